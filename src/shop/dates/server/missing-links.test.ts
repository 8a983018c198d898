import { expect, test } from 'vitest'
import { booking, colleaguesSeat } from '#tests/support/product/bookings.ts'
import { editCalls } from '#tests/support/product/edits.ts'
import { readMails } from '#tests/support/product/mails.ts'
import { lendTestProduct } from '#tests/support/product/test-product.ts'
import type { MissingLink } from '../domain/missing-link.ts'
import { remindOfSessions } from './remind-of-sessions.task.ts'

const STAFF = 'team@example.com'
const TEMPLATE = 'session.link_missing.staff'

/** A session that begins on 12 January 2027 at 10:00 in Berlin, with one booked seat. */
async function start() {
  const product = await lendTestProduct()
  const session = await product.logIn()
  const edit = editCalls(product, session).training('kurs-1-uhren')
  await edit({ date: 'Dienstag, 12. Januar 2027', time: '10:00 – 11:30 Uhr' })
  await product.send('POST', '/api/registrations', booking(colleaguesSeat('kurs-1-uhren')))
  const lookAt = async (now: string, staff?: string) => {
    product.clock.set(now)
    await remindOfSessions(product.db, product.clock.now(), staff)
    return (await readMails(product, TEMPLATE)).length
  }
  const shown = async () =>
    (await product.get<MissingLink[]>('/api/admin/missing-meeting-links', session)).body
  return { product, edit, lookAt, shown }
}

test('staff are notified of a missing link two days before the session, once, and see it in the dashboard', async () => {
  const { product, lookAt, shown } = await start()

  expect(await lookAt('2027-01-10T08:59:59Z', STAFF)).toBe(0)
  expect(await shown()).toEqual([])
  expect(await lookAt('2027-01-10T09:00:00Z', STAFF)).toBe(1)
  const now = new Date('2027-01-11T09:00:00Z')
  await Promise.all([1, 2, 3].map(() => remindOfSessions(product.db, now, STAFF)))

  expect(await readMails(product, TEMPLATE)).toMatchObject([
    {
      recipient: STAFF,
      subject: 'Zugangslink fehlt: Uhren & Zeit',
      data: { training: { id: 'kurs-1-uhren' }, seatsTaken: 1 },
    },
  ])
  expect(await shown()).toEqual([
    {
      id: 'kurs-1-uhren',
      dateId: expect.any(String),
      title: 'Uhren & Zeit',
      date: 'Dienstag, 12. Januar 2027',
      time: '10:00 – 11:30 Uhr',
      seatsTaken: 1,
    },
  ])
  product.clock.set('2027-01-12T09:00:00Z')
  expect(await shown()).toEqual([])
})

test('staff are notified again about a moved session', async () => {
  const { edit, lookAt } = await start()
  await lookAt('2027-01-11T09:00:00Z', STAFF)

  await edit({ date: 'Mittwoch, 13. Januar 2027' })

  expect(await lookAt('2027-01-11T10:00:00Z', STAFF)).toBe(2)
})

test('nothing is missing where there is a link or nobody has booked, and no mail goes to nobody', async () => {
  const { product, edit, lookAt, shown } = await start()
  expect(await lookAt('2027-01-11T09:00:00Z')).toBe(0)
  expect(await shown()).toHaveLength(1)

  await edit({ meetingUrl: 'https://live.example.com/raum/4711' })
  expect(await lookAt('2027-01-11T09:00:00Z', STAFF)).toBe(0)
  expect(await shown()).toEqual([])

  await edit({ meetingUrl: null })
  expect(await shown()).toHaveLength(1)
  await product.pool.query(`update registrations set status = 'cancelled'`)
  expect(await lookAt('2027-01-11T09:00:00Z', STAFF)).toBe(0)
  expect(await shown()).toEqual([])
})
