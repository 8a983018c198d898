import { once } from 'node:events'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { bookSeats, ownSeat } from '#tests/support/product/bookings.ts'
import { lendTestProduct, type TestProduct } from '#tests/support/product/test-product.ts'
import { startFullDate, waitingCalls } from '#tests/support/product/waiting-list.ts'

const END = 'end of this test'

/** Whether the database tells processes, when somebody writes, that pages have changed. */
async function listening(product: TestProduct) {
  const client = new pg.Client(product.config.databaseUrl)
  await client.connect()
  onTestFinished(() => client.end())
  await client.query('listen page_content')
  const heard: string[] = []
  client.on('notification', ({ payload = '' }) => heard.push(payload))
  return async (write: () => Promise<unknown>) => {
    const before = heard.length
    await write()
    const ended = once(client, 'notification')
    await product.pool.query(`select pg_notify('page_content', $1)`, [END])
    await ended
    while (heard.at(-1) !== END) await once(client, 'notification')
    return heard.slice(before, -1).length > 0
  }
}

test.each([
  ['a registration is confirmed', `update registrations set status = 'confirmed'`],
  ['a registration gets a note', `update registrations set office_note = 'Ruft zurück.'`],
  ['an attendee gets another name', `update attendees set first_name = 'Ada'`],
  ['an attendee cannot come', 'update attendees set cannot_come_since = now()'],
  [
    'a seat is cancelled that does not exist',
    'update attendees set cancelled_at = now() where false',
  ],
  ['trainings are stored as they are', 'update trainings set title = title'],
  ['rules are stored as they are', 'update settings set value = value'],
  ['somebody asks to wait for other seats', 'update waiting_entries set seats = 2, at_least = 2'],
  ['who never confirmed is forgotten', 'delete from waiting_entries'],
  ['no offer has expired', `update waiting_entries set state = 'expired' where state = 'offered'`],
  ['a mail is closed', `update mails set recipient = 'ada@example.com'`],
])('pages stay as they are where %s', async (_what, statement) => {
  const product = await lendTestProduct()
  const { dateId } = await startFullDate(product, 1)
  await waitingCalls(product).join({ firstName: 'Ida', dateId, seats: 1 })
  const isTold = await listening(product)

  expect(await isTold(() => product.pool.query(statement))).toBe(false)
})

test.each([
  ['a registration is cancelled', `update registrations set status = 'cancelled'`],
  ['a seat is cancelled', 'update attendees set cancelled_at = now()'],
  [
    'a seat moves to another date of its training',
    `insert into training_dates (training_id, date, time) select training_id, '', '' from attendees`,
    `update attendees set date_id = (
       select id from training_dates where training_id = attendees.training_id and date = '')`,
  ],
  ['a training gets another title', `update trainings set title = 'Anders'`],
  ['a date gets more seats', 'update training_dates set capacity = capacity + 1'],
  ['a price changes', 'update packages set base_price = base_price + 1'],
  ['a date goes', 'delete from training_dates'],
])('pages are made anew where %s', async (_what, ...statements) => {
  const product = await lendTestProduct()
  const [training] = await product.trainings()
  if (!statements[0]?.startsWith('delete')) await bookSeats(product, ownSeat(training?.id ?? ''))
  const isTold = await listening(product)
  for (const statement of statements.slice(0, -1)) await product.pool.query(statement)

  expect(await isTold(() => product.pool.query(statements.at(-1) ?? ''))).toBe(true)
})

test('the waiting list changes pages when somebody gets a place on it or an offer, and not by a repeated confirmation', async () => {
  const product = await lendTestProduct()
  const { dateId, free } = await startFullDate(product, 1)
  const { join, confirm, decline } = waitingCalls(product)
  await join({ firstName: 'Ida', dateId, seats: 1 })
  const isTold = await listening(product)

  expect(await isTold(() => join({ firstName: 'Ida', dateId, seats: 1 }))).toBe(false)
  expect(await isTold(() => confirm('Ida'))).toBe(true)
  expect(await isTold(() => confirm('Ida'))).toBe(false)
  expect(await isTold(() => free())).toBe(true)
  expect(await isTold(() => decline('Ida'))).toBe(true)
  expect(await isTold(() => decline('Ida'))).toBe(false)
})
