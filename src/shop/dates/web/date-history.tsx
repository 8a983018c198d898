import { useInfiniteQuery } from '@tanstack/react-query'
import { Card } from '#platform/design/web/card.tsx'
import { formatMoment } from '#platform/design/web/moment-text.ts'
import { MoreButton } from '#platform/design/web/more-button.tsx'
import { QueryNotice } from '#platform/login/web/query-notice.tsx'
import type { PlannedDate } from '#shop/trainings/domain/date-edit.ts'
import { type DateEditEntry, dateEdits } from './date-history-texts.ts'
import { dateRevisionsQuery } from './date-pages-query.ts'

/** Who changed what of a date, newest first. */
export function DateHistory({ date }: { date: PlannedDate }) {
  const list = useInfiniteQuery(dateRevisionsQuery(date))
  const { data: revisions } = list
  return (
    <>
      <QueryNotice query={list} isAlone>
        Der Verlauf konnte nicht geladen werden.
      </QueryNotice>
      {revisions?.length === 0 && (
        <Card className="text-center text-secondary">Seit der Planung wurde nichts geändert.</Card>
      )}
      {revisions && revisions.length > 0 && (
        <Card padding="none">
          <ol aria-label="Änderungen" className="divide-y divide-section">
            {dateEdits(revisions).map((edit) => (
              <Edit key={edit.id} edit={edit} />
            ))}
          </ol>
        </Card>
      )}
      <MoreButton list={list} of="Verlauf" />
    </>
  )
}

function Edit({ edit: { editedBy, createdAt, changes } }: { edit: DateEditEntry }) {
  return (
    <li className="grid gap-x-5 gap-y-2 px-5 py-4 text-small sm:px-6 md:grid-cols-[minmax(0,1fr)_auto]">
      <dl className="grid min-w-0 gap-2">
        {changes.map(({ label, before, after }) => (
          <div key={label}>
            <dt className="font-semibold">{label}</dt>
            <dd className="wrap-anywhere">
              <span className="text-muted">{before}</span>
              <span aria-hidden="true"> → </span>
              <span className="sr-only"> wurde zu </span>
              <span>{after}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="wrap-anywhere text-muted md:text-right">
        <time dateTime={createdAt} className="tabular-nums">
          {formatMoment(createdAt)}
        </time>
        <br />
        <span>{editedBy}</span>
      </p>
    </li>
  )
}
