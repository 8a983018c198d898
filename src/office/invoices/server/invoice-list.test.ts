import { expect, test } from 'vitest'
import { startPayments } from '#tests/support/product/invoiced-bookings.ts'
import { INVOICE_FILTERS, type InvoiceSums, type ListedInvoice } from '../domain/invoice-list.ts'

/** Six invoices over 206 euros, one in each place that staff look for. */
async function startWithInvoices() {
  const invoicing = await startPayments()
  const { product, session, bookTwo, issue, enter, cancelInvoice } = invoicing
  const [open, overpaid, paid, writtenOff, cancelled, toRefund] = [
    await issue(await bookTwo('Möbelhaus Beispiel GmbH')),
    await issue(await bookTwo('Überzahlt AG')),
    await issue(await bookTwo()),
    await issue(await bookTwo()),
    await issue(await bookTwo()),
    await issue(await bookTwo()),
  ]
  await enter(open.id, { cents: 600 })
  await enter(overpaid.id, { cents: 20_700 })
  await enter(paid.id)
  await enter(writtenOff.id, { kind: 'written_off', note: 'Insolvenz' })
  await enter(toRefund.id)
  await cancelInvoice(cancelled.id)
  await cancelInvoice(toRefund.id)
  const get = async <Body>(path: string) => {
    const { status, body } = await product.get<Body>(`/api/admin/invoices${path}`, session)
    expect(status).toBe(200)
    return body
  }
  const numbersOf = async (query: string) =>
    (await get<ListedInvoice[]>(`?${query}`)).map(({ number }) => number)
  const invoices = { open, overpaid, paid, writtenOff, cancelled, toRefund }
  return { ...invoicing, invoices, get, numbersOf }
}

test('invoices are found by state, day, company, number and booking, with their sums', async () => {
  const { product, session, invoices, get, numbersOf } = await startWithInvoices()
  const { open, overpaid, paid, writtenOff, cancelled, toRefund } = invoices
  const list = await get<ListedInvoice[]>('')
  expect(list).toHaveLength(6)
  expect(list.find(({ id }) => id === open.id)).toMatchObject({
    company: 'Möbelhaus Beispiel GmbH',
    issuedOn: '2026-11-20',
    dueOn: '2026-12-04',
    gross: 20_600,
    open: 20_000,
    state: 'partly_paid',
    isOverdue: false,
    bookings: [{ registrationId: open.registrationId }],
  })

  const found: Record<string, string[]> = {}
  for (const status of INVOICE_FILTERS) found[status] = (await numbersOf(`status=${status}`)).sort()
  expect(found).toEqual({
    open: [open.number],
    overdue: [],
    paid: [paid.number],
    written_off: [writtenOff.number],
    to_refund: [overpaid.number, toRefund.number],
    cancelled: [cancelled.number, toRefund.number],
  })
  const reference = list.find(({ id }) => id === paid.id)?.bookings[0]?.reference ?? ''
  expect(await numbersOf(`q=${reference}`)).toEqual([paid.number])
  expect(await numbersOf(`q=${reference.toLowerCase().replaceAll('-', '')}`)).toEqual([paid.number])
  expect(await numbersOf('q=uberzahlt')).toEqual([overpaid.number])
  expect(await numbersOf(`q=${encodeURIComponent('MÖBEL beispiel')}`)).toContain(open.number)
  expect(await numbersOf(`q=${open.number}`)).toEqual([open.number])
  expect(await numbersOf('q=%25')).toEqual([])
  expect(await numbersOf('to=2026-11-19')).toEqual([])
  expect(await numbersOf('from=2026-11-20&to=2026-11-20')).toHaveLength(6)

  for (const filter of ['', ...INVOICE_FILTERS.map((status) => `?status=${status}`)]) {
    const rows = await get<ListedInvoice[]>(filter)
    const sums = await get<InvoiceSums>(`/sums${filter}`)
    const sum = (values: number[]) => values.reduce((all, value) => all + value, 0)
    expect(sums, filter).toMatchObject({
      count: rows.length,
      gross: sum(rows.map(({ gross, cancelledBy }) => (cancelledBy ? 0 : gross))),
      cancelledGross: sum(rows.map(({ gross, cancelledBy }) => (cancelledBy ? gross : 0))),
      open: sum(rows.map((row) => Math.max(0, row.open))),
      toRefund: sum(rows.map((row) => Math.max(0, -row.open))),
    })
  }
  const { headers } = await product.request('/api/admin/invoices?limit=4', { headers: session })
  const cursor = headers.get('Next-Cursor') ?? ''
  expect(await numbersOf(`limit=4&cursor=${cursor}`)).toHaveLength(2)
})

test.each([
  ['2026-12-04T12:00:00Z', 'not_due', 0],
  ['2026-12-05T12:00:00Z', 'to_30', 1],
  ['2027-01-03T12:00:00Z', 'to_30', 1],
  ['2027-01-04T12:00:00Z', 'to_60', 1],
  ['2027-02-03T12:00:00Z', 'over_60', 1],
])('at %s what is due on 4 December counts as %s', async (now, age, overdue) => {
  const { product, session, bookTwo, issue } = await startPayments()
  await issue(await bookTwo())
  product.clock.set(now)
  const later = await product.logIn().catch(() => session)

  const { body } = await product.get<InvoiceSums>('/api/admin/invoices/sums', later)

  expect(body.ages.filter(({ count }) => count > 0)).toEqual([{ age, count: 1, cents: 20_600 }])
  const found = await product.get<ListedInvoice[]>('/api/admin/invoices?status=overdue', later)
  expect(found.body).toHaveLength(overdue)
})
