import { expect, test } from 'vitest'
import type { AuditEntry } from '#platform/audit-log/domain/audit-log.ts'
import type { Problem } from '#platform/basics/domain/problem.ts'
import type { BookingReceipt } from '#shop/booking/domain/booking.ts'
import { booking, ownSeat } from '#tests/support/product/bookings.ts'
import { lendTestProduct, type TestProduct } from '#tests/support/product/test-product.ts'
import { ADMIN } from '#tests/support/product/test-settings.ts'

type Session = { cookie: string }

const readLog = (product: TestProduct, session: Session, search = '') =>
  product.get<AuditEntry[]>(`/api/admin/audit-log${search}`, session)

/** Inserts `count` older entries, several of them with the same millisecond. */
const insertEntries = (product: TestProduct, count: number) =>
  product.pool.query(
    `insert into audit_log (actor, action, subject_id, details, created_at)
     select 'frueher@example.com', 'training.edited', 'kurs-3-drachen', jsonb_build_object('number', n),
            timestamptz '2026-01-01 00:00:00Z' + (n / 3) * interval '1 second'
     from generate_series(1, $1::int) n`,
    [count],
  )

test('the log lists who did what, newest first, with the names that staff know', async () => {
  const product = await lendTestProduct()
  const { body: booked } = await product.send<BookingReceipt>(
    'POST',
    '/api/registrations',
    booking(ownSeat('kurs-1-uhren')),
  )
  const session = await product.logInAndChangePassword()
  await product.send(
    'PATCH',
    `/api/admin/registrations/${booked.id}/status`,
    { status: 'confirmed' },
    session,
  )

  const { status, headers, body } = await readLog(product, session)

  expect(status).toBe(200)
  expect(headers.get('next-cursor')).toBeNull()
  expect(body.map(({ action }) => action)).toEqual([
    'registration.status_changed',
    'admin.password_changed',
    'admin.logged_in',
  ])
  expect(body[0]).toMatchObject({
    actor: ADMIN.email,
    subjectId: booked.id,
    subjectName: booked.reference,
    details: { from: 'pending', to: 'confirmed' },
  })
})

test('a logout is in the log, a refused login is not', async () => {
  const product = await lendTestProduct()
  const session = await product.logInAndChangePassword()
  await product.send('POST', '/api/admin/logout', {}, session)
  await product.send('POST', '/api/admin/login', { email: ADMIN.email, password: 'falsch' })

  const { rows } = await product.pool.query(
    `select actor, action from audit_log where action <> 'admin.password_changed' order by created_at`,
  )

  expect(rows).toEqual([
    { actor: ADMIN.email, action: 'admin.logged_in' },
    { actor: ADMIN.email, action: 'admin.logged_out' },
  ])
})

test('pages give every entry once, also while new ones arrive', async () => {
  const product = await lendTestProduct()
  await insertEntries(product, 100)
  const session = await product.logIn()
  const numbers: unknown[] = []

  let cursor: string | null = ''
  while (cursor !== null) {
    const search: string = cursor && `&cursor=${encodeURIComponent(cursor)}`
    const { headers, body } = await readLog(product, session, `?limit=7${search}`)
    expect(body.length).toBeLessThanOrEqual(7)
    numbers.push(...body.map(({ details }) => details.number).filter(Boolean))
    cursor = headers.get('next-cursor')
    await product.pool.query(
      `insert into audit_log (actor, action, subject_id) values ($1, 'admin.logged_in', 'a')`,
      [ADMIN.email],
    )
  }

  expect(numbers).toHaveLength(100)
  expect(new Set(numbers).size).toBe(100)
})

test('without a limit the log comes in pages, too', async () => {
  const product = await lendTestProduct()
  await insertEntries(product, 60)

  const { headers, body } = await readLog(product, await product.logIn())

  expect(body).toHaveLength(50)
  expect(headers.get('next-cursor')).not.toBeNull()
})

