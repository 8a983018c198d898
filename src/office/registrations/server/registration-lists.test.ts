import { describe, expect, test } from 'vitest'
import type { Problem } from '#platform/basics/domain/problem.ts'
import type { AttendeeRow, Booking, Registration } from '#shop/booking/domain/booking.ts'
import { colleaguesSeat, ownSeat } from '#tests/support/product/bookings.ts'
import { bookAll, person, readList, type Session } from '#tests/support/product/lists.ts'
import { lendTestProduct, type TestProduct } from '#tests/support/product/test-product.ts'

/** Reads all pages of a list, calling `meanwhile` before each but the first. */
async function readPages<Row>(
  product: TestProduct,
  path: string,
  session: Session,
  meanwhile: () => Promise<void> = async () => undefined,
): Promise<Row[]> {
  const rows: Row[] = []
  let cursor: string | null = null
  do {
    if (cursor) await meanwhile()
    const at: string = cursor ? `&cursor=${cursor}` : ''
    const { status, headers, body } = await product.get<Row[]>(`${path}${at}`, session)
    expect(status).toBe(200)
    rows.push(...body)
    cursor = headers.get('next-cursor')
  } while (cursor)
  return rows
}

const MIXED: Partial<Booking>[] = [
  { contactName: 'Zoë Arndt', contactEmail: 'c@example.com', company: 'Slot 10' },
  { contactName: 'Ärmel Weiß', contactEmail: 'b@example.com', company: 'Slot 2' },
  { contactName: 'arm Ahrens', contactEmail: 'A@example.com', company: 'ähre' },
  { contactName: 'Arnold Öst', contactEmail: 'd@example.com', company: 'Zebra' },
]

describe('registrations are sorted as a German reader expects', () => {
  const orders: [string, keyof Registration, string[]][] = [
    ['contactName', 'contactName', ['arm Ahrens', 'Ärmel Weiß', 'Arnold Öst', 'Zoë Arndt']],
    [
      'contactEmail',
      'contactEmail',
      ['A@example.com', 'b@example.com', 'c@example.com', 'd@example.com'],
    ],
    ['company', 'company', ['ähre', 'Slot 2', 'Slot 10', 'Zebra']],
    ['createdAt', 'company', ['Slot 10', 'Slot 2', 'ähre', 'Zebra']],
  ]

  test.each(orders)('by %s, in both directions', async (sort, field, expected) => {
    const product = await lendTestProduct()
    await bookAll(product, ...MIXED)
    const session = await product.logIn()
    const inOrder = async (direction: string, limit: number) => {
      const path = `/api/admin/registrations?sort=${sort}&direction=${direction}&limit=${limit}`
      const rows = await readPages<Registration>(product, path, session)
      return rows.map((row) => row[field])
    }

    expect(await inOrder('asc', 100)).toEqual(expected)
    expect(await inOrder('desc', 100)).toEqual(expected.toReversed())
    expect(await inOrder('asc', 1)).toEqual(expected)
    expect(await inOrder('desc', 3)).toEqual(expected.toReversed())
  })

  test('by status, in the order of what it is called, the newest first within each', async () => {
    const product = await lendTestProduct()
    await bookAll(product, ...['A', 'B', 'C', 'D'].map((company) => ({ company })))
    await product.pool.query(
      `update registrations set status = case company when 'A' then 'confirmed' when 'B' then 'cancelled'
         else 'pending' end::registration_status`,
    )
    const session = await product.logIn()
    const companies = async (direction: string) => {
      const path = `/api/admin/registrations?sort=status&direction=${direction}&limit=1`
      return (await readPages<Registration>(product, path, session)).map(({ company }) => company)
    }

    expect(await companies('asc')).toEqual(['B', 'D', 'C', 'A'])
    expect(await companies('desc')).toEqual(['A', 'D', 'C', 'B'])
  })

  test('by their first attendee, and an empty company last in both directions', async () => {
    const product = await lendTestProduct()
    await bookAll(
      product,
      { company: 'B', attendees: [person('Özil Z'), person('Aaron A')] },
      { company: 'leer', attendees: [person('Oskar Z')] },
      { company: 'A', attendees: [person('Paul Z')] },
    )
    await product.pool.query(`update registrations set company = '' where company = 'leer'`)
    const session = await product.logIn()
    const companies = async (query: string) => {
      const rows = await readPages<Registration>(
        product,
        `/api/admin/registrations?${query}&limit=1`,
        session,
      )
      return rows.map(({ company }) => company)
    }

    expect(await companies('sort=participants')).toEqual(['', 'B', 'A'])
    expect(await companies('sort=participants&direction=desc')).toEqual(['A', 'B', ''])
    expect(await companies('sort=company')).toEqual(['A', 'B', ''])
    expect(await companies('sort=company&direction=desc')).toEqual(['B', 'A', ''])
  })
})

