import { expect, test } from 'vitest'
import { camtOf, type StatementEntry } from '#tests/support/product/bank-statement.ts'
import { startPayments } from '#tests/support/product/invoiced-bookings.ts'

const PAYER = { party: 'Möbelhaus Beispiel', iban: 'DE02120300000000202051' }

test('a transfer with number and exact amount pays its invoice, once however often the file comes', async () => {
  const { bookTwo, issue, account, upload, lines } = await startPayments()
  const first = await issue(await bookTwo())
  const second = await issue(await bookTwo())
  const file = camtOf([
    { ...PAYER, amount: '206.00', day: '2026-11-19', text: `Rechnung ${first.number}` },
    { ...PAYER, amount: '200.00', text: `Rechnung ${second.number}`, reference: 'B7' },
    { amount: '9.99', party: 'Zinsen' },
    { amount: '-850.00', party: 'Vermieterin', text: 'Miete' },
  ])

  const imported = await upload(file)

  expect(imported).toMatchObject({
    status: 200,
    body: { newLines: 3, knownLines: 0, entered: 1, toCheck: 2, notStored: 1 },
  })
  expect(await account(first.id)).toMatchObject({
    state: 'paid',
    payments: [{ day: '2026-11-19', source: 'statement', party: PAYER.party }],
  })
  expect(await account(second.id)).toMatchObject({ state: 'open', payments: [] })
  expect((await lines()).map(({ cents, proposals }) => [cents, proposals])).toEqual(
    expect.arrayContaining([
      [999, []],
      [20_000, [expect.objectContaining({ number: second.number, reason: 'named' })]],
    ]),
  )
  const overlapping = camtOf(
    [
      { ...PAYER, amount: '206.00', day: '2026-11-19', text: `Rechnung ${first.number}` },
      { ...PAYER, amount: '200.00', text: `Rechnung ${second.number}`, reference: 'B7' },
    ],
    { version: '02' },
  )
  for (const again of [file, overlapping])
    expect((await upload(again)).body).toMatchObject({ newLines: 0, entered: 0, toCheck: 0 })
  expect((await account(first.id)).payments).toHaveLength(1)
})

test('staff accept, assign, ignore and undo; the IBAN of a payer is shortened once it is decided', async () => {
  const { product, post, bookTwo, issue, account, upload, lines, remove } = await startPayments()
  const first = await issue(await bookTwo('Erste GmbH'))
  const second = await issue(await bookTwo('Zweite AG'))
  await upload(
    camtOf([
      { ...PAYER, amount: '206.00', party: 'ZWEITE', text: 'Danke' },
      { ...PAYER, amount: '300.00', text: 'beide', day: '2026-11-21' },
      { ...PAYER, amount: '5.00', text: 'Spende', day: '2026-11-22' },
    ]),
  )
  const [alike, both, gift] = await lines()
  expect(alike?.proposals).toMatchObject([{ invoiceId: second.id, reason: 'amount_and_company' }])
  const assign = (lineId = '', ...invoiceIds: string[]) =>
    post(`bank-lines/${lineId}/assignment`, { invoiceIds })

  expect((await assign(both?.id, first.id, second.id)).status).toBe(200)
  expect((await assign(both?.id, first.id)).body.code).toBe('bank_line.not_open')
  expect(await account(first.id)).toMatchObject({ state: 'paid' })
  expect(await account(second.id)).toMatchObject({ state: 'partly_paid', open: 11_200 })
  expect((await post(`bank-lines/${gift?.id}/ignore`)).status).toBe(200)
  expect(await lines('ignored')).toMatchObject([{ id: gift?.id, partyIban: '2051' }])
  expect(await lines('entered')).toMatchObject([
    { id: both?.id, partyIban: '2051', enteredFor: [first.number, second.number] },
  ])

  const [entry] = (await account(first.id)).payments
  expect((await remove(entry?.id ?? '')).status).toBe(200)
  expect(await account(second.id), 'the other half is back too').toMatchObject({ open: 20_600 })
  expect((await post(`bank-lines/${gift?.id}/reopen`)).status).toBe(200)
  expect((await post(`bank-lines/${gift?.id}/reopen`)).body.code).toBe('bank_line.open')
  expect(await lines()).toHaveLength(3)
  const { rows } = await product.pool.query<{ action: string }>(
    "select action from audit_log where action like 'bank_statement.%' order by action",
  )
  expect(rows.map(({ action }) => action)).toEqual([
    'bank_statement.imported',
    'bank_statement.line_ignored',
    'bank_statement.line_reopened',
  ])
})

