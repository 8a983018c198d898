import { recordAction } from '#platform/audit-log/server/audit-log.repository.ts'
import type { Database, Transaction } from '#platform/database/server/database.ts'
import type { BookingReceipt } from '#shop/booking/domain/booking.ts'
import type { OfficeBooking } from '#shop/booking/domain/office-booking-schema.ts'
import { book } from '#shop/booking/server/booking.service.ts'
import { lockRegistration, updateStatus } from '#shop/booking/server/registrations.repository.ts'
import { queueStatusMails } from '#shop/booking/server/status-notifications.service.ts'
import type { SiteTerms } from '#shop/booking/server/terms-of-booking.ts'
import type { DateRow } from '#shop/trainings/server/training-dates.repository.ts'

interface OfficeBookingContext {
  /** The administrator's e-mail. */
  actor: string
  now: Date
  /** How long mails about a status wait, in milliseconds; until then another change withdraws them. */
  mailDelayMs: number
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
  { actor, now, mailDelayMs, terms, idempotencyKey }: OfficeBookingContext,
): Promise<BookingReceipt> {
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
      sendsReceipt: mails && status === 'pending',
      async onStored(tx, { registration, dates, dayPrice }) {
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
        if (status === 'confirmed')
          await confirmAtOnce(tx, id, { actor, now, mailDelayMs, mails, dates })
        return status
      },
    },
  })
}

/** Confirms a registration that was just stored. Without mails, its attendees count as not informed. */
async function confirmAtOnce(
  tx: Transaction,
  id: string,
  {
    actor,
    now,
    mailDelayMs,
    mails,
    dates,
  }: Omit<OfficeBookingContext, 'idempotencyKey' | 'terms'> & {
    mails: boolean
    dates: readonly DateRow[]
  },
): Promise<void> {
  const registration = await lockRegistration(tx, id)
  if (!registration) throw new Error(`The registration ${id} was not stored`)
  const change = await updateStatus(tx, id, 'confirmed', now)
  await recordAction(tx, {
    actor,
    action: 'registration.status_changed',
    subjectId: id,
    details: { from: registration.status, to: 'confirmed' },
  })
  if (!mails) return
  await queueStatusMails(tx, {
    registration,
    status: 'confirmed',
    change,
    dates,
    now,
    delayMs: mailDelayMs,
    unconfirmedPerHour: 0,
  })
}
