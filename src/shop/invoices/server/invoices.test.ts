import { expect, test } from 'vitest'
import type { PersonData } from '#office/privacy/domain/person-data.ts'
import type { AuditEntry } from '#platform/audit-log/domain/audit-log.ts'
import { textOfPdf } from '#tests/support/pdf.ts'
import { BOOKER } from '#tests/support/product/bookings.ts'
import { BUYER, startInvoicing } from '#tests/support/product/invoicing.ts'
import { OWN_FIRM } from '#tests/support/product/own-firm.ts'

const BILLING = { ...BUYER, orderNumber: '4500-17' }

test('an invoice over what a booking owes is stored with its number and its files, and the log says so', async () => {
  const { product, session, bookTwo, invoicesOf, issue, filesOf } = await startInvoicing()
  const id = await bookTwo(BILLING)
  expect(await invoicesOf(id)).toMatchObject({
    invoices: [],
    owed: 20_600,
    invoiced: null,
    due: 'invoice',
    missing: [],
  })

  const issued = await issue(id, {})

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
  const path = `/api/admin/invoices/${invoice?.id}/invoice.pdf`
  const answer = await product.request(path, { headers: session })
  const { pdf, xml } = await filesOf(invoice?.id)
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="K26-001.pdf"')
  const text = await textOfPdf(pdf)
  for (const part of [
    'Rechnung K26-001',
    'Möbelhaus Beispiel GmbH Hobelweg 3 89073 Ulm',
    'Bestellnummer 4500-17',
    '2 Plätze',
    '206,00',
  ])
    expect(text).toContain(part)
  expect(text).not.toContain('Jörg')
  expect(xml).toContain('<ram:GrandTotalAmount>206.00</ram:GrandTotalAmount>')
  const { body: log } = await product.get<AuditEntry[]>('/api/admin/audit-log', session)
  expect(log).toContainEqual(expect.objectContaining({ action: 'registration.invoice_issued' }))
  expect(await issue(id, {})).toMatchObject({ status: 409, body: { code: 'invoice.not_due' } })
})

test('no invoice is issued while something of the firm or of the buyer is missing, and it is named', async () => {
  const firm = { ...OWN_FIRM, invoices: { ...OWN_FIRM.invoices, iban: '' } }
  const { product, session, bookTwo, bill, invoicesOf, issue } = await startInvoicing(firm)
  const id = await bookTwo()
  await bill(id, { city: '', country: 'Überall' })

  const missing = ['IBAN', 'Ort des Kunden', 'Land des Kunden, auf Deutsch oder Englisch']
  expect((await invoicesOf(id)).missing).toEqual(missing)
  expect(await issue(id, {})).toMatchObject({
    status: 409,
    body: {
      code: 'invoice.incomplete',
      detail: `Für die Rechnung fehlt noch: ${missing.join(', ')}.`,
    },
  })
  expect((await invoicesOf(id)).invoices).toEqual([])
  const path = `/api/admin/registrations/${id}/invoices/draft.pdf`
  const draft = await product.request(path, { headers: session })
  expect(draft.status).toBe(200)
  expect(await textOfPdf(Buffer.from(await draft.arrayBuffer()))).toContain('Entwurf')
})

test('what never was confirmed, and what is free, has no invoice', async () => {
  const { product, session, bill, invoicesOf, issue, bookTwo } = await startInvoicing()
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
  expect((await issue(id, {})).status).toBe(409)
})

test('an invoice that says too much is cancelled once, and written anew; all stay as they were, whatever is changed later', async () => {
  const calls = await startInvoicing()
  const { bookTwo, bill, changeFirm, reduce, invoicesOf, issue, cancelInvoice, filesOf } = calls
  const id = await bookTwo()
  const [first] = (await issue(id, {})).body.invoices
  const before = await filesOf(first?.id)
  await reduce(id, 10_300)
  expect((await invoicesOf(id)).due).toBe('replacement')
  expect((await issue(id, {})).body.code).toBe('invoice.not_due')
  await bill(id, { recipient: 'Andere Firma GmbH' })
  const { address } = OWN_FIRM
  await changeFirm({ ...OWN_FIRM, address: { ...address, street: 'Neuer Weg 1' } })

  const answers = await Promise.all([1, 2].map(() => cancelInvoice(first?.id ?? '', {})))
  const second = await issue(id, {})

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
  expect(await filesOf(first?.id)).toEqual(before)
  const [replacement, cancellation] = second.body.invoices
  const textOf = async (invoice = first) => textOfPdf((await filesOf(invoice?.id)).pdf)
  const [old, taken, fresh] = [
    await textOf(),
    await textOf(cancellation),
    await textOf(replacement),
  ]
  expect(taken).toContain('Hiermit stornieren wir die Rechnung K26-001')
  for (const part of [BUYER.recipient, address.street]) {
    expect([old, taken, fresh].map((text) => text.includes(part))).toEqual([true, true, false])
  }
})

test('a seat that was cancelled too late is on the invoice, because it is owed; one in time is not', async () => {
  const { product, bookTwo, seatsOf, cancelSeat, issue, filesOf } = await startInvoicing()
  const [late, inTime] = [await bookTwo(), await bookTwo()]
  const cancelFirst = async (id: string) => {
    const [seat = ''] = await seatsOf(id)
    expect((await cancelSeat(seat)).status).toBe(200)
    return async () => (await filesOf((await issue(id, {})).body.invoices[0]?.id)).xml
  }
  const issueInTime = await cancelFirst(inTime)
  product.clock.set(new Date('2027-01-06T12:00:00Z'))
  const issueLate = await cancelFirst(late)

  const ofLate = await issueLate()
  expect(ofLate).toContain('7. Januar 2027 (abgesagt)\n')
  expect(ofLate).toContain('<ram:GrandTotalAmount>206.00<')
  const ofInTime = await issueInTime()
  expect(ofInTime).not.toContain('abgesagt')
  expect(ofInTime).toContain('<ram:GrandTotalAmount>103.00<')
})

test('numbers begin anew with the year in Berlin, and another format goes on with the count', async () => {
  const { product, bookTwo, issue, changeFirm } = await startInvoicing()
  const numberAt = async (moment: string) => {
    product.clock.set(new Date(moment))
    const [invoice] = (await issue(await bookTwo(), {})).body.invoices
    return [invoice?.number, invoice?.issuedOn, invoice?.dueOn]
  }
  const rules = { ...OWN_FIRM.invoices, numberFormat: 'RE-{JJJJ}/{NNNN}' }

  expect(await numberAt('2026-12-31T22:30:00Z')).toEqual(['K26-001', '2026-12-31', '2027-01-14'])
  expect(await numberAt('2026-12-31T23:30:00Z')).toEqual(['K27-001', '2027-01-01', '2027-01-15'])
  await changeFirm({ ...OWN_FIRM, invoices: rules })
  expect((await numberAt('2027-01-02T09:00:00Z'))[0]).toBe('RE-2027/0002')
})

test('an invoice is in the export of the person whom it was sent to, and stays when that person is erased', async () => {
  const { product, session, bookTwo, issue, filesOf } = await startInvoicing()
  const id = await bookTwo()
  const [invoice] = (await issue(id, {})).body.invoices
  const before = await filesOf(invoice?.id)
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
  expect(await filesOf(invoice?.id)).toEqual(before)
})

test('of invoices that are issued at once each has its number, and none is missing', async () => {
  const { product, session, bookTwo, issue } = await startInvoicing()
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
      issue(id, {}).then(({ status }) => status),
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
