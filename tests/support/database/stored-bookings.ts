import pg from 'pg'
import { expect } from 'vitest'
import type { Training } from '#shop/trainings/domain/training.ts'
import { type Bookers, sendBooking, TRAININGS } from '../programs/bookers.ts'

/** More seats than any of these tests sells. */
const ROOM = 100_000

/** Runs SQL in a product's database. */
export async function runSql<T extends pg.QueryResultRow>(
  connection: pg.ClientConfig,
  text: string,
  values: unknown[] = [],
): Promise<T[]> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return (await client.query<T>(text, values)).rows
  } finally {
    await client.end()
  }
}

export async function makeRoom(connection: pg.ClientConfig): Promise<void> {
  await runSql(connection, 'update training_dates set capacity = $1', [ROOM])
}

/**
 * Checks what must hold after any fault. Each acknowledged booking is stored once, and nothing else is. It has its seat
 * and its mail, which is sent or has a job that will send it. Sent again, it gets the same answer as before. The
 * number of free seats in the shop is exact.
 */
export async function expectEachStoredOnce(
  connection: pg.ClientConfig,
  address: string,
  { sent }: Pick<Bookers, 'sent'>,
): Promise<void> {
  const acknowledged = [...sent.values()].map(({ receipt }) => receipt?.reference).sort()
  const stored = await runSql<{ reference: string; seats: number; mails: number; ways: number }>(
    connection,
    `select reference,
       (select count(*)::int from attendees a where a.registration_id = r.id) as seats,
       (select count(*)::int from mails m where m.registration_id = r.id) as mails,
       (select count(*)::int from mails m where m.registration_id = r.id and (m.status = 'sent' or exists (
         select from graphile_worker.jobs j where j.key = 'mail/' || m.id and j.attempts < j.max_attempts))) as ways
     from registrations r`,
  )
  expect(stored.map(({ reference }) => reference).sort()).toEqual(acknowledged)
  expect(stored.filter(({ seats, mails, ways }) => seats * mails * ways !== 1)).toEqual([])

  await oneAfterAnother(8, [...sent], async ([key, { trainingId, receipt }]) => {
    const again = await sendBooking(address, key, trainingId)
    expect(again.status).toBe(201)
    expect(JSON.parse(again.body)).toEqual(receipt)
  })
  const [rows] = await runSql<{ count: number }>(
    connection,
    'select count(*)::int as count from registrations',
  )
  expect(rows?.count).toBe(sent.size)

  const trainings = (await (await fetch(`${address}/api/trainings`)).json()) as Training[]
  for (const id of TRAININGS) {
    const sold = [...sent.values()].filter(({ trainingId }) => trainingId === id).length
    expect(trainings.find((training) => training.id === id)?.seatsLeft).toBe(ROOM - sold)
  }
}

/** Processes a list, several items at once. */
export async function oneAfterAnother<T>(
  several: number,
  list: readonly T[],
  work: (entry: T) => Promise<void>,
): Promise<void> {
  const entries = list.values()
  const worker = async () => {
    for (const entry of entries) await work(entry)
  }
  await Promise.all(Array.from({ length: several }, worker))
}
