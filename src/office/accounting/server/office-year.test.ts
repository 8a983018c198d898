import { expect, test } from 'vitest'
import type { Todo } from '#office/todo/domain/todo.ts'
import { addDays, type CalendarDay } from '#platform/basics/domain/calendar-day.ts'
import { DEFAULT_REMINDER_RULES } from '#shop/payments/domain/reminder-rules.ts'
import { readStatement } from '#tests/support/product/office-bank.ts'
import { book, decidePending } from '#tests/support/product/office-bookings.ts'
import {
  expectBookingsExplained,
  expectInvoicesExplained,
  expectMailsExplained,
  expectNumbersWithoutGaps,
  expectPeriodExplained,
} from '#tests/support/product/office-books.ts'
import { answerRequests, changeBookings } from '#tests/support/product/office-changes.ts'
import { balanceOf, grossOf, invoicesOf, openOf } from '#tests/support/product/office-facts.ts'
import {
  decideAfterReminders,
  disputeSome,
  enter,
  enterByMistake,
  giveSomeBack,
  issueByItself,
  issueDocuments,
  remind,
} from '#tests/support/product/office-money.ts'
import { type Office, openOffice } from '#tests/support/product/office-year.ts'
import { DEFAULT_DATEV_SETTINGS } from '../domain/datev-settings.ts'

const USUAL_SEED = 44
const SEED = Number(process.env.OFFICE_SEED ?? USUAL_SEED)
const MONTHS: readonly CalendarDay[] = [
  '2026-12-01',
  ...Array.from({ length: 11 }, (_, index) => `2027-${String(index + 1).padStart(2, '0')}-01`),
]
/** From the third month on, every other one has invoices and reminders that go out by themselves. */
const isAutomatic = (index: number) => index >= 2 && index % 2 === 0

test(`twelve months of an office: every cent is explained by documents (OFFICE_SEED=${SEED})`, {
  timeout: 600_000,
}, async () => {
  const office = await openOffice(MONTHS, SEED)
  await office.store('PUT', '/api/admin/settings/datev', {
    ...DEFAULT_DATEV_SETTINGS,
    ...{
      consultantNumber: '29098',
      clientNumber: '55003',
      withPayments: 'yes',
      otherRateAccount: '8300',
    },
  })

  for (const [index, month] of MONTHS.entries()) {
    if (index === 7) await office.changeVat(16)
    await liveThrough(office, month, isAutomatic(index) ? 'automatic' : 'office')
    await expectBookingsExplained(office)
    await expectInvoicesExplained(office, !isAutomatic(index))
    await expectPeriodExplained(office, { from: month, to: lastOf(month) })
    await expectNumbersWithoutGaps(office)
  }
  await settleEverything(office)

  await expectBookingsExplained(office)
  await expectInvoicesExplained(office, true)
  for (const month of MONTHS)
    await expectPeriodExplained(office, { from: month, to: lastOf(month) })
  await expectNumbersWithoutGaps(office)
  await expectMailsExplained(office)
  const { facts, product, session } = office
  for (const invoice of invoicesOf(facts)) {
    expect(openOf(facts, invoice), invoice.number).toBe(0)
    if (invoice.cancelledBy) expect(balanceOf(facts, invoice), invoice.number).toBe(0)
    else expect(balanceOf(facts, invoice)).toBeLessThanOrEqual(grossOf(invoice))
  }
  const { body: todo } = await product.get<Todo>('/api/admin/todo', session)
  if (SEED === USUAL_SEED) await expectAllToHaveHappened(office)
  const left = Object.entries(todo).filter(
    ([kind, { count }]) => OF_BOOKINGS.has(kind) && count > 0,
  )
  expect(left).toEqual([])
})

/** What is to do about bookings and money; the rest is about dates, texts and prices to come. */
const OF_BOOKINGS = new Set([
  ...['bookings', 'requests', 'absences', 'unfitInvoices', 'lackingInvoices', 'overdueInvoices'],
  ...['invoiceRefunds', 'bankLines', 'failedMails', 'heldMails'],
])

/** Otherwise the year would show less than it says; of another seed, something rare may be missing. */
async function expectAllToHaveHappened({ facts, product }: Office) {
  const { rows } = await product.pool.query<{ action: string }>('select action from audit_log')
  const acts = new Set(rows.map(({ action }) => action))
  for (const act of [
    'disputed',
    'dispute_ended',
    'payment_moved',
    'payment_removed',
    'written_off',
  ])
    expect(acts, act).toContain(`invoice.${act}`)
  for (const act of ['order_changed', 'seats_cancelled', 'seats_moved', 'reduction_recorded'])
    expect(acts, act).toContain(`registration.${act}`)
  for (const act of ['bank_statement.line_reopened', 'registration.cancellation_requested'])
    expect(acts, act).toContain(act)
  const { documents } = facts
  expect(Math.max(...documents.map(({ reminders }) => reminders.length))).toBe(3)
  expect(Math.max(...documents.map(({ parts }) => parts.length))).toBeGreaterThan(1)
  const parts = documents.flatMap((one) => one.parts)
  expect(new Set(parts.map(({ booking }) => booking.vat))).toEqual(new Set([19, 16]))
  expect(parts.some(({ booking }) => booking.isReverseCharge)).toBe(true)
}

function lastOf(month: CalendarDay): CalendarDay {
  return addDays(`${addDays(month, 32).slice(0, 8)}01`, -1)
}

async function liveThrough(office: Office, month: CalendarDay, mode: 'automatic' | 'office') {
  const { facts, goTo, now, store } = office
  await goTo(month)
  await store('PUT', '/api/admin/settings/reminders', { ...DEFAULT_REMINDER_RULES, sending: mode })
  const issue = mode === 'automatic' ? 'on_confirmation' : 'by_hand'
  await store('PUT', '/api/admin/settings/invoicing', { issue })
  facts.issuedSince = mode === 'automatic' ? now() : null
  for (const days of [2, 8, 14, 20, 25]) {
    await goTo(addDays(month, days))
    if (mode === 'automatic') await issueByItself(office)
    await workADay(office, mode)
    if (days === 8 || days === 20) await readStatement(office, 60)
    if (days === 14) await enterByMistake(office)
    if (days === 14) await expectInvoicesExplained(office, mode === 'office')
  }
  await goTo(lastOf(month))
  if (mode === 'automatic') await issueByItself(office)
  await issueDocuments(office)
  await giveSomeBack(office, 50)
}

async function workADay(office: Office, mode: 'automatic' | 'office') {
  const { between } = office
  await answerRequests(office, 50)
  for (let some = between(0, 2); some > 0; some -= 1) await book(office)
  await changeBookings(office, between(0, 2))
  await remind(office, mode)
  await disputeSome(office)
  await decideAfterReminders(office)
}

/** After the year: everything is decided, paid or given back. */
async function settleEverything(office: Office) {
  const { facts, goTo, settle, store } = office
  await goTo('2027-12-10')
  await store('PUT', '/api/admin/settings/invoicing', { issue: 'by_hand' })
  facts.issuedSince = null
  await answerRequests(office, 100)
  await decidePending(office)
  await issueDocuments(office)
  await giveSomeBack(office, 100)
  for (const invoice of invoicesOf(facts)) {
    const open = openOf(facts, invoice)
    if (open > 0) await enter(office, invoice, 'received', open)
    if (open < 0) await enter(office, invoice, 'refunded', -open)
  }
  await settle()
}
