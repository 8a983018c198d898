import { Card } from '#platform/design/web/card.tsx'
import type { PlannedDate } from '#shop/trainings/domain/date-edit.ts'
import { MeetingLinkCard } from './meeting-link-card.tsx'
import { freeText, Seats } from './seats-bar.tsx'

/** Seats, meeting link, trainer and note of a date. */
export function DateFacts({ date, now }: { date: PlannedDate; now: Date }) {
  const { trainer, note } = date
  return (
    <div className="mt-8 grid gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,6fr)_minmax(0,4fr)]">
      <Card as="section" aria-label="Plätze" className="lg:p-6">
        <h2 className="mb-3 text-h4">Plätze</h2>
        <Seats date={date} />
        <p className="mt-2 text-secondary text-small">{freeText(date)}</p>
      </Card>
      <MeetingLinkCard date={date} now={now} />
      <Card as="section" aria-label="Trainerin oder Trainer und Hinweis" className="lg:p-6">
        <dl className="grid gap-4">
          <div>
            <dt className="font-display font-heading text-h4">Trainerin oder Trainer</dt>
            <dd className="mt-1">{trainer ?? <Missing>Niemand eingetragen</Missing>}</dd>
          </div>
          <div>
            <dt className="font-display font-heading text-h4">Hinweis für die Teilnehmenden</dt>
            <dd className="wrap-anywhere mt-1 whitespace-pre-line">
              {note || <Missing>Keiner</Missing>}
            </dd>
          </div>
        </dl>
      </Card>
    </div>
  )
}

function Missing({ children }: { children: string }) {
  return <span className="text-muted">{children}</span>
}
