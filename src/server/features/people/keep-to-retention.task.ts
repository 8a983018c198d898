import type { Logger } from 'pino'
import { Temporal } from 'temporal-polyfill'
import { LOOSE_MAIL_DAYS, RETENTION_MONTHS } from '#domain/person/retention.ts'
import type { Database } from '../../database/database.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { MailTransport } from '../mail/mail-transport.ts'
import { anonymiseBookings, anonymiseSeats, lockErasures } from './erasure.repository.ts'
import {
  clearJobErrors,
  deleteExpired,
  deleteLooseMails,
  deleteMailsOf,
  deleteOldEntries,
  listSeatIds,
  lockOldRegistrations,
} from './retention.repository.ts'

/** So many at a time, that no lock is held for long. */
const BATCH = 500

/**
 * Forgets the people of old registrations, their mails, and what else has been kept long enough. Doing it again, or twice
 * at once, changes nothing more. Amounts, seats and status stay, as after an erasure.
 */
export async function keepToRetention(parts: {
  db: Database
  transport: MailTransport
  log: Logger
  now: Date
}): Promise<void> {
  const { db, transport, log, now } = parts
  const before = earlier(now, { months: RETENTION_MONTHS })
  let registrations = 0
  for (;;) {
    const { count, mailIds } = await forgetSome(db, before)
    await transport.forget(mailIds)
    registrations += count
    if (count < BATCH) break
  }
  const looseMails = await inTransaction(db, (tx) =>
    deleteLooseMails(tx, earlier(now, { days: LOOSE_MAIL_DAYS })),
  )
  await transport.forget(looseMails)
  const entries = await deleteOldEntries(db, before)
  await clearJobErrors(db)
  await deleteExpired(db, now, earlier(now, { days: 1 }))
  if (registrations + looseMails.length + entries > 0) {
    log.info(
      { registrations, looseMails: looseMails.length, entries },
      'kept long enough: forgotten',
    )
  }
}

async function forgetSome(
  db: Database,
  before: Date,
): Promise<{ count: number; mailIds: string[] }> {
  return inTransaction(db, async (tx) => {
    await lockErasures(tx)
    const ids = await lockOldRegistrations(tx, before, BATCH)
    if (ids.length === 0) return { count: 0, mailIds: [] }
    const mailIds = await deleteMailsOf(tx, ids)
    await anonymiseBookings(tx, ids)
    await anonymiseSeats(tx, await listSeatIds(tx, ids))
    return { count: ids.length, mailIds }
  })
}

/** As the calendar of Berlin counts months and days. */
function earlier(now: Date, duration: Temporal.DurationLike): Date {
  const then = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO('Europe/Berlin')
    .subtract(duration)
  return new Date(then.epochMilliseconds)
}
