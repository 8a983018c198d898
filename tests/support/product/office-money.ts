import { expect } from 'vitest'
import { addDays } from '#platform/basics/domain/calendar-day.ts'
import { issueConfirmed } from '#shop/invoices/server/issue-confirmed.task.ts'
import type { PaymentKind } from '#shop/payments/domain/payment-state.ts'
import type { ReminderList, SentReminders } from '#shop/payments/domain/reminder-list.ts'
import { sendDueReminders } from '#shop/payments/server/reminders.task.ts'
import { billingOf } from './office-bookings.ts'
import {
  automaticOf,
  type BookingFact,
  type DocumentFact,
  dueOf,
  invoiceOf,
  invoicesOf,
  netOf,
  openOf,
  PAYMENT_DAYS,
  payableBy,
  remindersOf,
} from './office-facts.ts'
import type { Office } from './office-year.ts'

/** The number that comes next in the present year. */
function nextNumber({ facts, today }: Office): string {
  const year = today().slice(2, 4)
  const count = facts.documents.filter(({ number }) => number.startsWith(`K${year}`)).length
  return `K${year}-${String(count + 1).padStart(3, '0')}`
}

/** Notes an invoice over bookings, or the cancellation of one, that the product has just issued. */
async function noteDocument(
  office: Office,
  { bookings, cancels, send }: { bookings: BookingFact[]; cancels?: DocumentFact; send: boolean },
): Promise<void> {
  const { facts, today } = office
  const [first] = bookings
  const number = nextNumber(office)
  const { invoices } = await office.invoicesOf(first?.id ?? '')
  const issued = invoices.find((one) => one.number === number)
  expect(issued, `${number} of ${first?.reference}`).toMatchObject({
    kind: cancels ? 'cancellation' : 'invoice',
    issuedOn: today(),
    dueOn: cancels ? null : addDays(today(), PAYMENT_DAYS),
  })
  const document: DocumentFact = {
    ...{ id: issued?.id ?? '', number, issuedOn: today(), dueOn: addDays(today(), PAYMENT_DAYS) },
    ...{ cancels: cancels ?? null, cancelledBy: null },
    parts: cancels?.parts ?? bookings.map(partOf),
    recipient: cancels?.recipient ?? (first?.company.mailbox || first?.email || ''),
    ...{ mails: send ? 1 : 0, reminders: [], isDisputed: false, isIgnored: office.chance(15) },
  }
  expect(issued?.cents).toBe(document.parts.find(({ booking }) => booking === first)?.cents)
  if (cancels) cancels.cancelledBy = document
  facts.documents.push(document)
}

function partOf(booking: BookingFact): DocumentFact['parts'][number] {
  const cents = payableBy(booking)
  return { booking, cents, net: booking.isReverseCharge ? cents : netOf(booking, cents) }
}

/** Issues what the pages of the bookings propose, one invoice for several bookings of a company where there are some. */
export async function issueDocuments(office: Office): Promise<void> {
  const { facts, chance, issueJoint } = office
  await completeAddresses(office)
  const groups = Map.groupBy(
    facts.bookings.filter(
      (booking) => !booking.isReverseCharge && dueOf(facts, booking) === 'invoice',
    ),
    ({ company, vat }) => `${company.name} ${vat}`,
  )
  for (const bookings of groups.values()) {
    if (bookings.length < 2 || !chance(50)) continue
    const send = chance(70)
    const { status, body } = await issueJoint(
      bookings.map(({ id }) => id),
      { send },
    )
    expect(status, JSON.stringify(body)).toBe(201)
    await noteDocument(office, { bookings, send })
  }
  for (const booking of facts.bookings) await issueFor(office, booking)
}

async function issueFor(office: Office, booking: BookingFact): Promise<void> {
  const { facts, chance, replace } = office
  const due = dueOf(facts, booking)
  const invoice = invoiceOf(facts, booking)
  const others = invoice?.parts.map((part) => part.booking) ?? []
  const owing = others.filter((other) => payableBy(other) > 0)
  const send = chance(70)
  if (due === 'none') return
  if (due === 'invoice') {
    await office.store('POST', `/api/admin/registrations/${booking.id}/invoices`, { send })
    return noteDocument(office, { bookings: [booking], send })
  }
  if (!invoice) throw new Error('There is nothing to cancel')
  const taxes = new Set(owing.map(({ isReverseCharge }) => isReverseCharge))
  if (owing.length === 0 || taxes.size > 1 || (due === 'cancellation' && others.length === 1)) {
    await office.store('POST', `/api/admin/invoices/${invoice.id}/cancellation`, { send })
    return noteDocument(office, { bookings: others, cancels: invoice, send })
  }
  const { status, body } = await replace(booking.id, { send })
  expect(status, JSON.stringify(body)).toBe(201)
  await noteDocument(office, { bookings: others, cancels: invoice, send })
  await noteDocument(office, { bookings: owing, send })
}

/** Nothing is issued for a booking without an address, until the office asked for it. */
async function completeAddresses(office: Office): Promise<void> {
  const { facts, bill, issue } = office
  for (const booking of facts.bookings) {
    if (booking.hasAddress || dueOf(facts, booking) === 'none') continue
    expect(await issue(booking.id).then(() => 'issued', String)).not.toBe('issued')
    expect((await bill(booking.id, billingOf(booking.company))).status).toBe(200)
    booking.hasAddress = true
  }
}

