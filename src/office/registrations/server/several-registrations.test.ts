import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Problem } from '#platform/basics/domain/problem.ts'
import { bookSeats, colleaguesSeat, ownSeat } from '#tests/support/product/bookings.ts'
import { bookAll, person } from '#tests/support/product/lists.ts'
import { listMails, waitForMails } from '#tests/support/product/mails.ts'
import {
  lendTestProduct,
  startTestProduct,
  type TestProduct,
} from '#tests/support/product/test-product.ts'
import { SELECTION_MAX, type StatusResult } from '../domain/registration-selection.ts'

const STATUS = '/api/admin/registrations/status'
const UHREN = 'kurs-1-uhren'

async function staffOf<P extends TestProduct>(product: P) {
  const session = await product.logIn()
  const post = <T>(path: string, body: unknown) => product.send<T>('POST', path, body, session)
  return {
    session,
    post,
    setAll: (body: unknown) => post<StatusResult[]>(STATUS, body),
    /** In the order of their names: bookings of the same instant have no order of their own. */
    statuses: async () => {
      const { rows } = await product.pool.query<{ status: string }>(
        'select status::text from registrations order by status::text',
      )
      return rows.map(({ status }) => status)
    },
  }
}

async function bookThree(product: TestProduct): Promise<string[]> {
  const ids: string[] = []
  for (const name of ['Jörg', 'Ida', 'Uwe'])
    ids.push((await bookSeats(product, colleaguesSeat(UHREN, name))).id)
  return ids
}

/** What an undo of these results sends, as the dashboard does. */
function undoOf(results: StatusResult[]) {
  return {
    changes: results.flatMap((one) =>
      'problem' in one
        ? []
        : { id: one.id, status: one.previousStatus, expectedChange: one.change },
    ),
  }
}

describe('the status of several registrations', () => {
  test('is set for each, once, with an entry in the audit log and its mails', async () => {
    const product = await lendTestProduct()
    const staff = await staffOf(product)
    const ids = await bookThree(product)

    const { status, body } = await staff.setAll({ ids: [...ids, ids[0]], status: 'confirmed' })

    expect(status).toBe(200)
    expect(body).toEqual(
      ids.map((id) => ({
        id,
        reference: expect.stringMatching(/^MF-/),
        status: 'confirmed',
        change: 1,
        previousStatus: 'pending',
      })),
    )
    expect(await staff.statuses()).toEqual(['confirmed', 'confirmed', 'confirmed'])
    await waitForMails(product)
    const confirmed = (await listMails(product)).filter((mail) => mail.includes('confirmed'))
    expect(confirmed).toHaveLength(6)
    const { rows } = await product.pool.query(
      `select distinct subject_id from audit_log where action = 'registration.status_changed'`,
    )
    expect(rows).toHaveLength(3)
  })

  test('is told for those that cannot be changed, and set for the others', async () => {
    const product = await lendTestProduct()
    const staff = await staffOf(product)
    const [kept = '', cancelled = '', other = ''] = await bookThree(product)
    await staff.setAll({ ids: [cancelled], status: 'cancelled' })
    await product.pool.query('update training_dates set capacity = 2 where training_id = $1', [
      UHREN,
    ])
    const unknown = randomUUID()

    const { body } = await staff.setAll({
      ids: [kept, cancelled, unknown, other],
      status: 'confirmed',
    })

    expect(body).toEqual([
      expect.objectContaining({ id: kept, status: 'confirmed' }),
      {
        id: cancelled,
        reference: expect.stringMatching(/^MF-/),
        problem: {
          code: 'registration.training_full',
          detail: '„Uhren & Zeit“ (Donnerstag, 7. Januar 2027) ist leider ausgebucht.',
        },
      },
      {
        id: unknown,
        reference: null,
        problem: {
          code: 'registration.not_found',
          detail: 'Diese Anmeldung gibt es nicht.',
        },
      },
      expect.objectContaining({ id: other, status: 'confirmed' }),
    ])
    expect(await staff.statuses()).toEqual(['cancelled', 'confirmed', 'confirmed'])
  })

  test('of 20 seats on a full date goes to as many as there is room for', async () => {
    const product = await lendTestProduct()
    const staff = await staffOf(product)
    const ids = await bookThree(product)
    await staff.setAll({ ids, status: 'cancelled' })
    await product.pool.query('update training_dates set capacity = 2 where training_id = $1', [
      UHREN,
    ])

    const { body } = await staff.setAll({ ids, status: 'pending' })

    expect(body.map((one) => 'problem' in one)).toEqual([false, false, true])
  })

  test('is undone within a minute as if nothing had been', async () => {
    const product = await startTestProduct({}, { tellDelayMs: 60_000 })
    const staff = await staffOf(product)
    const ids = await bookThree(product)
    const done = await staff.setAll({ ids, status: 'confirmed' })

    const undone = await staff.setAll(undoOf(done.body))

    expect(undone.body).toEqual(
      ids.map((id) => expect.objectContaining({ id, status: 'pending', change: 2 })),
    )
    expect(await staff.statuses()).toEqual(['pending', 'pending', 'pending'])
    await waitForMails(product)
    expect(await listMails(product)).toEqual([])
  })

  test('is undone later as well, but the mails were sent', async () => {
    const product = await startTestProduct({}, { tellDelayMs: 60_000 })
    const staff = await staffOf(product)
    const ids = await bookThree(product)
    const done = await staff.setAll({ ids, status: 'confirmed' })
    await waitForMails(product)

    const undone = await staff.setAll(undoOf(done.body))

    expect(undone.body.every((one) => !('problem' in one))).toBe(true)
    expect(await staff.statuses()).toEqual(['pending', 'pending', 'pending'])
    expect(await listMails(product)).toHaveLength(6)
  })

  test('is not undone where somebody has changed it since, nor where nothing had changed', async () => {
    const product = await lendTestProduct()
    const staff = await staffOf(product)
    const [one = '', other = ''] = await bookThree(product)
    await staff.setAll({ ids: [other], status: 'confirmed' })
    const done = await staff.setAll({ ids: [one, other], status: 'confirmed' })
    expect(done.body[1]).toMatchObject({ previousStatus: 'confirmed', status: 'confirmed' })
    await staff.setAll({ ids: [one], status: 'cancelled' })

    const undone = await staff.setAll(undoOf(done.body))

    expect(undone.body).toEqual([
      {
        id: one,
        reference: expect.any(String),
        problem: {
          code: 'registration.changed_meanwhile',
          detail: 'Der Status wurde inzwischen geändert, er ist jetzt „Abgesagt“.',
        },
      },
      expect.objectContaining({ id: other, status: 'confirmed', change: 1 }),
    ])
  })

  test.each([
    {},
    { ids: [], status: 'confirmed' },
    { ids: ['x'], status: 'confirmed' },
    { ids: [randomUUID()], status: 'offen' },
    { ids: [randomUUID()] },
    { changes: [] },
    { changes: [{ id: randomUUID(), status: 'pending' }] },
    { ids: [randomUUID()], status: 'pending', changes: [] },
    { ids: Array.from({ length: SELECTION_MAX + 1 }, () => randomUUID()), status: 'pending' },
  ])('is a 422 for a request that makes no sense (%#)', async (body) => {
    const product = await lendTestProduct()
    const staff = await staffOf(product)

    expect((await staff.setAll(body)).status).toBe(422)
  })
})

