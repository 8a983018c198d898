import type { BookingChange, ChangedValues } from '#shop/booking/domain/booking-change.ts'
import type { BookingChangeRow } from '#shop/booking/server/booking-history.repository.ts'
import { staffChange } from '#shop/booking-changes/server/staff-change.ts'
import type { Plan } from './plan.ts'
import { knownOf, type PresentBooking } from './present-booking.ts'

/** The lines of the history after that instant, the oldest first. */
export function changesSince(
  { history }: PresentBooking,
  through: string | null,
): BookingChangeRow[] {
  const since = through === null ? 0 : Date.parse(through)
  return history.filter(({ createdAt }) => createdAt.getTime() > since).toReversed()
}

/** A line of which staff have a mail of its own. */
const OWN_MAIL: BookingChange['kind'] = 'cancellation_requested'

/** Tells staff at once what bookers and attendees have changed, as the setting says. */
export function tellStaff({ booking, context, planned, booker }: Plan): void {
  const { staff, notices } = context
  if (!staff) return
  const { registration, seats } = booking
  const known = knownOf(booking, 'history', staff)
  // Who is told for the first time is told what is news to the booker as well.
  const lines = changesSince(booking, (known ?? booker.known)?.through ?? null)
  if (lines.length === 0) return
  const changes = netChanges(
    lines.filter(({ actor, kind }) => actor !== 'staff' && kind !== OWN_MAIL),
  ).map((line) =>
    staffChange(
      line,
      seats.find(({ id }) => id === line.attendeeId),
    ),
  )
  const { id, reference, contactName: bookerName, company } = registration
  const data = { booking: { registrationId: id, reference, bookerName, company, changes } }
  const isTold = notices === 'each' && changes.length > 0
  planned.tellHistory(staff, isTold ? { template: 'booking.changed.staff', data } : null)
}

/** The changes with those of one kind of a seat as one, from its first to its last values; none that was undone. */
export function netChanges(lines: readonly BookingChangeRow[]): BookingChangeRow[] {
  const groups = Map.groupBy(lines, ({ kind, attendeeId }) => `${kind}/${attendeeId}`)
  return [...groups.values()].flatMap((group) => {
    const last = group.at(-1)
    if (!last) return []
    const before: ChangedValues = Object.assign(
      {},
      ...group.toReversed().map((line) => line.before),
    )
    const after: ChangedValues = Object.assign({}, ...group.map((line) => line.after))
    const fields = Object.keys(after)
    const isUndone = fields.length > 0 && fields.every((field) => before[field] === after[field])
    return isUndone ? [] : [{ ...last, before, after }]
  })
}
