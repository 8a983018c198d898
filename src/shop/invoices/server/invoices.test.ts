import { expect, onTestFinished, test } from 'vitest'
import type { PersonData } from '#office/privacy/domain/person-data.ts'
import type { AuditEntry } from '#platform/audit-log/domain/audit-log.ts'
import { textOfPdf } from '#tests/support/pdf.ts'
import { changeCalls } from '#tests/support/product/booking-changes.ts'
import { BOOKER, colleaguesSeat, ownSeat } from '#tests/support/product/bookings.ts'
import { CLOCKS } from '#tests/support/product/cancellations.ts'
import { forgetFirm, OWN_FIRM } from '#tests/support/product/own-firm.ts'
import { startTestProduct } from '#tests/support/product/test-product.ts'
import type { BookingInvoices } from '../domain/invoice-answer.ts'

interface Problem {
  code: string
  detail: string
}
const BILLING = {
  recipient: 'Möbelhaus Beispiel GmbH',
  street: 'Hobelweg 3',
  postalCode: '89073',
  city: 'Ulm',
  orderNumber: '4500-17',
}

/** A product of its own: the firm belongs to the process, and other tests find the sample in it again. */
async function start({ firm = OWN_FIRM } = {}) {
  onTestFinished(forgetFirm)
  const product = await startTestProduct()
  const calls = await changeCalls(product)
  const { session } = calls
  for (const group of ['contact', 'address', 'legal', 'invoices'] as const) {
    const path = `/api/admin/settings/firm/${group}`
    expect((await product.send('PUT', path, firm[group], session)).status).toBe(200)
  }
  const of = (id: string) => `/api/admin/registrations/${id}/invoices`
  const bill = (id: string, billing: object = BILLING) =>
    product.send('PATCH', `/api/admin/registrations/${id}`, { billing }, session)
  return {
    ...calls,
    product,
    bill,
    invoicesOf: async (id: string) => (await product.get<BookingInvoices>(of(id), session)).body,
    issue: (id: string) => product.send<BookingInvoices & Problem>('POST', of(id), {}, session),
    cancel: (id: string) =>
      product.send<Problem>('POST', `/api/admin/invoices/${id}/cancellation`, {}, session),
    file: async (path: string) => {
      const answer = await product.request(path, { headers: session })
      return { answer, bytes: Buffer.from(await answer.arrayBuffer()) }
    },
    /** A confirmed booking of two seats for 206 euros, with where its invoice goes. */
    bookTwo: async () => {
      const id = await calls.bookConfirmed(ownSeat(CLOCKS), colleaguesSeat(CLOCKS))
      await bill(id)
      return id
    },
  }
}

test('an invoice over what a booking owes is stored with its number and its files, and the log says so', async () => {
  const { product, session, bookTwo, invoicesOf, issue, file } = await start()
  const id = await bookTwo()
  expect(await invoicesOf(id)).toMatchObject({
    invoices: [],
    owed: 20_600,
    invoiced: null,
    due: 'invoice',
    missing: [],
  })

  const issued = await issue(id)

  expect(issued.status).toBe(201)
  expect(issued.body).toMatchObject({
    invoices: [
      {
        number: 'K26-001',
        kind: 'invoice',
        issuedOn: '2026-11-20',
        dueOn: '2026-12-04',
        cents: 20_600,
        cancelledBy: null,
      },
    ],
    invoiced: 20_600,
    due: 'none',
  })
  const [invoice] = issued.body.invoices
  const pdf = await file(`/api/admin/invoices/${invoice?.id}/invoice.pdf`)
  expect(pdf.answer.headers.get('content-disposition')).toBe('attachment; filename="K26-001.pdf"')
  const text = await textOfPdf(pdf.bytes)
  for (const part of [
    'Rechnung K26-001',
    'Möbelhaus Beispiel GmbH Hobelweg 3 89073 Ulm',
    'Bestellnummer 4500-17',
    '2 Plätze',
    '206,00',
  ])
    expect(text).toContain(part)
  expect(text).not.toContain('Jörg')
  const xml = await file(`/api/admin/invoices/${invoice?.id}/invoice.xml`)
  expect(xml.bytes.toString()).toContain('<ram:GrandTotalAmount>206.00</ram:GrandTotalAmount>')
  const { body: log } = await product.get<AuditEntry[]>('/api/admin/audit-log', session)
  expect(log).toContainEqual(expect.objectContaining({ action: 'registration.invoice_issued' }))
  expect(await issue(id)).toMatchObject({ status: 409, body: { code: 'invoice.not_due' } })
})

