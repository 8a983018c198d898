import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openPromise } from 'yauzl'
import type { AuditEntry } from '#platform/audit-log/domain/audit-log.ts'
import type { Problem } from '#platform/basics/domain/problem.ts'
import { centsOfBooking, readDatev } from '#tests/support/datev-reader.ts'
import { FIRM_WITH_19, invoicingProduct } from '#tests/support/product/issued-invoices.ts'
import { OWN_FIRM } from '#tests/support/product/own-firm.ts'
import type { AccountingSummary } from '../domain/accounting.ts'
import {
  type DatevSetting,
  type DatevSettings,
  DEFAULT_DATEV_SETTINGS,
} from '../domain/datev-settings.ts'

const SETTINGS: DatevSettings = {
  ...DEFAULT_DATEV_SETTINGS,
  consultantNumber: '29098',
  clientNumber: '55003',
}

async function start(firm = FIRM_WITH_19) {
  const calls = await invoicingProduct(firm)
  const { product, session } = calls
  return {
    ...calls,
    summary: async (period: string) =>
      (await product.get<AccountingSummary>(`/api/admin/accounting?${period}`, session)).body,
    set: (settings: object) =>
      product.send<DatevSetting & Problem>('PUT', '/api/admin/settings/datev', settings, session),
    file: async (name: string, period: string) => {
      const answer = await product.request(`/api/admin/accounting/${name}?${period}`, {
        headers: session,
      })
      return {
        status: answer.status,
        headers: answer.headers,
        bytes: Buffer.from(await answer.arrayBuffer()),
      }
    },
  }
}

/**
 * In November an invoice that is paid in two parts, one that is cancelled after it was paid, and one that is open; in December
 * what went back.
 */
async function threeInvoices({
  product,
  issueInvoice,
  cancelInvoice,
  enterPayment,
}: Awaited<ReturnType<typeof start>>) {
  product.clock.set('2026-11-24T09:00:00Z')
  const paid = await issueInvoice({ recipient: 'Öl & "Söhne"; GmbH' })
  await enterPayment(paid.id, 'received', 20_000, '2026-11-27')
  await enterPayment(paid.id, 'received', 600, '2026-11-30')
  const cancelled = await issueInvoice({ recipient: '=Möbel 🪑' })
  await enterPayment(cancelled.id, 'received', 20_600, '2026-11-28')
  await issueInvoice()
  // 23:30 in Berlin, the last moments of November.
  product.clock.set('2026-11-30T22:30:00Z')
  await cancelInvoice(cancelled.id)
  await enterPayment(cancelled.id, 'refunded', 20_600, '2026-12-02')
}

const NOVEMBER = 'from=2026-11-01&to=2026-11-30'

test('the booking batch of a month is read back, and its sums are those of the documents and payments', async () => {
  const calls = await start()
  await threeInvoices(calls)
  expect((await calls.summary(NOVEMBER)).datevProblem).toBe(
    'Für den Buchungsstapel fehlt noch: Beraternummer und Mandantennummer.',
  )
  expect((await calls.file('datev.csv', NOVEMBER)).status).toBe(409)
  expect((await calls.set(SETTINGS)).status).toBe(200)

  const { status, headers, bytes } = await calls.file('datev.csv', NOVEMBER)

  expect(status).toBe(200)
  expect(headers.get('content-disposition')).toBe(
    'attachment; filename="EXTF_Buchungsstapel_2026-11-01_2026-11-30.csv"',
  )
  const { bookings } = readDatev(bytes)
  expect(bookings.map((booking) => [booking['Belegfeld 1'], centsOfBooking(booking)])).toEqual([
    ['K26-001', 20_600],
    ['K26-002', 20_600],
    ['K26-003', 20_600],
    ['K26-004', -20_600],
  ])
  expect(bookings[0]).toMatchObject({
    Konto: '10000',
    'Gegenkonto (ohne BU-Schlüssel)': '8400',
    Belegdatum: '2411',
    Buchungstext: 'Rechnung K26-001 Öl & "Söhne"; GmbH',
  })
  expect(bookings[3]?.Belegdatum).toBe('3011')
  const summary = await calls.summary(NOVEMBER)
  expect(summary).toMatchObject({
    ...{ invoices: 3, cancellations: 1, gross: 41_200, net: 34_622, vat: 6_578 },
    ...{ payments: 3, received: 41_200, refunded: 0, datevProblem: null },
  })

  expect((await calls.set({ ...SETTINGS, withPayments: 'yes' })).status).toBe(200)
  const both = readDatev((await calls.file('datev.csv', NOVEMBER)).bytes).bookings
  const sumOn = (account: string) =>
    both
      .filter(({ Konto }) => Konto === account)
      .reduce((sum, booking) => sum + centsOfBooking(booking), 0)
  expect([sumOn('10000'), sumOn('1200')]).toEqual([summary.gross, summary.received])
  const december = await calls.file('datev.csv', 'from=2026-12-01&to=2026-12-31')
  expect(readDatev(december.bytes).bookings.map(centsOfBooking)).toEqual([-20_600])
})

