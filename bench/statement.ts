// node bench/statement.ts: a bank statement of 5,000 lines, uploaded while visitors book. Build first.
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { embeddedConnection } from '#platform/database/server/embedded-folders.ts'
import { camtOf, type StatementEntry } from '../tests/support/product/bank-statement.ts'
import { invoiceExample } from '../tests/support/product/invoice-example.ts'
import { OWN_FIRM } from '../tests/support/product/own-firm.ts'
import { type Booked, type BookingFigures, figuresOf } from './booking-clients.ts'
import { addTrainings, bookInProcess, TRAININGS, untilMailsAreSent } from './bookings.ts'
import { startProduct } from './contenders.ts'
import { type Report, spread, toMarkdown } from './report.ts'
import { type Figures, figureOf, measureInTurns } from './rounds.ts'
import { logInAsStaff, STAFF_SETTINGS } from './staff-login.ts'
import { inWorkFolder } from './work-folder.ts'

const INVOICES = 10_000
const LINES = 5_000
const ROUNDS = 4
const LOAD = { clients: 8, pauseMs: 200, seconds: 60, trainings: TRAININGS }
/** How long the process of the clients takes to start, in milliseconds. */
const START_MS = 5000
/** What invoices are over, in cents. A shop has few prices, so many invoices have the same amount. */
const AMOUNTS = [20_600, 30_900, 41_200, 51_500, 103_000]
const ROUND = 'in turns'

interface Measured extends Figures {
  alonePerSecond: number
  aloneMedianMs: number
  aloneP95Ms: number
  besidePerSecond: number
  besideMedianMs: number
  besideP95Ms: number
  p95Ratio: number
  uploadSeconds: number
}

/** From and until when something ran, in milliseconds since 1970. */
interface Span {
  from: number
  until: number
}

/**
 * Visitors book all the time. In turns of some seconds a bank statement of thousands of lines is uploaded, and nothing is.
 * The turns are short because the other load of a machine changes within a minute.
 */
export function measureStatements(): Promise<Report> {
  return inWorkFolder('statement', async (folder) => {
    const product = await startProduct(folder, {
      ...STAFF_SETTINGS,
      LIMIT_BOOKINGS_PER_MINUTE: '100000000',
      TRUST_PROXY: '1',
    })
    const connection = await embeddedConnection(path.join(folder, 'data'))
    await addTrainings(connection)
    await insertInvoices(connection)
    const cookie = await logInAsStaff(product.address)
    await storeFirm(product.address, cookie)

    const measure = async (): Promise<Measured> => {
      let isBooking = true
      const booking = bookInProcess({ ...LOAD, by: product }).finally(() => {
        isBooking = false
      })
      const uploads: Span[] = []
      await pause(START_MS)
      while (isBooking) {
        await forgetStatements(connection)
        const from = Date.now()
        await upload(product.address, cookie)
        const until = Date.now()
        if (isBooking) uploads.push({ from, until })
        await pause(until - from)
      }
      const bookings = await booking
      await untilMailsAreSent(connection)
      return compared(bookings, uploads)
    }
    const rounds = await measureInTurns([{ name: ROUND, measure }], { rounds: ROUNDS })
    const figure = (name: keyof Measured & string) => figureOf(rounds, ROUND, name)
    return {
      title: 'A bank statement',
      about:
        `${LOAD.clients} clients book all the time, with pauses of ${LOAD.pauseMs} ms on average. In turns a statement of ` +
        `${LINES.toLocaleString('en')} lines is uploaded to ${INVOICES.toLocaleString('en')} invoices, and nothing is for as long.`,
      tables: [
        {
          head: ['bookings', 'a second', 'median, ms', '95th percentile, ms', 's an upload'],
          rows: [
            [
              'alone',
              spread(figure('alonePerSecond'), 0),
              spread(figure('aloneMedianMs'), 1),
              spread(figure('aloneP95Ms'), 1),
              '',
            ],
            [
              'beside uploads',
              spread(figure('besidePerSecond'), 0),
              spread(figure('besideMedianMs'), 1),
              spread(figure('besideP95Ms'), 1),
              spread(figure('uploadSeconds'), 1),
            ],
          ],
        },
      ],
      promises: [
        {
          what: '95th percentile of a booking, beside uploads to alone',
          ratio: figure('p95Ratio'),
          atMost: 4 / 3,
        },
        { what: 'seconds an upload', ratio: figure('uploadSeconds'), atMost: 10 },
      ],
    }
  })
}