describe('attendees are sorted as a German reader expects', () => {
  const orders: [string, string[], string[]][] = [
    ['name', ['Änne', 'Anton', 'Otto', 'Sina'], ['Sina', 'Otto', 'Anton', 'Änne']],
    ['email', ['Änne', 'Anton', 'Otto', 'Sina'], ['Sina', 'Otto', 'Anton', 'Änne']],
    // In the order Drachen bauen, Pilze finden, Strategie.
    ['training', ['Otto', 'Änne', 'Sina', 'Anton'], ['Sina', 'Anton', 'Änne', 'Otto']],
    // Only Sina has a company; the others are in the order of bookings, newest first, then by slot.
    ['company', ['Sina', 'Anton', 'Otto', 'Änne'], ['Sina', 'Anton', 'Otto', 'Änne']],
    // Booked by Zora, by Adam, and by Sina for herself.
    ['booker', ['Otto', 'Änne', 'Anton', 'Sina'], ['Anton', 'Otto', 'Änne', 'Sina']],
    ['package', ['Otto', 'Änne', 'Sina', 'Anton'], ['Sina', 'Anton', 'Otto', 'Änne']],
  ]

  test.each(orders)('by %s, in both directions', async (sort, ascending, descending) => {
    const product = await lendTestProduct()
    await bookAll(
      product,
      {
        contactName: 'Adam Booker',
        attendees: [person('Otto A', 'kurs-3-drachen'), person('Änne Z', 'kurs-4-pilze')],
      },
      { contactName: 'Zora Booker', attendees: [person('Anton Y')] },
      { attendees: [ownSeat('kurs-1-uhren')] },
    )
    const session = await product.logIn()
    const names = async (direction: string, limit: number) => {
      const path = `/api/admin/attendees?sort=${sort}&direction=${direction}&limit=${limit}`
      return (await readPages<AttendeeRow>(product, path, session)).map((row) => row.firstName)
    }

    expect(await names('asc', 1)).toEqual(ascending)
    expect(await names('asc', 100)).toEqual(ascending)
    expect(await names('desc', 1)).toEqual(descending)
    expect(await names('desc', 100)).toEqual(descending)
  })
})

test('every page of a list has the total count, and the last page has no cursor', async () => {
  const product = await lendTestProduct()
  await bookAll(product, {}, {}, {})
  const session = await product.logIn()

  const first = await product.get<Registration[]>('/api/admin/registrations?limit=2', session)
  const cursor = first.headers.get('next-cursor')
  const last = await product.get<Registration[]>(
    `/api/admin/registrations?limit=2&cursor=${cursor}`,
    session,
  )
  const whole = await product.get<Registration[]>('/api/admin/registrations', session)

  expect(first.body).toHaveLength(2)
  expect(first.headers.get('total-count')).toBe('3')
  expect(last.body).toHaveLength(1)
  expect(last.headers.get('total-count')).toBe('3')
  expect(last.headers.get('next-cursor')).toBeNull()
  expect(whole.headers.get('total-count')).toBe('3')
  expect(whole.headers.get('next-cursor')).toBeNull()
  expect(whole.body).toEqual([...first.body, ...last.body])
})

