// node bench/booking-clients.ts SETTINGS: books repeatedly, and prints the bookings as JSON. Either over
// HTTP, or with the bare statements, one after another, as pgbench sends them.
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { Client } from 'undici'
import { booking, ownSeat } from '../tests/support/product/bookings.ts'
import { asAnotherBooking, type SentStatement } from './booking-statements.ts'
import { percentileOf, spreadOf } from './rounds.ts'

export interface BookingLoad {
  /** How many book at once; each books again as soon as it has its answer. */
  clients: number
  /** Between two bookings of a client, on average: visitors do not come in step. None by default. */
  pauseMs?: number
  seconds: number
  /** Trainings that are booked in turn. */
  trainings: readonly string[]
  /** The product's address, or the statements of its service and the database. */
  by:
    | { address: string }
    | {
        connection: pg.ClientConfig
        statements: readonly SentStatement[]
        recordedTraining: string
        /** The one date of each training, by the training's id. */
        dates: Readonly<Record<string, string>>
      }
}

export interface Booked {
  /** When it was asked for, in milliseconds since 1970. */
  at: number
  ms: number
}

export interface BookingFigures {
  perSecond: number
  medianMs: number
  p95Ms: number
  [figure: string]: number
}

type Book = (training: string) => Promise<void>

if (import.meta.main) {
  process.stdout.write(JSON.stringify(await bookUntilTheEnd(JSON.parse(process.argv[2] ?? ''))))
}

async function bookUntilTheEnd(load: BookingLoad): Promise<Booked[]> {
  const bookers = await Promise.all(
    Array.from({ length: load.clients }, (_, index) =>
      'address' in load.by ? overHttp(load.by, `192.0.2.${index + 1}`) : bySql(load.by),
    ),
  )
  const bookings: Booked[] = []
  const end = performance.now() + load.seconds * 1000
  let booked = 0
  const keepBooking = async ({ book }: { book: Book }) => {
    while (performance.now() < end) {
      const training = load.trainings[booked++ % load.trainings.length] ?? ''
      const asked = performance.now()
      await book(training)
      bookings.push({ at: performance.timeOrigin + asked, ms: performance.now() - asked })
      if (load.pauseMs) await pause(-Math.log(1 - Math.random()) * load.pauseMs)
    }
  }
  await Promise.all(bookers.map(keepBooking))
  await Promise.all(bookers.map(({ close }) => close()))
  return bookings
}

/** @param seconds in which they were made; without a number, from the first to the end of the last */
export function figuresOf(
  bookings: readonly Booked[],
  seconds = secondsOf(bookings),
): BookingFigures {
  const times = bookings.map(({ ms }) => ms)
  return {
    perSecond: times.length / seconds,
    medianMs: spreadOf(times).median,
    p95Ms: percentileOf(times, 0.95),
  }
}

function secondsOf(bookings: readonly Booked[]): number {
  const from = Math.min(...bookings.map(({ at }) => at))
  return (Math.max(...bookings.map(({ at, ms }) => at + ms)) - from) / 1000
}

/** @param visitor the client's network address, as a proxy reports it */
async function overHttp({ address }: { address: string }, visitor: string) {
  const client = new Client(address)
  const book: Book = async (training) => {
    const { statusCode, body } = await client.request({
      method: 'POST',
      path: '/api/registrations',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        'x-forwarded-for': visitor,
      },
      body: JSON.stringify(booking(ownSeat(training))),
    })
    const answer = await body.text()
    if (statusCode !== 201) throw new Error(answer)
  }
  return { book, close: () => client.close() }
}

async function bySql(by: Extract<BookingLoad['by'], { statements: unknown }>) {
  const client = new pg.Client(by.connection)
  await client.connect()
  const withDate = (training: string) => ({ training, date: by.dates[training] ?? '' })
  const from = withDate(by.recordedTraining)
  const book: Book = async (training) => {
    const statements = asAnotherBooking(by.statements, { from, to: withDate(training) })
    for (const { text, values } of statements) await client.query(text, values)
  }
  return { book, close: () => client.end() }
}
