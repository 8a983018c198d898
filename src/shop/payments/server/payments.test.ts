import { expect, test } from 'vitest'
import type { AuditEntry } from '#platform/audit-log/domain/audit-log.ts'
import { startPayments } from '#tests/support/product/invoiced-bookings.ts'

test('payments, refunds and what is written off are entered by hand, and taken back', async () => {
  const { product, session, bookTwo, issue, enter, account, remove } = await startPayments()
  const { id, registrationId } = await issue(await bookTwo())
  expect(await account(id)).toMatchObject({ state: 'open', open: 20_600, payments: [] })

  expect((await enter(id, { cents: 20_000, note: 'Bar' })).status).toBe(201)
  expect(await account(id)).toMatchObject({
    state: 'partly_paid',
    open: 600,
    payments: [{ kind: 'received', cents: 20_000, source: 'manual', note: 'Bar' }],
  })
  const tooMuch = { kind: 'written_off' as const, cents: 601, note: 'Kulanz' }
  expect(await enter(id, tooMuch)).toMatchObject({
    status: 422,
    body: { code: 'payment.too_much' },
  })
  const noReason = await enter(id, { kind: 'written_off', cents: 600 })
  expect(noReason.body.code).toBe('payment.no_reason')
  expect((await enter(id, { ...tooMuch, cents: 600 })).status).toBe(201)
  const path = `/api/admin/registrations/${registrationId}/payments`
  const { body: ofBooking } = await product.get<{ state: string }[]>(path, session)
  expect(ofBooking).toMatchObject([{ id, state: 'written_off', open: 0 }])

  const tooFar = await enter(id, { kind: 'refunded', cents: 20_001 })
  expect(tooFar.body).toMatchObject({ code: 'payment.too_much' })
  expect((await enter(id, { kind: 'refunded', cents: 1 })).status).toBe(201)
  const { payments } = await account(id)
  const received = payments.find(({ kind }) => kind === 'received')
  const others = payments.filter(({ kind }) => kind !== 'received')
  expect((await remove(received?.id ?? '')).body.code).toBe('payment.refund_first')
  for (const { id: one } of others) expect((await remove(one)).status).toBe(200)
  expect((await remove(received?.id ?? '')).status).toBe(200)
  expect((await remove(received?.id ?? '')).status).toBe(404)
  expect(await account(id)).toMatchObject({ state: 'open', open: 20_600, payments: [] })

  const { body: log } = await product.get<AuditEntry[]>('/api/admin/audit-log', session)
  const acts = log.filter(({ action }) => action.startsWith('invoice.'))
  expect(acts.map(({ action, subjectName }) => `${action} ${subjectName}`).sort()).toEqual([
    'invoice.payment_recorded K26-001',
    'invoice.payment_removed K26-001',
    'invoice.payment_removed K26-001',
    'invoice.payment_removed K26-001',
    'invoice.refund_recorded K26-001',
    'invoice.written_off K26-001',
  ])
})

test('an entry is refused for a day to come, and where another one came since the form was opened', async () => {
  const { bookTwo, issue, enter, account } = await startPayments()
  const { id } = await issue(await bookTwo())
  expect((await enter(id, { day: '2026-11-21' })).body.code).toBe('payment.day_in_future')

  const twice = await Promise.all([enter(id), enter(id)])

  expect(twice.map(({ status }) => status).sort()).toEqual([201, 409])
  expect(await account(id)).toMatchObject({ state: 'paid', open: 0 })
})

test('money of a cancelled invoice is moved to the new one, and what is too much goes back', async () => {
  const { post, bookTwo, issue, enter, account, cancelInvoice, ...calls } = await startPayments()
  const registrationId = await bookTwo()
  const first = await issue(registrationId)
  const stranger = await issue(await bookTwo())
  await enter(first.id)
  const reduction = { cents: 10_300, reason: 'Kulanz' }
  await post(`registrations/${registrationId}/reductions`, reduction)
  const move = (to: string) => post(`invoices/${first.id}/payments/move`, { to })
  expect((await move(stranger.id)).body.code).toBe('payment.not_movable')
  await cancelInvoice(first.id)
  const second = await issue(registrationId)
  const before = await account(first.id)
  expect(before).toMatchObject({ state: 'to_refund', open: -20_600 })
  expect(before.movableTo).toContainEqual({ id: second.id, number: second.number, open: 10_300 })

  expect((await move(second.id)).status).toBe(200)

  expect(await account(first.id)).toMatchObject({ state: 'cancelled', open: 0, payments: [] })
  expect(await account(second.id)).toMatchObject({ state: 'overpaid', open: -10_300 })
  expect((await move(second.id)).body.code).toBe('payment.not_movable')
  await enter(second.id, { kind: 'refunded', cents: 10_300 })
  expect(await account(second.id)).toMatchObject({ state: 'paid', open: 0 })
  const { rows } = await calls.product.pool.query(
    "select details from audit_log where action = 'invoice.payment_moved'",
  )
  expect(rows).toEqual([{ details: { amount: '206 €', from: first.number, to: second.number } }])
})
