import { berlinDay } from '#platform/basics/domain/calendar-day.ts'
import type { Database } from '#platform/database/server/database.ts'
import { inTransaction } from '#platform/database/server/transaction.ts'
import { hasMailboxMail, queueMails } from '#platform/mail/server/mails.repository.ts'
import { isErasedAddress } from '#platform/persons/domain/erased-person.ts'
import { bookingLink } from '#shop/booking/server/mail-facts.ts'
import { LINK_DAYS } from '../domain/link-end.ts'
import { listBookingsOf, listSeats } from './linked-bookings.repository.ts'

const DAY_MS = 86_400_000
/** Most bookings that one mail names, the newest ones. */
const MOST_BOOKINGS = 20

/**
 * Queues a mail with the links of all bookings of that address whose links have not ended: one mail a day for a
 * mailbox, by the calendar in Berlin. An address without bookings gets none. Where nobody has proved that the mailbox
 * is theirs, because no booking was ever confirmed, the mail is limited as receipts are.
 *
 * @param context.unconfirmedPerHour how many mails about unconfirmed bookings may be sent to one mailbox in an hour
 */
export async function sendLinksTo(
  db: Database,
  email: string,
  { now, unconfirmedPerHour }: { now: Date; unconfirmedPerHour: number },
): Promise<void> {
  if (isErasedAddress(email)) return
  const endsAfter = new Date(now.getTime() - LINK_DAYS * DAY_MS)
  const about = { template: 'booking.links' as const, dedupeKey: `booking.links/${berlinDay(now)}` }
  await inTransaction(db, async (tx) => {
    if (await hasMailboxMail(tx, { ...about, recipient: email })) return
    const bookings = (await listBookingsOf(tx, email.toLowerCase(), endsAfter)).slice(
      0,
      MOST_BOOKINGS,
    )
    const [newest] = bookings
    if (!newest) return
    const described = []
    for (const booking of bookings) {
      const seats = await listSeats(tx, booking.id)
      const dates = new Map(seats.map(({ dateId, title, date }) => [dateId, { title, date }]))
      described.push({ bookingLink: bookingLink(booking), dates: [...dates.values()] })
    }
    await queueMails(tx, [
      {
        ...about,
        data: { bookerName: newest.contactName, bookings: described },
        recipient: newest.contactEmail,
        registrationId: newest.id,
        unconfirmedPerHour: bookings.some(({ wasConfirmed }) => wasConfirmed)
          ? undefined
          : unconfirmedPerHour,
      },
    ])
  })
}
