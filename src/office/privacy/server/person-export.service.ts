import { createHmac, randomBytes } from 'node:crypto'
import { recordAction } from '#platform/audit-log/server/audit-log.repository.ts'
import type { Connection, Database } from '#platform/database/server/database.ts'
import { inTransaction } from '#platform/database/server/transaction.ts'
import { readOrStoreSecret } from '#platform/login/server/admins.repository.ts'
import { composeMail } from '#platform/mail/server/compose-mail.ts'
import type { MailSettings } from '#platform/mail/server/mail-settings.ts'
import { isErasedAddress } from '#platform/persons/domain/erased-person.ts'
import { bookedPrice } from '#shop/booking/domain/booked-price.ts'
import { listInvoicesTo } from '#shop/invoices/server/invoices.repository.ts'
import { listDisputesTo } from '#shop/payments/server/reminders.repository.ts'
import { byField } from '#shop/seats/domain/registration-fields.ts'
import { seatStatus } from '#shop/seats/domain/status.ts'
import { listEntriesOf } from '#shop/waiting-list/server/waiting-list.repository.ts'
import type { PersonData, PersonFinding, PersonRows } from '../domain/person-data.ts'
import { listBillingOf, listReductionsOf, listRequestsOf } from './changes-of-person.repository.ts'
import { withoutMention } from './mentions.ts'
import { listNamings } from './named-on-invoices.ts'
import { privacyErrors } from './privacy.errors.ts'
import {
  countMails,
  listBookings,
  listErasures,
  listMails,
  listMailsToOthers,
  listSeats,
  listUpcomingTrainings,
} from './privacy.repository.ts'
import { findTraces } from './traces.service.ts'

/** How many rows there are about the person with that address, ignoring case; zeros where there are none. */
export async function findPerson(db: Database, address: string, now: Date): Promise<PersonFinding> {
  const email = address.toLowerCase()
  if (isErasedAddress(email))
    return { ...NOTHING, invoices: 0, upcomingTrainings: [], erasedAt: [] }
  const [bookings, held, entries, upcomingTrainings, erasures] = await Promise.all([
    listBookings(db, email),
    listSeats(db, email),
    listEntriesOf(db, email),
    listUpcomingTrainings(db, email, now),
    listErasures(db, await personHash(db, email)),
  ])
  const erasedAt = erasures.map((instant) => instant.toISOString())
  const { lines, mails, words } = await tracesOf(db, email, { bookings, seats: held })
  const documents = [
    ...(await listInvoicesTo(db, email)),
    ...(await listNamings(db, { mails, words })),
  ]
  const toOthers = await listMailsToOthers(db, mails, words.names)
  const rows = {
    registrations: bookings.length,
    seats: held.length,
    mails: await countMails(db, mails),
    mentions: toOthers.filter((mail) => withoutMention(mail, words) !== null).length,
    waiting: entries.length,
    changes: lines.length,
  }
  const invoices = new Set(documents.map(({ number }) => number)).size
  return { ...rows, invoices, upcomingTrainings, erasedAt }
}

const NOTHING: PersonRows = {
  registrations: 0,
  seats: 0,
  mails: 0,
  mentions: 0,
  waiting: 0,
  changes: 0,
}

interface HeldRows {
  bookings: Awaited<ReturnType<typeof listBookings>>
  seats: Awaited<ReturnType<typeof listSeats>>
}

function tracesOf(db: Connection, email: string, { bookings, seats }: HeldRows) {
  return findTraces(db, email, {
    bookings: bookings.map(({ registration }) => registration),
    seats: seats.map(({ seat }) => seat),
  })
}

/**
 * All stored data of the person with that address, ignoring case.
 *
 * @param actor the administrator's e-mail, for the audit log
 * @throws ProblemError 404 person.unknown
 */
export async function exportPerson(
  db: Database,
  address: string,
  { actor, now, mail }: { actor: string; now: Date; mail: MailSettings },
): Promise<PersonData> {
  const email = address.toLowerCase()
  if (isErasedAddress(email)) throw privacyErrors.unknown()
  const data = await inTransaction(db, async (tx) => {
    const found = await readPerson(tx, email, mail)
    await recordAction(tx, {
      actor,
      action: 'person.exported',
      subjectId: await personHash(tx, email),
      details: rowsOf(found),
    })
    return found
  })
  return { email, exportedAt: now.toISOString(), ...data }
}

