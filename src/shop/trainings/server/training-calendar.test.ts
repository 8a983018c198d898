import { expect, test } from 'vitest'
import { formatSessionDate } from '#platform/basics/domain/calendar-day.ts'
import type { Problem } from '#platform/basics/domain/problem.ts'
import { understandSession } from '#shop/seats/domain/session-time.ts'
import { readCalendarFile } from '#tests/support/product/calendar-files.ts'
import {
  lendTestProduct,
  startTestProduct,
  type TestProduct,
} from '#tests/support/product/test-product.ts'

const PUBLIC_URL = 'https://morgenfalz.example'

async function download(product: TestProduct, id = 'kurs-1-uhren') {
  const response = await product.request(`/api/trainings/${id}/calendar.ics`)
  expect(response.status).toBe(200)
  return { headers: response.headers, text: await response.text() }
}

test('a training can be downloaded as a calendar file with its session', async () => {
  const product = await startTestProduct({ PUBLIC_URL })

  const { headers, text } = await download(product)

  expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(headers.get('content-disposition')).toBe('attachment; filename="kurs-1-uhren.ics"')
  expect(readCalendarFile(text)).toMatchObject({
    method: 'PUBLISH',
    version: '2.0',
    uid: expect.stringMatching(/^[\da-f-]{36}@morgenfalz\.example$/),
    stamp: '2026-11-20T09:00:00.000Z',
    start: '2027-01-07T09:00:00.000Z',
    end: '2027-01-07T10:30:00.000Z',
    sequence: 0,
    summary: 'Uhren & Zeit | Morgenfalz',
    location: 'Online',
    url: `${PUBLIC_URL}/trainings/kurs-1-uhren`,
  })
})

test('a file of a later version replaces the entry of an earlier one', async () => {
  const product = await lendTestProduct()
  const before = readCalendarFile((await download(product)).text)
  await product.pool.query(
    `update training_dates set version = 8, starts_at = starts_at + interval '1 day',
       ends_at = ends_at + interval '1 day' where training_id = 'kurs-1-uhren'`,
  )
  product.clock.set('2026-11-21T08:30:00Z')

  const after = readCalendarFile((await download(product)).text)

  expect(after.uid).toBe(before.uid)
  expect(after.sequence).toBe(7)
  expect(after.start).toBe('2027-01-08T09:00:00.000Z')
  expect(after.stamp).toBe('2026-11-21T08:30:00.000Z')
})

test('umlauts, commas and line breaks in the texts arrive whole, in lines of at most 75 bytes', async () => {
  const product = await lendTestProduct()
  const title = 'Größe, Maß & Übermut; \\ „KI“'
  const subtitle = `Für alle, die zuhören\nund ${'ärgerlich '.repeat(20)}lange Sätze schreiben`
  await product.pool.query(
    `update trainings set title = $1, subtitle = $2 where id = 'kurs-1-uhren'`,
    [title, subtitle],
  )

  const { text } = await download(product)

  const read = readCalendarFile(text)
  expect(read.summary).toBe(`${title} | Morgenfalz`)
  expect(read.description).toContain(subtitle)
  expect(text).toContain('SUMMARY:Größe\\, Maß & Übermut\\; \\\\ „KI“')
  const lines = text.split('\r\n')
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
})

test('the file is public, so it names no person and no way into the meeting', async () => {
  const product = await lendTestProduct()

  const { properties, description } = readCalendarFile((await download(product)).text)

  expect(properties.filter((name) => /organizer|attendee|contact|conference/.test(name))).toEqual(
    [],
  )
  expect(description?.match(/https?:\S+/g)).toEqual([
    'http://localhost:3000/trainings/kurs-1-uhren',
  ])
})

test.each([
  ['the last day of winter time', '2027-03-27', '2027-03-27T09:00:00.000Z'],
  ['the day on which summer time begins', '2027-03-28', '2027-03-28T08:00:00.000Z'],
  ['the last day of summer time', '2027-10-30', '2027-10-30T08:00:00.000Z'],
  ['the day on which summer time ends', '2027-10-31', '2027-10-31T09:00:00.000Z'],
])('a session at ten on %s begins at that hour in Berlin', async (_name, day, start) => {
  const product = await lendTestProduct()
  const session = understandSession(formatSessionDate(day), '10:00 – 11:30 Uhr')
  await product.pool.query(
    `update training_dates set starts_at = $1, ends_at = $2 where training_id = 'kurs-1-uhren'`,
    [session?.startsAt, session?.endsAt],
  )

  const file = readCalendarFile((await download(product)).text)

  expect(file.start).toBe(start)
  expect(Date.parse(file.end) - Date.parse(file.start)).toBe(90 * 60_000)
})

test('there is no file for a training without a known instant, nor for one that does not exist', async () => {
  const product = await lendTestProduct()
  await product.pool.query(`update training_dates set starts_at = null, ends_at = null`)

  const noSession = await product.get<Problem>('/api/trainings/kurs-1-uhren/calendar.ics')
  const notFound = await product.get<Problem>('/api/trainings/gibt-es-nicht/calendar.ics')

  expect(noSession).toMatchObject({
    status: 404,
    body: {
      code: 'training.no_session',
      detail:
        'Für dieses Training gibt es noch keinen Kalendereintrag, weil der Termin nicht genau feststeht.',
    },
  })
  expect(noSession.headers.get('content-type')).toBe('application/problem+json')
  expect(noSession.headers.get('content-disposition')).toBeNull()
  expect(notFound).toMatchObject({ status: 404, body: { code: 'training.not_found' } })
})
