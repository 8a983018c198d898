import { expect, test } from 'vitest'
import { bookSeats, colleaguesSeat, ownSeat } from '#tests/support/product/bookings.ts'
import { statusCall } from '#tests/support/product/mails.ts'
import { pageDraftCalls } from '#tests/support/product/page-drafts.ts'
import { STORED_MESSAGE } from '#tests/support/product/stored-message.ts'
import { lendTestProduct, type TestProduct } from '#tests/support/product/test-product.ts'
import { startFullDate, waitingCalls } from '#tests/support/product/waiting-list.ts'
import type { Todo } from '../domain/todo.ts'

const NOTHING = { count: 0, items: [] }
const MINUTE = 60_000

async function start() {
  const product = await lendTestProduct()
  const session = await product.logIn()
  const read = async () => {
    const { status, body } = await product.get<Todo>('/api/admin/todo', session)
    expect(status).toBe(200)
    return body
  }
  return { product, session, read, run: product.pool.query.bind(product.pool) }
}

/** Sets the session of a training's date, relative to the product's present time. */
async function setSession(product: TestProduct, trainingId: string, minutes: number) {
  const startsAt = new Date(product.clock.now().getTime() + minutes * MINUTE)
  await product.pool.query(
    `update training_dates set starts_at = $2::timestamptz, ends_at = $2::timestamptz + interval '90 minutes'
     where training_id = $1`,
    [trainingId, startsAt],
  )
}

test('where nothing is to do, every number is 0', async () => {
  const { read } = await start()
  expect(await read()).toEqual({
    bookings: NOTHING,
    requests: NOTHING,
    absences: NOTHING,
    unfitInvoices: NOTHING,
    lackingInvoices: NOTHING,
    overdueInvoices: NOTHING,
    invoiceRefunds: NOTHING,
    bankLines: NOTHING,
    missingLinks: NOTHING,
    failedMails: NOTHING,
    heldMails: NOTHING,
    reportedRooms: NOTHING,
    waitingLists: NOTHING,
    endingPrices: NOTHING,
    missingDates: NOTHING,
    fewParticipants: NOTHING,
    lateBackups: NOTHING,
    translations: NOTHING,
    // The test's product has the sample firm.
    sampleFacts: { count: expect.any(Number), items: [{ areInMails: false }] },
  })
})

test('bookings wait for their confirmation, the oldest first, until they are decided or over', async () => {
  const { product, session, read } = await start()
  const ids: string[] = []
  for (const minute of ['00', '01', '02']) {
    product.clock.set(`2026-11-20T10:${minute}:00Z`)
    ids.push((await bookSeats(product, ownSeat('kurs-1-uhren'), colleaguesSeat('kurs-2-brot'))).id)
  }

  const { bookings } = await read()
  expect(bookings.count).toBe(3)
  expect(bookings.items.map(({ registrationId }) => registrationId)).toEqual(ids)
  expect(bookings.items[0]).toEqual({
    registrationId: ids[0],
    reference: expect.stringMatching(/^MF-/),
    contactName: 'Sina Adler',
    createdAt: '2026-11-20T10:00:00.000Z',
  })

  const setStatus = statusCall(product, session)
  await setStatus(ids[0] ?? '', 'confirmed')
  await setStatus(ids[1] ?? '', 'cancelled')
  expect((await read()).bookings.items.map(({ registrationId }) => registrationId)).toEqual([
    ids[2],
  ])

  await setSession(product, 'kurs-1-uhren', -100)
  expect((await read()).bookings.count, 'one session is to come').toBe(1)
  await setSession(product, 'kurs-2-brot', -80)
  expect((await read()).bookings.count, 'one session is running').toBe(1)
  await setSession(product, 'kurs-2-brot', -90)
  expect((await read()).bookings, 'all sessions are over').toEqual(NOTHING)
})

test('of many bookings the first ten are named, and all are counted', async () => {
  const { product, read, run } = await start()
  await bookSeats(product, ownSeat('kurs-1-uhren'))
  await run(
    `with copies as (
       insert into registrations (reference, contact_name, contact_email, company, package_id, price, price_type)
       select 'MF-' || n, contact_name, contact_email, company, package_id, price, price_type
       from registrations, generate_series(1, 24) n returning id)
     insert into attendees (registration_id, position, training_id, date_id, training_title, attendee_type, first_name, last_name, email)
     select copies.id, 1, training_id, d.id, '', 'booker', 'Sina', 'Adler', 'sina@example.com' from copies, training_dates d
     where training_id = 'kurs-1-uhren'`,
  )

  const { bookings } = await read()

  expect(bookings.count).toBe(25)
  expect(bookings.items).toHaveLength(10)
})

