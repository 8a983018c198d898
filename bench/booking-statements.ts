import { randomBytes, randomUUID } from 'node:crypto'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { SITE_TERMS } from '#app/server/product.ts'
import { REFERENCE_CODE_BYTES, referenceCode } from '#platform/basics/domain/reference-code.ts'
import { book } from '#shop/booking/server/booking.service.ts'
import { SAMPLE_FIRM } from '#site/pages/domain/firm-of-values.ts'
import { setFirm } from '#site/pages/web/firm.ts'
import { booking, ownSeat } from '../tests/support/product/bookings.ts'

export interface SentStatement {
  text: string
  values: unknown[]
}

const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g
/** The recipient of the firm's mail about a booking, for the product and for the bare statements. */
export const STAFF = 'team@example.com'

/**
 * Books once through the product's own service, and returns the statements from `begin` to `commit`.
 *
 * @param trainingId of the one seat that is booked
 */
export async function recordBooking(
  connection: pg.ClientConfig,
  trainingId: string,
): Promise<SentStatement[]> {
  setFirm(SAMPLE_FIRM)
  const sent: SentStatement[] = []
  class RecordingClient extends pg.Client {
    override query(...given: unknown[]) {
      // As Drizzle calls it.
      const [{ text }, values] = given as [{ text: string }, unknown[]]
      sent.push({ text, values })
      return Reflect.apply(super.query, this, given)
    }
  }
  const pool = new pg.Pool({ ...connection, max: 1, Client: RecordingClient })
  try {
    await book(drizzle({ client: pool }), booking(ownSeat(trainingId)), {
      now: new Date(),
      staff: STAFF,
      unconfirmedPerHour: 5,
      terms: SITE_TERMS,
      idempotencyKey: randomUUID(),
    })
    return sent
  } finally {
    await pool.end()
  }
}

/** A training and its one date. */
interface DatedTraining {
  training: string
  date: string
}

/**
 * The same statements for another booking, of another training, with new ids, key and reference code.
 *
 * @param recorded as {@link recordBooking} returned it for `from`
 */
export function asAnotherBooking(
  recorded: readonly SentStatement[],
  { from, to }: { from: DatedTraining; to: DatedTraining },
): SentStatement[] {
  const fresh = new Map([[from.date, to.date]])
  const reference = referenceIn(recorded)
  fresh.set(reference, referenceCode(randomBytes(REFERENCE_CODE_BYTES)))
  const renew = (text: string) => {
    const renewed = text.replaceAll(UUID, (id) => {
      const known = fresh.get(id) ?? randomUUID()
      fresh.set(id, known)
      return known
    })
    return renewed
      .replaceAll(reference, fresh.get(reference) ?? '')
      .replaceAll(from.training, to.training)
  }
  return recorded.map(({ text, values }) => ({
    text,
    values: values.map((value) => (typeof value === 'string' ? renew(value) : value)),
  }))
}

function referenceIn(recorded: readonly SentStatement[]): string {
  const insert = recorded.find(({ text }) => text.startsWith('insert into "registrations"'))
  const reference = insert?.values.find(
    (value) => typeof value === 'string' && /^MF-[\dA-Z]{4}-[\dA-Z]{4}$/.test(value),
  )
  if (typeof reference !== 'string') throw new Error('No registration was stored.')
  return reference
}
