import { expect, test } from 'vitest'
import type { Problem } from '#platform/basics/domain/problem.ts'
import { moveSeat } from '#shop/booking-changes/server/seats.service.ts'
import { asBooker, changeCalls } from '#tests/support/product/booking-changes.ts'
import {
  aPerson,
  BOOKER,
  bookSeats,
  colleaguesSeat,
  ownSeat,
} from '#tests/support/product/bookings.ts'
import { BREAD, CLOCKS, KITES } from '#tests/support/product/cancellations.ts'
import { settleTelling } from '#tests/support/product/telling.ts'
import {
  lendTestProduct,
  startTestProduct,
  type TestProduct,
} from '#tests/support/product/test-product.ts'
import { FIRST_START } from '#tests/support/product/test-settings.ts'
import type { ChangePreview, PlannedChange } from '../domain/change-preview.ts'

type Calls = Awaited<ReturnType<typeof changeCalls>>

interface Ids {
  sinas: string
  joergs: string
  pias: string
  /** A seat that was cancelled. */
  carls: string
  /** Another date, in April. */
  april: string
  /** Requests to cancel Jörg's seat, and everything. */
  aboutJoerg: string
  aboutAll: string
}

/** What is changed, by what staff do. Sina has booked, and attends. */
const CHANGES: Record<string, (ids: Ids) => PlannedChange> = {
  'an attendee is another person': ({ joergs: seatId }) => ({
    kind: 'edit_seat',
    seatId,
    edit: aPerson('Nora Lang'),
  }),
  'an attendee has another name': ({ joergs: seatId }) => ({
    kind: 'edit_seat',
    seatId,
    edit: { lastName: 'Schwarz' },
  }),
  'the seat of the booker gets another person': ({ sinas: seatId }) => ({
    kind: 'edit_seat',
    seatId,
    edit: aPerson('Nora Lang'),
  }),
  'the booker takes a seat': ({ pias: seatId }) => ({ kind: 'edit_seat', seatId, edit: BOOKER }),
  'a seat is moved': ({ joergs: seatId, april: dateId }) => ({
    kind: 'edit_seat',
    seatId,
    edit: { dateId },
  }),
  'the seat of the booker is moved': ({ sinas: seatId, april: dateId }) => ({
    kind: 'edit_seat',
    seatId,
    edit: { dateId },
  }),
  'a seat is cancelled': ({ pias: seatId }) => ({ kind: 'cancel_seat', seatId }),
  'the seat of the booker is cancelled': ({ sinas: seatId }) => ({ kind: 'cancel_seat', seatId }),
  'a seat comes back': ({ carls: seatId }) => ({ kind: 'restore_seat', seatId }),
  'the booker has another name': () => ({
    kind: 'edit_registration',
    edit: { contactName: 'Sina Berg' },
  }),
  'the booker has another address': () => ({
    kind: 'edit_registration',
    edit: { contactEmail: 'sina@firma.example.org' },
  }),
  'the invoice is for somebody else': () => ({
    kind: 'edit_registration',
    edit: { billing: { recipient: 'Adler KG' } },
  }),
  'the office writes a note': () => ({ kind: 'edit_registration', edit: { note: 'Rief an.' } }),
  'one seat less, and another price': ({ joergs }) => ({
    kind: 'change_order',
    edit: {
      ...{ packageId: 'complete', price: '300.00', priceReason: 'Vereinbart' },
      ...{ dropped: [joergs], added: [] },
    },
  }),
  'one seat more': ({ april: dateId }) => ({
    kind: 'change_order',
    edit: {
      ...{ packageId: 'complete', price: '500.00', priceReason: 'Vereinbart' },
      ...{ dropped: [], added: [{ ...aPerson('Nora Lang'), dateId }] },
    },
  }),
  'all of it is cancelled': () => ({ kind: 'set_status', status: 'cancelled' }),
  'all of it is cancelled for nothing': () => ({
    ...{ kind: 'set_status', status: 'cancelled' },
    keptCents: 0,
  }),
  'it is confirmed': () => ({ kind: 'set_status', status: 'confirmed' }),
  'links are revoked': () => ({ kind: 'revoke_link' }),
  'a request is granted': ({ aboutJoerg: requestId }) => ({
    kind: 'answer_request',
    requestId,
    answer: { decision: 'granted', answer: 'Gute Besserung.' },
  }),
  'a request about everything is granted': ({ aboutAll: requestId }) => ({
    kind: 'answer_request',
    requestId,
    answer: { decision: 'granted', answer: '' },
  }),
  'a request is refused': ({ aboutAll: requestId }) => ({
    kind: 'answer_request',
    requestId,
    answer: { decision: 'refused', answer: 'Leider zu spät.' },
  }),
}