/** What the timetable does every five minutes where invoices are issued on confirmation. */
export async function issueByItself(office: Office): Promise<void> {
  const { facts, product, parts, now } = office
  await issueConfirmed(parts, now())
  const complete = automaticOf(facts, new Date(now().getTime() - 300_000)).filter(
    ({ hasAddress }) => hasAddress,
  )
  const issued = await Promise.all(
    complete.map(async (booking) => {
      const { invoices } = await office.invoicesOf(booking.id)
      return { booking, number: String(invoices[0]?.number) }
    }),
  )
  for (const { booking } of issued.toSorted((a, b) => (a.number < b.number ? -1 : 1)))
    await noteDocument(office, { bookings: [booking], send: true })
  expect(await product.count('invoices')).toBe(facts.documents.length)
}

/** Enters something by hand. */
export async function enter(
  office: Office,
  invoice: DocumentFact,
  kind: PaymentKind,
  cents: number,
): Promise<void> {
  const { facts, today } = office
  const day = today()
  const answer = await office.enter(invoice.id, { kind, cents, day, note: 'Von Hand' })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  facts.entries.push({ invoice, kind, cents, day })
}

/** Enters a payment for the wrong invoice, and takes it back. */
export async function enterByMistake(office: Office): Promise<void> {
  const { facts, pick, account, remove, today } = office
  const invoice = pick(facts.documents.filter(({ cancels }) => cancels === null))
  if (!invoice) return
  const before = new Set((await account(invoice.id)).payments.map(({ id }) => id))
  await office.enter(invoice.id, { cents: 4_711, day: today() })
  const wrong = (await account(invoice.id)).payments.find(({ id }) => !before.has(id))
  expect((await remove(wrong?.id ?? '')).status).toBe(200)
}

/** As {@link giveBack}, of so many of a hundred invoices. */
export async function giveSomeBack(office: Office, percent: number): Promise<void> {
  const { facts, chance } = office
  for (const invoice of invoicesOf(facts))
    if (openOf(facts, invoice) < 0 && chance(percent)) await giveBack(office, invoice)
}

/** Money that has to go back is given to another open invoice of the same booking, or paid out. */
async function giveBack(office: Office, invoice: DocumentFact): Promise<void> {
  const { facts, account, post, chance } = office
  const excess = -openOf(facts, invoice)
  const { movableTo } = await account(invoice.id)
  const target = facts.documents.find(({ id }) => movableTo.some((one) => one.id === id))
  if (!target || !chance(60)) return enter(office, invoice, 'refunded', excess)
  const { status, body } = await post(`invoices/${invoice.id}/payments/move`, { to: target.id })
  expect(status, JSON.stringify(body)).toBe(200)
  noteMove(office, { invoice, target, excess })
}

function noteMove(
  { facts }: Office,
  { invoice, target, excess }: { invoice: DocumentFact; target: DocumentFact; excess: number },
): void {
  const own = facts.entries.filter(
    (entry) => entry.invoice === invoice && entry.kind !== 'written_off',
  )
  if (invoice.cancelledBy) {
    for (const entry of own) entry.invoice = target
    return
  }
  let left = excess
  const received = own
    .filter(({ kind }) => kind === 'received')
    .toSorted((a, b) => b.day.localeCompare(a.day))
  for (const entry of received) {
    const cents = Math.min(left, entry.cents)
    left -= cents
    entry.cents -= cents
    facts.entries.push({ ...entry, invoice: target, cents })
  }
  facts.entries = facts.entries.filter(({ cents }) => cents > 0)
}

/** Compares the list of overdue invoices with what it has to be, and sends what is due. */
export async function remind(office: Office, sending: 'office' | 'automatic'): Promise<void> {
  const { facts, product, session, store, today, now, settle } = office
  const overdue = remindersOf(facts, today())
  const { body } = await product.get<ReminderList>('/api/admin/reminders', session)
  expect(body.invoices.map(shownStage).sort()).toEqual(
    overdue.map(({ invoice, stage }) => `${invoice.number} ${stage}`).sort(),
  )
  const due = overdue.filter(({ stage }) => stage.endsWith('due'))
  if (due.length === 0) return
  if (sending === 'automatic') await sendDueReminders(product.db, now())
  else {
    const reminders = due.map(({ invoice }) => ({
      invoiceId: invoice.id,
      step: invoice.reminders.length + 1,
    }))
    const answer = (await store('POST', '/api/admin/reminders', { reminders })) as object
    expect((answer as SentReminders).notSent).toEqual([])
  }
  await settle()
  for (const { invoice } of due)
    invoice.reminders.push({ on: today(), open: openOf(facts, invoice) })
}

function shownStage({ number, stage }: ReminderList['invoices'][number]): string {
  const step = 'step' in stage ? `${stage.step} ` : ''
  return `${number} ${step}${stage.kind}`
}

/** What the buyer disputes is not reminded of; once it is over, the office gives something off, or not. */
export async function disputeSome(office: Office): Promise<void> {
  const { facts, chance, store, product, session, today } = office
  for (const { invoice } of remindersOf(facts, today())) {
    if (!chance(12)) continue
    const path = `/api/admin/invoices/${invoice.id}/dispute`
    if (invoice.isDisputed)
      expect((await product.send('DELETE', path, {}, session)).status).toBe(200)
    else await store('PUT', path, { reason: 'Der Termin fiel aus.' })
    invoice.isDisputed = !invoice.isDisputed
  }
}

/** After the last reminder: some pay at last, the rest is given up. */
export async function decideAfterReminders(office: Office): Promise<void> {
  const { facts, chance, today } = office
  for (const { invoice, stage, isToDo } of remindersOf(facts, today()))
    if (stage === 'ended' && isToDo)
      await enter(office, invoice, chance(70) ? 'written_off' : 'received', openOf(facts, invoice))
}