describe('a selection', () => {
  test('has the ids of everything that the filter finds, beyond one page', async () => {
    const product = await lendTestProduct()
    const { session, setAll } = await staffOf(product)
    const ids = await bookThree(product)
    await bookAll(product, { company: 'Andere', attendees: [person('Pia Lang', 'kurs-2-brot')] })
    await setAll({ ids: [ids[1]], status: 'confirmed' })
    const read = async (path: string) =>
      (await product.get<{ id: string; status: string }[]>(path, session)).body

    const pending = await read(
      `/api/admin/registrations/selection?training=${UHREN}&status=pending`,
    )
    const words = await read('/api/admin/registrations/selection?q=pia')
    const seats = await read(`/api/admin/attendees/selection?training=${UHREN}`)

    expect(pending.map(({ id }) => id).sort()).toEqual([ids[0], ids[2]].sort())
    expect(pending.map(({ status }) => status)).toEqual(['pending', 'pending'])
    expect(words).toHaveLength(1)
    expect(seats.map(({ status }) => status).sort()).toEqual(['confirmed', 'pending', 'pending'])
  })

  test('that is too large for one call is refused with the limit', async () => {
    const product = await lendTestProduct()
    const { session } = await staffOf(product)
    await product.pool.query(
      `insert into registrations (reference, contact_name, contact_email, company, package_id, price, price_type)
       select 'MF-' || n, 'Person', 'p@example.com', '', 'single', 140, 'normal' from generate_series(1, $1) n`,
      [SELECTION_MAX + 1],
    )

    const { status, body } = await product.get<Problem>(
      '/api/admin/registrations/selection',
      session,
    )

    expect(status).toBe(422)
    expect(body.detail).toContain('höchstens 2.000 Zeilen')
  })
})

test('a file holds the ticked rows and nothing else, and the audit log says how many', async () => {
  const product = await lendTestProduct()
  const { session } = await staffOf(product)
  const ids = await bookThree(product)
  await bookSeats(product, ownSeat('kurs-2-brot'))
  const { rows } = await product.pool.query<{ id: string }>(
    `select id from attendees where first_name in ('Jörg', 'Uwe')`,
  )
  const linesOf = async (path: string, selected: string[]) => {
    const response = await product.request(path, {
      method: 'POST',
      headers: { ...session, 'Content-Type': 'application/json' },
      body: JSON.stringify({ ids: selected }),
    })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toContain('text/csv')
    return (await response.text()).trim().split('\r\n').slice(1)
  }

  const registrations = await linesOf('/api/admin/registrations.csv', ids.slice(1))
  const attendees = await linesOf(
    '/api/admin/attendees.csv',
    rows.map(({ id }) => id),
  )

  expect(registrations).toHaveLength(2)
  expect(attendees.map((line) => line.split(';')[0]).sort()).toEqual(['Jörg Weiß', 'Uwe Weiß'])
  const log = await product.pool.query(
    `select action, details from audit_log where action like '%.exported' order by created_at`,
  )
  expect(log.rows).toEqual([
    { action: 'registrations.exported', details: { selected: 2, rows: 2 } },
    { action: 'attendees.exported', details: { selected: 2, rows: 2 } },
  ])
})

test('nobody but staff selects or changes several registrations', async () => {
  const product = await lendTestProduct()

  expect((await product.get('/api/admin/registrations/selection')).status).toBe(401)
  expect((await product.get('/api/admin/attendees/selection')).status).toBe(401)
  for (const path of [STATUS, '/api/admin/registrations.csv', '/api/admin/attendees.csv'])
    expect((await product.send('POST', path, {})).status).toBe(401)
})
