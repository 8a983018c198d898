import { expect, test } from 'vitest'
import type { Figures } from '#office/figures/domain/figures.ts'
import type { AuditEntry } from '#platform/audit-log/domain/audit-log.ts'
import type { AttendeeRow, Registration } from '#shop/booking/domain/booking.ts'
import type { Training } from '#shop/trainings/domain/training.ts'
import { colleaguesSeat, ownSeat } from '#tests/support/product/bookings.ts'
import {
  BREAD,
  CLOCKS,
  cancellationCalls,
  JANUARY,
  KITES,
} from '#tests/support/product/cancellations.ts'
import { lendTestProduct } from '#tests/support/product/test-product.ts'

const UNKNOWN = '6f2c1d0e-4b7a-4c8d-9e3f-1a2b3c4d5e6f'

async function start() {
  const product = await lendTestProduct()
  return { product, ...(await cancellationCalls(product)) }
}

test('without choices all seats are cancelled, and registrations without a seat are cancelled', async () => {
  const { product, session, january, bookConfirmed, book, cancel, details } = await start()
  const whole = await bookConfirmed(ownSeat(CLOCKS), colleaguesSeat(CLOCKS))
  const part = await bookConfirmed(colleaguesSeat(CLOCKS, 'Pia'), colleaguesSeat(KITES, 'Carl'))
  const { id: pending } = (await book(colleaguesSeat(CLOCKS, 'Dora'))).body

  const { status, headers, body } = await cancel(january, {}, 1)

  expect(status).toBe(200)
  expect(body).toMatchObject({
    date: { id: january, state: 'cancelled', seatsTaken: 0, version: 2 },
    moved: 0,
    cancelled: 4,
  })
  expect(headers.get('etag')).toBe('"2"')
  const [first, second, third] = await Promise.all([whole, part, pending].map(details))
  expect([first, second, third].map((one) => one?.status)).toEqual([
    'cancelled',
    'confirmed',
    'cancelled',
  ])
  expect(first?.history.map(({ from, to }) => `${from} ${to}`)).toEqual([
    'confirmed cancelled',
    'pending confirmed',
  ])
  const now = product.clock.now().toISOString()
  expect(second?.seats.map(({ firstName, cancelledAt }) => [firstName, cancelledAt])).toEqual([
    ['Pia', now],
    ['Carl', null],
  ])

  const attendees = async (query: string) => {
    const path = `/api/admin/attendees?${query}`
    const list = (await product.get<AttendeeRow[]>(path, session)).body
    return list.map(({ firstName, status: of }) => `${firstName} ${of}`).sort()
  }
  expect(await attendees('')).toEqual([
    'Carl confirmed',
    'Dora cancelled',
    'Jörg cancelled',
    'Pia cancelled',
    'Sina cancelled',
  ])
  expect(await attendees('status=confirmed')).toEqual(['Carl confirmed'])
  expect(await attendees('status=cancelled')).toHaveLength(4)
  expect(await attendees('status=pending')).toEqual([])
  for (const [of, total] of [
    ['confirmed', '1'],
    ['cancelled', '4'],
  ]) {
    const page = await product.get(`/api/admin/attendees?limit=1&status=${of}`, session)
    expect(page.headers.get('total-count')).toBe(total)
  }
  const { body: list } = await product.get<Registration[]>('/api/admin/registrations', session)
  expect(list.find(({ id }) => id === part)?.participants).toMatchObject([
    { name: 'Pia Weiß', dateId: january, status: 'cancelled', isCancelled: true },
    { name: 'Carl Weiß', training: 'Drachen bauen', status: 'confirmed', isCancelled: false },
  ])
  const csv = async (name: string) =>
    (await product.request(`/api/admin/${name}.csv`, { headers: session })).text()
  expect(await csv('attendees')).toMatch(/Pia Weiß;.*;Abgesagt/)
  expect(await csv('registrations')).toMatch(
    /Pia Weiß \(Uhren & Zeit, [^)]+, abgesagt\), Carl Weiß \(Drachen bauen, [^)]+\)/,
  )
  const figures = (await product.get<Figures>('/api/admin/figures', session)).body
  expect(figures.seats.map(({ dateId }) => dateId)).not.toContain(january)
  expect(figures.seats.reduce((sum, { taken }) => sum + taken, 0)).toBe(1)
  const emails = await product.get(`/api/admin/trainings/${CLOCKS}/emails`, session)
  expect(emails.body).toEqual([])
})

