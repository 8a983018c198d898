import type { PersonRows } from '#domain/person/person-data.ts'
import { ERASED_NAME, isErasedAddress } from '#domain/registration/erased-person.ts'
import { personalTexts } from '#domain/registration/registration-fields.ts'
import type { Database, Transaction } from '../../database/database.ts'
import { inTransaction } from '../../database/transaction.ts'
import { recordAction } from '../audit-log/audit-log.repository.ts'
import { withoutPerson } from '../mail/mail-data.ts'
import {
  anonymiseBookings,
  anonymiseSeats,
  eraseMails,
  listWaitingMailsToOthers,
  lockBookings,
  lockErasures,
  lockSeats,
  type PersonInMails,
  updateMailContent,
} from './erasure.repository.ts'
import { peopleErrors } from './people.errors.ts'
import { personHash } from './people.service.ts'
import { clearJobErrors } from './retention.repository.ts'

/**
 * Erases the data of the person with that address, ignoring case, in one transaction. Registrations and seats stay
 * anonymised, with their trainings, amounts and status; mails to the person, and those that mention the person, lose
 * their text. The seats of others in the person's registrations are unchanged.
 *
 * @param actor the administrator's e-mail, for the audit log, which stores a keyed hash instead of the address
 * @returns the numbers of rows, and the ids of the mails, whose copies elsewhere have to be deleted as well
 * @throws ProblemError 404 person.unknown
 */
export async function erasePerson(
  db: Database,
  address: string,
  actor: string,
): Promise<{ rows: PersonRows; mailIds: string[] }> {
  const email = address.toLowerCase()
  if (isErasedAddress(email)) throw peopleErrors.unknown()
  return inTransaction(db, async (tx) => {
    await lockErasures(tx)
    const bookings = await lockBookings(tx, email)
    const seats = await lockSeats(tx, email)
    const bookingIds = bookings.map(({ id }) => id)
    const person = {
      email,
      bookingIds,
      seatRegistrationIds: seats.map(({ registrationId }) => registrationId),
    }
    const names = new Set([
      ...bookings.map(({ contactName }) => contactName),
      ...seats.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
    ])
    const words = [
      ...names,
      ...bookings.flatMap((booking) => [booking.contactEmail, ...personalTexts(booking)]),
      ...seats.map((seat) => seat.email),
    ]

    await removeFromWaitingMails(tx, person, words.filter(Boolean))
    const mailIds = await eraseMails(tx, person, [...names])
    await anonymiseBookings(tx, bookingIds)
    await anonymiseSeats(
      tx,
      seats.map(({ id }) => id),
    )

    await clearJobErrors(tx)

    const rows = { registrations: bookings.length, seats: seats.length, mails: mailIds.length }
    if (rows.registrations + rows.seats + rows.mails === 0) throw peopleErrors.unknown()
    await recordAction(tx, {
      actor,
      action: 'person.erased',
      subjectId: await personHash(tx, email),
      details: rows,
    })
    return { rows, mailIds }
  })
}

/** Removes the person from waiting mails to others, which are still sent. */
async function removeFromWaitingMails(
  tx: Transaction,
  person: PersonInMails,
  words: string[],
): Promise<void> {
  for (const { id, subject, textBody, data } of await listWaitingMailsToOthers(tx, person)) {
    const without = (text: string) =>
      words.reduce((rest, word) => rest.replaceAll(word, ERASED_NAME), text)
    await updateMailContent(tx, id, {
      subject: without(subject),
      textBody: textBody && without(textBody),
      data: data && withoutPerson(data, without),
    })
  }
}
