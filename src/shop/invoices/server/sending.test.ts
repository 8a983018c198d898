import { expect, onTestFinished, test, vi } from 'vitest'
import type { MailDetails } from '#platform/mail/domain/mail.ts'
import { BOOKER } from '#tests/support/product/bookings.ts'
import { BUYER, startInvoicing } from '#tests/support/product/invoicing.ts'
import { readMails } from '#tests/support/product/mails.ts'
import { POLL_OPTIONS } from '#tests/support/product/poll-options.ts'
import { Refusal, startMailServer } from '#tests/support/servers/mail-server.ts'

const ACCOUNTS = 'buchhaltung@example.org'

test('an invoice arrives with its stored PDF and what to pay, and the booking says when it was sent to whom', async () => {
  const server = await startMailServer()
  onTestFinished(server.stop)
  const { product, session, bookTwo, issue, invoicesOf } = await startInvoicing(undefined, {
    SMTP_URL: server.url,
  })
  const id = await bookTwo({ ...BUYER, invoiceEmail: ACCOUNTS })
  expect((await invoicesOf(id)).recipient).toBe(ACCOUNTS)

  const [invoice] = (await issue(id)).body.invoices
  const mail = await vi.waitFor(() => {
    const found = server.taken.find(({ recipient }) => recipient === ACCOUNTS)
    if (!found) throw new Error('No mail yet')
    return found.parsed
  }, POLL_OPTIONS)

  expect(mail.subject).toBe('Rechnung K26-001')
  const text = (mail.text ?? '').replace(/\s+/g, ' ')
  for (const part of ['206,00', '4. Dezember 2026', 'IBAN: DE', 'Verwendungszweck: K26-001'])
    expect(text).toContain(part)
  // Another mailbox gets no link that changes the booking.
  expect(text).not.toContain('/buchung/')
  const path = `/api/admin/invoices/${invoice?.id}/invoice.pdf`
  const stored = await product.request(path, { headers: session })
  expect(mail.attachments).toMatchObject([
    { filename: 'K26-001.pdf', contentType: 'application/pdf' },
  ])
  expect(mail.attachments[0]?.content.equals(Buffer.from(await stored.arrayBuffer()))).toBe(true)
  await vi.waitFor(async () => {
    const [sent] = (await invoicesOf(id)).invoices
    expect(sent?.mails).toMatchObject([{ recipient: ACCOUNTS, status: 'sent' }])
  }, POLL_OPTIONS)
})

test('a mail that the server refuses is seen as such, and the document is sent to another mailbox', async () => {
  const server = await startMailServer({
    onRecipient: (address) =>
      address === ACCOUNTS ? new Refusal(550, '5.1.1 No such mailbox') : undefined,
  })
  onTestFinished(server.stop)
  const { bookTwo, bill, issue, invoicesOf, sendAgain } = await startInvoicing(undefined, {
    SMTP_URL: server.url,
  })
  const id = await bookTwo({ ...BUYER, invoiceEmail: ACCOUNTS })
  const [invoice] = (await issue(id)).body.invoices
  const mailsOf = async () => (await invoicesOf(id)).invoices[0]?.mails
  await vi.waitFor(async () => {
    expect(await mailsOf()).toMatchObject([{ recipient: ACCOUNTS, status: 'failed' }])
  }, POLL_OPTIONS)

  await bill(id, { invoiceEmail: '' })
  await sendAgain(invoice?.id ?? '', 1)

  await vi.waitFor(async () => {
    expect(await mailsOf()).toMatchObject([{ recipient: BOOKER.email, status: 'sent' }, {}])
  }, POLL_OPTIONS)
})

test('a document is XML alone where its profile is that of authorities', async () => {
  const { product, session, bookTwo, issue } = await startInvoicing()
  await issue(await bookTwo({ ...BUYER, wantsXRechnung: true, orderNumber: '4500-17' }))

  const [mail] = await readMails(product, 'invoice.sent')
  const { body } = await product.get<MailDetails>(`/api/admin/mails/${mail?.id}`, session)

  expect(body.attachments).toEqual(['K26-001.xml'])
  expect(body.text).toContain('XRechnung')
})

