import { expect, onTestFinished, test, vi } from 'vitest'
import type { BookingReceipt } from '#shop/booking/domain/booking.ts'
import { remindOfSessions } from '#shop/dates/server/remind-of-sessions.task.ts'
import { booking, ownSeat } from '#tests/support/product/bookings.ts'
import { editCalls } from '#tests/support/product/edits.ts'
import { readMails, statusCall } from '#tests/support/product/mails.ts'
import { POLL_OPTIONS } from '#tests/support/product/poll-options.ts'
import { startTestProduct } from '#tests/support/product/test-product.ts'

/** The timetable runs a task every minute. */
const LONGER_THAN_A_MINUTE = { ...POLL_OPTIONS, timeout: 80_000 }

test('a clock that was a day ahead for some seconds costs no reminder, and each is sent once', async () => {
  const setClock = shiftableClock()
  // Set so that the timetable's next minute begins soon, while the clock is ahead.
  setClock(untilFullMinuteMs() - 3_000)
  const product = await startTestProduct()
  const session = await product.logIn()
  const edit = editCalls(product, session).training('kurs-1-uhren')
  await edit({ date: 'Sonntag, 28. März 2027', time: '10:00 – 11:30 Uhr' })
  const { body } = await product.send<BookingReceipt>(
    'POST',
    '/api/registrations',
    booking(ownSeat('kurs-1-uhren')),
  )
  await statusCall(product, session)(body.id, 'confirmed')

  setClock(DAY_MS + untilFullMinuteMs() - 10_000)
  await vi.waitFor(async () => {
    const { rows } = await product.pool.query(
      `select from graphile_worker._private_known_crontabs
       where identifier = 'rescue-mails' and last_execution > now() + interval '1 hour'`,
    )
    expect(rows).toHaveLength(1)
  }, LONGER_THAN_A_MINUTE)
  setClock(0)
  product.clock.set('2027-03-27T12:00:00Z')

  const reminders = () => readMails(product, 'session.reminder.day')
  await vi.waitFor(async () => expect(await reminders()).toHaveLength(1), POLL_OPTIONS)
  await remindOfSessions(product.db, product.clock.now())
  expect(await reminders()).toHaveLength(1)
}, 120_000)

const DAY_MS = 24 * 60 * 60_000

function untilFullMinuteMs(): number {
  return 60_000 - (Date.now() % 60_000)
}

/** Lets the test set this process's clock ahead, by milliseconds. Timers are not affected, as on a real machine. */
function shiftableClock(): (aheadMs: number) => void {
  const RealDate = Date
  let ahead = 0
  class ShiftedDate extends RealDate {
    constructor(...given: [] | [string | number | Date]) {
      super(given[0] ?? ShiftedDate.now())
    }
    static override now(): number {
      return RealDate.now() + ahead
    }
  }
  vi.stubGlobal('Date', ShiftedDate)
  onTestFinished(() => void vi.unstubAllGlobals())
  return (aheadMs) => {
    ahead = aheadMs
  }
}
