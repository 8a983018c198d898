import { expect, test } from 'vitest'
import type { PersonData } from '#office/privacy/domain/person-data.ts'
import type { Todo } from '#office/todo/domain/todo.ts'
import type { AuditEntry } from '#platform/audit-log/domain/audit-log.ts'
import { addDays, berlinDay } from '#platform/basics/domain/calendar-day.ts'
import type { Problem } from '#platform/basics/domain/problem.ts'
import { BOOKER, bookSeats, ownSeat } from '#tests/support/product/bookings.ts'
import { makeMailsWait, readMails, waitForMails } from '#tests/support/product/mails.ts'
import { lendTestProduct } from '#tests/support/product/test-product.ts'
import {
  storeCancellation,
  storeInvoice,
  storePayment,
} from '#tests/support/product/unpaid-invoices.ts'
import type {
  InvoiceReminders,
  ReminderList,
  ReminderToSend,
  SentReminders,
} from '../domain/reminder-list.ts'
import { DEFAULT_REMINDER_RULES, type ReminderRulesSetting } from '../domain/reminder-rules.ts'
import { sendDueReminders } from './reminders.task.ts'

const PATH = '/api/admin/reminders'
const RULES = '/api/admin/settings/reminders'
const DUE = '2027-01-26'
/** The first reminder is due. */
const WEEK_LATER = '2027-02-02T09:00:00Z'

async function start({ now = WEEK_LATER } = {}) {
  const product = await lendTestProduct()
  const session = await product.logIn()
  product.clock.set(now)
  const ofInvoice = (id: string) => `/api/admin/invoices/${id}/reminders`
  const dispute = (id: string) => `/api/admin/invoices/${id}/dispute`
  return {
    product,
    session,
    unpaid: (number = 'K27-001', changes: { dueOn?: string; company?: string } = {}) =>
      storeInvoice(product.pool, { number, dueOn: DUE, ...changes }),
    list: async () => (await product.get<ReminderList>(PATH, session)).body,
    stages: async () => {
      const { body } = await product.get<ReminderList>(PATH, session)
      return Object.fromEntries(body.invoices.map(({ number, stage }) => [number, stage]))
    },
    send: (...reminders: ReminderToSend[]) =>
      product.send<SentReminders & Problem>('POST', PATH, { reminders }, session),
    remindersOf: async (id: string) =>
      (await product.get<InvoiceReminders>(ofInvoice(id), session)).body,
    dispute: (id: string, reason: string) =>
      product.send<InvoiceReminders & Problem>('PUT', dispute(id), { reason }, session),
    endDispute: (id: string) =>
      product.send<InvoiceReminders & Problem>('DELETE', dispute(id), {}, session),
    setRules: (changes: object) =>
      product.send<ReminderRulesSetting & Problem>(
        'PUT',
        RULES,
        { ...DEFAULT_REMINDER_RULES, ...changes },
        session,
      ),
    todo: async () => (await product.get<Todo>('/api/admin/todo', session)).body.overdueInvoices,
    mails: async () => {
      const { rows } = await product.pool.query<{ mail: string; status: string; error: string }>(
        `select template || ' to ' || recipient as mail, status, last_error as error from mails
         where template like 'invoice.reminder%' order by created_at`,
      )
      return rows
    },
  }
}