test.each([
  '/api/admin/registrations?limit=2',
  '/api/admin/registrations?limit=2&sort=createdAt&direction=asc',
  '/api/admin/registrations?limit=2&sort=company',
  '/api/admin/registrations?limit=2&sort=status&direction=desc',
  '/api/admin/attendees?limit=2',
  '/api/admin/attendees?limit=2&sort=training',
  '/api/admin/attendees?limit=2&sort=booker&direction=desc',
])('paging through %s gives every row once, also while new ones arrive', async (path) => {
  const product = await lendTestProduct()
  const twoSeats = [ownSeat('kurs-3-drachen'), colleaguesSeat('kurs-1-uhren')]
  await bookAll(
    product,
    ...Array.from({ length: 5 }, (_, index) => ({
      company: `Firma ${index % 2}`,
      attendees: twoSeats,
    })),
  )
  const session = await product.logIn()
  const before = await readList<{ id: string }>(product, path.replace('limit=2', ''), session)

  // Some new rows come after the page read last. Only a few are added, so that paging ends.
  let arriving = 3
  const paged = await readPages<{ id: string }>(product, path, session, async () => {
    if (arriving > 0) await bookAll(product, { company: 'Firma 0', attendees: twoSeats })
    arriving -= 1
  })

  const ids = paged.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter((id) => before.some((row) => row.id === id))).toEqual(
    before.map(({ id }) => id),
  )
})

describe('a question that makes no sense is a 422 with a German sentence', () => {
  test.each([
    'sort=preis',
    'sort=company&sort=status',
    'direction=hoch',
    'limit=0',
    'limit=501',
    'limit=viele',
    'limit=1.5',
    'status=offen',
    `q=${'a'.repeat(201)}`,
    'q=a%00b',
    'limit=2&cursor=quatsch',
    `limit=2&cursor=${Buffer.from('{"of":"x"}').toString('base64url')}`,
  ])('%s', async (query) => {
    const product = await lendTestProduct()
    const session = await product.logIn()

    for (const list of ['registrations', 'attendees']) {
      const { status, body } = await product.get<Problem>(`/api/admin/${list}?${query}`, session)

      expect(status).toBe(422)
      expect(body.detail).toMatch(/^[A-ZÄÖÜ].*\.$/)
    }
  })

  test('also a cursor of another order, filter or list, and one that was tampered with', async () => {
    const product = await lendTestProduct()
    await bookAll(product, {}, {})
    const session = await product.logIn()
    const first = await product.get(
      '/api/admin/registrations?limit=1&sort=company&status=pending',
      session,
    )
    const cursor = first.headers.get('next-cursor') ?? ''
    const opened = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    const forged = (change: object) =>
      Buffer.from(JSON.stringify({ ...opened, ...change })).toString('base64url')
    const ask = async (list: string, query: string, at = cursor) =>
      (
        await product.get<Problem>(
          `/api/admin/${list}?limit=1&cursor=${encodeURIComponent(at)}&${query}`,
          session,
        )
      ).status

    expect(await ask('registrations', 'sort=company&status=pending')).toBe(200)
    expect(await ask('registrations', 'sort=contactName&status=pending')).toBe(422)
    expect(await ask('registrations', 'sort=company&direction=desc&status=pending')).toBe(422)
    expect(await ask('registrations', 'sort=company')).toBe(422)
    expect(await ask('registrations', 'sort=company&status=pending&q=sina')).toBe(422)
    expect(await ask('attendees', 'sort=company&status=pending')).toBe(422)
    for (const change of [{ key: 'a\0b' }, { key: 7 }, { at: 1e18 }, { at: '1' }, { id: 'x' }]) {
      expect(await ask('registrations', 'sort=company&status=pending', forged(change))).toBe(422)
    }
    expect(
      await ask('registrations', 'sort=company&status=pending', forged({ key: null, slot: 9 })),
    ).toBe(200)
  })
})

test('nobody but staff reads the lists', async () => {
  const product = await lendTestProduct()

  for (const path of ['registrations', 'attendees', 'registrations.csv', 'attendees.csv']) {
    expect((await product.get(`/api/admin/${path}`)).status).toBe(401)
  }
})