/** The sessions of Sina, Jörg and Carl were the day before. */
const AFTER_JANUARY = '2027-01-08T09:00:00Z'

test.each(Object.keys(CHANGES))(
  '%s: the mails that are shown are those that are sent, and nothing is stored before',
  async (name) => {
    const product = await lendTestProduct()
    const calls = await changeCalls(product)
    for (const situation of ['pending', 'confirmed', 'partly over']) {
      product.clock.set(FIRST_START)
      const { id, ...ids } = await bookAll(product, calls)
      if (situation !== 'pending') await calls.setStatus(id, 'confirmed')
      await calls.cancelSeat(ids.carls)
      await settleTelling(product)
      if (situation === 'partly over') product.clock.set(AFTER_JANUARY)
      const change = CHANGES[name]?.(ids) ?? expect.fail(name)
      const before = await everything(product)

      const { status, body } = await preview(product, calls, id, change)

      expect([situation, status]).toEqual([situation, 200])
      expect(await everything(product)).toEqual(before)
      expect(await make(calls, id, change)).toMatchObject({ status: 200 })
      expect([situation, ...named(body)]).toEqual([
        situation,
        ...(await mailsSince(product, before)),
      ])
    }
  },
)

test('what is shown names who goes, who comes and the booker, each with the mail', async () => {
  const product = await lendTestProduct()
  const calls = await changeCalls(product)
  const { id, joergs } = await bookAll(product, calls)
  await calls.setStatus(id, 'confirmed')
  await settleTelling(product)

  const { body } = await preview(product, calls, id, {
    kind: 'edit_seat',
    seatId: joergs,
    edit: aPerson('Nora Lang'),
  })

  expect(body.mails).toMatchObject([
    { recipient: 'joerg@example.com', subject: 'Dein Platz ist vergeben: Uhren & Zeit' },
    { recipient: 'nora@example.com', subject: 'Du hast einen Platz: Uhren & Zeit' },
    { recipient: BOOKER.email, text: expect.stringContaining('Nora Lang') },
  ])
  expect(body.mails.map(({ attachments }) => attachments.length)).toEqual([1, 1, 0])
})

test('a receipt that would be held is shown as such', async () => {
  const product = await startTestProduct({ LIMIT_UNCONFIRMED_MAILS_PER_HOUR: '1' })
  const calls = await changeCalls(product)
  await bookSeats(product, ownSeat(CLOCKS))
  const { id } = await bookSeats(product, ownSeat(CLOCKS))

  const change = { kind: 'edit_registration', edit: { contactName: 'Sina Berg' } } as const
  const { body } = await preview(product, calls, id, change)

  expect(body.mails).toMatchObject([{ recipient: BOOKER.email, isHeld: true }])
  const before = await everything(product)
  await make(calls, id, change)
  expect(named(body)).toEqual(await mailsSince(product, before))
})

test('what was changed just before and is not told yet is part of what is shown', async () => {
  const product = await startTestProduct(
    { MAIL_STAFF: 'team@example.com' },
    { tellDelayMs: 60_000 },
  )
  const calls = await changeCalls(product)
  const { id, pias, joergs, april } = await bookAll(product, calls)
  await calls.setStatus(id, 'confirmed')
  await settleTelling(product, 'all')
  product.clock.set('2026-11-20T09:05:00Z')
  await moveSeat(product.db, pias, april, { ...asBooker(product), tellDelayMs: 60_000 })
  const before = await everything(product)

  const change = { kind: 'cancel_seat', seatId: joergs } as const
  const { body } = await preview(product, calls, id, change)
  expect(await everything(product)).toEqual(before)
  expect(before.jobs).toHaveLength(1)
  product.clock.set('2026-11-20T09:05:30Z')
  await make(calls, id, change)

  expect(body.mails.map(({ recipient }) => recipient)).toEqual([
    'joerg@example.com',
    'pia@example.com',
    BOOKER.email,
    'team@example.com',
  ])
  expect(named(body)).toEqual(await mailsSince(product, before))
})