test('seats are moved to another date, also of another training, where they fit', async () => {
  const { product, session, january, plan, bookConfirmed, cancel, dates, details } = await start()
  const april = await plan(CLOCKS)
  const bread = await plan(BREAD, { capacity: 1 })
  const one = await bookConfirmed(ownSeat(CLOCKS), colleaguesSeat(KITES, 'Carl'))
  const other = await bookConfirmed(colleaguesSeat(CLOCKS, 'Pia'))

  const { body } = await cancel(january, {
    default: { kind: 'move', dateId: april.id },
    choices: [{ registrationId: other, kind: 'move', dateId: bread.id }],
  })

  expect(body).toMatchObject({ moved: 2, cancelled: 0 })
  const taken = new Map((await dates()).map(({ id, seatsTaken }) => [id, seatsTaken]))
  expect([january, april.id, bread.id].map((id) => taken.get(id))).toEqual([0, 1, 1])
  expect((await details(one)).seats).toMatchObject([
    { dateId: april.id, trainingId: CLOCKS, cancelledAt: null },
    { trainingId: KITES },
  ])
  expect(await details(other)).toMatchObject({
    status: 'confirmed',
    seats: [
      { position: 1, dateId: bread.id, trainingId: BREAD, trainingTitle: bread.trainingTitle },
    ],
  })
  const ofBread = await product.get<Registration[]>(
    `/api/admin/registrations?training=${BREAD}`,
    session,
  )
  expect(ofBread.body.map(({ id }) => id)).toEqual([other])
})

test('what does not fit is refused with what is missing, and nothing is done', async () => {
  const { january, plan, book, bookConfirmed, cancel, preview, dates, mails } = await start()
  const april = await plan(CLOCKS, { capacity: 3 })
  await book({ ...colleaguesSeat(CLOCKS, 'Nora'), dateId: april.id })
  await bookConfirmed(ownSeat(CLOCKS), colleaguesSeat(CLOCKS))
  const single = await bookConfirmed(colleaguesSeat(CLOCKS, 'Pia'))
  const toApril = { default: { kind: 'move', dateId: april.id } }

  for (const call of [preview, cancel]) {
    const { status, body } = await call(january, toApril)
    expect(status).toBe(409)
    expect(body).toMatchObject({
      code: 'date_cancellation.seats_missing',
      detail:
        'Für „Uhren & Zeit“ (Dienstag, 13. April 2027): 3 Plätze werden gebraucht, nur 2 sind frei.',
      errors: [{ path: 'default.dateId' }],
    })
  }

  expect((await dates()).find(({ id }) => id === january)).toMatchObject({
    state: 'planned',
    seatsTaken: 3,
    version: 1,
  })
  expect(await mails()).toEqual([])
  const fitting = { ...toApril, choices: [{ registrationId: single, kind: 'cancel' }] }
  expect((await cancel(january, fitting)).body).toMatchObject({ moved: 2, cancelled: 1 })
})

test('a date that takes no seats cannot be chosen', async () => {
  const { product, january, plan, bookConfirmed, cancel } = await start()
  const registrationId = await bookConfirmed(ownSeat(CLOCKS))
  const gone = await plan(BREAD)
  await cancel(gone.id)
  const begun = (await product.get<Training>(`/api/trainings/${KITES}`)).body
  product.clock.set(String(begun.startsAt))
  await product.pool.query(
    `update training_dates set starts_at = '2027-04-20T08:00Z', ends_at = '2027-04-20T09:00Z' where id = $1`,
    [january],
  )

  for (const dateId of [january, UNKNOWN, gone.id, begun.dateId]) {
    const move = { kind: 'move', dateId }
    expect((await cancel(january, { default: move })).body).toMatchObject({
      code: 'date_cancellation.unknown_target',
      errors: [{ path: 'default.dateId' }],
    })
    const { status, body } = await cancel(january, { choices: [{ registrationId, ...move }] })
    expect(status).toBe(422)
    expect(body.errors).toMatchObject([{ path: 'choices.0.dateId' }])
  }
})

