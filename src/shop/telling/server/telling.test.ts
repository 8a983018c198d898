import { expect, test } from 'vitest'
import { moveSeat } from '#shop/booking-changes/server/seats.service.ts'
import { asBooker, changeCalls } from '#tests/support/product/booking-changes.ts'
import { BOOKER, colleaguesSeat, ownSeat } from '#tests/support/product/bookings.ts'
import { CLOCKS, KITES } from '#tests/support/product/cancellations.ts'
import { listMails, readMails, waitForMails } from '#tests/support/product/mails.ts'
import { settleTelling } from '#tests/support/product/telling.ts'
import { startTestProduct } from '#tests/support/product/test-product.ts'
import { tell } from './tell.service.ts'

const DELAY_MS = 60_000

async function start() {
  const product = await startTestProduct(
    { LIMIT_UNCONFIRMED_MAILS_PER_HOUR: '1000' },
    { tellDelayMs: DELAY_MS },
  )
  return { product, ...(await changeCalls(product)) }
}

test('what is changed before a confirmation is told is in it, and nobody is told what did not last', async () => {
  const { product, book, setStatus, seatsOf, editSeat, cancelSeat, restoreSeat, plan, ...calls } =
    await start()
  const seats = ['Jörg', 'Pia', 'Carl'].map((name) => colleaguesSeat(CLOCKS, name))
  const { id } = (await book(ownSeat(CLOCKS), ...seats)).body
  const [sinas = '', joergs = '', pias = '', carls = ''] = await seatsOf(id)
  const target = await plan(KITES)
  await waitForMails(product)
  await setStatus(id, 'confirmed')

  await editSeat(joergs, { firstName: 'Nora', email: 'nora@example.com' })
  await moveSeat(product.db, pias, target.id, { ...asBooker(product), tellDelayMs: DELAY_MS })
  await cancelSeat(carls)
  await cancelSeat(sinas)
  await restoreSeat(sinas)
  await calls.editRegistration(id, { contactEmail: 'sina@firma.example.org' })
  await waitForMails(product)

  expect((await listMails(product)).sort()).toEqual([
    // Carl's seat and the address are told beside the confirmation, which does not name them.
    'booking.changed.booker to sina@firma.example.org',
    `contact.changed to ${BOOKER.email}`,
    'registration.confirmed.attendee to nora@example.com',
    'registration.confirmed.attendee to pia@example.com',
    'registration.confirmed.booker to sina@firma.example.org',
  ])
  const [changed] = await readMails(product, 'booking.changed.booker')
  expect(changed?.data).toMatchObject({
    by: 'several',
    changes: [{ kind: 'contact' }, { kind: 'cancelled', attendee: 'Carl Weiß' }],
  })
})

test('what is undone within the minute is told to nobody, also by another person of the office', async () => {
  const {
    product,
    bookConfirmed,
    seatsOf,
    editSeat,
    cancelSeat,
    restoreSeat,
    setStatus,
    plan,
    ...calls
  } = await start()
  const id = await bookConfirmed(ownSeat(CLOCKS), colleaguesSeat(CLOCKS))
  await waitForMails(product)
  const told = await listMails(product)
  const [sinas = '', joergs = ''] = await seatsOf(id)
  const { id: kites } = await plan(KITES)

  await editSeat(joergs, { email: 'pia@example.com' })
  await editSeat(joergs, { email: 'joerg@example.com' })
  await editSeat(sinas, { dateId: kites })
  await editSeat(sinas, { dateId: calls.january })
  await cancelSeat(joergs)
  await restoreSeat(joergs)
  await setStatus(id, 'cancelled')
  await setStatus(id, 'confirmed')
  await waitForMails(product)
  expect(await listMails(product)).toEqual(told)

  await calls.editRegistration(id, { contactEmail: 'sina@firma.example.org' })
  await calls.editRegistration(id, { contactEmail: BOOKER.email })
  await waitForMails(product)
  // The links in earlier mails are dead, so that is told.
  expect(
    (await readMails(product, 'booking.changed.booker')).map(({ data }) => data.changes),
  ).toEqual([[{ kind: 'link' }]])
  expect(await listMails(product)).toHaveLength(told.length + 1)
})

test('what was written and not sent is written anew, and says the present', async () => {
  const { product, bookConfirmed, seatsOf, editSeat, mails, calendars } = await start()
  const id = await bookConfirmed(ownSeat(CLOCKS), colleaguesSeat(CLOCKS))
  await waitForMails(product)
  const [, joergs = ''] = await seatsOf(id)
  await editSeat(joergs, { email: 'pia@example.com' })
  await tellAll()
  await product.pool.query(
    `update mails set status = 'waiting', sent_at = null, attempts = 3, not_before = now() + interval '1 day'
     where template like 'seat.%' or template = 'booking.changed.booker'`,
  )

  await editSeat(joergs, { email: 'ida@example.com' })
  await tellAll()

  expect((await mails()).sort()).toEqual([
    `booking.changed.booker to ${BOOKER.email}`,
    'seat.gained to ida@example.com',
    'seat.lost to joerg@example.com',
  ])
  expect(await calendars()).toEqual({
    [BOOKER.email]: ['2027-01-07T09:00:00.000Z'],
    'ida@example.com': ['2027-01-07T09:00:00.000Z'],
  })

  function tellAll() {
    return settleTelling(product, 'all')
  }
})

test('staff see when people are told of a change, until they are', async () => {
  const { product, bookConfirmed, seatsOf, editSeat, details } = await start()
  const id = await bookConfirmed(ownSeat(CLOCKS), colleaguesSeat(CLOCKS))
  await waitForMails(product)
  expect((await details(id)).tellAt).toBeNull()

  const { body } = await editSeat((await seatsOf(id))[1] ?? '', { email: 'pia@example.com' })

  const { rows } = await product.pool.query<{ at: Date }>(
    `select run_at as at from graphile_worker.jobs where key = 'tell/' || $1`,
    [id],
  )
  expect(body.tellAt).toBe(rows[0]?.at.toISOString())
  await waitForMails(product)
  expect((await details(id)).tellAt).toBeNull()
})

test('two processes that tell the same booking at once write each mail once', async () => {
  const { product, bookConfirmed, mails, seatsOf, cancelSeat } = await start()
  const id = await bookConfirmed(ownSeat(CLOCKS), colleaguesSeat(CLOCKS))
  await waitForMails(product)
  await cancelSeat((await seatsOf(id))[1] ?? '')

  const context = { staff: undefined, unconfirmedPerHour: 100, now: product.clock.now() }
  await Promise.all([1, 2, 3].map(() => tell(product.db, id, context)))

  expect((await mails()).sort()).toEqual([
    `booking.changed.booker to ${BOOKER.email}`,
    'seat.lost to joerg@example.com',
  ])
})

test('nobody gets a mail about a session that is over', async () => {
  const { product, bookConfirmed, seatsOf, editSeat, cancelSeat, mails } = await start()
  const id = await bookConfirmed(ownSeat(CLOCKS), colleaguesSeat(CLOCKS))
  await waitForMails(product)
  product.clock.set('2027-01-08T09:00:00Z')
  const [sinas = '', joergs = ''] = await seatsOf(id)

  await editSeat(joergs, { lastName: 'Schwarz' })
  await cancelSeat(sinas)
  await settleTelling(product, 'all')

  expect(await mails()).toEqual([])
})
