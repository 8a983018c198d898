import { randomBytes } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import type { BookingReceipt } from '#shop/booking/domain/booking.ts'
import { oneAfterAnother } from '../support/database/stored-bookings.ts'
import { booking, ownSeat } from '../support/product/bookings.ts'
import { logInAndChangePassword, sendJson, WITH_ADMIN } from '../support/programs/admin-session.ts'
import { freshFolder } from '../support/programs/fresh-folder.ts'
import { startBuiltProduct } from '../support/programs/running-product.ts'

const GUESSES = 100_000
const CLIENTS = 50
/** In a quarter of an hour, by `LIMIT_WRONG_LINKS_PER_ADDRESS`. */
const ANSWERED = 50
const WITHIN_MS = 1_800_000

test(
  `${GUESSES} guessed links of a known booking find nothing and are put off, and its own link opens all the while`,
  async () => {
    const product = await startBuiltProduct({
      ...WITH_ADMIN,
      DATA_DIR: await freshFolder('guesses'),
    })
    onTestFinished(product.stop)
    const booked = await sendJson(
      `${product.address}/api/registrations`,
      'POST',
      booking(ownSeat('kurs-1-uhren')),
    )
    const { id } = (await booked.json()) as BookingReceipt
    const cookie = await logInAndChangePassword(product.address)
    const read = await fetch(`${product.address}/api/admin/registrations/${id}/link`, {
      headers: { cookie },
    })
    const { url } = (await read.json()) as { url: string }
    const [, reference, token] = /\/buchung\/([^/]+)\/([^/]+)$/.exec(url) ?? []
    const statusOf = async (guess: string) => {
      const answer = await fetch(`${product.address}/api/bookings/${reference}/${guess}`)
      await answer.body?.cancel()
      return answer.status
    }

    const counts: Record<number, number> = {}
    const own = new Set<number>()
    await oneAfterAnother(CLIENTS, [...Array(GUESSES).keys()], async (n) => {
      const status = await statusOf(randomBytes(16).toString('base64url'))
      counts[status] = (counts[status] ?? 0) + 1
      if (n % 1_000 === 0) own.add(await statusOf(token ?? ''))
    })

    expect(Object.keys(counts)).toEqual(['404', '429'])
    expect(counts[404]).toBeLessThanOrEqual(2 * ANSWERED)
    expect([...own]).toEqual([200])
  },
  WITHIN_MS,
)
