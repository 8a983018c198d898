import { expect, test } from 'vitest'
import { openAmount } from '#shop/payments/domain/payment-state.ts'
import { invoicingProduct } from '#tests/support/product/issued-invoices.ts'
import type { Figures } from '../domain/figures.ts'

test('what was invoiced, paid and given back is told by its days, and what of it is open', async () => {
  const { product, session, issueInvoice, cancelInvoice, enterPayment } = await invoicingProduct()
  const documentsOf = async (period: string) =>
    (await product.get<Figures>(`/api/admin/figures?${period}`, session)).body.period.documents
  product.clock.set('2026-11-24T09:00:00Z')
  const partly = await issueInvoice()
  await enterPayment(partly.id, 'received', 10_000, '2026-11-27')
  await enterPayment(partly.id, 'written_off', 600, '2026-12-03')
  const cancelled = await issueInvoice()
  await enterPayment(cancelled.id, 'received', 20_600, '2026-11-30')
  const overpaid = await issueInvoice()
  await enterPayment(overpaid.id, 'received', 20_700, '2026-12-01')
  // The first moment of December in Berlin.
  product.clock.set('2026-11-30T23:00:00Z')
  await cancelInvoice(cancelled.id)
  await enterPayment(cancelled.id, 'refunded', 20_600, '2026-12-02')

  const open = openAmount({
    ...{ gross: 20_600, isCancelled: false, received: 10_000, refunded: 0, writtenOff: 600 },
  })
  expect(open).toBe(10_000)
  expect(await documentsOf('from=2026-11-01&to=2026-11-30')).toEqual({
    ...{ net: 51_933, gross: 61_800, received: 30_600, refunded: 0, open },
  })
  expect(await documentsOf('from=2026-12-01&to=2026-12-31')).toEqual({
    ...{ net: -17_311, gross: -20_600, received: 20_700, refunded: 20_600, open: 0 },
  })
  expect(await documentsOf('from=2026-11-01&to=2026-12-31')).toMatchObject({
    ...{ net: 34_622, gross: 41_200, open },
  })
  expect(await documentsOf('from=2025-01-01&to=2025-12-31')).toEqual({
    ...{ net: 0, gross: 0, received: 0, refunded: 0, open: 0 },
  })
})
