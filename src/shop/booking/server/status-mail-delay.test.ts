import { expect, test } from 'vitest'
import { remindOfSessions } from '#shop/dates/server/remind-of-sessions.task.ts'
import { BOOKER, booking, colleaguesSeat, ownSeat } from '#tests/support/product/bookings.ts'
import { editCalls } from '#tests/support/product/edits.ts'
import { listMails, readMails, statusCall, waitForMails } from '#tests/support/product/mails.ts'
import { startTestProduct, type TestProduct } from '#tests/support/product/test-product.ts'
import type { BookingReceipt } from '../domain/booking.ts'

const MINUTE = 60_000
const COLLEAGUE = 'joerg@example.com'
const CONFIRMED = ['confirmed.attendee', 'confirmed.booker']
const CANCELLED = ['cancelled.attendee', 'cancelled.booker']

/** A registration with a seat of the booker and one of a colleague; mails about its status are delayed by a minute. */
async function start() {
  const product = await startTestProduct(
    { LIMIT_UNCONFIRMED_MAILS_PER_HOUR: '1000' },
    { tellDelayMs: MINUTE },
  )
  const session = await product.logIn()
  const body = booking(ownSeat('kurs-1-uhren'), colleaguesSeat('kurs-3-drachen'))
  const { id } = (await product.send<BookingReceipt>('POST', '/api/registrations', body)).body
  await waitForMails(product)
  const call = statusCall(product, session)
  return {
    product,
    session,
    id,
    edit: editCalls(product, session).training('kurs-3-drachen'),
    setStatus: async (status: string) => expect((await call(id, status)).status).toBe(200),
    call: (change: Record<string, unknown>) =>
      product.send('PATCH', `/api/admin/registrations/${id}/status`, change, session),
    outcome: () => outcomeOf(product, id),
  }
}

/** The mails that were sent about a registration, and its stored state. */
async function outcomeOf({ pool }: TestProduct, id: string) {
  const { rows } = await pool.query(
    `select template, recipient, data->'seats'->0->>'sequence' as sequence from mails
     where registration_id = $1 and status = 'sent' and template not like 'registration.received%'
     order by created_at`,
    [id],
  )
  const toColleague = rows.filter(({ recipient }) => recipient === COLLEAGUE)
  const seats = await pool.query(
    `select from told where registration_id = $1 and recipient = $2 and item like 'own/%' and facts is not null`,
    [id, COLLEAGUE],
  )
  return {
    /** The templates of the sent mails, without "registration.", sorted. */
    received: rows.map(({ template }) => template.replace('registration.', '')).sort(),
    /** The last mail to the colleague, and the SEQUENCE of each calendar entry so far. */
    last: toColleague.at(-1)?.template ?? null,
    sequences: toColleague.map(({ sequence }) => Number(sequence)),
    isInformed: seats.rowCount === 1,
  }
}

/** Changes of status in order, with a bar where the minute passes; and the mails sent by the end. */
const SEQUENCES: [steps: string, heard: string[]][] = [
  ['confirmed', CONFIRMED],
  ['confirmed pending', []],
  ['confirmed cancelled', ['cancelled.booker']],
  ['confirmed pending confirmed', CONFIRMED],
  ['confirmed cancelled confirmed', CONFIRMED],
  ['confirmed cancelled pending', []],
  ['confirmed cancelled confirmed cancelled', ['cancelled.booker']],
  ['cancelled', ['cancelled.booker']],
  ['cancelled pending', []],
  ['cancelled confirmed', CONFIRMED],
  ['confirmed | pending', CONFIRMED],
  ['confirmed | cancelled', [...CONFIRMED, ...CANCELLED]],
  ['confirmed | cancelled confirmed', CONFIRMED],
  ['confirmed | pending confirmed', CONFIRMED],
  ['confirmed | cancelled pending', CONFIRMED],
  ['confirmed | cancelled pending | cancelled', [...CONFIRMED, ...CANCELLED]],
  ['confirmed | pending cancelled', [...CONFIRMED, ...CANCELLED]],
  ['confirmed | pending cancelled confirmed', CONFIRMED],
  ['confirmed | pending | confirmed', CONFIRMED],
  ['confirmed | pending | cancelled confirmed', CONFIRMED],
  ['confirmed | cancelled | confirmed', [...CONFIRMED, ...CANCELLED, ...CONFIRMED]],
  ['cancelled | confirmed cancelled', ['cancelled.booker']],
  ['cancelled | pending cancelled', ['cancelled.booker']],
  ['cancelled | pending confirmed', ['cancelled.booker', ...CONFIRMED]],
]

