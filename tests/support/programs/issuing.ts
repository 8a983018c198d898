import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'vitest'
import type { InvoiceContent } from '#shop/invoices/domain/invoice-content.ts'
import { invoiceNumber } from '#site/pages/domain/invoice-number.ts'
import { makeRoom, oneAfterAnother, runSql } from '../database/stored-bookings.ts'
import { xmlInPdf } from '../pdf.ts'
import { OWN_FIRM, storeOwnFirm } from '../product/own-firm.ts'
import { logInAndChangePassword, sendJson } from './admin-session.ts'
import { sendBooking } from './bookers.ts'
import type { RunningProduct } from './running-product.ts'
import { startTwoProcesses, type TwoProcesses } from './two-processes.ts'

const BILLING = {
  recipient: 'Möbelhaus Beispiel GmbH',
  street: 'Hobelweg 3',
  postalCode: '89073',
  city: 'Ulm',
}
/** Requests of staff that are on their way at the same time. */
const AT_ONCE = 8
/** How long staff wait before they try again. */
const AGAIN_MS = 50

interface StoredInvoice {
  number: string
  issuedOn: string
  bookings: number
  content: InvoiceContent
  xml: string
  pdf: Buffer
}

/**
 * Issues invoices for as many confirmed bookings by two processes at once. Each time that `every` further ones were
 * acknowledged, the first process is killed, then the second, then both at the same moment; others take their place.
 * At the end each booking has one invoice with all of its bytes, and the numbers have no gap.
 */
export async function expectNumbersWithoutGaps(count: number, every: number): Promise<void> {
  const two = await startTwoProcesses({ LIMIT_BOOKINGS_PER_MINUTE: '100000' })
  const { connection } = two
  const cookie = await logInAndChangePassword(two.one.address)
  const ids = await confirmedBookings(two, count, cookie)
  const serving: RunningProduct[] = [two.one, two.other]
  const kills = [[0], [1], [0, 1]]
  let acknowledged = 0
  let cut = 0
  let killing = Promise.resolve()

  const killSome = async () => {
    const places = kills[(acknowledged / every - 1) % kills.length] ?? []
    await Promise.all(places.map((place) => serving[place]?.kill()))
    for (const place of places) serving[place] = await two.start()
  }
  const issue = async (id: string) => {
    for (let turn = ids.indexOf(id); ; turn += 1) {
      const address = serving[turn % serving.length]?.address ?? ''
      const path = `${address}/api/admin/registrations/${id}/invoices`
      const status = await sendJson(path, 'POST', {}, { cookie }).then(
        (answer) => answer.status,
        () => 'no answer',
      )
      // 409: issued before, by the process that was killed before it could answer.
      if (status === 201 || status === 409) break
      expect(['no answer', 503]).toContain(status)
      cut += 1
      await pause(AGAIN_MS)
    }
    acknowledged += 1
    if (acknowledged % every === 0 && acknowledged < count) killing = killing.then(killSome)
  }
  await oneAfterAnother(AT_ONCE, ids, issue)
  await killing
  expect(cut).toBeGreaterThan(0)

  const stored = await runSql<StoredInvoice>(
    connection,
    `select number, issued_on::text as "issuedOn", content, xml, pdf,
       (select count(*)::int from invoiced_bookings b where b.invoice_id = i.id) as bookings
     from invoices i order by number`,
  )
  expect(stored.map(({ number }) => number)).toEqual(
    stored.map(({ issuedOn }, index) =>
      invoiceNumber(OWN_FIRM.invoices.numberFormat, issuedOn, index + 1),
    ),
  )
  const invoiced = await runSql<{ id: string }>(
    connection,
    'select registration_id as id from invoiced_bookings order by id',
  )
  expect(invoiced.map(({ id }) => id)).toEqual([...ids].sort())
  expect(await actsInTheLog(two)).toEqual(stored.map(({ number }) => number))
  for (const { number, bookings, content, xml, pdf } of stored) {
    expect([content.number, bookings]).toEqual([number, 1])
    expect(xml).toContain(`<ram:ID>${number}</ram:ID>`)
    expect(await xmlInPdf(pdf)).toBe(xml)
  }
}

/** Bookings of one seat by a firm that has replaced its samples, confirmed, each with where its invoice goes. */
async function confirmedBookings(
  { one, connection }: TwoProcesses,
  count: number,
  cookie: string,
): Promise<string[]> {
  await makeRoom(connection)
  await storeOwnFirm({ query: (text, values) => runSql(connection, text, values) })
  const keys = Array.from({ length: count }, () => crypto.randomUUID())
  await oneAfterAnother(AT_ONCE, keys, async (key) => {
    expect((await sendBooking(one.address, key, 'kurs-1-uhren')).status).toBe(201)
  })
  const rows = await runSql<{ id: string }>(connection, 'select id from registrations')
  const ids = rows.map(({ id }) => id)
  await oneAfterAnother(AT_ONCE, ids, async (id) => {
    const path = `${one.address}/api/admin/registrations/${id}`
    const confirmed = await sendJson(`${path}/status`, 'PATCH', { status: 'confirmed' }, { cookie })
    const billed = await sendJson(path, 'PATCH', { billing: BILLING }, { cookie })
    expect([confirmed.status, billed.status]).toEqual([200, 200])
  })
  return ids
}

async function actsInTheLog({ connection }: TwoProcesses): Promise<string[]> {
  const acts = await runSql<{ number: string }>(
    connection,
    `select details ->> 'number' as number from audit_log
     where action = 'registration.invoice_issued' order by number`,
  )
  return acts.map(({ number }) => number)
}