test('requests are named with their seat and its day until they are answered', async () => {
  const { product, read, run } = await start()
  const { id, reference } = await bookSeats(
    product,
    ownSeat('kurs-1-uhren'),
    colleaguesSeat('kurs-2-brot'),
  )
  await run(
    `insert into change_requests (registration_id, attendee_id, reason, created_at) values
       ($1, null, 'Alle sind krank', '2026-11-20T10:01:00Z'),
       ($1, (select id from attendees where registration_id = $1 and position = 2), '', '2026-11-20T10:00:00Z')`,
    [id],
  )
  const of = { registrationId: id, reference, contactName: 'Sina Adler' }
  const { rows: dates } = await run(
    `select training_id, date from training_dates where training_id in ('kurs-1-uhren', 'kurs-2-brot') order by starts_at`,
  )
  const dayOf = (trainingId: string) =>
    dates.find(({ training_id }) => training_id === trainingId)?.date

  expect((await read()).requests).toEqual({
    count: 2,
    items: [
      expect.objectContaining({
        ...of,
        attendeeName: 'Jörg Weiß',
        date: dayOf('kurs-2-brot'),
        createdAt: '2026-11-20T10:00:00.000Z',
      }),
      expect.objectContaining({
        ...of,
        attendeeName: null,
        trainingTitle: expect.any(String),
        date: dates[0]?.date,
      }),
    ],
  })

  // As in the list of requests: nothing is to answer unless the booking becomes valid again.
  await run(`update registrations set status = 'cancelled'`)
  expect((await read()).requests).toEqual(NOTHING)
  await run(`update registrations set status = 'pending'`)
  await run(
    `update change_requests set state = 'refused', answered_at = now() where attendee_id is null`,
  )
  expect((await read()).requests.count).toBe(1)
  await run(
    `update change_requests set state = 'granted', answered_at = now() where state = 'open'`,
  )
  expect((await read()).requests).toEqual(NOTHING)
})

test('who cannot come is named until another person comes, the seat is cancelled, or the session begins', async () => {
  const { product, session, read, run } = await start()
  const { id, reference } = await bookSeats(
    product,
    ownSeat('kurs-1-uhren'),
    colleaguesSeat('kurs-2-brot'),
  )
  const write = (position: number, since: string | null) =>
    run('update attendees set cannot_come_since = $1 where position = $2', [since, position])
  await write(2, '2026-11-20T10:00:00Z')

  const { absences } = await read()
  expect(absences).toEqual({
    count: 1,
    items: [
      expect.objectContaining({
        registrationId: id,
        reference,
        contactName: 'Sina Adler',
        attendeeName: 'Jörg Weiß',
        since: '2026-11-20T10:00:00.000Z',
      }),
    ],
  })

  await write(2, null)
  expect((await read()).absences).toEqual(NOTHING)
  await write(2, '2026-11-20T10:00:00Z')
  await run('update attendees set cancelled_at = now() where position = 2')
  expect((await read()).absences).toEqual(NOTHING)
  await write(1, '2026-11-20T10:00:00Z')
  expect((await read()).absences.count).toBe(1)
  await setSession(product, 'kurs-1-uhren', 0)
  expect((await read()).absences).toEqual(NOTHING)
  await setSession(product, 'kurs-1-uhren', 60)
  await statusCall(product, session)(id, 'cancelled')
  expect((await read()).absences).toEqual(NOTHING)
})

test('a session without link is to do two days before, until the link is there', async () => {
  const { product, read, run } = await start()
  await bookSeats(product, ownSeat('kurs-1-uhren'))
  await setSession(product, 'kurs-1-uhren', 2 * 24 * 60 + 1)
  expect((await read()).missingLinks).toEqual(NOTHING)

  await setSession(product, 'kurs-1-uhren', 2 * 24 * 60)
  expect((await read()).missingLinks).toEqual({
    count: 1,
    items: [expect.objectContaining({ id: 'kurs-1-uhren', title: 'Uhren & Zeit', seatsTaken: 1 })],
  })

  await run(
    `update training_dates set meeting_url = 'https://live.example.com' where training_id = 'kurs-1-uhren'`,
  )
  expect((await read()).missingLinks).toEqual(NOTHING)
})