test('an automatic entry that was undone is not entered again by the next upload', async () => {
  const { bookTwo, issue, account, upload, remove, lines } = await startPayments()
  const { id, number } = await issue(await bookTwo())
  const file = camtOf([{ amount: '206.00', text: number }])
  await upload(file)
  const [entry] = (await account(id)).payments
  await remove(entry?.id ?? '')

  await upload(file)

  expect(await account(id)).toMatchObject({ state: 'open' })
  expect(await lines()).toMatchObject([{ proposals: [{ invoiceId: id, reason: 'named' }] }])
})

test('a payment of an invoice that was cancelled since is undone and entered for the one that replaces it', async () => {
  const { post, bookTwo, issue, account, enter, upload, remove, lines, cancelInvoice } =
    await startPayments()
  const first = await issue(await bookTwo())
  await upload(camtOf([{ amount: '206.00', text: first.number }]))
  const [entry] = (await account(first.id)).payments
  await cancelInvoice(first.id)
  const second = await issue(first.registrationId)
  await enter(first.id, { kind: 'refunded', cents: 100 })
  expect((await remove(entry?.id ?? '')).body.code).toBe('payment.refund_first')
  const refund = (await account(first.id)).payments.find(({ kind }) => kind === 'refunded')
  await remove(refund?.id ?? '')

  expect((await remove(entry?.id ?? '')).status).toBe(200)

  expect(await account(first.id)).toMatchObject({ state: 'cancelled', open: 0 })
  const [line] = await lines()
  expect(line?.proposals.map(({ number, open }) => [number, open])).toEqual([
    [second.number, 20_600],
    [first.number, 0],
  ])
  await post(`bank-lines/${line?.id}/assignment`, { invoiceIds: [second.id] })
  expect(await account(second.id)).toMatchObject({ state: 'paid', open: 0 })
})

test('a refund by transfer settles a cancelled invoice, and a returned debit opens a paid one again', async () => {
  const { post, bookTwo, issue, account, enter, upload, lines, cancelInvoice } =
    await startPayments()
  const first = await issue(await bookTwo())
  const second = await issue(await bookTwo())
  await enter(first.id)
  await enter(second.id)
  await cancelInvoice(first.id)

  await upload(
    camtOf([
      { amount: '-206.00', text: `Erstattung ${first.number}` },
      { amount: '-206.00', text: `${second.number} Rücklastschrift`, isReturn: true },
    ]),
  )

  expect(await account(first.id)).toMatchObject({ state: 'refunded', open: 0 })
  const [returned] = await lines()
  expect(returned?.proposals).toMatchObject([{ invoiceId: second.id }])
  const path = `bank-lines/${returned?.id}/assignment`
  expect((await post(path, { invoiceIds: [first.id] })).body.code).toBe(
    'bank_line.not_that_much_paid',
  )
  expect((await post(path, { invoiceIds: [second.id] })).status).toBe(200)
  expect(await account(second.id)).toMatchObject({ state: 'open', open: 20_600 })
})

test('uploads at once in two processes, beside entries by hand, enter nothing twice', async () => {
  const { product, bookTwo, issue, account, upload, enter } = await startPayments()
  const invoices = []
  for (let count = 0; count < 5; count += 1) invoices.push(await issue(await bookTwo()))
  const another = await product.startAnother()
  const entries = invoices.map(({ number }): StatementEntry => ({ amount: '206.00', text: number }))
  const overlapping = [...entries]
    .reverse()
    .concat({ amount: '206.00', text: invoices[0]?.number ?? '' })

  const [manual, ...uploads] = await Promise.all([
    enter(invoices[2]?.id ?? ''),
    upload(camtOf(entries)),
    upload(camtOf(entries), another),
    upload(camtOf(overlapping)),
    upload(camtOf(overlapping), another),
  ])

  expect(uploads.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  for (const { id } of invoices) expect(await account(id)).toMatchObject({ state: 'paid', open: 0 })
  const { rows } = await product.pool.query<{ lines: string; paid: string }>(
    'select (select count(*) from bank_lines) as lines, (select count(*) from payments) as paid',
  )
  expect(rows).toEqual([{ lines: '6', paid: '5' }])
  expect([201, 409]).toContain(manual.status)
})
