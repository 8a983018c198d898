import { counted } from '#platform/design/web/counted.ts'
import { formatLongMoment } from '#platform/design/web/long-moment.ts'
import { unbrokenDate } from '#platform/design/web/unbroken.ts'
import type { BookingView } from '#shop/booking-changes/domain/booking-view.ts'
import { ACTOR_TEXTS, historyText } from './booker-history-texts.ts'
import { Disclosure } from './disclosure.tsx'

const CHANGES = { one: 'Änderung seit der Buchung', many: 'Änderungen seit der Buchung' }

/** What has happened to the booking, the newest first, down to the booking itself. */
export function HistorySection({
  view: { history, createdAt, seats, status },
}: {
  view: BookingView
}) {
  return (
    <Disclosure
      id="history"
      title="Verlauf der Buchung"
      summary={
        history.length > 0
          ? counted(CHANGES, history.length)
          : status === 'cancelled'
            ? 'Die Buchung ist abgesagt.'
            : 'Plätze und Angaben wurden nicht geändert.'
      }
    >
      <ol className="grid gap-5 border-sand border-l-2 pl-5">
        {history.map((change) => {
          const seat = seats.find(({ id }) => id === change.attendeeId)
          const { title, details } = historyText(
            change,
            seat ? `${seat.firstName} ${seat.lastName}` : '',
          )
          return (
            <li key={change.id} className="min-w-0">
              <p className="break-words font-semibold">{title}</p>
              {details.map(({ label, before, after }) => (
                <p key={label} className="break-words text-small">
                  <span>{`${label}: `}</span>
                  {before !== '' && <del className="text-muted">{before}</del>}
                  <span>{` ${after === '' ? 'entfernt' : after}`}</span>
                </p>
              ))}
              <p className="text-muted text-small">
                {`${unbrokenDate(formatLongMoment(change.createdAt))}, ${ACTOR_TEXTS[change.actor]}`}
              </p>
            </li>
          )
        })}
        <li>
          <p className="font-semibold">Gebucht</p>
          <p className="text-muted text-small">{unbrokenDate(formatLongMoment(createdAt))}</p>
        </li>
      </ol>
    </Disclosure>
  )
}