test('a date that is over, cancelled or unknown is not cancelled', async () => {
  const { product, january, plan, cancel, preview, mails } = await start()
  const april = await plan(CLOCKS)
  expect((await cancel(april.id)).status).toBe(200)
  product.clock.set('2027-01-07T10:30:00.000Z')

  for (const [id, status, code] of [
    [april.id, 409, 'training.date_is_cancelled'],
    [january, 409, 'training.date_is_over'],
    [UNKNOWN, 404, 'training.date_not_found'],
    ['kein-termin', 404, 'training.date_not_found'],
  ] as const) {
    for (const call of [preview, cancel])
      expect(await call(id)).toMatchObject({ status, body: { code } })
  }
  expect(await mails()).toEqual([])
})

test('an older version of the date, and bookings that staff have not seen, are refused', async () => {
  const { product, session, january, book, bookConfirmed, cancel, preview } = await start()
  await bookConfirmed(ownSeat(CLOCKS))
  const seen = (await preview(january)).body.fingerprint
  expect((await preview(january, { fingerprint: seen })).status).toBe(200)
  await product.send('PATCH', `/api/admin/dates/${january}`, { note: 'Neu.' }, session)

  expect(await cancel(january, {}, 1)).toMatchObject({
    status: 412,
    body: { code: 'content.changed_meanwhile', current: { version: 2 } },
  })

  const { id: registrationId } = (await book(colleaguesSeat(CLOCKS, 'Pia'))).body
  const changed = { status: 409, body: { code: 'date_cancellation.changed_meanwhile' } }
  expect(await cancel(january, { fingerprint: seen }, 2)).toMatchObject(changed)
  const choices = [{ registrationId, kind: 'cancel' }]
  await product.send(
    'PATCH',
    `/api/admin/registrations/${registrationId}/status`,
    { status: 'cancelled' },
    session,
  )
  expect(await cancel(january, { choices }, 2)).toMatchObject(changed)
  expect((await cancel(january, { fingerprint: seen }, 2)).status).toBe(200)
})

test('a cancelled date stays listed, and is neither edited nor booked nor shown any more', async () => {
  const { product, session, january, plan, book, cancel, dates } = await start()
  const april = await plan(CLOCKS)

  await cancel(january)

  expect((await dates()).find(({ id }) => id === january)?.state).toBe('cancelled')
  const path = `/api/admin/dates/${january}`
  const refused = { status: 409, body: { code: 'training.date_is_cancelled' } }
  expect(await product.send('PATCH', path, { note: 'x' }, session)).toMatchObject(refused)
  const onPage = { dateId: january, date: '13.01.2027' }
  expect(
    await product.send('PATCH', `/api/admin/trainings/${CLOCKS}`, onPage, session),
  ).toMatchObject(refused)
  expect((await book({ ...ownSeat(CLOCKS), dateId: january })).body).toMatchObject({
    code: 'registration.date_cancelled',
  })
  const training = (await product.get<Training>(`/api/trainings/${CLOCKS}`)).body
  expect(training).toMatchObject({ dateId: april.id, dates: [{ id: april.id }] })
  const feed = await (await product.request('/trainings/termine.ics')).text()
  expect(feed).not.toContain(`UID:${CLOCKS}@`)
  expect(feed).toContain(`UID:${april.id}@`)
})

test('the log says what was cancelled and what became of each registration', async () => {
  const { product, session, january, plan, bookConfirmed, cancel } = await start()
  const april = await plan(CLOCKS)
  const moved = await bookConfirmed(ownSeat(CLOCKS))
  const cancelled = await bookConfirmed(colleaguesSeat(CLOCKS), colleaguesSeat(KITES))
  const before = product.clock.now()

  await cancel(january, {
    default: { kind: 'move', dateId: april.id },
    choices: [{ registrationId: cancelled, kind: 'cancel' }],
  })

  const log = (await product.get<AuditEntry[]>('/api/admin/audit-log?limit=3', session)).body
  const entries = log.map(({ action, subjectId, details }) => ({ action, subjectId, details }))
  expect(entries).toHaveLength(3)
  expect(entries).toEqual(
    expect.arrayContaining([
      {
        action: 'training.date_cancelled',
        subjectId: CLOCKS,
        details: { date: JANUARY, time: '10:00 – 11:30 Uhr', moved: 1, cancelled: 1 },
      },
      {
        action: 'registration.seats_moved',
        subjectId: moved,
        details: { seats: 1, from: JANUARY, to: 'Dienstag, 13. April 2027' },
      },
      {
        action: 'registration.seats_cancelled',
        subjectId: cancelled,
        details: { seats: 1, from: JANUARY },
      },
    ]),
  )
  const { body: revisions } = await product.get<unknown[]>(
    `/api/admin/revisions?subject=training&subjectId=${CLOCKS}`,
    session,
  )
  expect(revisions).toMatchObject([
    {
      field: 'state',
      dateId: january,
      before: 'planned',
      after: 'cancelled',
      createdAt: before.toISOString(),
    },
  ])
})

