import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { type OwnPostgres, startOwnPostgres } from '../../support/database/own-postgres.ts'
import { startPgBouncer } from '../../support/database/pgbouncer.ts'
import { runSql } from '../../support/database/stored-bookings.ts'
import { logInAndChangePassword, WITH_ADMIN } from '../../support/programs/admin-session.ts'
import { sendBooking } from '../../support/programs/bookers.ts'
import { freshFolder } from '../../support/programs/fresh-folder.ts'
import { launchBuiltProduct, startBuiltProduct } from '../../support/programs/running-product.ts'
import { findServer } from '../../support/servers/server-program.ts'

const POLL_OPTIONS = { timeout: 60_000, interval: 100 }
const pgbouncer = findServer('pgbouncer')

describe.skipIf(!pgbouncer)(
  'PgBouncer (skipped where it is not installed; npm test fetches it as root on Debian)',
  () => {
    const program = pgbouncer ?? { file: '', env: {} }
    let postgres: OwnPostgres

    beforeAll(async () => {
      postgres = await startOwnPostgres()
      return postgres.stop
    }, 120_000)

    test('in session mode everything works through it, also after an outage of the database', async () => {
      const url = await startPgBouncer(program, postgres.url, 'session')
      const product = await startBuiltProduct({
        DATABASE_URL: url,
        DATA_DIR: await freshFolder('pgbouncer-product'),
        ...WITH_ADMIN,
      })
      onTestFinished(product.stop)
      const connection = { connectionString: postgres.url }
      const countSent = async () =>
        (await runSql(connection, `select 1 from mails where status = 'sent'`)).length
      const title = async () =>
        /<h1[^>]*>(.*?)<\/h1>/.exec(
          await (await fetch(`${product.address}/trainings/kurs-1-uhren`)).text(),
        )?.[1]
      await logInAndChangePassword(product.address)

      expect((await sendBooking(product.address, 'before', 'kurs-1-uhren')).status).toBe(201)
      await expect.poll(countSent, POLL_OPTIONS).toBe(1)
      await postgres.shutDown('fast')
      expect((await sendBooking(product.address, 'during', 'kurs-1-uhren')).status).toBe(503)
      await postgres.startAgain()

      const during = async () =>
        (await sendBooking(product.address, 'during', 'kurs-1-uhren')).status
      await expect.poll(during, POLL_OPTIONS).toBe(201)
      await expect.poll(countSent, POLL_OPTIONS).toBe(2)
      const before = await title()
      await runSql(
        connection,
        `update trainings set title = 'Neuer Titel' where id = 'kurs-1-uhren'`,
      )
      await expect.poll(title, POLL_OPTIONS).not.toBe(before)
    })

    test.each(['transaction', 'statement'] as const)(
      'in %s mode it is refused in one sentence',
      async (poolMode) => {
        const url = await startPgBouncer(program, postgres.url, poolMode)
        const product = await launchBuiltProduct({
          DATABASE_URL: url,
          DATA_DIR: await freshFolder('pgbouncer-product'),
        })
        onTestFinished(product.stop)

        await expect(product.ready).rejects.toThrow(
          /^The product ended with 1:\nThe pooler at 127\.0\.0\.1:\d+ hands sessions of PostgreSQL on [^\n]*pool_mode = session[^\n]*\n$/,
        )
      },
    )
  },
)
