import type { RateLimits } from '#platform/http/server/rate-limits.ts'
import { bookerAccessErrors } from './booker-access.errors.ts'
import type { OpenedBooking, OpenedSeat } from './opened-links.service.ts'

/**
 * What a link opened. One that opened nothing is counted for the client's address; a right one only for itself, so
 * nobody is kept from their booking by others behind the same address.
 *
 * @param client the client's network address; null for a page that is rendered, which counts for its own visitor
 * @throws ProblemError 404 booking_link.unknown; 429 where the address has named too many wrong links, or where a right
 * one is opened again and again within a minute
 */
export async function foundByLink<Opened extends OpenedBooking | OpenedSeat>(
  opened: Opened | undefined,
  client: string | null,
  { wrongLinks, linkReads }: RateLimits,
): Promise<Opened> {
  if (opened !== undefined) {
    await linkReads.consume('seat' in opened ? opened.seat.id : opened.registration.id)
    return opened
  }
  if (client !== null) await wrongLinks.take(client)
  throw bookerAccessErrors.unknownLink()
}
