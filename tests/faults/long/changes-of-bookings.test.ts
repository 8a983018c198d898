import { pino } from 'pino'
import { onTestFinished, test } from 'vitest'
import { openDatabase } from '#platform/database/server/database.ts'
import { changeManyAtOnce } from '../../support/product/many-changes.ts'
import { tellAll } from '../../support/product/telling.ts'
import { logInAndChangePassword } from '../../support/programs/admin-session.ts'
import { startTwoProcesses } from '../../support/programs/two-processes.ts'

const ACTS = 500
const SEED = Number(process.env.FAULT_SEED ?? Math.floor(Math.random() * 2 ** 31))

test(`${ACTS} moves, swaps, cancellations and bookings in two processes leave seats, histories and what people know right (FAULT_SEED=${SEED})`, async () => {
  const { one, other, connection } = await startTwoProcesses({
    LIMIT_BOOKINGS_PER_MINUTE: '1000000',
  })
  const addressOf = (turn: number) => (turn % 2 === 0 ? one : other).address
  const { db, pool, close } = await openDatabase(
    { databaseUrl: connection.connectionString, dataDir: 'unused' },
    pino({ level: 'silent' }),
  )
  onTestFinished(close)
  const cookie = await logInAndChangePassword(one.address)

  await changeManyAtOnce(
    {
      db,
      now: new Date(),
      pool,
      async settle() {
        await tellAll({ db, pool }, { staff: undefined, unconfirmedPerHour: 1e6, now: new Date() })
        await pool.query(
          `update mails set status = 'sent', sent_at = now() where status = 'waiting'`,
        )
      },
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