test('mails that failed are named while they may be of use', async () => {
  const { product, session, read, run } = await start()
  const { id } = await bookSeats(product, ownSeat('kurs-1-uhren'))
  const insert = (dedupeKey: string, values: string) =>
    run(
      `insert into mails (dedupe_key, recipient, subject, template, data, status, registration_id, last_error, held_at, created_at)
       values ($1, 'weg@example.com', $1, ${STORED_MESSAGE}, 'failed', ${values})`,
      [dedupeKey],
    )
  const today = `'${product.clock.now().toISOString()}'`
  await insert('of the booking', `'${id}', '550 Unbekannt', null, '2026-01-01'`)
  await insert('of no booking', `null, '550 Unbekannt', null, ${today}`)
  await insert('old, of no booking', `null, '550 Unbekannt', null, '2026-01-01'`)
  await insert('given up by staff', `'${id}', 'Von Hand verworfen.', ${today}, ${today}`)
  await insert(
    'of no use',
    `'${id}', 'Nicht gesendet, weil der Termin abgesagt wurde.', null, ${today}`,
  )
  await insert('erased', `'${id}', null, null, ${today}`)
  await run(`update mails set template = null, data = null where subject = 'erased'`)

  const failed = async () => (await read()).failedMails.items.map(({ subject }) => subject)
  expect(await failed()).toEqual(['of the booking', 'of no booking'])
  expect((await read()).failedMails.count).toBe(2)

  await insert('of the booking, too', `'${id}', '550 Unbekannt', null, ${today}`)
  const call = async (subject: string, act: string) => {
    const { rows } = await run('select id from mails where subject = $1', [subject])
    return product.send('POST', `/api/admin/mails/${rows[0]?.id}/${act}`, {}, session)
  }
  await call('of no booking', 'resend')
  expect(await call('of the booking, too', 'discard')).toMatchObject({ status: 200 })
  expect(await call('of the booking, too', 'discard')).toMatchObject({ status: 409 })
  expect(await failed()).toEqual(['of the booking'])
  await setSession(product, 'kurs-1-uhren', -90)
  expect(await failed()).toEqual([])
})

test('mails that are held wait for staff to send them or to give them up', async () => {
  const { product, session, read, run } = await start()
  for (const dedupeKey of ['one', 'two'])
    await run(
      `insert into mails (dedupe_key, recipient, subject, template, data, status, held_at)
       values ($1, 'viele@example.com', $1, ${STORED_MESSAGE}, 'waiting', now())`,
      [dedupeKey],
    )
  const { heldMails } = await read()
  expect(heldMails).toMatchObject({ count: 2, items: [{ recipient: 'viele@example.com' }, {}] })

  const call = (id: string | undefined, act: string) =>
    product.send('POST', `/api/admin/mails/${id}/${act}`, {}, session)
  await call(heldMails.items[0]?.id, 'resend')
  await call(heldMails.items[1]?.id, 'discard')

  const after = await read()
  expect(after.heldMails).toEqual(NOTHING)
  expect(after.failedMails).toEqual(NOTHING)
})

test('a waiting list is to do while an offer is open, and until the day after one has ended', async () => {
  const { product, read } = await start()
  const date = await startFullDate(product, 2)
  const waiting = waitingCalls(product)
  await waiting.wait({ firstName: 'Ida', dateId: date.dateId })
  await waiting.wait({ firstName: 'Uwe', dateId: date.dateId })
  expect((await read()).waitingLists, 'they wait, and no seat is free').toEqual(NOTHING)

  await date.free(1)
  const { waitingLists } = await read()
  const endsAt = (await waiting.read('Ida')).offer?.endsAt
  expect(waitingLists).toEqual({
    count: 1,
    items: [
      {
        dateId: date.dateId,
        trainingTitle: 'Uhren & Zeit',
        date: expect.any(String),
        openOffers: 1,
        firstEndsAt: endsAt,
        endedOffers: 0,
        whyHeadWaits: null,
      },
    ],
  })

  product.clock.set(endsAt ?? '')
  await waiting.serve()
  expect((await read()).waitingLists.items).toMatchObject([{ openOffers: 1, endedOffers: 1 }])
  await waiting.decline('Uwe')
  expect((await read()).waitingLists.items).toMatchObject([{ openOffers: 1, endedOffers: 2 }])
  await waiting.leave('Ida')
  product.clock.set(new Date(Date.parse(endsAt ?? '') + 2 * 24 * 60 * MINUTE))
  expect((await read()).waitingLists, 'two days later').toEqual(NOTHING)
})

test('a group that waits although seats are free is to do, with the reason', async () => {
  const { product, read } = await start()
  const date = await startFullDate(product, 3)
  const waiting = waitingCalls(product)
  await waiting.wait({ firstName: 'Ida', dateId: date.dateId, seats: 3, atLeast: 2 })

  await date.free(1)
  expect((await read()).waitingLists.items).toMatchObject([
    {
      openOffers: 0,
      firstEndsAt: null,
      whyHeadWaits: expect.stringMatching(/^Wartet auf 3 Plätze, mindestens 2; 1 ist frei\./),
    },
  ])
  await date.free(1)
  expect((await read()).waitingLists.items).toMatchObject([{ openOffers: 1, whyHeadWaits: null }])
})

test('what is to do is for staff alone', async () => {
  const product = await lendTestProduct()
  expect((await product.get('/api/admin/todo')).status).toBe(401)
})

test('a text waits for its translation until it is confirmed', async () => {
  const { product, session, read } = await start()
  const { write, publish, confirm } = pageDraftCalls(product, session)
  await write('de', 'title', 'Schreibt uns')
  await publish('de')

  const waiting = (await read()).translations
  await confirm('en', 'title', 'Schreibt uns')

  expect(waiting).toEqual({ count: 1, items: [{ pageLabel: 'Kontakt', label: 'Titel' }] })
  expect((await read()).translations).toEqual(NOTHING)
})
