import { recordAction } from '#platform/audit-log/server/audit-log.repository.ts'
import type { Database, Transaction } from '#platform/database/server/database.ts'
import { inTransaction } from '#platform/database/server/transaction.ts'
import { isErasedAddress } from '#platform/persons/domain/erased-person.ts'
import { lockDates } from '#shop/trainings/server/training-dates.repository.ts'
import { offerFreedSeats } from '#shop/waiting-list/server/offers.service.ts'
import {
  deleteEntriesOf,
  listEntriesOf,
} from '#shop/waiting-list/server/waiting-list.repository.ts'
import type { PersonRows } from '../domain/person-data.ts'
import { clearLines, eraseAdditions, removeFromOthers } from './changes-of-person.repository.ts'
import {
  anonymiseBookings,
  anonymiseSeats,
  deleteTold,
  eraseMails,
  eraseMessagesOf,
  listToldAround,
  lockBookings,
  lockErasures,
  lockMailsToOthers,
  lockMessages,
  lockSeats,
  updateMailContent,
  updateMessage,
  updateTold,
} from './erasure.repository.ts'
import { type PersonWords, withoutMention, withoutNames } from './mentions.ts'
import { personHash } from './person-export.service.ts'
import { privacyErrors } from './privacy.errors.ts'
import type { PersonInMails } from './privacy.repository.ts'
import { clearJobErrors } from './retention.repository.ts'
import { toldWithoutPerson } from './told-of-person.ts'
import { findTraces, type Traces } from './traces.service.ts'

/**
 * Erases the data of the person with that address, ignoring case, in one transaction. Registrations and seats stay
 * anonymised, with their trainings, amounts and status; mails to the person lose their text, and mails to others the
 * person's name and address alone, as do messages of staff. The seats of others in the person's registrations are
 * unchanged. Entries of waiting lists are deleted, and their seats offered to the next.
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
  if (isErasedAddress(email)) throw privacyErrors.unknown()
  return inTransaction(db, async (tx) => {
    await lockErasures(tx)
    const waiting = await deleteWaiting(tx, email, now)
    const bookings = await lockBookings(tx, email)
    const seats = await lockSeats(tx, email)
    const bookingIds = bookings.map(({ id }) => id)
    const seatIds = seats.map(({ id }) => id)
    const { lines, mails, words } = await findTraces(tx, email, { bookings, seats })

    const mentioning = await removeFromMailsToOthers(tx, mails, words)
    const erased = await eraseMails(tx, mails)
    await removeFromMessages(tx, words.names)
    await eraseMessagesOf(tx, erased)
    await anonymiseBookings(tx, bookingIds)
    await anonymiseSeats(tx, seatIds)
    await eraseTold(tx, { email, bookingIds, seatIds }, { lines, mails, words })
    await eraseAdditions(tx, bookingIds)
    await clearLines(tx, lines)
    await removeFromOthers(tx, {
      email,
      registrationIds: mails.seatRegistrationIds,
      words: [...words.names, ...words.namingTexts],
    })

    await clearJobErrors(tx)

    const rows = {
      registrations: bookings.length,
      seats: seats.length,
      mails: erased.length,
      mentions: mentioning.length,
      waiting,
      changes: lines.length,
    }
    if (Object.values(rows).every((count) => count === 0)) throw privacyErrors.unknown()
    await recordAction(tx, {
      actor,
      action: 'person.erased',
      subjectId: await personHash(tx, email),
      details: rows,
    })
    return { rows, mailIds: [...erased, ...mentioning] }
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

/**
 * Removes the person from the mails to others, which keep everything else; those that wait are still sent.
 *
 * @returns the ids of the mails that mentioned the person
 */
async function removeFromMailsToOthers(
  tx: Transaction,
  person: PersonInMails,
  words: PersonWords,
): Promise<string[]> {
  const mentioning: string[] = []
  for (const mail of await lockMailsToOthers(tx, person, words.names)) {
    const without = withoutMention(mail, words)
    if (!without) continue
    await updateMailContent(tx, mail.id, without)
    mentioning.push(mail.id)
  }
  return mentioning
}

/** Erases what the person was told, and who they are in what others were told. */
async function eraseTold(
  tx: Transaction,
  { email, bookingIds, seatIds }: { email: string; bookingIds: string[]; seatIds: string[] },
  { lines, mails, words }: Traces,
): Promise<void> {
  const heldIds = [...seatIds, ...lines.flatMap(({ line }) => line.attendeeId ?? [])]
  const person = { email, names: new Set(words.names), bookingIds, seatIds: heldIds }
  const registrationIds = [...bookingIds, ...mails.seatRegistrationIds]
  for (const row of await listToldAround(tx, { email, registrationIds })) {
    const left = toldWithoutPerson(row, person)
    if (left === null) await deleteTold(tx, row)
    else if (left !== row) await updateTold(tx, row, left)
  }
}

/** Replaces the names in what staff wrote to several people, as in the mails of it. */
async function removeFromMessages(tx: Transaction, names: readonly string[]): Promise<void> {
  for (const { id, subject, text } of await lockMessages(tx, names)) {
    await updateMessage(tx, id, {
      subject: withoutNames(subject, names),
      text: withoutNames(text, names),
    })
  }
}