test('an overdue invoice is reminded of once the office sends it, to the address on the invoice', async () => {
  const { product, session, unpaid, list, send, remindersOf, todo } = await start()
  const id = await unpaid()
  await unpaid('K27-002', { dueOn: '2027-02-02' })
  await storePayment(product.pool, id, { cents: 10_000 })

  expect(await list()).toEqual({
    sending: 'office',
    total: 1,
    invoices: [
      {
        id,
        number: 'K27-001',
        company: 'Möbel <Groß> & "Söhne" 🪑 KG',
        dueOn: DUE,
        daysOver: 7,
        openCents: 11_900,
        stage: { kind: 'due', step: 1, since: '2027-02-02' },
      },
    ],
  })
  expect(await todo()).toEqual({ count: 1, items: [{ firstDueOn: DUE }] })
  const { next } = await remindersOf(id)
  expect(next).toMatchObject({
    step: 1,
    mail: {
      recipient: 'einkauf@example.org',
      subject: 'Zahlungserinnerung: Rechnung K27-001',
      attachments: ['K27-001.pdf'],
    },
  })
  expect(next?.mail.text).toContain('119\u00a0€')

  const sent = await send({ invoiceId: id, step: 1 })

  expect(sent).toMatchObject({ status: 200, body: { sent: ['K27-001'], notSent: [] } })
  const [mail] = await readMails(product, 'invoice.reminder.first')
  expect(mail).toMatchObject({
    recipient: 'einkauf@example.org',
    status: 'sent',
    data: { invoiceId: id, open: '119.00', total: '219.00', daysOver: 7 },
  })
  expect(await remindersOf(id)).toMatchObject({
    sent: [{ step: 1, mail: { id: mail?.id, status: 'sent' } }],
    next: null,
  })
  expect((await list()).invoices[0]?.stage).toEqual({ kind: 'later', step: 2, on: '2027-02-16' })
  expect(await todo()).toEqual({ count: 0, items: [] })
  const { body: log } = await product.get<AuditEntry[]>('/api/admin/audit-log', session)
  expect(log[0]).toMatchObject({ action: 'invoice.reminded', subjectName: 'K27-001' })
})

test('of two who send the same reminder at once, one sends it', async () => {
  const { product, unpaid, send } = await start()
  const id = await unpaid()

  const answers = await Promise.all(
    Array.from({ length: 6 }, () => send({ invoiceId: id, step: 1 })),
  )

  expect(answers.flatMap(({ body }) => body.sent)).toEqual(['K27-001'])
  expect(answers.flatMap(({ body }) => body.notSent)).toEqual(
    Array.from({ length: 5 }, () => ({ number: 'K27-001', reason: 'reminded' })),
  )
  expect(await readMails(product, 'invoice.reminder.first')).toHaveLength(1)
  expect(await product.count('reminders')).toBe(1)
})

test('what was paid, cancelled or disputed since the list was read is not sent, and the others are', async () => {
  const { product, unpaid, list, send, dispute, mails } = await start()
  const [paid, cancelled, disputed, open] = [
    await unpaid('K27-001'),
    await unpaid('K27-002'),
    await unpaid('K27-003'),
    await unpaid('K27-004'),
  ] as const
  expect((await list()).total).toBe(4)
  await storePayment(product.pool, paid, { cents: 21_900 })
  await storeCancellation(product.pool, cancelled, 'K27-005')
  await dispute(disputed, 'Der Termin fiel aus.')

  const { body } = await send(
    ...[paid, cancelled, disputed, open].map((invoiceId) => ({ invoiceId, step: 1 as const })),
  )

  expect(body).toEqual({
    sent: ['K27-004'],
    notSent: [
      { number: 'K27-001', reason: 'paid' },
      { number: 'K27-002', reason: 'cancelled' },
      { number: 'K27-003', reason: 'disputed' },
    ],
  })
  expect(await mails()).toHaveLength(1)
  expect((await list()).invoices.map(({ number }) => number)).toEqual(['K27-003', 'K27-004'])
})

