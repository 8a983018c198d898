import type { Connection } from '#platform/database/server/database.ts'
import type { RegistrationRow } from '#shop/booking/server/registrations.repository.ts'
import type { SeatRow } from '#shop/booking/server/seats.repository.ts'
import { namingTexts, personalTexts } from '#shop/seats/domain/registration-fields.ts'
import { listLinesAround } from './changes-of-person.repository.ts'
import { formerNames, type LineOfPerson, linesOfPerson } from './changes-of-person.ts'
import type { PersonWords } from './mentions.ts'
import type { PersonInMails } from './privacy.repository.ts'

/** Where a person is found in what is stored about others, and by what. */
export interface Traces {
  /** Lines in histories with values about the person. */
  lines: LineOfPerson[]
  mails: PersonInMails
  words: PersonWords
}

/**
 * What is about the person with that address in histories and mails.
 *
 * @param held.bookings the registrations that the person booked
 * @param held.seats the person's seats
 */
export async function findTraces(
  db: Connection,
  email: string,
  { bookings, seats }: { bookings: readonly RegistrationRow[]; seats: readonly SeatRow[] },
): Promise<Traces> {
  const bookingIds = bookings.map(({ id }) => id)
  const seatIds = seats.map(({ id }) => id)
  const around = await listLinesAround(db, { email, bookingIds, seatIds })
  const names = new Set([
    ...bookings.map(({ contactName }) => contactName),
    ...seats.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
    ...formerNames(around, { email, bookingIds, seats }),
  ])
  const lines = linesOfPerson(around, { email, names, bookingIds, seatIds })
  // Also those in which somebody else has the person's seat now.
  const seatRegistrationIds = new Set([
    ...seats.map(({ registrationId }) => registrationId),
    ...lines.map(({ line }) => line.registrationId),
  ])
  const addresses = [
    email,
    ...bookings.map(({ contactEmail }) => contactEmail),
    ...seats.map((seat) => seat.email),
  ]
  return {
    lines,
    mails: { email, bookingIds, seatRegistrationIds: [...seatRegistrationIds] },
    words: {
      names: [...new Set([...names, ...addresses])].filter(Boolean),
      texts: bookings.flatMap((booking) => personalTexts(booking)),
      namingTexts: bookings.flatMap((booking) => namingTexts(booking)),
      bookingIds,
    },
  }
}
