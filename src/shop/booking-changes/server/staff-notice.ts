import type { NewMail } from '#platform/mail/server/mails.repository.ts'
import type { ChangedValues } from '#shop/booking/domain/booking-change.ts'
import type { SeatRow } from '#shop/booking/server/informed-seats.repository.ts'
import type { RegistrationRow } from '#shop/booking/server/registrations.repository.ts'
import type { StaffNotices } from '../domain/staff-notices.ts'
import type { ChangedBookingFacts } from './change-mail-data.ts'
import type { ChangeContext, ChangeOutcome } from './change-outcome.ts'

/** A line of the history, of which staff have a mail of its own. */
const OWN_MAIL = 'cancellation_requested'

interface Noticed {
  /** As it is after the change. */
  registration: RegistrationRow
  seats: readonly SeatRow[]
  outcome: Pick<ChangeOutcome, 'lines' | 'forStaff'>
  notices: StaffNotices
  context: ChangeContext
}

/** Names whole, as an erasure finds them in mails. */
export function withWholeName({ firstName, lastName, ...values }: ChangedValues): ChangedValues {
  if (firstName === undefined || lastName === undefined)
    return { ...values, ...(firstName && { firstName }), ...(lastName && { lastName }) }
  return { ...values, name: `${firstName} ${lastName}` }
}

/** The mail that tells staff at once what a booker or an attendee has changed; none where there is nothing to tell. */
export function staffNotice({ registration, seats, outcome, notices, context }: Noticed) {
  const { actor, now, staff } = context
  const lines = [...outcome.lines, ...(outcome.forStaff ? [outcome.forStaff] : [])]
  const changes = lines
    .filter(({ kind }) => kind !== OWN_MAIL)
    .map((line): ChangedBookingFacts['changes'][number] => ({
      kind: line.kind,
      before: withWholeName(('before' in line && line.before) || {}),
      after: withWholeName(('after' in line && line.after) || {}),
      seat: seatIn(seats, line.attendeeId),
      by: actor.kind,
      at: now.toISOString(),
    }))
  if (notices !== 'each' || !staff || changes.length === 0) return []
  const { id, reference, contactName, company } = registration
  const mail: Omit<Extract<NewMail, { template: 'booking.changed.staff' }>, 'dedupeKey'> = {
    template: 'booking.changed.staff',
    recipient: staff,
    registrationId: id,
    data: { booking: { registrationId: id, reference, bookerName: contactName, company, changes } },
  }
  return [mail]
}

function seatIn(seats: readonly SeatRow[], id: string | null | undefined) {
  const seat = seats.find((one) => one.id === id)
  return seat ? { position: seat.position, name: `${seat.firstName} ${seat.lastName}` } : null
}
