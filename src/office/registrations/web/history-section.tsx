import { Card } from '#platform/design/web/card.tsx'
import { formatMoment } from '#platform/design/web/moment-text.ts'
import type { RegistrationDetails } from '#shop/booking-changes/domain/registration-details.ts'
import { PageSection } from './page-card.tsx'
import { type HistoryLine, historyLines } from './registration-history-texts.ts'

/** What happened to the booking, the newest first. */
export function HistorySection({ registration }: { registration: RegistrationDetails }) {
  return (
    <PageSection title="Verlauf">
      <Card padding="none">
        <ol aria-label="Verlauf" className="divide-y divide-section">
          {historyLines(registration).map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </ol>
      </Card>
    </PageSection>
  )
}

function Line({ line: { title, details, by, createdAt } }: { line: HistoryLine }) {
  return (
    <li className="grid gap-x-5 gap-y-1 px-5 py-4 text-small sm:px-6 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="wrap-anywhere font-semibold">{title}</p>
        {details.length > 0 && (
          <dl className="mt-1 grid gap-1">
            {details.map(({ label, before, after }) => (
              <div key={label} className="wrap-anywhere">
                <dt className="inline text-muted">{`${label}: `}</dt>
                <dd className="inline">
                  <span className="text-muted">{before || '(leer)'}</span>
                  <span aria-hidden="true"> → </span>
                  <span className="sr-only"> wurde zu </span>
                  <span>{after || '(leer)'}</span>
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <p className="wrap-anywhere text-muted md:text-right">
        <time dateTime={createdAt} className="tabular-nums">
          {formatMoment(createdAt)}
        </time>
        <br />
        <span>{by}</span>
      </p>
    </li>
  )
}
