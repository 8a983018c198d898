import { expect, test } from 'vitest'
import type { BookingReceipt } from '#shop/booking/domain/booking.ts'
import type { BookingView } from '#shop/booking-changes/domain/booking-view.ts'
import { bookerCalls } from '#tests/support/product/booker-links.ts'
import { booking, ownSeat } from '#tests/support/product/bookings.ts'
import { CLOCKS } from '#tests/support/product/cancellations.ts'
import { startInvoicing } from '#tests/support/product/invoicing.ts'

test('the booker has the documents on their page, and nobody else does', async () => {
  const { product, bookTwo, issue } = await startInvoicing()
  const { addressOf } = await bookerCalls(product)
  const id = await bookTwo()
  const [own, strangers] = [await addressOf(id), await addressOf(await bookTwo())]
  const [invoice] = (await issue(id, {})).body.invoices
  const file = (address: string, ending: string) =>
    product.request(`${address}/invoices/${invoice?.id}/invoice.${ending}`)

  const { body } = await product.get<BookingView>(own)

  expect(body.invoices).toEqual([
    {
      ...{ id: invoice?.id, number: 'K26-001', kind: 'invoice', cents: 20_600 },
      ...{ issuedOn: '2026-11-20', dueOn: '2026-12-04', cancelledBy: null },
    },
  ])
  const [pdf, xml] = [await file(own, 'pdf'), await file(own, 'xml')]
  expect([pdf.status, xml.status]).toEqual([200, 200])
  expect(pdf.headers.get('content-disposition')).toBe('attachment; filename="K26-001.pdf"')
  expect(pdf.headers.get('cache-control')).toBe('no-store')
  expect(Buffer.from(await pdf.arrayBuffer()).toString('latin1', 0, 5)).toBe('%PDF-')
  expect(await xml.text()).toContain('CrossIndustryInvoice')
  for (const ending of ['pdf', 'xml']) {
    expect((await file(strangers, ending)).status).toBe(404)
    expect((await file(`${own.slice(0, -4)}AAAA`, ending)).status).toBe(404)
  }
})

test('the link of the browser that booked opens no invoice', async () => {
  const { product, bill, setStatus, issue } = await startInvoicing()
  const { body: receipt } = await product.send<BookingReceipt>(
    'POST',
    '/api/registrations',
    booking(ownSeat(CLOCKS)),
  )
  await bill(receipt.id)
  await setStatus(receipt.id, 'confirmed')
  const [invoice] = (await issue(receipt.id, {})).body.invoices
  const address = `/api/bookings/${receipt.reference}/${receipt.token}`

  const answer = await product.get<BookingView>(address)
  const file = await product.request(`${address}/invoices/${invoice?.id}/invoice.pdf`)

  expect(answer.body.invoices).toEqual([])
  expect(file.status).toBe(403)
})
