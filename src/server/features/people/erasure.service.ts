import type { PersonRows } from '#domain/person/person-data.ts'
import { ERASED_NAME, isErasedAddress } from '#domain/registration/erased-person.ts'
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
import { personMark } from './people.service.ts'
import { clearJobErrors } from './retention.repository.ts'

/**
 * Forgets the person of that address, whatever its capitals, in one transaction. Registrations and seats stay, with
 * their trainings, amounts and status, as those of nobody; mails to the person, and those that mention the person, lose
 * their text. The seats of others in a registration of the person stay theirs.
 *
 * @param actor the administrator's e-mail, for the audit log, which keeps a mark of the address and not the address
 * @returns how many rows there were, and the ids of the mails, whose copies elsewhere have to go too
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
      ...bookings.flatMap(({ contactEmail, company }) => [contactEmail, company]),
      ...seats.map((seat) => seat.email),
    ]

    await takeOutOfWaitingMails(tx, person, words.filter(Boolean))
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
      subjectId: await personMark(tx, email),
      details: rows,
    })
    return { rows, mailIds }
  })
}

/** Others still get the mails that are on their way to them, without the person in them. */
async function takeOutOfWaitingMails(
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