test('a change that is refused has no preview, for the same reason', async () => {
  const product = await lendTestProduct()
  const calls = await changeCalls(product)
  const { id, ...ids } = await bookAll(product, calls)
  await calls.cancelSeat(ids.carls)
  const full = await calls.plan(BREAD, { capacity: 1 })
  await calls.book({ ...colleaguesSeat(BREAD, 'Nora'), dateId: full.id })
  const { joergs, carls, aboutJoerg } = ids
  await calls.answer(aboutJoerg, { decision: 'refused', answer: '' })

  for (const change of [
    { kind: 'edit_seat', seatId: joergs, edit: { dateId: full.id } },
    { kind: 'edit_seat', seatId: joergs, edit: { dateId: 'nirgends' } },
    { kind: 'edit_seat', seatId: carls, edit: { lastName: 'Lang' } },
    { kind: 'cancel_seat', seatId: carls },
    { kind: 'restore_seat', seatId: joergs },
    { kind: 'answer_request', requestId: aboutJoerg, answer: { decision: 'granted', answer: '' } },
    { kind: 'cancel_seat', seatId: id },
  ] satisfies PlannedChange[]) {
    const shown = await preview(product, calls, id, change)
    const made = await make(calls, id, change)
    expect([shown.status, shown.body.code, shown.body.detail]).toEqual([
      made.status,
      made.body.code,
      made.body.detail,
    ])
    expect(shown.status).toBeGreaterThanOrEqual(400)
  }
  const other = await bookSeats(product, ownSeat(KITES))
  const foreign = await preview(product, calls, other.id, { kind: 'cancel_seat', seatId: joergs })
  expect(foreign.body.code).toBe('registration.not_found')
})

/** Books seats for Sina, Jörg and Carl in January, and for Pia later, and asks to cancel. */
async function bookAll(product: TestProduct, { seatsOf, plan }: Calls) {
  const { id } = await bookSeats(
    product,
    ownSeat(CLOCKS),
    colleaguesSeat(CLOCKS),
    colleaguesSeat(KITES, 'Pia'),
    colleaguesSeat(CLOCKS, 'Carl'),
  )
  await settleTelling(product)
  const [sinas = '', joergs = '', pias = '', carls = ''] = await seatsOf(id)
  const { rows } = await product.pool.query<{ id: string }>(
    `insert into change_requests (registration_id, attendee_id, reason, created_at)
     values ($1, $2, '', now()), ($1, null, '', now()) returning id`,
    [id, joergs],
  )
  const [aboutJoerg = '', aboutAll = ''] = rows.map((row) => row.id)
  const { id: april } = await plan(CLOCKS)
  return { id, sinas, joergs, pias, carls, april, aboutJoerg, aboutAll }
}

function preview(product: TestProduct, { session }: Calls, id: string, change: PlannedChange) {
  const path = `/api/admin/registrations/${id}/mails/preview`
  return product.send<ChangePreview & Problem>('POST', path, change, session)
}

function make(calls: Calls, id: string, change: PlannedChange) {
  switch (change.kind) {
    case 'edit_registration':
      return calls.editRegistration(id, change.edit)
    case 'edit_seat':
      return calls.editSeat(change.seatId, change.edit)
    case 'cancel_seat':
      return calls.cancelSeat(change.seatId)
    case 'restore_seat':
      return calls.restoreSeat(change.seatId)
    case 'change_order':
      return calls.changeOrder(id, change.edit)
    case 'set_status':
      return calls.setStatus(id, change.status, change.keptCents)
    case 'revoke_link':
      return calls.revokeLink(id)
    case 'answer_request':
      return calls.answer(change.requestId, change.answer)
  }
}

/** The rows that a change may write. A job that is due may run meanwhile. */
async function everything({ pool }: TestProduct) {
  const tables = [
    'registrations',
    'attendees',
    'booking_changes',
    'change_requests',
    'audit_log',
    'told',
    'mails',
  ]
  const stored: Record<string, unknown[]> = {}
  for (const table of tables)
    stored[table] = (await pool.query(`select * from ${table} as rows order by rows::text`)).rows
  const { rows: jobs } = await pool.query(
    `select key, run_at from graphile_worker.jobs where key like 'tell/%' and run_at > now()`,
  )
  return { mails: [], ...stored, jobs }
}

function named({ mails }: ChangePreview): string[] {
  return mails.map(({ recipient, subject }) => `${recipient}: ${subject}`)
}

/** The mails that are new, as "RECIPIENT: SUBJECT". */
async function mailsSince(product: TestProduct, before: { mails: unknown[] }) {
  await settleTelling(product, 'all')
  const { rows } = await product.pool.query<{ mail: string }>(
    `select recipient || ': ' || subject as mail from mails
     where not id = any($1) order by recipient, subject`,
    [before.mails.map((row) => Reflect.get(row as object, 'id'))],
  )
  return rows.map(({ mail }) => mail)
}
