import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Database } from '#platform/database/server/database.ts'
import type { BookingReceipt } from '#shop/booking/domain/booking.ts'
import { changeBilling, correctContact } from '#shop/booking-changes/server/booking-data.service.ts'
import { cancelBooking, cancelSeat } from '#shop/booking-changes/server/cancellations.service.ts'
import { changeOrder } from '#shop/booking-changes/server/order.service.ts'
import { markCannotCome } from '#shop/booking-changes/server/seats.service.ts'
import { tokenOf, waitingListKeyOf } from '#shop/waiting-list/server/waiting-token.ts'
import { asBooker, changeCalls } from '#tests/support/product/booking-changes.ts'
import { aBookingBy, aPerson, colleaguesSeat } from '#tests/support/product/bookings.ts'
import { CLOCKS, KITES } from '#tests/support/product/cancellations.ts'
import { expectPeopleToKnow } from '#tests/support/product/people-knowledge.ts'
import { settleTelling } from '#tests/support/product/telling.ts'
import { type OwnTestProduct, startTestProduct } from '#tests/support/product/test-product.ts'

const CHANGES = Number(process.env.TELLING_CHANGES ?? 300)
const SEED = Number(process.env.FAULT_SEED ?? 41)
const NAMES = ['Ada', 'Bo', 'Cleo', 'Dan', 'Eva', 'Finn', 'Gil']
const DELAY_MS = 60_000
const DAY_MS = 86_400_000

const person = fc.constantFrom(...NAMES).map((name) => aPerson(`${name} Blau`))
const slot = { booking: fc.nat(), seat: fc.nat() }
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('tell' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('settle' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('kill' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('days pass' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('book' as const),
      by: fc.constantFrom('booker' as const, 'office' as const, 'office, confirmed' as const),
      who: person,
      colleague: person,
      date: fc.nat(),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('status' as const),
      status: fc.constantFrom('pending', 'confirmed', 'confirmed', 'confirmed', 'cancelled'),
      ...slot,
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('person' as const), who: person, ...slot }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('name' as const), who: person, ...slot }) },
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('date' as const), date: fc.nat(), ...slot }),
  },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('cancel' as const), ...slot }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('restore' as const), ...slot }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('contact' as const), who: person, ...slot }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('billing' as const), ...slot }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('cannot come' as const), ...slot }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('booker cancels' as const), ...slot }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('order' as const),
      who: person,
      date: fc.nat(),
      price: fc.constantFrom('180.00', '206.00', '290.00'),
      ...slot,
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('move' as const), date: fc.nat() }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('cancel date' as const),
      date: fc.nat(),
      to: fc.option(fc.nat(), { nil: null }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('wait and accept' as const), who: person }),
  },
)
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

test(`whatever is changed in whatever order, people end up with the truth, from the seed ${SEED}`, async () => {
  const product = await startTestProduct(
    {
      LIMIT_BOOKINGS_PER_MINUTE: '100000',
      LIMIT_UNCONFIRMED_MAILS_PER_HOUR: '100000',
      // Nobody listens there: what is written waits, until the test lets it arrive.
      SMTP_URL: 'smtp://127.0.0.1:9',
    },
    { tellDelayMs: DELAY_MS, retryPausesMs: Array(50).fill(DAY_MS) },
  )
  await product.startAnother()
  const model = await startModel(product)
  let changes = 0
  for (const one of fc.sample(fc.noBias(step), { numRuns: CHANGES * 3, seed: SEED })) {
    if (changes >= CHANGES) break
    if (await model.act(one)) changes += 1
  }
  await model.settle()
  expect(changes).toBe(CHANGES)
}, 1_800_000)