test('a disputed invoice is not to do until the office takes that back, and the log says so without the reason', async () => {
  const { product, session, unpaid, stages, dispute, endDispute, todo } = await start()
  const id = await unpaid()

  expect(await dispute(id, ' ')).toMatchObject({ status: 422 })
  const disputed = await dispute(id, 'Frau Adler sagt, der Termin fiel aus.')

  expect(disputed).toMatchObject({
    status: 200,
    body: { next: null, dispute: { reason: 'Frau Adler sagt, der Termin fiel aus.' } },
  })
  expect(await stages()).toEqual({
    'K27-001': { kind: 'disputed', reason: 'Frau Adler sagt, der Termin fiel aus.' },
  })
  expect((await todo()).count).toBe(0)

  expect(await endDispute(id)).toMatchObject({ status: 200, body: { next: { step: 1 } } })
  await endDispute(id)

  expect((await todo()).count).toBe(1)
  const { body: log } = await product.get<AuditEntry[]>('/api/admin/audit-log', session)
  expect(log.slice(0, 2).map(({ action }) => action)).toEqual([
    'invoice.dispute_ended',
    'invoice.disputed',
  ])
  expect(JSON.stringify(log)).not.toContain('Adler')
  const cancellation = await storeCancellation(product.pool, id, 'K27-002')
  expect((await dispute(cancellation, 'Nein')).body.code).toBe('invoice.not_found')
})

test('a mail that still waits when the invoice is paid is withheld, and written anew if the payment goes back', async () => {
  const { product, unpaid, send, mails, stages, remindersOf } = await start()
  const id = await unpaid()
  await send({ invoiceId: id, step: 1 })
  await readMails(product, 'invoice.reminder.first')
  await makeMailsWait(product, 'invoice.reminder%')
  expect(await stages()).toMatchObject({ 'K27-001': { kind: 'unsent', step: 1 } })
  await storePayment(product.pool, id, { cents: 21_900 })

  await waitForMails(product)

  expect(await mails()).toEqual([
    {
      mail: 'invoice.reminder.first to einkauf@example.org',
      status: 'failed',
      error: 'Nicht gesendet, weil die Rechnung inzwischen bezahlt ist.',
    },
  ])
  await storePayment(product.pool, id, { cents: 21_900, kind: 'refunded' })
  expect(await stages()).toMatchObject({ 'K27-001': { kind: 'due', step: 1 } })
  expect((await send({ invoiceId: id, step: 1 })).body.sent).toEqual(['K27-001'])
  await readMails(product, 'invoice.reminder.first')
  expect((await mails()).map(({ status }) => status)).toEqual(['failed', 'sent'])
  expect((await remindersOf(id)).sent).toHaveLength(1)
})

test('while the mail of a step failed, nothing comes next; once staff have given it up, it does', async () => {
  const { product, unpaid, send, stages } = await start()
  const id = await unpaid()
  await send({ invoiceId: id, step: 1 })
  const [mail] = await readMails(product, 'invoice.reminder.first')
  await product.pool.query(
    `update mails set status = 'failed', sent_at = null, last_error = 'Unknown user' where id = $1`,
    [mail?.id],
  )
  product.clock.set('2027-03-01T09:00:00Z')

  expect(await stages()).toEqual({ 'K27-001': { kind: 'unsent', step: 1 } })
  expect((await send({ invoiceId: id, step: 2 })).body.notSent).toEqual([
    { number: 'K27-001', reason: 'not_due' },
  ])
  await product.pool.query('update mails set held_at = now() where id = $1', [mail?.id])
  expect(await stages()).toMatchObject({ 'K27-001': { kind: 'due', step: 2 } })
})

test('the reason of a dispute is in the export of the person whom the invoice went to, and goes with the data of a booking', async () => {
  const { product, session, unpaid, dispute, remindersOf } = await start({
    now: '2026-11-20T09:00:00Z',
  })
  const id = await unpaid()
  const { id: registrationId } = await bookSeats(product, ownSeat('kurs-1-uhren'))
  await product.pool.query('update invoiced_bookings set registration_id = $1', [registrationId])
  await product.pool.query(
    `update invoices set content = jsonb_set(content, '{buyer,email}', to_jsonb($1::text))`,
    [BOOKER.email],
  )
  await dispute(id, 'Sina Adler sagt, der Termin fiel aus.')
  const person = { email: BOOKER.email }

  const exported = await product.send<PersonData>(
    'POST',
    '/api/admin/privacy/export',
    person,
    session,
  )
  expect(exported.body.invoices).toMatchObject([
    { number: 'K27-001', dispute: 'Sina Adler sagt, der Termin fiel aus.' },
  ])

  expect((await product.send('POST', '/api/admin/privacy/erase', person, session)).status).toBe(200)
  expect((await remindersOf(id)).dispute).toMatchObject({ reason: '' })
})