test('clicked twice it is issued and sent once; sent again it goes to where invoices go by now', async () => {
  const { product, bookTwo, bill, issue, invoicesOf, sendAgain } = await startInvoicing()
  const id = await bookTwo()

  const answers = await Promise.all([issue(id), issue(id)])

  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  expect(await readMails(product, 'invoice.sent')).toMatchObject([
    { recipient: BOOKER.email, data: { bookingLink: { registrationId: id }, isAgain: false } },
  ])
  await bill(id, { ...BUYER, invoiceEmail: ACCOUNTS })
  const [invoice] = (await invoicesOf(id)).invoices
  const again = await Promise.all([1, 2].map(() => sendAgain(invoice?.id ?? '', 1)))
  expect(again.map(({ status }) => status)).toEqual([201, 201])
  const mails = await readMails(product, 'invoice.sent')
  expect(mails.map(({ recipient }) => recipient)).toEqual([BOOKER.email, ACCOUNTS])
  expect(mails[1]?.data).toMatchObject({ bookingLink: null, bookerName: '', isAgain: true })
})

test('what is issued without sending it is sent by hand later', async () => {
  const { product, bookTwo, issue, invoicesOf, sendAgain } = await startInvoicing()
  const id = await bookTwo()
  const [invoice] = (await issue(id, {})).body.invoices
  expect(invoice?.mails).toEqual([])
  expect(await readMails(product, 'invoice.sent')).toEqual([])

  await sendAgain(invoice?.id ?? '', 0)

  expect((await invoicesOf(id)).invoices[0]?.mails).toMatchObject([{ recipient: BOOKER.email }])
})

test('an invoice that says too much is cancelled and written anew in one act, and both are sent', async () => {
  const { product, bookTwo, issue, reduce, replace, invoicesOf } = await startInvoicing()
  const id = await bookTwo()
  await issue(id)
  expect((await replace(id)).body.code).toBe('invoice.nothing_to_replace')
  await reduce(id, 10_300)

  const answers = await Promise.all([replace(id), replace(id)])

  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  expect(await invoicesOf(id)).toMatchObject({
    invoices: [
      { number: 'K26-003', kind: 'invoice', cents: 10_300, cancelledBy: null },
      { number: 'K26-002', kind: 'cancellation' },
      { number: 'K26-001', cancelledBy: 'K26-002' },
    ],
    due: 'none',
  })
  expect(await readMails(product, 'invoice.cancelled')).toMatchObject([
    { data: { number: 'K26-002', cancels: { number: 'K26-001' }, replacedBy: 'K26-003' } },
  ])
  expect((await readMails(product, 'invoice.sent')).map(({ subject }) => subject)).toEqual([
    'Rechnung K26-001',
    'Rechnung K26-003',
  ])

  // And once more.
  await reduce(id, 300)
  expect((await replace(id)).status).toBe(201)
  const { invoices, due } = await invoicesOf(id)
  expect(due).toBe('none')
  expect(invoices.map(({ number, cents, cancelledBy }) => [number, cents, cancelledBy])).toEqual([
    ['K26-005', 10_000, null],
    ['K26-004', 10_300, null],
    ['K26-003', 10_300, 'K26-004'],
    ['K26-002', 20_600, null],
    ['K26-001', 20_600, 'K26-002'],
  ])
})

test('nothing is sent to a person whose data was erased', async () => {
  const { product, session, bookTwo, issue, sendAgain } = await startInvoicing()
  const id = await bookTwo()
  const [invoice] = (await issue(id, {})).body.invoices
  await product.send('POST', '/api/admin/privacy/erase', { email: BOOKER.email }, session)

  expect(await sendAgain(invoice?.id ?? '', 0)).toMatchObject({
    status: 409,
    body: { code: 'invoice.no_address' },
  })
})