test('the list of a month says what each document is about and what is open today', async () => {
  const calls = await start()
  await threeInvoices(calls)

  const { headers, bytes } = await calls.file('invoices.csv', NOVEMBER)

  expect(headers.get('content-disposition')).toContain('rechnungen-2026-11-01-2026-11-30.csv')
  const { rows } = await calls.product.pool.query<{ reference: string }>(
    `select reference from invoiced_bookings join invoices on id = invoice_id order by number`,
  )
  const [first, second, third] = rows.map(({ reference }) => reference)
  const lines = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes).split('\r\n')
  const amounts = '19;173,11;32,89;206,00'
  expect(lines).toEqual([
    '\ufeffNummer;Art;Datum;Fällig am;Kunde;Buchungsnummern;Storniert durch;Storno zu;Steuersatz in Prozent;' +
      'Netto in Euro;Umsatzsteuer in Euro;Brutto in Euro;Bezahlt in Euro;Offen in Euro;Stand',
    `K26-001;Rechnung;24.11.2026;08.12.2026;"Öl & ""Söhne""; GmbH";${first};;;${amounts};206,00;0,00;Bezahlt`,
    `K26-002;Rechnung;24.11.2026;08.12.2026;'=Möbel 🪑;${second};K26-004;;${amounts};0,00;0,00;Erstattet`,
    `K26-003;Rechnung;24.11.2026;08.12.2026;Möbelhaus Beispiel GmbH;${third};;;${amounts};0,00;206,00;Offen`,
    `K26-004;Stornorechnung;30.11.2026;;'=Möbel 🪑;${second};;K26-002;19;-173,11;-32,89;-206,00;;;`,
    '',
  ])
})

test('the archive of a month has every document as it was stored, with the list, and the log has it too', async () => {
  const calls = await start({
    ...FIRM_WITH_19,
    invoices: { ...OWN_FIRM.invoices, numberFormat: 'K/{JJ}/{NNN}' },
  })
  await threeInvoices(calls)

  const { headers, bytes } = await calls.file('documents.zip', NOVEMBER)

  expect(headers.get('content-type')).toBe('application/zip')
  const files = await unzip(bytes)
  expect([...files.keys()].sort()).toEqual([
    ...[1, 2, 3, 4].flatMap((count) => [`K-26-00${count}.pdf`, `K-26-00${count}.xml`]),
    'rechnungen-2026-11-01-2026-11-30.csv',
  ])
  const { rows } = await calls.product.pool.query<{ number: string; pdf: Buffer; xml: string }>(
    'select number, pdf, xml from invoices',
  )
  for (const { number, pdf, xml } of rows) {
    const name = number.replaceAll('/', '-')
    expect(files.get(`${name}.pdf`)?.equals(pdf), name).toBe(true)
    expect(files.get(`${name}.xml`)?.toString(), name).toBe(xml)
  }
  const list = await calls.file('invoices.csv', NOVEMBER)
  expect(files.get('rechnungen-2026-11-01-2026-11-30.csv')?.equals(list.bytes)).toBe(true)
  const { session } = calls
  const { body: log } = await calls.product.get<AuditEntry[]>('/api/admin/audit-log', session)
  expect(log).toContainEqual(
    expect.objectContaining({
      action: 'accounting.documents_exported',
      details: { firstDay: '2026-11-01', lastDay: '2026-11-30', rows: 4 },
    }),
  )
})

test('the example of the revenue account is for 19 % VAT alone', async () => {
  const calls = await start(OWN_FIRM)
  calls.product.clock.set('2026-11-24T09:00:00Z')
  await calls.issueInvoice()
  await calls.set(SETTINGS)
  const refused = await calls.file('datev.csv', NOVEMBER)
  expect(refused.status).toBe(409)
  expect(refused.bytes.toString()).toContain('7\u00a0% Umsatzsteuer')

  expect((await calls.set({ ...SETTINGS, revenueAccount: '8300' })).status).toBe(200)

  const { bookings } = readDatev((await calls.file('datev.csv', NOVEMBER)).bytes)
  expect(bookings).toMatchObject([{ 'Gegenkonto (ohne BU-Schlüssel)': '8300' }])
})

test('accounts that do not fit are refused by their fields, and a change is in the history', async () => {
  const { product, session, set } = await start()

  const refused = await set({ ...SETTINGS, clientNumber: '100000', revenueAccount: '84' })
  const stored = await set(SETTINGS)

  expect(refused).toMatchObject({ status: 422, body: { code: 'http.invalid' } })
  expect(refused.body.errors?.map((error) => error.path).sort()).toEqual([
    'clientNumber',
    'revenueAccount',
  ])
  expect(stored.body).toMatchObject({ settings: SETTINGS, version: 1 })
  const { body: revisions } = await product.get<{ field: string }[]>(
    '/api/admin/revisions?subject=setting&subjectId=datev',
    session,
  )
  expect(revisions.map(({ field }) => field).sort()).toEqual(['clientNumber', 'consultantNumber'])
})

test.each([
  'from=2026-11-02&to=2026-11-01',
  'from=2020-01-01&to=2026-01-01',
  'from=2026-11-01',
  'to=gestern',
])('the period %s is refused with a sentence', async (period) => {
  const { file } = await start()
  for (const name of ['datev.csv', 'invoices.csv', 'documents.zip'])
    expect((await file(name, period)).status, name).toBe(422)
})

/** The files of an archive, by name. */
async function unzip(bytes: Buffer): Promise<Map<string, Buffer>> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'archive-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await writeFile(path.join(folder, 'a.zip'), bytes)
  const zip = await openPromise(path.join(folder, 'a.zip'), { autoClose: false })
  const files = new Map<string, Buffer>()
  for await (const entry of zip.eachEntry()) {
    const parts: Buffer[] = []
    for await (const part of await zip.openReadStreamPromise(entry)) parts.push(part as Buffer)
    files.set(entry.fileName, Buffer.concat(parts))
  }
  zip.close()
  return files
}