/** Runs the task on each of these days, as the timetable does, and returns the days on which it sent. */
async function runDaily({
  product,
  days,
}: Pick<Awaited<ReturnType<typeof start>>, 'product'> & { days: number }) {
  const sentOn: string[] = []
  for (let day = 0; day < days; day += 1) {
    const today = addDays(DUE, day)
    product.clock.set(`${today}T07:00:00Z`)
    const before = await product.count('reminders')
    await Promise.all([
      sendDueReminders(product.db, product.clock.now()),
      sendDueReminders(product.db, product.clock.now()),
    ])
    if ((await product.count('reminders')) === before) continue
    sentOn.push(today)
    await readMails(product, 'invoice.reminder.first')
  }
  return sentOn
}

test('where the rules send them, sixty days bring three mails, each on its day', async () => {
  const { product, unpaid, setRules, mails, stages, remindersOf, todo } = await start()
  const id = await unpaid()
  const paid = await unpaid('K27-002')
  await storePayment(product.pool, paid, { cents: 21_900 })
  expect((await setRules({ sending: 'automatic' })).status).toBe(200)

  const sentOn = await runDaily({ product, days: 60 })

  expect(sentOn).toEqual(['2027-02-02', '2027-02-16', '2027-03-02'])
  expect((await mails()).map(({ mail, status }) => `${mail}: ${status}`)).toEqual([
    'invoice.reminder.first to einkauf@example.org: sent',
    'invoice.reminder.second to einkauf@example.org: sent',
    'invoice.reminder.last to einkauf@example.org: sent',
  ])
  expect((await remindersOf(id)).sent.map(({ sentBy }) => sentBy)).toEqual(['', '', ''])
  expect(await stages()).toEqual({ 'K27-001': { kind: 'ended', decideOn: '2027-03-16' } })
  expect((await todo()).count).toBe(1)
  expect(berlinDay(product.clock.now())).toBe('2027-03-26')
})

test('where the office approves each, the task sends nothing', async () => {
  const { product, unpaid, mails } = await start()
  await unpaid()
  expect(await runDaily({ product, days: 10 })).toEqual([])
  expect(await mails()).toEqual([])
})

test('a copy that became live leaves to the office what the original may have sent', async () => {
  const { product, unpaid, setRules, mails, todo } = await start()
  await unpaid()
  await setRules({ sending: 'automatic' })
  await product.pool.query(
    `insert into installation_steps (step, done_at) values ('restored-live', $1)`,
    [WEEK_LATER],
  )

  await sendDueReminders(product.db, product.clock.now())

  expect(await mails()).toEqual([])
  expect((await todo()).count).toBe(1)
})

test('the rules are changed by owners, within limits, and not over a newer version', async () => {
  const { product, session, setRules } = await start()

  expect(await setRules({ firstDays: 0 })).toMatchObject({
    status: 422,
    body: { errors: [{ message: 'Bitte geben Sie eine ganze Zahl von 1 bis 90 ein.' }] },
  })
  expect(await setRules({ firstDays: 10 })).toMatchObject({
    status: 200,
    body: { rules: { firstDays: 10, sending: 'office' }, version: 1 },
  })
  const older = { ...session, 'If-Match': '"0"' }
  expect((await product.send('PUT', RULES, DEFAULT_REMINDER_RULES, older)).status).toBe(412)
})
