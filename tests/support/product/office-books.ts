import { expect } from 'vitest'
import type { AccountingSummary } from '#office/accounting/domain/accounting.ts'
import type { Figures } from '#office/figures/domain/figures.ts'
import type { InvoiceSums, ListedInvoice } from '#office/invoices/domain/invoice-list.ts'
import type { Todo } from '#office/todo/domain/todo.ts'
import { addDays, type CalendarDay, daysBetween } from '#platform/basics/domain/calendar-day.ts'
import { formatMoney } from '#platform/basics/domain/money.ts'
import type { Registration } from '#shop/booking/domain/booking.ts'
import { centsOfBooking, readDatev } from '../datev-reader.ts'
import {
  automaticOf,
  balanceOf,
  type DocumentFact,
  dueOf,
  grossOf,
  invoicedOf,
  invoicesOf,
  openOf,
  owedBy,
  payableBy,
  remindersOf,
  stateOf,
  sum,
  totalOf,
} from './office-facts.ts'
import type { Office } from './office-year.ts'

/** Compares everything that the product says about the bookings with the facts. */
export async function expectBookingsExplained(office: Office): Promise<void> {
  const { facts, product, session, bookers, today, invoicesOf: documentsOf, details } = office
  const { body } = await product.get<Registration[]>('/api/admin/registrations', session)
  const listed = new Map(body.map(({ id, owedCents }) => [id, owedCents]))
  for (const booking of facts.bookings) {
    const { id, reference, status, wasConfirmed } = booking
    const isVoid = status === 'cancelled' && !wasConfirmed
    expect(listed.get(id), `${reference} in the list`).toBe(isVoid ? 0 : totalOf(booking))
    if (booking.createdOn > addDays(today(), -30))
      expect((await bookers.read(id)).body.owedCents, `to the booker of ${reference}`).toBe(
        listed.get(id),
      )
    expect((await details(id)).owed.cents, `owed by ${reference}`).toBe(owedBy(booking))
    const { owed, invoiced, due, invoices } = await documentsOf(id)
    expect({ owed, invoiced, due }, `documents of ${reference}`).toEqual({
      owed: payableBy(booking),
      invoiced: invoicedOf(facts, booking),
      due: dueOf(facts, booking),
    })
    const signed = invoices.map(({ kind, cents }) => (kind === 'invoice' ? cents : -cents))
    expect(sum(signed), `all documents of ${reference}`).toBe(invoiced ?? 0)
  }
}

/** Compares the list of invoices and its sums with the facts, and what is to do about them. */
export async function expectInvoicesExplained(office: Office, isByOffice: boolean): Promise<void> {
  const { facts, product, session, today, now } = office
  const all: ListedInvoice[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const path: string = `/api/admin/invoices?limit=100${cursor && `&cursor=${cursor}`}`
    const page: { body: ListedInvoice[]; headers: Headers } = await product.get(path, session)
    all.push(...page.body)
    cursor = page.headers.get('Next-Cursor')
  }
  expect(all.map(({ number, gross, open, state }) => [number, gross, open, state]).sort()).toEqual(
    invoicesOf(facts)
      .map((one) => [one.number, grossOf(one), openOf(facts, one), stateOf(facts, one)])
      .sort(),
  )
  const { body: sums } = await product.get<InvoiceSums>('/api/admin/invoices/sums', session)
  const open = invoicesOf(facts).filter((one) => openOf(facts, one) > 0)
  const toRefund = invoicesOf(facts).filter((one) => openOf(facts, one) < 0)
  const inForce = invoicesOf(facts).filter(({ cancelledBy }) => cancelledBy === null)
  expect(sums).toEqual({
    count: all.length,
    gross: sum(inForce.map(grossOf)),
    cancelledGross: sum(facts.documents.filter(({ cancels }) => cancels).map(grossOf)),
    open: sum(open.map((one) => openOf(facts, one))),
    toRefund: sum(toRefund.map((one) => -openOf(facts, one))),
    ages: ['not_due', 'to_30', 'to_60', 'over_60'].map((age) => {
      const some = open.filter((one) => ageOf(one, today()) === age)
      return { age, count: some.length, cents: sum(some.map((one) => openOf(facts, one))) }
    }),
  })
  const { body: todo } = await product.get<Todo>('/api/admin/todo', session)
  const waiting = remindersOf(facts, today()).filter(
    ({ stage, isToDo }) => isToDo && (isByOffice || stage === 'ended'),
  )
  // What never had an invoice is due, but nothing that does not fit any more.
  const hadOne = new Set(facts.documents.flatMap(({ parts }) => parts.map((part) => part.booking)))
  const unfit = facts.bookings.filter(
    (booking) => hadOne.has(booking) && dueOf(facts, booking) !== 'none',
  )
  expect({
    overdue: todo.overdueInvoices.count,
    refunds: todo.invoiceRefunds.count,
    bankLines: todo.bankLines.count,
    unfit: todo.unfitInvoices.count,
    lacking: todo.lackingInvoices.count,
  }).toEqual({
    overdue: waiting.length,
    refunds: toRefund.length,
    bankLines: facts.openLines,
    unfit: unfit.length,
    lacking: automaticOf(facts, new Date(now().getTime() - 900_000)).length,
  })
}

function ageOf({ dueOn }: DocumentFact, today: CalendarDay): string {
  const days = daysBetween(dueOn, today)
  if (days <= 0) return 'not_due'
  return days <= 30 ? 'to_30' : days <= 60 ? 'to_60' : 'over_60'
}

