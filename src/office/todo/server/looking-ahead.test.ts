import { expect, test } from 'vitest'
import { bookSeats, colleaguesSeat, ownSeat } from '#tests/support/product/bookings.ts'
import {
  lendTestProduct,
  startTestProduct,
  type TestProduct,
} from '#tests/support/product/test-product.ts'
import type { Todo } from '../domain/todo.ts'

const NOTHING = { count: 0, items: [] }

async function withReading<Product extends TestProduct>(product: Product) {
  const session = await product.logIn()
  const read = async () => {
    const { status, body } = await product.get<Todo>('/api/admin/todo', session)
    expect(status).toBe(200)
    return body
  }
  return { product, read, run: product.pool.query.bind(product.pool) }
}

test('prices that end are to do four weeks before, for each package, until a period follows', async () => {
  const { product, read, run } = await withReading(await lendTestProduct())
  product.clock.set('2027-04-21T12:00:00Z')
  expect((await read()).endingPrices, 'they end on 19 May').toEqual(NOTHING)

  product.clock.set('2027-04-22T12:00:00Z')
  expect((await read()).endingPrices).toEqual({
    count: 1,
    items: [
      { from: '2027-05-20', days: 28, packageNames: ['Einzelkarte', '2 Karten', 'Kartensatz'] },
    ],
  })

  await run(`insert into price_schedules (period_name, period_type, valid_from, valid_until, package_id, price)
    select 'Sommer', 'normal', '2027-05-20', '2027-12-31', id, 150 from packages where id <> 'double'`)
  expect((await read()).endingPrices.items).toEqual([
    { from: '2027-05-20', days: 28, packageNames: ['2 Karten'] },
  ])

  await run('delete from price_schedules')
  expect((await read()).endingPrices.items).toMatchObject([{ from: '2027-04-22', days: 0 }])
})

test('a training without a date to come is to do while visitors see it, and a shop without any at once', async () => {
  const { read, run } = await withReading(await lendTestProduct())
  const endDates = (which: string) =>
    run(
      `update training_dates set starts_at = '2026-11-01T09:00:00Z', ends_at = '2026-11-01T10:30:00Z'
       where ${which}`,
    )
  await endDates(`training_id = 'kurs-2-brot'`)
  await run(`update training_dates set state = 'cancelled' where training_id = 'kurs-3-drachen'`)
  await run(`update trainings set visible = false where id = 'kurs-3-drachen'`)
  await run(
    `update training_dates set starts_at = null, ends_at = null, date = 'bald' where training_id = 'kurs-4-pilze'`,
  )
  expect((await read()).missingDates).toEqual({
    count: 1,
    items: [{ trainingId: 'kurs-2-brot', trainingTitle: 'Brot backen' }],
  })

  await endDates('true')
  expect((await read()).missingDates).toEqual({
    count: 1,
    items: [{ trainingId: null, trainingTitle: null }],
  })
})

test('a date with few participants is to do in the week before it', async () => {
  const { product, read, run } = await withReading(await lendTestProduct())
  await bookSeats(product, ownSeat('kurs-1-uhren'), colleaguesSeat('kurs-1-uhren'))
  await run(`update training_dates set capacity = 1 where training_id = 'kurs-2-brot'`)
  await bookSeats(product, ownSeat('kurs-2-brot'))
  const startIn = (days: number) =>
    run(
      `update training_dates set starts_at = $1::timestamptz, ends_at = $1::timestamptz + interval '90 minutes'
       where training_id in ('kurs-1-uhren', 'kurs-2-brot')`,
      [new Date(product.clock.now().getTime() + days * 24 * 3_600_000)],
    )
  await startIn(7.1)
  expect((await read()).fewParticipants).toEqual(NOTHING)

  await startIn(7)
  expect((await read()).fewParticipants, 'the other one is full').toEqual({
    count: 1,
    items: [
      {
        dateId: expect.any(String),
        trainingTitle: 'Uhren & Zeit',
        date: expect.any(String),
        seatsTaken: 2,
      },
    ],
  })
  await bookSeats(product, ownSeat('kurs-1-uhren'), colleaguesSeat('kurs-1-uhren'))
  expect((await read()).fewParticipants).toEqual(NOTHING)
  await run(`update registrations set status = 'cancelled'`)
  expect((await read()).fewParticipants.items).toMatchObject([{ seatsTaken: 0 }, { seatsTaken: 0 }])
  await startIn(-1)
  expect((await read()).fewParticipants).toEqual(NOTHING)
})

test('a backup that is older than expected is to do, and that there is none', async () => {
  const { product, read, run } = await withReading(
    await startTestProduct({ BACKUP_REMINDER_DAYS: '2' }),
  )
  expect((await read()).lateBackups).toEqual({ count: 1, items: [{ madeAt: null }] })

  const madeAt = product.clock.now()
  await run(`insert into task_runs (task, failed_at) values ('backup', $1)`, [madeAt])
  expect((await read()).lateBackups.items, 'it failed').toEqual([{ madeAt: null }])
  await run('update task_runs set succeeded_at = $1', [madeAt])
  expect((await read()).lateBackups).toEqual(NOTHING)

  product.clock.set(new Date(madeAt.getTime() + 2 * 24 * 3_600_000 + 1))
  expect((await read()).lateBackups.items).toEqual([{ madeAt: madeAt.toISOString() }])
})