test('a registration without a seat stays cancelled; one with others comes back without the cancelled seat', async () => {
  const { january, bookConfirmed, setStatus, cancel, dates, details } = await start()
  const whole = await bookConfirmed(ownSeat(CLOCKS))
  const part = await bookConfirmed(colleaguesSeat(CLOCKS, 'Pia'), colleaguesSeat(KITES, 'Carl'))
  await cancel(january)

  for (const status of ['pending', 'confirmed']) {
    expect(await setStatus(whole, status)).toMatchObject({
      status: 409,
      body: {
        code: 'registration.seats_cancelled',
        detail: 'Alle Plätze dieser Anmeldung sind abgesagt.',
      },
    })
  }
  for (const status of ['cancelled', 'confirmed'])
    expect((await setStatus(part, status)).status).toBe(200)

  expect((await dates()).map(({ seatsTaken }) => seatsTaken).filter(Boolean)).toEqual([1])
  expect((await details(part)).seats.map(({ cancelledAt }) => cancelledAt !== null)).toEqual([
    true,
    false,
  ])
})

test('a registration that was cancelled before its date cannot be reactivated, and nobody is written to', async () => {
  const { january, bookConfirmed, setStatus, cancel, mails } = await start()
  const id = await bookConfirmed(ownSeat(CLOCKS), colleaguesSeat(KITES))
  await setStatus(id, 'cancelled')
  expect((await cancel(january)).body).toMatchObject({ moved: 0, cancelled: 0, mails: 0 })

  const { status, body } = await setStatus(id, 'confirmed')

  expect(status).toBe(409)
  expect(body).toMatchObject({
    code: 'registration.seats_cancelled',
    detail: `„Uhren & Zeit“ (${JANUARY}) ist abgesagt. Eine Anmeldung mit einem Platz an diesem Termin bleibt abgesagt.`,
  })
  expect(await mails()).toEqual([])
})

test('bookings that race with the cancellation are refused, or are part of it', async () => {
  const { product, january, plan, book, setStatus, bookConfirmed, cancel, dates } = await start()
  const april = await plan(CLOCKS, { capacity: 8 })
  const known = await bookConfirmed(colleaguesSeat(CLOCKS, 'Pia'))

  const [cancelled, ...answers] = await Promise.all([
    cancel(january, { choices: [{ registrationId: known, kind: 'move', dateId: april.id }] }),
    ...Array.from({ length: 6 }, (_, index) =>
      book({ ...colleaguesSeat(CLOCKS, `Person${'abcdef'[index]}`), dateId: january }),
    ),
    ...Array.from({ length: 6 }, (_, index) =>
      book({ ...colleaguesSeat(CLOCKS, `April${'abcdef'[index]}`), dateId: april.id }),
    ),
    setStatus(known, 'pending'),
  ])

  expect(cancelled.status).toBe(200)
  for (const { status } of answers) expect([200, 201, 409]).toContain(status)
  const taken = new Map((await dates()).map(({ id, seatsTaken }) => [id, seatsTaken]))
  expect([taken.get(january), taken.get(april.id)]).toEqual([0, 7])
  const { rows } = await product.pool.query(
    `select a.id from attendees a join registrations r on r.id = a.registration_id
     where a.date_id = $1 and (a.cancelled_at is null or r.status <> 'cancelled')`,
    [january],
  )
  expect(rows).toEqual([])
})
