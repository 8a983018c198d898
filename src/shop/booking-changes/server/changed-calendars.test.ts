import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asBooker, changeCalls } from '#tests/support/product/booking-changes.ts'
import { BOOKER, colleaguesSeat, ownSeat } from '#tests/support/product/bookings.ts'
import { CLOCKS, KITES } from '#tests/support/product/cancellations.ts'
import { listMails } from '#tests/support/product/mails.ts'
import { expectedCalendars, readCalendars } from '#tests/support/product/people-calendars.ts'
import { startTestProduct, type TestProduct } from '#tests/support/product/test-product.ts'
import { moveSeat } from './seats.service.ts'

const DELAY_MS = 60_000

async function start() {
  const product = await startTestProduct(
    { LIMIT_BOOKINGS_PER_MINUTE: '1000', LIMIT_UNCONFIRMED_MAILS_PER_HOUR: '1000' },
    { statusMailDelayMs: DELAY_MS },
  )
  return { product, ...(await changeCalls(product)) }
}

/** What a minute does: the mails that wait leave. */
async function sendMails(product: TestProduct) {
  await product.pool.query(
    `update mails set status = 'sent', sent_at = now(), attempts = 1, not_before = null where status = 'waiting'`,
  )
  product.clock.set(new Date(product.clock.now().getTime() + DELAY_MS + 1))
}

/** Expects that the calendars hold what is stored, and that this follows from the status. */
async function expectAgreement(product: TestProduct, registrationId: string) {
  expect(await readCalendars(product.pool, registrationId)).toEqual(
    await expectedCalendars(product.pool, registrationId),
  )
  const { rows } = await product.pool.query<{ status: string; informed: boolean }>(
    `select r.status, a.informed_at is not null as informed
     from attendees a join registrations r on r.id = a.registration_id
     where r.id = $1 and a.cancelled_at is null`,
    [registrationId],
  )
  for (const { status, informed } of rows)
    if (status !== 'pending') expect(informed).toBe(status === 'confirmed')
}

test('while the confirmation waits it tells whoever has the seats when it leaves, and nobody else anything', async () => {
  const {
    product,
    book,
    setStatus,
    seatsOf,
    editSeat,
    cancelSeat,
    restoreSeat,
    editRegistration,
    plan,
    mails,
  } = await start()
  const { id } = (
    await book(
      ownSeat(CLOCKS),
      colleaguesSeat(CLOCKS),
      colleaguesSeat(CLOCKS, 'Pia'),
      colleaguesSeat(CLOCKS, 'Carl'),
    )
  ).body
  const [sinas = '', joergs = '', pias = '', carls = ''] = await seatsOf(id)
  const target = await plan(KITES)
  await setStatus(id, 'confirmed')

  await editSeat(joergs, {
    ...colleaguesSeat(CLOCKS, 'Nora'),
    trainingId: undefined,
    attendeeType: undefined,
  })
  await moveSeat(product.db, pias, target.id, asBooker(product))
  await cancelSeat(carls)
  await cancelSeat(sinas)
  await restoreSeat(sinas)
  await editRegistration(id, { contactEmail: 'sina@firma.example.org' })

  expect(
    (await listMails(product)).filter((mail) => mail.startsWith('registration.')).sort(),
  ).toEqual([
    'registration.confirmed.attendee to nora@example.com',
    'registration.confirmed.attendee to pia@example.com',
    'registration.confirmed.booker to sina@firma.example.org',
  ])
  expect(new Set(await mails())).toEqual(
    new Set([
      `booking.changed.booker to ${BOOKER.email}`,
      'booking.changed.booker to sina@firma.example.org',
      `contact.changed to ${BOOKER.email}`,
    ]),
  )
  await expectAgreement(product, id)
  const { rows } = await product.pool.query<{ waits: boolean }>(
    `select not_before > now() + interval '30 seconds' as waits from mails where template like 'registration.confirmed.%'`,
  )
  expect(rows.map(({ waits }) => waits)).toEqual([true, true, true])
})

test('while a cancellation waits and the contact changes, the seat leaves the calendar of the earlier address, and the new one is told', async () => {
  const { product, book, setStatus, editRegistration } = await start()
  const { id } = (await book(ownSeat(CLOCKS))).body
  await setStatus(id, 'confirmed')
  await sendMails(product)
  await setStatus(id, 'cancelled')

  await editRegistration(id, { contactEmail: 'pia@example.com' })

  const { rows } = await product.pool.query(
    `select recipient from mails where template = 'registration.cancelled.booker'`,
  )
  expect(rows).toEqual([{ recipient: 'pia@example.com' }])
  await expectAgreement(product, id)
  await setStatus(id, 'confirmed')
  await expectAgreement(product, id)
})

test('whatever is changed in whatever order, calendars end up with what is true', async () => {
  const {
    product,
    book,
    setStatus,
    seatsOf,
    editSeat,
    cancelSeat,
    restoreSeat,
    editRegistration,
    plan,
    january,
  } = await start()
  const others = [await plan(KITES), await plan(CLOCKS)]
  const dateIds = [january, ...others.map(({ id }) => id)]
  const slot = fc.nat(2)
  const anyStep = fc.oneof(
    fc.constant({ kind: 'send' as const }),
    fc.record({
      kind: fc.constant('status' as const),
      status: fc.constantFrom('pending', 'confirmed', 'confirmed', 'cancelled'),
    }),
    fc.record({
      kind: fc.constant('person' as const),
      slot,
      email: fc.constantFrom(
        BOOKER.email,
        'joerg@example.com',
        'pia@example.com',
        'ida@example.com',
      ),
    }),
    fc.record({ kind: fc.constant('date' as const), slot, dateId: fc.constantFrom(...dateIds) }),
    fc.record({ kind: fc.constant('cancel' as const), slot }),
    fc.record({ kind: fc.constant('restore' as const), slot }),
    fc.record({
      kind: fc.constant('contact' as const),
      email: fc.constantFrom(BOOKER.email, 'pia@example.com', 'sina@firma.example.org'),
    }),
  )
  type Step = NonNullable<typeof anyStep extends fc.Arbitrary<infer S> ? S : never>
  const act = (id: string, seats: string[], step: Step) => {
    const seat = 'slot' in step ? (seats[step.slot % seats.length] ?? '') : ''
    switch (step.kind) {
      case 'send':
        return sendMails(product)
      case 'status':
        return setStatus(id, step.status)
      case 'person':
        return editSeat(seat, { email: step.email })
      case 'date':
        return editSeat(seat, { dateId: step.dateId })
      case 'cancel':
        return cancelSeat(seat)
      case 'restore':
        return restoreSeat(seat)
      case 'contact':
        return editRegistration(id, { contactEmail: step.email })
    }
  }
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 1, maxLength: 10 }), async (steps) => {
      const { id } = (await book(ownSeat(CLOCKS), colleaguesSeat(CLOCKS))).body
      const seats = await seatsOf(id)
      for (const step of steps) await act(id, seats, step)

      await expectAgreement(product, id)
      await product.pool.query('truncate mails, registrations cascade')
    }),
    { numRuns: 60 },
  )
}, 600_000)
