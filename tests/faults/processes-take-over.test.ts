import { expect, onTestFinished, test } from 'vitest'
import { expectEachStoredOnce, makeRoom, runSql } from '../support/database/stored-bookings.ts'
import { logInAndChangePassword } from '../support/programs/admin-session.ts'
import { startBookers } from '../support/programs/bookers.ts'
import { startTwoProcesses } from '../support/programs/two-processes.ts'
import { startMailServer } from '../support/servers/mail-server.ts'

/** Mails that a process sends at the same time. */
const AT_ONCE = 4
const POLL_OPTIONS = { timeout: 60_000, interval: 100 }

test('of two processes one is killed in the middle of bookings and mails: the other goes on with both, and sessions last', async () => {
  const seen: (string | undefined)[] = []
  const { promise: spoken, resolve: speak } = Promise.withResolvers<undefined>()
  const mails = await startMailServer({
    onMail: ({ parsed }) => {
      seen.push(parsed.messageId)
      // It has accepted the mail; it answers when the process that sent some of them is dead.
      return spoken
    },
  })
  onTestFinished(mails.stop)
  const { one, both, connection } = await startTwoProcesses({
    SMTP_URL: mails.url,
    LIMIT_BOOKINGS_PER_MINUTE: '100000',
  })
  await makeRoom(connection)
  const cookie = await logInAndChangePassword(one.address)
  const bookers = startBookers(4, async () => both)
  await expect.poll(() => seen.length, POLL_OPTIONS).toBe(2 * AT_ONCE)

  await one.kill()
  speak(undefined)
  await bookers.acknowledged(10)
  await bookers.finish()

  await expectEachStoredOnce(connection, both, bookers)
  expect((await fetch(`${both}/api/admin/me`, { headers: { cookie } })).status).toBe(200)

  const total = bookers.sent.size
  const countSent = async () =>
    (await runSql(connection, `select 1 from mails where status = 'sent'`)).length
  await expect.poll(countSent, POLL_OPTIONS).toBe(total - AT_ONCE)
  // Instead of waiting two minutes, after which a lock counts as a dead process's, and for the next full minute.
  await runSql(
    connection,
    `update graphile_worker._private_jobs
     set locked_at = locked_at - interval '10 minutes' where locked_at is not null`,
  )
  await runSql(connection, `select graphile_worker.add_job('rescue-mails')`)
  await expect.poll(countSent, POLL_OPTIONS).toBe(total)

  const rows = await runSql<{ id: string }>(connection, 'select message_id as id from mails')
  expect(new Set(seen)).toEqual(new Set(rows.map(({ id }) => id)))
  expect(seen).toHaveLength(total + AT_ONCE)
})
