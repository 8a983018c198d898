import type { BookingPromise } from '#shop/booking/domain/booking-promise.ts'
import type { PromiseChange } from '#shop/booking/domain/promise-changes.ts'
import { concernsBooking, promiseChangeText } from './promise-texts.ts'

interface PromiseChangesProps {
  promise: BookingPromise
  changes: readonly PromiseChange[]
  /** Says that the booking itself keeps what is different for new ones. */
  keptNote: string
}

/** What is different now from what the booker saw: what concerns the booking, and apart what concerns new ones only. */
export function PromiseChanges({ promise, changes, keptNote }: PromiseChangesProps) {
  const ofBooking = changes.filter(concernsBooking)
  const ofNewBookings = changes.filter((change) => !concernsBooking(change))
  return (
    <>
      {ofBooking.length > 0 && (
        <section>
          <h3 className={HEADING}>Was sich seitdem geändert hat</h3>
          <Changes promise={promise} changes={ofBooking} />
        </section>
      )}
      {ofNewBookings.length > 0 && (
        <section>
          <h3 className={HEADING}>Was für neue Buchungen anders ist</h3>
          <p className="mb-3 text-secondary text-small">{keptNote}</p>
          <Changes promise={promise} changes={ofNewBookings} />
        </section>
      )}
    </>
  )
}

const HEADING = 'mb-2 font-semibold font-text text-base tracking-normal'

function Changes({ promise, changes }: Omit<PromiseChangesProps, 'keptNote'>) {
  const titleOf = (position: number) =>
    promise.trainings.find(({ positions }) => positions.includes(position))?.title ??
    `Platz ${position}`
  return (
    <ul className="grid gap-3">
      {changes
        .map((change) => promiseChangeText(change, titleOf))
        .map(({ title, before, after }) => (
          <li key={title} className="rounded-input bg-badge-orange px-4 py-3 text-small">
            <p className="font-semibold text-badge-orange-text">{title}</p>
            {before !== null && (
              <p className="whitespace-pre-line">
                <span className="font-semibold">Damals:</span>
                <span>{` ${before}`}</span>
              </p>
            )}
            <p className="whitespace-pre-line">
              <span className="font-semibold">Heute:</span>
              <span>{` ${after ?? 'gibt es nicht mehr'}`}</span>
            </p>
          </li>
        ))}
    </ul>
  )
}
