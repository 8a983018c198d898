import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import type { Problem } from '#domain/problem.ts'
import type { Training } from '#domain/training/training.ts'
import { startOwnPostgres } from '../support/database/own-postgres.ts'
import { oneAfterAnother, runSql } from '../support/database/stored-bookings.ts'
import { sendBooking } from '../support/programs/bookers.ts'
import { freshFolder } from '../support/programs/fresh-folder.ts'
import { startBuiltProduct } from '../support/programs/running-product.ts'

const BOOKINGS = 2_000
const CLIENTS = 50
const SEATS_EACH = 50
const TRAININGS = ['kurs-1-uhren', 'kurs-2-brot', 'kurs-3-drachen', 'kurs-4-pilze'] as const
const SEED = Number(process.env.FAULT_SEED ?? Math.floor(Math.random() * 2 ** 31))

/** Packages of one, two and four seats, with trainings in any order: locks taken in that order would deadlock. */
const wish = fc.oneof(
  { weight: 8, arbitrary: someTrainings(1) },
  { weight: 1, arbitrary: someTrainings(2) },
  { weight: 1, arbitrary: someTrainings(4) },
)

function someTrainings(seats: number) {
  return fc.shuffledSubarray([...TRAININGS], { minLength: seats, maxLength: seats })
}

test(`${BOOKINGS} bookings in two processes for 200 seats sell exactly 200, and tell everybody else that nothing is left (FAULT_SEED=${SEED})`, async () => {
  const postgres = await startOwnPostgres()
  onTestFinished(postgres.stop)
  const settings = {
    DATABASE_URL: postgres.url,
    DATA_DIR: await freshFolder('crowd'),
    LIMIT_BOOKINGS_PER_MINUTE: '1000000',
  }
  const processes = [await startBuiltProduct(settings), await startBuiltProduct(settings)]
  for (const { stop } of processes) onTestFinished(stop)
  const connection = { connectionString: postgres.url }
  await runSql(connection, 'update trainings set capacity = $1', [SEATS_EACH])

  const wishes = fc.sample(fc.noBias(wish), { numRuns: BOOKINGS, seed: SEED })
  const sold = processes.map(() => 0)
  await oneAfterAnother(CLIENTS, [...wishes.entries()], async ([index, trainingIds]) => {
    const turn = index % processes.length
    const address = processes[turn]?.address ?? ''
    const { status, body } = await sendBooking(address, randomUUID(), ...trainingIds)
    if (status === 201) {
      sold[turn] = (sold[turn] ?? 0) + trainingIds.length
      return
    }
    expect(status).toBe(409)
    const problem = JSON.parse(body) as Problem
    expect(problem.code).toBe('registration.training_full')
    expect(problem.errors?.length).toBeGreaterThan(0)
  })

  const seats = await runSql(
    connection,
    `select t.id, count(a.id)::int as seats from trainings t left join attendees a on a.training_id = t.id
     group by t.id order by t.id`,
  )
  expect(seats).toEqual([...TRAININGS].sort().map((id) => ({ id, seats: SEATS_EACH })))
  expect(sold.reduce((one, other) => one + other)).toBe(SEATS_EACH * TRAININGS.length)
  expect(Math.min(...sold)).toBeGreaterThan(0)
  for (const { address } of processes) {
    const trainings = (await (await fetch(`${address}/api/trainings`)).json()) as Training[]
    expect(trainings.map(({ seatsLeft }) => seatsLeft)).toEqual(trainings.map(() => 0))
  }
})