async function startModel(product: OwnTestProduct) {
  const { db, pool, clock } = product
  const calls = await changeCalls(product)
  await pool.query('update training_dates set capacity = 500')
  const dates: string[] = []
  /** A date in half a year, so that there always is one to come. */
  const plan = async () => {
    const training = dates.length % 2 === 0 ? CLOCKS : KITES
    const start = Date.UTC(2027, 0, 7 + 11 * dates.length, 9)
    const { id } = await calls.plan(training, {
      startsAt: new Date(start).toISOString(),
      endsAt: new Date(start + 5_400_000).toISOString(),
      capacity: 500,
    })
    dates.push(id)
  }
  for (let count = 0; count < 8; count += 1) await plan()
  const bookings: { id: string; seats: string[] }[] = []
  const key = await waitingListKeyOf(db)
  const by = () => ({ ...asBooker(product), tellDelayMs: DELAY_MS })

  const add = async (receipt: { id?: string }) => {
    if (receipt.id) bookings.push({ id: receipt.id, seats: await calls.seatsOf(receipt.id) })
  }
  const book = async ({
    by: who,
    who: booker,
    colleague,
    date,
  }: Extract<Step, { kind: 'book' }>) => {
    const dateId = of(dates, date)
    const seat = await seatOn(product, dateId)
    const attendees = [
      { ...seat, ...booker, attendeeType: 'booker' as const },
      { ...seat, ...colleague, attendeeType: 'other' as const },
    ]
    const body = aBookingBy({ ...booker, company: 'Blau AG' }, { attendees })
    const office = { ...body, status: who === 'office' ? 'pending' : 'confirmed', mails: true }
    const { body: receipt } =
      who === 'booker'
        ? await product.send<BookingReceipt>('POST', '/api/registrations', body)
        : await product.send<BookingReceipt>(
            'POST',
            '/api/admin/registrations',
            office,
            calls.session,
          )
    await add(receipt)
  }

  /** A change of a random booking; false where it was refused, or changes nothing. */
  const change = async (one: Step, id: string, seat: string): Promise<unknown> => {
    switch (one.kind) {
      case 'status':
        return calls.setStatus(id, one.status)
      case 'person':
        return calls.editSeat(seat, one.who)
      case 'name':
        return calls.editSeat(seat, { firstName: one.who.firstName })
      case 'date':
        return calls.editSeat(seat, { dateId: of(dates, one.date) })
      case 'cancel':
        return calls.cancelSeat(seat)
      case 'restore':
        return calls.restoreSeat(seat)
      case 'contact': {
        const { firstName, lastName, email } = one.who
        const edit = { contactName: `${firstName} ${lastName}`, contactEmail: email }
        return calls.editRegistration(id, edit)
      }
      case 'billing':
        return changeBilling(db, id, { orderNumber: String(Math.floor(one.seat)) }, by())
      case 'cannot come':
        return markCannotCome(db, seat, { ...by(), actor: { kind: 'attendee', staff: null } })
      case 'order': {
        const edit = {
          ...{ packageId: 'double', price: one.price, priceReason: 'Vereinbart' },
          dropped: one.seat % 3 === 0 ? [seat] : [],
          added: one.seat % 2 === 0 ? [{ ...one.who, dateId: of(dates, one.date) }] : [],
        }
        const actor = { kind: 'staff' as const, email: 'chefin@example.com' }
        await changeOrder(db, id, edit, { ...by(), actor })
        const booking = bookings.find((some) => some.id === id)
        if (booking) booking.seats = await calls.seatsOf(id)
        return
      }
      case 'booker cancels':
        return one.seat % 3 === 0
          ? cancelBooking(db, id, { reason: '' }, by())
          : cancelSeat(db, seat, { reason: '' }, by())
      default:
        return correctContact(db, id, {}, by())
    }
  }

  const changeDate = async (one: Extract<Step, { kind: 'move' | 'cancel date' }>) => {
    const dateId = of(dates, one.date)
    if (one.kind === 'move') {
      const { rows } = await pool.query(
        'select starts_at as start from training_dates where id = $1',
        [dateId],
      )
      const start = rows[0].start.getTime() + 3_600_000
      const moved = {
        startsAt: new Date(start).toISOString(),
        endsAt: new Date(start + 5_400_000).toISOString(),
      }
      await product.send('PATCH', `/api/admin/dates/${dateId}`, moved, calls.session)
      return
    }
    await plan()
    const to = one.to === null ? undefined : of(dates, one.to)
    const choice = to && to !== dateId ? { kind: 'move', dateId: to } : { kind: 'cancel' }
    await calls.cancel(dateId, { default: choice, reason: 'Krank.' })
  }

  /** Somebody waits for a full date, is offered a seat that becomes free, and accepts it. */
  const waitAndAccept = async ({ email }: { email: string }) => {
    const dateId = dates.at(-1) ?? ''
    await pool.query('update training_dates set capacity = 0 where id = $1', [dateId])
    const wish = { dateId, seats: 1, ...aPerson('Ida Wartmann', { email }) }
    await product.send('POST', '/api/waiting-list', wish)
    const { rows } = await pool.query(
      'select id from waiting_entries where email = $1 and ended_at is null',
      [email],
    )
    await pool.query('update training_dates set capacity = 500 where id = $1', [dateId])
    if (!rows[0]) return
    const address = `/api/waiting-list/${tokenOf(key, rows[0].id)}`
    await product.send('POST', `${address}/confirm`, {})
    const { body } = await product.send<BookingReceipt>('POST', `${address}/accept`, {})
    await add(body)
  }

  const settle = async () => {
    await settleTelling(product, 'all')
    await pool.query(
      `update mails set status = 'sent', sent_at = now(), not_before = null where status = 'waiting'`,
    )
    await expectPeopleToKnow(pool, clock.now())
  }

  return {
    settle,
    /** Returns whether it was a change. */
    act: async (one: Step): Promise<boolean> => {
      switch (one.kind) {
        case 'tell':
          await settleTelling(product, 'all')
          return false
        case 'settle':
          await settle()
          return false
        case 'kill':
          await killWhileTelling(product)
          return false
        case 'days pass':
          clock.set(new Date(clock.now().getTime() + 2 * DAY_MS))
          await plan()
          return false
        case 'book':
          await book(one)
          return true
        case 'move':
        case 'cancel date':
          await changeDate(one)
          return true
        case 'wait and accept':
          await waitAndAccept(one.who)
          return true
        default: {
          const booking = bookings.length === 0 ? undefined : of(bookings, one.booking)
          if (!booking) return false
          await change(one, booking.id, of(booking.seats, one.seat)).catch(refused)
          return true
        }
      }
    },
  }
}

/** What the rules refuse is no change, and tells nobody anything. */
function refused(error: unknown): void {
  if (!(error as { code?: string }).code?.startsWith('booking_change.')) throw error
}

/** Kills every connection of the processes while bookings are being told. */
async function killWhileTelling(product: OwnTestProduct): Promise<void> {
  const telling = settleTelling(product, 'all').catch(() => undefined)
  await product.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and query ilike '%told%'`,
  )
  await telling
}

async function seatOn({ db }: { db: Database }, dateId: string) {
  const { findDate } = await import('#shop/trainings/server/training-dates.repository.ts')
  const date = await findDate(db, dateId)
  return { ...colleaguesSeat(date?.trainingId ?? ''), dateId }
}

function of<Item>(items: readonly Item[], index: number): Item {
  return items[index % items.length] as Item
}
