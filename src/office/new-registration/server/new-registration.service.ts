import { recordAction } from '#platform/audit-log/server/audit-log.repository.ts'
import type { Database } from '#platform/database/server/database.ts'
import type { OfficeReceipt } from '#shop/booking/domain/booking.ts'
import type { OfficeBooking } from '#shop/booking/domain/office-booking-schema.ts'
import { book } from '#shop/booking/server/booking.service.ts'
import { updateStatus } from '#shop/booking/server/registrations.repository.ts'
import type { SiteTerms } from '#shop/booking/server/terms-of-booking.ts'

interface OfficeBookingContext {
  /** The administrator's e-mail. */
  actor: string
  now: Date
  /** Milliseconds until a confirmation is told; what is undone by then is told to nobody. */
  tellDelayMs: number
  terms: SiteTerms
  idempotencyKey: string | undefined
}

/**
 * Books for somebody, by the rules of the shop: each date has to have free seats on sale. Hidden trainings can be booked
 * too. A pending booking sends the booker a receipt; one that begins as confirmed sends the confirmations instead, with
 * the delay of every change of status. Staff get no mail about it. The hourly limit of receipts does not hold here.
 *
 * @throws ProblemError as `book`
 */
export function bookForSomebody(
  db: Database,
  booking: OfficeBooking,
  { actor, now, tellDelayMs, terms, idempotencyKey }: OfficeBookingContext,
): Promise<OfficeReceipt> {
  const { price, priceReason, note, status, mails } = booking
  return book(db, booking, {
    now,
    staff: undefined,
    unconfirmedPerHour: 0,
    terms,
    idempotencyKey,
    office: {
      bookedBy: actor,
      price,
      priceReason,
      note,
      mails,
      tellDelayMs,
      async onStored(tx, { registration, dayPrice }) {
        const { id } = registration
        const ownPrice = { before: { price: dayPrice }, after: { price: registration.price } }
        await recordAction(tx, {
          actor,
          action: 'registration.booked',
          subjectId: id,
          details: {
            seats: booking.attendees.length,
            status,
            ...(registration.price !== dayPrice && ownPrice),
            ...(!mails && { withoutMails: true }),
          },
        })
        if (status === 'confirmed') {
          await updateStatus(tx, id, status, now)
          await recordAction(tx, {
            actor,
            action: 'registration.status_changed',
            subjectId: id,
            details: { from: 'pending', to: status },
          })
        }
        return status
      },
    },
  })
}
