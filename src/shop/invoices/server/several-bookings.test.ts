import { expect, test } from 'vitest'
import { textOfPdf } from '#tests/support/pdf.ts'
import { BUYER, startInvoicing } from '#tests/support/product/invoicing.ts'
import { readMails } from '#tests/support/product/mails.ts'

test('one invoice over several bookings has a line for each; cancelled, it is due for each again', async () => {
  const { product, bookTwo, details, issueJoint, invoicesOf, cancelInvoice, filesOf } =
    await startInvoicing()
  // The first has no data for an invoice: those of the second are taken.
  const ids = [await bookTwo({}), await bookTwo(), await bookTwo({ orderNumber: '4711' })]
  const [refused, accepted] = [await issueJoint(ids), await issueJoint(ids, { otherBuyers: true })]

  expect(refused).toMatchObject({ status: 409, body: { code: 'invoice.other_buyers' } })
  expect(accepted).toMatchObject({ status: 201, body: { number: 'K26-001' } })
  const references = await Promise.all(ids.map(async (id) => (await details(id)).reference))
  const [first = '', second = '', third = ''] = references
  const { invoices, due, alsoOn } = await invoicesOf(ids[0] ?? '')
  expect(invoices).toMatchObject([{ number: 'K26-001', cents: 20_600 }])
  expect({ due, alsoOn }).toEqual({ due: 'none', alsoOn: [second, third].sort() })
  const [invoice] = invoices
  const text = await textOfPdf((await filesOf(invoice?.id)).pdf)
  for (const part of [...references, '618,00', BUYER.recipient, '4711'])
    expect(text).toContain(part)
  expect(await readMails(product, 'invoice.sent')).toMatchObject([
    { data: { cents: 61_800, bookings: [{ reference: first }, { reference: second }, {}] } },
  ])

  await cancelInvoice(invoice?.id ?? '')

  for (const id of ids) expect((await invoicesOf(id)).due).toBe('invoice')
})

test('bookings that do not fit are named with the reason, and nothing is issued', async () => {
  const { product, bookTwo, details, issue, issueJoint, reduce } = await startInvoicing()
  const [invoiced = '', free = '', due = ''] = [await bookTwo(), await bookTwo(), await bookTwo()]
  await issue(invoiced)
  await reduce(free, 20_600)

  const { status, body } = await issueJoint([invoiced, free, due])

  expect(status).toBe(409)
  expect(body.code).toBe('invoice.unfit')
  expect(body.detail).toContain(
    `${(await details(invoiced)).reference} ist schon in Rechnung gestellt.`,
  )
  expect(body.detail).toContain(`Zu ${(await details(free)).reference} ist nichts zu zahlen.`)
  const { rows } = await product.pool.query('select 1 from invoices')
  expect(rows).toHaveLength(1)
})

test('a joint invoice of which one booking owes less is replaced for all', async () => {
  const { bookTwo, issueJoint, reduce, replace, invoicesOf } = await startInvoicing()
  const [one = '', other = ''] = [await bookTwo(), await bookTwo()]
  await issueJoint([one, other])
  await reduce(one, 20_600)
  expect((await invoicesOf(one)).due).toBe('cancellation')

  expect((await replace(one)).status).toBe(201)

  expect(await invoicesOf(one)).toMatchObject({ due: 'none', invoiced: null })
  expect(await invoicesOf(other)).toMatchObject({
    due: 'none',
    invoiced: 20_600,
    alsoOn: [],
    invoices: [{ number: 'K26-003' }, { number: 'K26-002' }, { number: 'K26-001' }],
  })
})

test('the replacement of a joint invoice goes to the same buyer, with its lines in the same order', async () => {
  const { product, bookTwo, details, issueJoint, reduce, replace } = await startInvoicing()
  const booked = await Promise.all(
    ['Erste GmbH', 'Zweite AG', 'Dritte KG'].map(async (recipient) => {
      const id = await bookTwo({ ...BUYER, recipient })
      return { id, recipient, reference: (await details(id)).reference }
    }),
  )
  // The numbers of bookings are random; here the one with the last number leads.
  const [first, ...others] = booked.toSorted((a, b) => (a.reference < b.reference ? 1 : -1))
  const ids = [first, ...others].map((one) => one?.id ?? '')
  expect((await issueJoint(ids, { otherBuyers: true })).status).toBe(201)
  await reduce(ids[1] ?? '', 100)

  expect((await replace(ids[1] ?? '')).status).toBe(201)

  const { rows } = await product.pool.query<{ buyer: string; references: string[] }>(
    `select content -> 'buyer' ->> 'name' as buyer, array(
       select line ->> 'reference' from jsonb_array_elements(content -> 'lines') line) as references
     from invoices where kind = 'invoice' order by number`,
  )
  const [before, after] = rows
  expect(before?.buyer).toBe(first?.recipient)
  expect(after).toEqual(before)
})

test('no other buyer takes over a joint invoice: it is cancelled and issued anew', async () => {
  const { bookTwo, issueJoint, issueEach, reduce, replace, invoicesOf, cancelInvoice } =
    await startInvoicing()
  const [leading = '', other = ''] = [
    await bookTwo({ ...BUYER, recipient: 'Erste GmbH' }),
    await bookTwo({ ...BUYER, recipient: 'Zweite AG' }),
  ]
  await issueJoint([leading, other], { otherBuyers: true })
  await reduce(leading, 20_600)

  const refused = await replace(leading)

  expect(refused).toMatchObject({ status: 409, body: { code: 'invoice.another_buyer' } })
  expect(refused.body.detail).toContain('ginge an Zweite AG statt an Erste GmbH')
  const { invoices } = await invoicesOf(leading)
  expect(invoices).toMatchObject([{ number: 'K26-001', cancelledBy: null }])
  await cancelInvoice(invoices[0]?.id ?? '')
  expect((await issueEach([other])).body).toMatchObject([{ number: 'K26-003' }])
})

test('of several bookings each gets its own invoice, or the reason why not', async () => {
  const { product, bookTwo, details, issueEach } = await startInvoicing()
  const ids = [await bookTwo(), await bookTwo({}), await bookTwo()]

  const { body } = await issueEach(ids)

  expect(body).toMatchObject([
    { number: 'K26-001' },
    {
      reference: (await details(ids[1] ?? '')).reference,
      problem: { code: 'invoice.incomplete' },
    },
    { number: 'K26-002' },
  ])
  expect(await readMails(product, 'invoice.sent')).toHaveLength(2)
})
