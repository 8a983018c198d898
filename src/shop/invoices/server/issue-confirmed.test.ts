import { expect, test } from 'vitest'
import type { Todo } from '#office/todo/domain/todo.ts'
import { startInvoicing } from '#tests/support/product/invoicing.ts'
import { readMails } from '#tests/support/product/mails.ts'
import { issueConfirmed } from './issue-confirmed.task.ts'

const PATH = '/api/admin/settings/invoicing'
const MINUTE_MS = 60_000

async function start() {
  const started = await startInvoicing()
  const { product, session, parts } = started
  return {
    ...started,
    set: (issue: string) => product.send('PUT', PATH, { issue }, session),
    /** Runs the task after so many minutes. */
    runAfter: (minutes: number) => {
      product.clock.set(new Date(product.clock.now().getTime() + minutes * MINUTE_MS))
      return issueConfirmed(parts, product.clock.now())
    },
    todo: async () => (await product.get<Todo>('/api/admin/todo', session)).body,
  }
}

test('a confirmed booking gets its invoice by itself some minutes later, once, and what was confirmed before stays with staff', async () => {
  const { product, parts, session, bookTwo, invoicesOf, cancelInvoice, set, runAfter } =
    await start()
  const before = await bookTwo()
  product.clock.set(new Date(product.clock.now().getTime() + MINUTE_MS))
  expect((await set('on_confirmation')).status).toBe(200)
  const id = await bookTwo()
  await runAfter(1)
  expect((await invoicesOf(id)).invoices).toEqual([])

  await runAfter(5)
  await Promise.all([1, 2, 3].map(() => issueConfirmed(parts, product.clock.now())))

  expect((await invoicesOf(id)).invoices).toMatchObject([
    { number: 'K26-001', issuedBy: 'automatisch', mails: [{}] },
  ])
  expect((await invoicesOf(before)).invoices).toEqual([])
  expect(await readMails(product, 'invoice.sent')).toHaveLength(1)

  // What staff take back does not come again by itself.
  const [invoice] = (await invoicesOf(id)).invoices
  await cancelInvoice(invoice?.id ?? '', {})
  await runAfter(10)
  expect((await invoicesOf(id)).due).toBe('invoice')
  expect((await product.get(PATH, session)).body).toMatchObject({ issue: 'on_confirmation' })
})

test('by hand, nothing is issued by itself, and a confirmation that was undone in time has no invoice', async () => {
  const { bookTwo, invoicesOf, setStatus, set, runAfter } = await start()
  const byHand = await bookTwo()
  await runAfter(60)
  expect((await invoicesOf(byHand)).invoices).toEqual([])
  await set('on_confirmation')
  const undone = await bookTwo()
  await setStatus(undone, 'pending')

  await runAfter(60)

  expect((await invoicesOf(undone)).invoices).toEqual([])
})

test('what lacks something for its invoice, and invoices that do not fit any more, are to do', async () => {
  const { bookTwo, details, issue, reduce, replace, cancelInvoice, set, runAfter, todo } =
    await start()
  await set('on_confirmation')
  const lacking = await bookTwo({})
  const [tooMuch, nothing, takenBack] = [await bookTwo(), await bookTwo(), await bookTwo()]
  await issue(tooMuch)
  await issue(nothing)
  await issue(takenBack)
  expect(await todo()).toMatchObject({ unfitInvoices: { count: 0 }, lackingInvoices: { count: 0 } })
  await reduce(tooMuch, 100)
  await reduce(nothing, 20_600)
  await reduce(takenBack, 100)
  const [second] = (await replace(takenBack)).body.invoices
  await cancelInvoice(second?.id ?? '')

  await runAfter(60)

  expect(await todo()).toMatchObject({
    unfitInvoices: {
      count: 3,
      items: [
        { registrationId: tooMuch, number: 'K26-001', invoiced: 20_600, owed: 20_500 },
        { registrationId: nothing, number: 'K26-002', invoiced: 20_600, owed: 0 },
        { registrationId: takenBack, number: 'K26-005', invoiced: 0, owed: 20_500 },
      ],
    },
    lackingInvoices: {
      count: 1,
      items: [{ registrationId: lacking, reference: (await details(lacking)).reference }],
    },
  })
})
