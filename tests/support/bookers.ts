import { randomUUID } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { type BookingReceipt, bookingReceiptSchema } from '#domain/registration/booking.ts'
import { booking, ownSeat } from '#server/testing/bookings.ts'

/** The trainings of the sample content that are booked in turn. */
export const TRAININGS = ['strategie-ki', 'conversational-ai'] as const
/** What the product says while its database is away, and a proxy where a process died with the request. */
const COME_AGAIN = new Set([502, 503])
/** How long a booker waits who was told to come again. */
const PATIENCE_MS = 50

/** A booking that one of the bookers sent, under its idempotency key. */
interface SentBooking {
  trainingId: string
  /** Null until the product has acknowledged it. */
  receipt: BookingReceipt | null
}

export interface Bookers {
  /** Every booking that was ever sent. */
  sent: ReadonlyMap<string, SentBooking>
  /** How often they were answered with which status; 0 stands for no answer at all. */
  answers: ReadonlyMap<number, number>
  /** Waits until so many more bookings have been acknowledged. */
  acknowledged(more: number): Promise<void>
  /** Lets each finish its booking, and waits for that. */
  finish(): Promise<void>
}

/**
 * Several people who book without pause. Who gets no answer, or hears to come again, sends the same booking again under
 * the same key until it is acknowledged.
 *
 * @param addressNow where the product is at this moment; it may wait until there is one
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
      if (COME_AGAIN.has(status)) await pause(PATIENCE_MS)
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
  // Heard of by whoever lets them finish.
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

/** Books a seat. The status is 0 where no whole answer came. */
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