test('only a status that lasts for a minute is mailed, whatever changed before', async () => {
  const { product, session } = await start()
  await product.pool.query('update training_dates set capacity = 100')
  const setStatus = statusCall(product, session)
  const body = booking(ownSeat('kurs-1-uhren'), colleaguesSeat('kurs-3-drachen'))
  const registrations: { id: string; steps: string; phases: string[] }[] = []
  for (const [steps] of SEQUENCES) {
    const { id } = (await product.send<BookingReceipt>('POST', '/api/registrations', body)).body
    registrations.push({ id, steps, phases: steps.split(' | ') })
  }
  await waitForMails(product)

  for (const phase of [0, 1, 2]) {
    for (const { id, phases } of registrations) {
      for (const status of phases[phase]?.split(' ') ?? []) await setStatus(id, status)
    }
    await waitForMails(product)
  }

  const results = await Promise.all(
    registrations.map(async ({ id, steps }) => ({ steps, ...(await outcomeOf(product, id)) })),
  )
  expect(results.map(({ steps, received }) => [steps, received])).toEqual(
    SEQUENCES.map(([steps, received]) => [steps, [...received].sort()]),
  )
  for (const { steps, isInformed, last, sequences } of results) {
    expect(isInformed, steps).toBe(last === 'registration.confirmed.attendee')
    expect(sequences, steps).toEqual([...new Set(sequences)].sort((one, other) => one - other))
  }
})

test('a confirmation that may have arrived is not tried again, and the cancellation reaches its reader', async () => {
  const { product, setStatus, outcome } = await start()
  await setStatus('confirmed')
  await waitForMails(product)
  await product.pool.query(
    `update mails set status = 'waiting', sent_at = null, attempts = 1 where template = 'registration.confirmed.attendee'`,
  )

  await setStatus('cancelled')
  await waitForMails(product)

  expect((await outcome()).received).toEqual([...CANCELLED, 'confirmed.booker'])
  const { rows } = await product.pool.query(
    `select status, last_error as error from mails where template = 'registration.confirmed.attendee'`,
  )
  expect(rows).toEqual([
    {
      status: 'failed',
      error: 'Nicht gesendet, weil sich der Status der Anmeldung geändert hat.',
    },
  ])
})

test('a mail that is sent again by hand does not leave when its status is no longer so', async () => {
  const { product, session, setStatus, outcome } = await start()
  await setStatus('confirmed')
  await waitForMails(product)
  await setStatus('cancelled')
  await waitForMails(product)
  const sent = (await outcome()).received
  const [mail] = await readMails(product, 'registration.confirmed.attendee')

  await product.send('POST', `/api/admin/mails/${mail?.id}/resend`, {}, session)
  await waitForMails(product)

  expect((await outcome()).received).toEqual(sent.filter((one) => one !== 'confirmed.attendee'))
})

test('simultaneous changes of the status lead to mails about the final status', async () => {
  const { product, call, outcome } = await start()

  await Promise.all(
    ['confirmed', 'cancelled', 'confirmed', 'pending', 'cancelled', 'confirmed'].map((status) =>
      call({ status }),
    ),
  )
  const { rows } = await product.pool.query('select status from registrations')
  await waitForMails(product)

  const expected = { confirmed: CONFIRMED, cancelled: ['cancelled.booker'], pending: [] }
  expect((await outcome()).received).toEqual(expected[rows[0].status as keyof typeof expected])
})