/** Compares what the tax adviser gets for a period, and the figures, with the facts. */
export async function expectPeriodExplained(
  office: Office,
  { from, to }: { from: CalendarDay; to: CalendarDay },
): Promise<void> {
  const { facts, product, session } = office
  const period = `from=${from}&to=${to}`
  const isIn = (day: CalendarDay) => from <= day && day <= to
  const documents = facts.documents.filter(({ issuedOn }) => isIn(issuedOn))
  const signed = (amountOf: (one: DocumentFact) => number) =>
    sum(documents.map((one) => (one.cancels ? -amountOf(one) : amountOf(one))))
  const paid = (kind: string) =>
    sum(facts.entries.filter((one) => one.kind === kind && isIn(one.day)).map((one) => one.cents))
  const [gross, net] = [signed(grossOf), signed(({ parts }) => sum(parts.map((part) => part.net)))]
  const [received, refunded] = [paid('received'), paid('refunded')]
  const open = sum(
    documents.filter(({ cancels }) => !cancels).map((one) => Math.max(0, openOf(facts, one))),
  )

  const path = '/api/admin/accounting'
  const { body: summary } = await product.get<AccountingSummary>(`${path}?${period}`, session)
  const cancellations = documents.filter(({ cancels }) => cancels).length
  expect(summary, period).toMatchObject({
    ...{ cancellations, invoices: documents.length - cancellations },
    ...{ gross, net, vat: gross - net, received, refunded, datevProblem: null },
  })
  const { body: figures } = await product.get<Figures>(`/api/admin/figures?${period}`, session)
  expect(figures.period.documents, period).toEqual({ gross, net, received, refunded, open })
  const booked = facts.bookings.filter(({ createdOn }) => isIn(createdOn))
  const { phases } = figures.period
  const pending = booked.filter(({ status }) => status === 'pending')
  expect({
    confirmed: formatMoney(sum(phases.map((one) => centsOf(one.confirmed.amount)))),
    pending: formatMoney(sum(phases.map((one) => centsOf(one.pending.amount)))),
  }).toEqual({
    confirmed: formatMoney(sum(booked.map(owedBy))),
    pending: formatMoney(sum(pending.map(totalOf))),
  })

  const file = async (name: string) => {
    const answer = await product.request(`${path}/${name}?${period}`, { headers: session })
    expect(answer.status).toBe(200)
    return Buffer.from(await answer.arrayBuffer())
  }
  const { bookings } = readDatev(await file('datev.csv'))
  const on = (account: string) => bookings.filter(({ Konto }) => Konto === account)
  expect(sum(on('10000').map(centsOfBooking)), period).toBe(gross)
  expect(sum(on('1200').map(centsOfBooking)), period).toBe(received - refunded)
  const numbers = documents.map(({ number }) => number).sort()
  expect(
    on('10000')
      .map((line) => line['Belegfeld 1'])
      .sort(),
  ).toEqual(numbers)

  const [, ...rows] = (await file('invoices.csv')).toString().trim().split('\r\n')
  const column = (fromRight: number) =>
    sum(rows.map((row) => centsOf((row.split(';').at(fromRight) || '0,00').replace(',', '.'))))
  const balances = documents.map((one) => (one.cancels ? 0 : balanceOf(facts, one)))
  expect(rows).toHaveLength(documents.length)
  expect([column(-6), column(-5), column(-4), column(-3)], period).toEqual([
    ...[net, gross - net, gross, sum(balances)],
  ])
}

function centsOf(amount: string): number {
  return Math.round(Number(amount) * 100)
}

/** No number is missing and none is there twice, in each year. */
export async function expectNumbersWithoutGaps({ product, facts }: Office): Promise<void> {
  const { rows } = await product.pool.query<{ number: string }>('select number from invoices')
  const years = Map.groupBy(rows, ({ number }) => number.slice(0, 4))
  expect(rows).toHaveLength(facts.documents.length)
  for (const [prefix, some] of years)
    expect(some.map(({ number }) => number).sort()).toEqual(
      some.map((_, index) => `${prefix}${String(index + 1).padStart(3, '0')}`),
    )
}

/** Each document went where it had to as often as it was sent, and no reminder names another amount than was open. */
export async function expectMailsExplained({ product, facts }: Office): Promise<void> {
  const { rows } = await product.pool.query<{
    template: string
    recipient: string
    status: string
    data: { number: string; cents: number; open: string }
  }>("select template, recipient, status, data from mails where template like 'invoice.%'")
  expect(rows.filter(({ status }) => status !== 'sent')).toEqual([])
  const sent = rows.filter(({ template }) => !template.startsWith('invoice.reminder'))
  expect(
    sent
      .map(
        ({ data, template, recipient }) => `${data.number} ${template} ${data.cents} ${recipient}`,
      )
      .sort(),
  ).toEqual(
    facts.documents
      .flatMap((one) => {
        const template = one.cancels ? 'invoice.cancelled' : 'invoice.sent'
        const mail = `${one.number} ${template} ${grossOf(one)} ${one.recipient}`
        return Array.from({ length: one.mails }, () => mail)
      })
      .sort(),
  )
  const steps = ['first', 'second', 'last']
  const reminders = rows.filter(({ template }) => template.startsWith('invoice.reminder'))
  expect(
    reminders.map(({ data, template }) => `${data.number} ${template} ${data.open}`).sort(),
  ).toEqual(
    facts.documents
      .flatMap(({ number, reminders: all }) =>
        all.map(
          ({ open }, index) => `${number} invoice.reminder.${steps[index]} ${formatMoney(open)}`,
        ),
      )
      .sort(),
  )
}