async function readPerson(db: Connection, email: string, settings: MailSettings) {
  const bookings = await listBookings(db, email)
  const seats = await listSeats(db, email)
  const mails = await listMails(db, email)
  const waiting = await listEntriesOf(db, email)
  const { lines, ...traces } = await tracesOf(db, email, { bookings, seats })
  const invoices = await listInvoicesTo(db, email)
  if ([bookings, seats, mails, waiting, lines, invoices].every(({ length }) => length === 0))
    throw privacyErrors.unknown()
  const ids = bookings.map(({ registration }) => registration.id)
  const billing = await listBillingOf(db, ids)
  const requests = await listRequestsOf(db, ids)
  const reductions = await listReductionsOf(db, ids)
  const disputes = await listDisputesTo(db, email)
  return {
    registrations: bookings.map(({ registration, packageName }) => ({
      reference: registration.reference,
      createdAt: registration.createdAt.toISOString(),
      status: registration.status,
      contactName: registration.contactName,
      contactEmail: registration.contactEmail,
      ...byField((name) => registration[name]),
      package: packageName,
      ...bookedPrice(registration),
      newContactEmail: registration.newContactEmail,
      note: registration.officeNote,
      billing: billingOf(billing.find(({ registrationId }) => registrationId === registration.id)),
      reductions: reductions
        .filter(({ registrationId }) => registrationId === registration.id)
        .map(({ cents, reason, createdAt }) => ({
          cents,
          reason,
          createdAt: createdAt.toISOString(),
        })),
      requests: requests
        .filter(({ registrationId }) => registrationId === registration.id)
        .map(({ createdAt, state, reason, answer }) => ({
          createdAt: createdAt.toISOString(),
          state,
          reason,
          answer,
        })),
    })),
    seats: seats.map(({ seat, registration, date }) => ({
      reference: registration.reference,
      createdAt: registration.createdAt.toISOString(),
      status: seatStatus(registration.status, seat.cancelledAt),
      training: seat.trainingTitle,
      date: date.date,
      time: date.time,
      attendeeType: seat.attendeeType,
      firstName: seat.firstName,
      lastName: seat.lastName,
      email: seat.email,
      company: seat.company,
      cannotComeSince: seat.cannotComeSince?.toISOString() ?? null,
      bookedBy: registration.contactName,
    })),
    mails: await Promise.all(
      mails.map(async (mail) => ({
        createdAt: mail.createdAt.toISOString(),
        sentAt: mail.sentAt?.toISOString() ?? null,
        status: mail.status,
        recipient: mail.recipient,
        subject: mail.subject,
        text: (await composeMail(mail, settings)).text,
      })),
    ),
    invoices: invoices.map(({ content, ...facts }) => ({
      ...facts,
      buyer: content.buyer,
      dispute: disputes.get(facts.number) ?? null,
    })),
    namedOnInvoices: await listNamings(db, traces),
    changes: lines.map(({ line, before, after }) => ({
      kind: line.kind,
      actor: line.actor,
      before: before ? line.before : {},
      after: after ? line.after : {},
      createdAt: line.createdAt.toISOString(),
    })),
    waiting: waiting.map((entry) => ({
      joinedAt: entry.joinedAt.toISOString(),
      state: entry.state,
      training: entry.title,
      date: entry.date,
      time: entry.time,
      seats: entry.seats,
      atLeast: entry.atLeast,
      firstName: entry.firstName,
      lastName: entry.lastName,
      email: entry.email,
      ...byField((name) => entry[name]),
    })),
  }
}

/** What the file contains: mails to others are not in it. */
function rowsOf(data: Pick<PersonData, keyof ExportedRows>): ExportedRows {
  const { registrations, seats, mails, waiting, changes } = data
  return {
    registrations: registrations.length,
    seats: seats.length,
    mails: mails.length,
    waiting: waiting.length,
    changes: changes.length,
  }
}

function billingOf(row: Awaited<ReturnType<typeof listBillingOf>>[number] | undefined) {
  if (!row) return null
  // Who checked it is left out: that is a name of staff.
  const { registrationId: _, reverseChargeBy: _by, ...billing } = row
  return billing
}

type ExportedRows = Omit<PersonRows, 'mentions'>

const HASH_LENGTH = 16

/**
 * A keyed hash (HMAC) that replaces an address in the audit log: the address cannot be read from it, but a known
 * address can be compared with it. Keyed, because addresses can be guessed.
 */
export async function personHash(db: Connection, email: string): Promise<string> {
  const key = await readOrStoreSecret(db, 'person-marks', randomBytes(32).toString('base64url'))
  return createHmac('sha256', key).update(email).digest('hex').slice(0, HASH_LENGTH)
}
