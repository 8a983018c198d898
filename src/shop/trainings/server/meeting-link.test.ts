import { type Logger, pino } from 'pino'
import { expect, test } from 'vitest'
import type { BookingReceipt } from '#shop/booking/domain/booking.ts'
import { booking, colleaguesSeat, ownSeat } from '#tests/support/product/bookings.ts'
import { editCalls } from '#tests/support/product/edits.ts'
import { statusCall } from '#tests/support/product/mails.ts'
import { settleTelling } from '#tests/support/product/telling.ts'
import { startTestProduct } from '#tests/support/product/test-product.ts'

const SECRET = 'raum-4711-geheim'
const LINK = `https://live.example.com/${SECRET}?pwd=x%20y`
const PATH = '/api/admin/trainings/kurs-1-uhren/meeting'

async function start(log?: Logger) {
  const product = await startTestProduct({}, log ? { log } : {})
  const session = await product.logIn()
  const edit = editCalls(product, session).training<{ version: number }>('kurs-1-uhren')
  const read = () => product.get(PATH, session)
  return { product, session, edit, read }
}

test('staff set, read and remove the meeting link of a training', async () => {
  const { product, session, edit, read } = await start()
  expect((await read()).body).toEqual({ meetingUrl: null })

  const { status, body } = await edit({ meetingUrl: ` ${LINK} ` }, '"1"')

  expect([status, body.version]).toEqual([200, 2])
  expect((await read()).body).toEqual({ meetingUrl: LINK })
  expect((await edit({ meetingUrl: null }, '"1"')).status).toBe(412)
  await edit({ meetingUrl: null }, '"2"')
  expect((await read()).body).toEqual({ meetingUrl: null })
  const { body: revisions } = await product.get<{ field: string; after: unknown }[]>(
    '/api/admin/revisions?subject=training&subjectId=kurs-1-uhren',
    session,
  )
  expect(revisions.map(({ field, after }) => [field, after])).toEqual([
    ['meetingUrl', null],
    ['meetingUrl', LINK],
  ])
  expect((await product.get('/api/admin/trainings/unbekannt/meeting', session)).status).toBe(404)
  expect((await product.get(PATH)).status).toBe(401)
})

test('a link that is not encrypted is refused', async () => {
  const { edit, read } = await start()

  expect((await edit({ meetingUrl: 'http://live.example.com/raum' })).status).toBe(422)

  expect((await read()).body).toEqual({ meetingUrl: null })
})

test('a new link sends nothing', async () => {
  const { product, session, edit } = await start()
  const { body } = await product.send<BookingReceipt>(
    'POST',
    '/api/registrations',
    booking(ownSeat('kurs-1-uhren')),
  )
  await statusCall(product, session)(body.id, 'confirmed')
  await settleTelling(product)
  const before = await product.count('mails')

  await edit({ meetingUrl: LINK })
  await settleTelling(product)

  expect(await product.count('mails')).toBe(before)
})

test('the link is in mails to attendees, and in no public answer, calendar file, audit entry or log', async () => {
  const lines: string[] = []
  const log = pino({ level: 'trace' }, { write: (line) => lines.push(line) })
  const { product, session, edit } = await start(log)
  const answers: unknown[] = [await edit({ meetingUrl: LINK })]
  const { body } = await product.send<BookingReceipt>(
    'POST',
    '/api/registrations',
    booking(ownSeat('kurs-1-uhren'), colleaguesSeat('kurs-1-uhren')),
  )
  await statusCall(product, session)(body.id, 'confirmed')
  await settleTelling(product)

  for (const path of [
    '/api/trainings',
    '/api/trainings/kurs-1-uhren',
    '/api/trainings/kurs-1-uhren/calendar.ics',
    '/api/cms/content',
    '/api/openapi.json',
    '/sitemap.xml',
  ]) {
    const response = await product.request(path)
    expect(response.status).toBe(200)
    answers.push(await response.text())
  }
  const admin = ['/api/admin/audit-log', '/api/admin/registrations', '/api/admin/attendees']
  for (const path of admin) answers.push((await product.get(path, session)).body)

  expect(JSON.stringify(answers)).toContain('meetingUrl')
  expect(JSON.stringify(answers)).not.toContain(SECRET)
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.join('\n')).not.toContain(SECRET)
  const { rows } = await product.pool.query(
    `select template from mails where data::text like '%' || $1 || '%' order by template`,
    [SECRET],
  )
  expect(rows.map(({ template }) => template)).toEqual([
    'registration.confirmed.attendee',
    'registration.confirmed.booker',
  ])
})
