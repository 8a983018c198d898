import { pino } from 'pino'
import { onTestFinished, test } from 'vitest'
import { openDatabase } from '#server/database/database.ts'
import { changeManyAtOnce } from '#tests/support/product/many-changes.ts'
import { startOwnPostgres } from '../support/database/own-postgres.ts'
import { logInAndChangePassword, WITH_ADMIN } from '../support/programs/admin-session.ts'
import { freshFolder } from '../support/programs/fresh-folder.ts'
import { startBuiltProduct } from '../support/programs/running-product.ts'

const ACTS = 500
const SEED = Number(process.env.FAULT_SEED ?? Math.floor(Math.random() * 2 ** 31))

test(`${ACTS} moves, swaps, cancellations and bookings in two processes leave seats, histories, mails and calendars right (FAULT_SEED=${SEED})`, async () => {
  const postgres = await startOwnPostgres()
  onTestFinished(postgres.stop)
  const settings = {
    ...WITH_ADMIN,
    DATABASE_URL: postgres.url,
    DATA_DIR: await freshFolder('changes'),
    LIMIT_BOOKINGS_PER_MINUTE: '1000000',
  }
  const processes = [await startBuiltProduct(settings), await startBuiltProduct(settings)]
  for (const { stop } of processes) onTestFinished(stop)
  const addressOf = (turn: number) => processes[turn % processes.length]?.address ?? ''
  const { db, pool, close } = await openDatabase(
    { databaseUrl: postgres.url, dataDir: 'unused' },
    pino({ level: 'silent' }),
  )
  onTestFinished(close)
  const cookie = await logInAndChangePassword(addressOf(0))

  await changeManyAtOnce(
    {
      db,
      now: new Date(),
      pool,
      async send(turn, { method, path, body }) {
        const response = await fetch(addressOf(turn) + path, {
          method,
          headers: { 'Content-Type': 'application/json', cookie },
          ...(method !== 'GET' && { body: JSON.stringify(body) }),
        })
        return { status: response.status, body: await response.json() }
      },
    },
    { acts: ACTS, seed: SEED },
  )
}, 600_000)