test('no invoice is issued while something of the firm or of the buyer is missing, and it is named', async () => {
  const firm = { ...OWN_FIRM, invoices: { ...OWN_FIRM.invoices, iban: '' } }
  const { bookTwo, bill, invoicesOf, issue, file } = await start({ firm })
  const id = await bookTwo()
  await bill(id, { city: '', country: 'Überall' })

  const missing = ['IBAN', 'Ort des Kunden', 'Land des Kunden, auf Deutsch oder Englisch']
  expect((await invoicesOf(id)).missing).toEqual(missing)
  expect(await issue(id)).toMatchObject({
    status: 409,
    body: {
      code: 'invoice.incomplete',
      detail: `Für die Rechnung fehlt noch: ${missing.join(', ')}.`,
    },
  })
  expect((await invoicesOf(id)).invoices).toEqual([])
  const draft = await file(`/api/admin/registrations/${id}/invoices/draft.pdf`)
  expect(draft.answer.status).toBe(200)
  expect(await textOfPdf(draft.bytes)).toContain('Entwurf')
})

test('what never was confirmed, and what is free, has no invoice', async () => {
  const { product, session, bill, invoicesOf, issue, bookTwo } = await start()
  const id = await bookTwo()
  await product.send(
    'PATCH',
    `/api/admin/registrations/${id}/status`,
    { status: 'pending' },
    session,
  )
  await bill(id)

  const { due } = await invoicesOf(id)

  expect(due).toBe('none')
  expect((await issue(id)).status).toBe(409)
})

test('an invoice that says too much is cancelled and written anew; both stay', async () => {
  const { product, session, bookTwo, invoicesOf, issue, cancel, file } = await start()
  const id = await bookTwo()
  const [first] = (await issue(id)).body.invoices
  const reduction = { cents: 10_300, reason: 'Kulanz' }
  await product.send('POST', `/api/admin/registrations/${id}/reductions`, reduction, session)
  expect((await invoicesOf(id)).due).toBe('replacement')
  expect((await issue(id)).body.code).toBe('invoice.not_due')

  const answers = await Promise.all([cancel(first?.id ?? ''), cancel(first?.id ?? '')])
  const second = await issue(id)

  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  expect(second.body).toMatchObject({
    invoices: [
      { number: 'K26-003', kind: 'invoice', cents: 10_300, cancelledBy: null },
      { number: 'K26-002', kind: 'cancellation', cents: 20_600, dueOn: null },
      { number: 'K26-001', kind: 'invoice', cents: 20_600, cancelledBy: 'K26-002' },
    ],
    invoiced: 10_300,
    due: 'none',
  })
  const [, cancellation] = second.body.invoices
  const { bytes } = await file(`/api/admin/invoices/${cancellation?.id}/invoice.pdf`)
  expect(await textOfPdf(bytes)).toContain('Hiermit stornieren wir die Rechnung K26-001')
})

test('an invoice is in the export of the person whom it was sent to, and stays when that person is erased', async () => {
  const { product, session, bookTwo, issue, file } = await start()
  const id = await bookTwo()
  const [invoice] = (await issue(id)).body.invoices
  const path = `/api/admin/invoices/${invoice?.id}/invoice.pdf`
  const before = (await file(path)).bytes
  const person = { email: BOOKER.email }
  const exported = await product.send<PersonData>(
    'POST',
    '/api/admin/privacy/export',
    person,
    session,
  )
  expect(exported.body.invoices).toMatchObject([
    { number: 'K26-001', grossCents: 20_600, buyer: { name: BILLING.recipient } },
  ])

  const erased = await product.send('POST', '/api/admin/privacy/erase', person, session)

  expect(erased.status).toBe(200)
  expect((await file(path)).bytes.equals(before)).toBe(true)
})

test('of invoices that are issued at once each has its number, and none is missing', async () => {
  const { product, session, bookTwo, issue } = await start()
  const ids: string[] = []
  for (let count = 0; count < 8; count += 1) ids.push(await bookTwo())
  const another = await product.startAnother()
  const elsewhere = async (id: string) =>
    another.fetch(
      new Request(`http://localhost:3000/api/admin/registrations/${id}/invoices`, {
        method: 'POST',
        headers: { ...session, 'Content-Type': 'application/json' },
        body: '{}',
      }),
    )

  // Each twice, by two processes.
  const statuses = await Promise.all(
    ids.flatMap((id) => [
      issue(id).then(({ status }) => status),
      elsewhere(id).then(({ status }) => status),
    ]),
  )

  expect(statuses.filter((status) => status === 201)).toHaveLength(8)
  expect(statuses.filter((status) => status === 409)).toHaveLength(8)
  const { rows } = await product.pool.query<{ number: string }>(
    'select number from invoices order by number',
  )
  expect(rows.map(({ number }) => number)).toEqual(
    Array.from({ length: 8 }, (_, index) => `K26-00${index + 1}`),
  )
})