test('nobody is reminded of a seat whose confirmation still waits', async () => {
  const { product, edit, setStatus } = await start()
  await edit({ date: '28.03.2027', time: '10 Uhr' })
  product.clock.set('2027-03-28T07:10:00Z')
  await setStatus('confirmed')

  await remindOfSessions(product.db, product.clock.now())
  expect(await readMails(product, 'session.reminder.hour')).toEqual([])
  await waitForMails(product)
  await remindOfSessions(product.db, product.clock.now())

  expect(await readMails(product, 'session.reminder.hour')).toHaveLength(1)
})

test('a waiting confirmation is sent with the session and the meeting link of the moment of sending', async () => {
  const { product, edit, setStatus, outcome } = await start()
  await setStatus('confirmed')

  await edit({ date: '12.01.2027', time: '10 Uhr' })
  await edit({ meetingUrl: 'https://live.example.com/raum/4711', title: 'Design im Flug' })
  await waitForMails(product)

  expect((await outcome()).received).toEqual(CONFIRMED)
  const [toColleague] = await readMails(product, 'registration.confirmed.attendee')
  expect(toColleague).toMatchObject({
    subject: 'Dein Platz ist bestätigt: Design im Flug',
    data: {
      seats: [
        {
          training: { startsAt: '2027-01-12T09:00:00.000Z' },
          meetingUrl: 'https://live.example.com/raum/4711',
        },
      ],
    },
  })
})

test('informed attendees and their booker are notified of a moved session, also while another confirmation waits', async () => {
  const { product, edit, setStatus, outcome } = await start()
  await setStatus('confirmed')
  await waitForMails(product)
  await setStatus('pending')
  await waitForMails(product)
  await setStatus('confirmed')

  await edit({ date: '12.01.2027', time: '10 Uhr' })
  await setStatus('pending')
  await waitForMails(product)

  expect((await outcome()).received).toEqual([...CONFIRMED, 'session.changed', 'session.changed'])
  expect((await outcome()).sequences).toEqual([1, 2])
})

test('where a cancellation is taken back after the session has moved, the move is told', async () => {
  const { product, edit, setStatus, outcome } = await start()
  await setStatus('confirmed')
  await waitForMails(product)
  await setStatus('cancelled')

  await edit({ date: '12.01.2027', time: '10 Uhr' })
  await setStatus('confirmed')
  await waitForMails(product)

  expect((await outcome()).received).toEqual([...CONFIRMED, 'session.changed', 'session.changed'])
  const mails = await readMails(product, 'session.changed')
  expect(mails[0]?.data.training.startsAt).toBe('2027-01-12T09:00:00.000Z')
})

test('an erased person gets no mail that waited, and the others get theirs', async () => {
  const { product, session, setStatus } = await start()
  await setStatus('confirmed')
  await product.send('POST', '/api/admin/privacy/erase', { email: BOOKER.email }, session)
  await setStatus('cancelled')
  await waitForMails(product)

  expect(await listMails(product)).not.toContain(`registration.cancelled.booker to ${BOOKER.email}`)
  const { rows } = await product.pool.query(
    `select 1 from mails where recipient = $1 and status = 'sent'`,
    [COLLEAGUE],
  )
  expect(rows).toEqual([])
})

test.each([
  ['the expected status', { expectedStatus: 'pending' }, 200],
  ['another status', { expectedStatus: 'cancelled' }, 409],
  ['the change that is taken back', { expectedChange: 0 }, 200],
  ['a change that another followed', { expectedChange: 7 }, 409],
])('a change that names %s is accepted or refused', async (_name, expected, status) => {
  const { call } = await start()

  const answer = await call({ status: 'confirmed', ...expected })

  expect(answer).toMatchObject(
    status === 200
      ? { status, body: { status: 'confirmed', change: 1 } }
      : {
          status,
          body: {
            code: 'registration.changed_meanwhile',
            detail: 'Der Status wurde inzwischen geändert, er ist jetzt „Ausstehend“.',
          },
        },
  )
})