test('a search finds entries by action, status, actor and subject', async () => {
  const product = await lendTestProduct()
  await insertEntries(product, 1)
  const { body: booked } = await product.send<BookingReceipt>(
    'POST',
    '/api/registrations',
    booking(ownSeat('kurs-1-uhren')),
  )
  const session = await product.logInAndChangePassword()
  const path = `/api/admin/registrations/${booked.id}/status`
  await product.send('PATCH', path, { status: 'confirmed' }, session)

  for (const [q, actions] of [
    ['angemeldet', ['admin.logged_in']],
    ['PASSWORT', ['admin.password_changed']],
    ['bestätigt', ['registration.status_changed']],
    ['status ausstehend', ['registration.status_changed']],
    ['frueher@example.com', ['training.edited']],
    ['drachen bauen', ['training.edited']],
    ['drachen passwort', []],
    ['%', []],
    ['frueher_example', []],
  ] as const) {
    const { body } = await readLog(product, session, `?q=${encodeURIComponent(q)}`)
    expect(
      body.map(({ action }) => action),
      q,
    ).toEqual(actions)
  }
})

test('a search finds a registration by its reference code', async () => {
  const product = await lendTestProduct()
  const session = await product.logIn()
  const references: string[] = []
  for (const status of ['confirmed', 'cancelled']) {
    const { body } = await product.send<BookingReceipt>(
      'POST',
      '/api/registrations',
      booking(ownSeat('kurs-1-uhren')),
    )
    references.push(body.reference)
    await product.send('PATCH', `/api/admin/registrations/${body.id}/status`, { status }, session)
  }

  const { body } = await readLog(product, session, `?q=${references[0]?.toLowerCase()}`)

  expect(body.map(({ subjectName }) => subjectName)).toEqual([references[0]])
})

test.each([
  '?cursor=unsinn',
  '?cursor=2026-01-01T00:00:00.000Z_12',
  '?cursor=2026-13-41T00:00:00.000Z_0b8f7c1e-5d7b-4b59-9a43-1f0d3d8b6a11',
  '?limit=0',
  '?limit=501',
  '?limit=',
  '?q=%00',
])('%s is refused with a sentence', async (search) => {
  const product = await lendTestProduct()

  const { status, body } = await product.get<Problem>(
    `/api/admin/audit-log${search}`,
    await product.logIn(),
  )

  expect(status).toBe(422)
  expect(body.detail).toMatch(/\.$/)
})

test.each([
  ['training.edited', 'kurs-3-drachen', {}, 'Drachen bauen'],
  ['package.edited', 'double', {}, '2 Karten'],
  ['content.edited', 'trainings/benefits.heading', {}, 'Überschrift der Vorteile'],
  ['page.published', 'kontakt.en', {}, 'Kontakt (Englisch)'],
  ['page.draft_saved', 'kontakt.de/map.load', {}, 'Kontakt (Deutsch), Karte, Knopf'],
  ['page.draft_saved', 'kontakt.de/weg', {}, 'Kontakt (Deutsch), weg'],
  ['page.published', 'weg.de', {}, null],
  ['image.uploaded', 'a', { fileName: 'team.png' }, 'team.png'],
  [
    'price_period.updated',
    'a',
    { before: { periodName: 'Alt' }, after: { periodName: 'Neu' } },
    'Neu',
  ],
  ['price_period.deleted', 'a', { before: { periodName: 'Alt' } }, 'Alt'],
  ['discount_code.updated', 'a', { before: { code: 'ALT' }, after: { code: 'NEU' } }, 'NEU'],
  ['admin.created', 'a', { email: 'neu@example.com' }, 'neu@example.com'],
  ['training.edited', 'gibt-es-nicht-mehr', {}, null],
  ['registration.status_changed', 'keine-id', {}, null],
  ['future.invented', 'a', {}, null],
])('an entry of %s calls %s by its name', async (action, subjectId, details, name) => {
  const product = await lendTestProduct()
  await product.pool.query(
    'insert into audit_log (actor, action, subject_id, details) values ($1, $2, $3, $4)',
    ['frueher@example.com', action, subjectId, details],
  )

  const { body } = await readLog(product, await product.logIn(), '?q=frueher')

  expect(body).toMatchObject([{ action, subjectName: name }])
})
