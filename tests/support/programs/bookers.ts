import { randomUUID } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { type BookingReceipt, bookingReceiptSchema } from '#shop/booking/domain/booking.ts'
import { booking, ownSeat } from '../product/bookings.ts'

/** The trainings of the fixture that are booked alternately. */
export const TRAININGS = ['kurs-1-uhren', 'kurs-2-brot'] as const
/** The statuses of the product without its database, and of a proxy whose process died during the request. */
const RETRY_STATUSES = new Set([502, 503])
/** How long a booker waits before it retries. */
const TIMEOUT_MS = 50

/** A booking that one of the bookers sent, under its idempotency key. */
interface SentBooking {
  trainingId: string
  /** Null until the product has acknowledged it. */
  receipt: BookingReceipt | null
}

export interface Bookers {
  /** Every booking that was sent. */
  sent: ReadonlyMap<string, SentBooking>
  /** How many answers had which status; 0 means no answer. */
  answers: ReadonlyMap<number, number>
  /** Waits until that many more bookings have been acknowledged. */
  acknowledged(more: number): Promise<void>
  /** Lets each booker finish its booking, and waits for that. */
  finish(): Promise<void>
}

/**
 * Several bookers without pauses. A booker that gets no answer, or is told to retry, sends the same booking again under
 * the same key until it is acknowledged.
 *
 * @param addressNow the present address of the product; may wait until there is one
 */
export function startBookers(count: number, addressNow: () => Promise<string>): Bookers {
  const sent = new Map<string, SentBooking>()
  const answers = new Map<number, number>()
  const acknowledgements = new EventEmitter().setMaxListeners(0)
  let finishing = false

  const book = async (key: string, trainingId: string) => {
    for (;;) {
      const { status, body } = await sendBooking(await addressNow(), key, trainingId)
      answers.set(status, (answers.get(status) ?? 0) + 1)
      if (status === 201) return bookingReceiptSchema.parse(JSON.parse(body))
      if (RETRY_STATUSES.has(status)) await pause(TIMEOUT_MS)
      else if (status !== 0) throw new Error(`A booking was answered with ${status}: ${body}`)
    }
  }
  const booker = async () => {
    while (!finishing) {
      const key = randomUUID()
      const trainingId = TRAININGS[sent.size % TRAININGS.length] ?? TRAININGS[0]
      const entry: SentBooking = { trainingId, receipt: null }
      sent.set(key, entry)
      entry.receipt = await book(key, trainingId)
      acknowledgements.emit('one')
    }
  }
  const all = Promise.all(Array.from({ length: count }, booker))
  // The error is reported to the caller of `finish`.
  all.catch(() => undefined)
  return {
    sent,
    answers,
    async acknowledged(more) {
      for (let left = more; left > 0; left -= 1) {
        await Promise.race([once(acknowledgements, 'one'), all])
      }
    },
    async finish() {
      finishing = true
      await all
    },
  }
}

/** Books a seat. The status is 0 if no complete answer arrived. */
export async function sendBooking(
  address: string,
  key: string,
  ...trainingIds: string[]
): Promise<{ status: number; body: string }> {
  try {
    const response = await fetch(`${address}/api/registrations`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(booking(...trainingIds.map(ownSeat))),
    })
    return { status: response.status, body: await response.text() }
  } catch {
    return { status: 0, body: '' }
  }
}