/** The bookings that were asked for during uploads, and those between them. */
function compared(bookings: readonly Booked[], uploads: readonly Span[]): Measured {
  const pauses = uploads.slice(1).map(({ from }, index) => ({
    from: uploads[index]?.until ?? from,
    until: from,
  }))
  const alone = during(bookings, pauses)
  const beside = during(bookings, uploads)
  return {
    alonePerSecond: alone.perSecond,
    aloneMedianMs: alone.medianMs,
    aloneP95Ms: alone.p95Ms,
    besidePerSecond: beside.perSecond,
    besideMedianMs: beside.medianMs,
    besideP95Ms: beside.p95Ms,
    p95Ratio: beside.p95Ms / alone.p95Ms,
    uploadSeconds: secondsOf(uploads) / uploads.length,
  }
}

function during(bookings: readonly Booked[], spans: readonly Span[]): BookingFigures {
  const asked = bookings.filter(({ at }) =>
    spans.some(({ from, until }) => at >= from && at < until),
  )
  return figuresOf(asked, secondsOf(spans))
}

function secondsOf(spans: readonly Span[]): number {
  return spans.reduce((sum, { from, until }) => sum + (until - from) / 1000, 0)
}

async function withClient<Result>(
  connection: pg.ClientConfig,
  work: (client: pg.Client) => Promise<Result>,
) {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const numberOf = (invoice: number) => `RE-2027-${String(invoice).padStart(5, '0')}`

/** Issued invoices, over some few amounts as a shop has them, the odd ones open. */
async function insertInvoices(connection: pg.ClientConfig): Promise<void> {
  const content = JSON.stringify(invoiceExample([AMOUNTS[0] ?? 0]))
  await withClient(connection, async (client) => {
    await client.query(
      `insert into invoices (number, kind, issued_on, due_on, net_cents, vat_cents, gross_cents, content, profile, xml, pdf,
         issued_by)
       select 'RE-2027-' || lpad(n::text, 5, '0'), 'invoice', current_date - n % 365, current_date + 14, gross, 0, gross,
         jsonb_set($1::jsonb, '{buyer,name}', to_jsonb('Werkstatt Nummer ' || n / 4 || ' GmbH & Co. KG')), 'zugferd', '<xml/>',
         '%PDF', 'bench@example.com'
       from generate_series(1, $2::int) n, lateral (select ($3::int[])[1 + n % $4] as gross) amount`,
      [content, INVOICES, AMOUNTS, AMOUNTS.length],
    )
    await client.query(
      `insert into invoiced_bookings (invoice_id, reference, cents)
       select id, 'MF-' || upper(substr(md5(number), 1, 4) || '-' || substr(md5(number), 5, 4)), gross_cents from invoices`,
    )
    await client.query('vacuum analyze')
  })
}

async function storeFirm(address: string, cookie: string): Promise<void> {
  const answer = await fetch(`${address}/api/admin/settings/firm/invoices`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(OWN_FIRM.invoices),
  })
  if (!answer.ok) throw new Error(await answer.text())
}

/** Four of five lines pay an invoice exactly, the others are to be checked. */
const STATEMENT = camtOf(
  Array.from({ length: LINES }, (_, index): StatementEntry => {
    const invoice = 1 + ((index * 2) % INVOICES)
    const isExact = index % 5 > 0
    const cents = AMOUNTS[invoice % AMOUNTS.length] ?? 0
    return {
      amount: (cents / 100 - (isExact ? 0 : 1)).toFixed(2),
      party: `Werkstatt Nummer ${Math.floor(invoice / 4)}`,
      iban: 'DE02120300000000202051',
      text: [`Rechnung ${numberOf(invoice)} vom 12.01.2027`, 'Kundennummer 4711'],
      reference: `B${index}`,
    }
  }),
)

async function upload(address: string, cookie: string): Promise<void> {
  const answer = await fetch(`${address}/api/admin/bank-statements`, {
    method: 'POST',
    headers: { 'content-type': 'application/xml', cookie },
    body: STATEMENT,
  })
  const result = (await answer.json()) as { newLines: number; entered: number }
  if (result.newLines !== LINES || result.entered !== (LINES * 4) / 5)
    throw new Error(JSON.stringify(result))
}

/** So that the same statement is a new one. */
async function forgetStatements(connection: pg.ClientConfig): Promise<void> {
  await withClient(connection, (client) =>
    client.query('truncate payments, bank_lines, bank_statements'),
  )
}

if (import.meta.main) console.log(toMarkdown(await measureStatements()))
