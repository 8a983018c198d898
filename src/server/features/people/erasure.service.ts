import type { PersonRows } from '#domain/person/person-data.ts'
import { ERASED_NAME, isErasedAddress } from '#domain/registration/erased-person.ts'
import { personalTexts } from '#domain/registration/registration-fields.ts'
import type { Database, Transaction } from '../../database/database.ts'
import { inTransaction } from '../../database/transaction.ts'
import { recordAction } from '../audit-log/audit-log.repository.ts'
import { withoutPerson } from '../mail/mail-data.ts'
import { lockDates } from '../trainings/training-dates.repository.ts'
import { offerFreedSeats } from '../waiting-list/offers.service.ts'
import { deleteEntriesOf, listEntriesOf } from '../waiting-list/waiting-list.repository.ts'
import {
  clearLines,
  eraseAdditions,
  listLinesAround,
  removeFromOthers,
} from './changes-of-person.repository.ts'
import { formerNames, linesOfPerson } from './changes-of-person.ts'
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
 * their text. The seats of others in the person's registrations are unchanged. Entries of waiting lists are deleted, and
 * their seats offered to the next.
 *
 * @param context.actor the administrator's e-mail, for the audit log, which stores a keyed hash instead of the address
 * @returns the numbers of rows, and the ids of the mails, whose copies elsewhere have to be deleted as well
 * @throws ProblemError 404 person.unknown
 */
export async function erasePerson(
  db: Database,
  address: string,
  { actor, now }: { actor: string; now: Date },
): Promise<{ rows: PersonRows; mailIds: string[] }> {
  const email = address.toLowerCase()
  if (isErasedAddress(email)) throw peopleErrors.unknown()
  return inTransaction(db, async (tx) => {
    await lockErasures(tx)
    const waiting = await deleteWaiting(tx, email, now)
    const bookings = await lockBookings(tx, email)
    const seats = await lockSeats(tx, email)
    const bookingIds = bookings.map(({ id }) => id)
    const seatIds = seats.map(({ id }) => id)
    const around = await listLinesAround(tx, { email, bookingIds, seatIds })
    const names = new Set([
      ...bookings.map(({ contactName }) => contactName),
      ...seats.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
      ...formerNames(around, { email, bookingIds, seats }),
    ])
    const lines = linesOfPerson(around, { email, names, bookingIds, seatIds })
    const person = {
      email,
      bookingIds,
      // Also those in which somebody else has the person's seat now.
      seatRegistrationIds: [
        ...new Set([
          ...seats.map(({ registrationId }) => registrationId),
          ...lines.map(({ line }) => line.registrationId),
        ]),
      ],
    }
    const words = [
      ...names,
      ...bookings.flatMap((booking) => [booking.contactEmail, ...personalTexts(booking)]),
      ...seats.map((seat) => seat.email),
    ]

    await removeFromWaitingMails(tx, person, words.filter(Boolean))
    const mailIds = await eraseMails(tx, person, [...names])
    await anonymiseBookings(tx, bookingIds)
    await anonymiseSeats(tx, seatIds)
    await eraseAdditions(tx, bookingIds)
    await clearLines(tx, lines)
    const registrationIds = person.seatRegistrationIds
    await removeFromOthers(tx, { email, registrationIds, words: words.filter(Boolean) })

    await clearJobErrors(tx)

    const rows = {
      registrations: bookings.length,
      seats: seats.length,
      mails: mailIds.length,
      waiting,
      changes: lines.length,
    }
    if (Object.values(rows).every((count) => count === 0)) throw peopleErrors.unknown()
    await recordAction(tx, {
      actor,
      action: 'person.erased',
      subjectId: await personHash(tx, email),
      details: rows,
    })
    return { rows, mailIds }
  })
}

/**
 * Deletes the person's entries of waiting lists. Their dates are locked before anything else, as everywhere.
 *
 * @returns how many there were
 */
async function deleteWaiting(tx: Transaction, email: string, now: Date): Promise<number> {
  const entries = await listEntriesOf(tx, email)
  const dateIds = [...new Set(entries.flatMap(({ dateId }) => dateId ?? []))]
  await lockDates(tx, dateIds)
  await deleteEntriesOf(tx, email)
  await offerFreedSeats(tx, dateIds, now)
  return entries.length
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
