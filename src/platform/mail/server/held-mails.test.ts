import { expect, test, vi } from 'vitest'
import type { AuditEntry } from '#platform/audit-log/domain/audit-log.ts'
import type { Problem } from '#platform/basics/domain/problem.ts'
import type { BookingReceipt } from '#shop/booking/domain/booking.ts'
import type { RegistrationDetails } from '#shop/booking-changes/domain/registration-details.ts'
import { booking, ownSeat } from '#tests/support/product/bookings.ts'
import { POLL_OPTIONS } from '#tests/support/product/poll-options.ts'
import { settleTelling } from '#tests/support/product/telling.ts'
import {
  lendTestProduct,
  startTestProduct,
  type TestProduct,
} from '#tests/support/product/test-product.ts'
import type { Mail, MailDetails } from '../domain/mail.ts'
import { rescueMails } from './rescue-mails.task.ts'

const VICTIM = 'opfer@example.com'

type Session = Awaited<ReturnType<TestProduct['logIn']>>

async function book(product: TestProduct, contactEmail = VICTIM): Promise<string> {
  return (await bookWith(product, contactEmail)).id
}

async function bookWith(
  product: TestProduct,
  contactEmail = VICTIM,
  headers: Record<string, string> = {},
): Promise<BookingReceipt> {
  const body = { ...booking(ownSeat('kurs-1-uhren')), contactEmail }
  const answer = await product.send<BookingReceipt>('POST', '/api/registrations', body, headers)
  expect(answer.status).toBe(201)
  return answer.body
}

async function setStatus(product: TestProduct, session: Session, id: string, status: string) {
  const path = `/api/admin/registrations/${id}/status`
  expect(await product.send('PATCH', path, { status }, session)).toMatchObject({ status: 200 })
}

/** The mails of a registration, the newest first. */
async function mailsOf(product: TestProduct, session: Session, registration: string) {
  await settleTelling(product)
  const path = `/api/admin/registrations/${registration}`
  return (await product.get<RegistrationDetails>(path, session)).body.mails
}

async function jobOf(product: TestProduct, id: string): Promise<string | undefined> {
  const { rows } = await product.pool.query(
    `select task_identifier as task from graphile_worker.jobs where key = 'mail/' || $1`,
    [id],
  )
  return rows[0]?.task
}

/** How many mails of bookings are sent automatically, and how many are held for staff. */
async function counted(product: TestProduct) {
  const { rows } = await product.pool.query(
    `select count(*) filter (where held_at is null)::int as free, count(held_at)::int as held
     from mails where template = 'registration.received'`,
  )
  return rows[0]
}

async function oneHeld(parts: Parameters<typeof startTestProduct>[1] = {}) {
  const product = await startTestProduct({ LIMIT_UNCONFIRMED_MAILS_PER_HOUR: '1' }, parts)
  await book(product)
  const registration = await book(product)
  const session = await product.logIn()
  const { rows } = await product.pool.query('select id from mails where held_at is not null')
  const id: string = rows[0]?.id
  /** The mail in the registration's details for staff. */
  const receipt = async () =>
    (await mailsOf(product, session, registration)).find((mail) => mail.id === id)
  return { product, session, registration, id, receipt }
}

test('five mails an hour leave for a mailbox that nobody has confirmed; all bookings are stored', async () => {
  const product = await lendTestProduct()
  for (let n = 0; n < 7; n += 1) await book(product)
  await book(product, 'andere@example.com')

  expect(await product.count('registrations')).toBe(8)
  expect(await counted(product)).toEqual({ free: 6, held: 2 })
})

test('bookings at the same moment, in two processes, are counted together', async () => {
  const product = await startTestProduct({ LIMIT_UNCONFIRMED_MAILS_PER_HOUR: '2' })
  const other = await product.startAnother()
  const send = (fetch: typeof other.fetch, trainingId: string) =>
    fetch(
      new Request('http://localhost:3000/api/registrations', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ ...booking(ownSeat(trainingId)), contactEmail: VICTIM }),
      }),
    )
  const trainings = (await product.trainings()).map(({ id }) => id)

  const answers = await Promise.all(
    trainings.flatMap((id) => [
      send(other.fetch, id),
      send(async (request) => product.request(new URL(request.url).pathname, request), id),
    ]),
  )

  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201))
  expect(await counted(product)).toEqual({ free: 2, held: 6 })
})

test.each([
  ['OPFER@EXAMPLE.COM', 'opfer@example.com'],
  ['opfer+1@example.com', 'opfer+zwei@example.com'],
  ['o.p.fer@gmail.com', 'opfer+x@googlemail.com'],
])('%s and %s are one mailbox', async (one, other) => {
  const product = await startTestProduct({ LIMIT_UNCONFIRMED_MAILS_PER_HOUR: '1' })
  await book(product, one)
  await book(product, other)

  expect(await counted(product)).toEqual({ free: 1, held: 1 })
})

test('an hour later mails leave again, and what waited goes on waiting', async () => {
  const { product } = await oneHeld()
  await product.pool.query(`update mails set created_at = created_at - interval '61 minutes'`)

  await book(product)

  expect(await counted(product)).toEqual({ free: 2, held: 1 })
})

test('what waits for staff is sent by nobody else: no worker, no rescue', async () => {
  const { product, id } = await oneHeld()
  const log = { warn: vi.fn() }
  await vi.waitFor(async () => {
    const { rows } = await product.pool.query(`select 1 from mails where status = 'sent'`)
    expect(rows).toHaveLength(1)
  }, POLL_OPTIONS)

  await rescueMails({ db: product.db, log: log as never })

  expect(log.warn).not.toHaveBeenCalled()
  const { rows } = await product.pool.query(`select status, attempts from mails where id = $1`, [
    id,
  ])
  expect(rows).toEqual([{ status: 'waiting', attempts: 0 }])
})

test('what waits for staff goes on waiting where its job was lost, as after a restore, and where it is queued by mistake', async () => {
  const { product, id, receipt } = await oneHeld()
  await product.pool.query(`select graphile_worker.remove_job('mail/' || $1)`, [id])

  await rescueMails({ db: product.db, log: { warn: vi.fn() } as never })
  expect(await jobOf(product, id)).toBeUndefined()

  await product.pool.query(
    `select graphile_worker.add_job('deliver-mail', json_build_object('mailId', $1::text), job_key := 'mail/' || $1)`,
    [id],
  )
  await vi.waitFor(async () => expect(await jobOf(product, id)).toBeUndefined(), POLL_OPTIONS)
  expect(await receipt()).toMatchObject({ status: 'waiting', attempts: 0 })
})

test('staff see what waits, in the list and with the booking, and send it by hand, once', async () => {
  const { product, session, registration, id } = await oneHeld()
  const read = async () => (await product.get<MailDetails>(`/api/admin/mails/${id}`, session)).body
  const { body: list } = await product.get<Mail[]>('/api/admin/mails?status=waiting', session)
  const { body: details } = await product.get<RegistrationDetails>(
    `/api/admin/registrations/${registration}`,
    session,
  )
  // The other one may not be sent yet.
  expect(list.filter(({ heldSince }) => heldSince)).toMatchObject([{ id, status: 'waiting' }])
  expect(details.mails).toMatchObject([{ id, status: 'waiting', heldSince: expect.any(String) }])

  const released = await product.send('POST', `/api/admin/mails/${id}/resend`, {}, session)

  expect(released.status).toBe(202)
  await vi.waitFor(async () => {
    expect(await read()).toMatchObject({ status: 'sent', heldSince: null })
  }, POLL_OPTIONS)
  const { body: log } = await product.get<AuditEntry[]>('/api/admin/audit-log?q=mail.', session)
  expect(log).toMatchObject([{ action: 'mail.released', subjectId: id }])
})

test('a mail that is on its way is not sent by hand', async () => {
  const { product, session, id } = await oneHeld()
  await product.pool.query(`update mails set held_at = null where id = $1`, [id])

  const answer = await product.send<Problem>('POST', `/api/admin/mails/${id}/resend`, {}, session)

  expect(answer).toMatchObject({ status: 409, body: { code: 'mail.waiting' } })
})

test('the answer says whether the receipt is sent, also when the booking is sent again', async () => {
  const { product, session } = await oneHeld()
  const key = { 'Idempotency-Key': 'one-booking' }

  const booked = await bookWith(product, VICTIM, key)
  const repeated = await bookWith(product, VICTIM, key)
  const free = await bookWith(product, 'andere@example.com')
  const [mail] = await mailsOf(product, session, booked.id)
  await product.send('POST', `/api/admin/mails/${mail?.id}/resend`, {}, session)
  const later = await bookWith(product, VICTIM, key)

  expect(booked.isMailHeld).toBe(true)
  expect(repeated).toEqual(booked)
  expect(free.isMailHeld).toBe(false)
  expect(later).toEqual({ ...booked, isMailHeld: false })
})

test.each(['confirmed', 'cancelled'])(
  'the receipt of a registration that is %s meanwhile does not wait any more; it waits again when that is taken back',
  async (status) => {
    const { product, session, registration, id } = await oneHeld({ tellDelayMs: 60_000 })

    await setStatus(product, session, registration, status)

    expect(await mailsOf(product, session, registration)).toEqual([])
    expect(await jobOf(product, id)).toBeUndefined()

    await setStatus(product, session, registration, 'pending')
    await settleTelling(product, 'all')

    const [receipt, ...others] = await mailsOf(product, session, registration)
    expect(receipt).toMatchObject({ status: 'waiting', heldSince: expect.any(String) })
    expect(receipt?.subject).toContain('angekommen')
    expect(others).toEqual([])
    expect(await jobOf(product, receipt?.id ?? '')).toBe('hold-mail')
  },
)

test('who is told of the confirmation gets no receipt any more', async () => {
  const { product, session, registration } = await oneHeld()

  await setStatus(product, session, registration, 'confirmed')
  await settleTelling(product)
  await setStatus(product, session, registration, 'pending')

  const mails = await mailsOf(product, session, registration)
  expect(mails.map(({ status }) => status)).toEqual(['sent', 'sent'])
  for (const { subject } of mails) expect(subject).not.toContain('angekommen')
})

test('a receipt that is held for another reason, as by a restore, is left to staff', async () => {
  const { product, session, registration, id, receipt } = await oneHeld()
  const lastError = 'Wartete in der Sicherung.'
  await product.pool.query('update mails set last_error = $2 where id = $1', [id, lastError])

  for (const status of ['confirmed', 'pending']) {
    await setStatus(product, session, registration, status)
    expect(await receipt()).toMatchObject({ heldSince: expect.any(String), lastError })
  }
})

test('a receipt that has left is left alone by a decision, also when that is taken back', async () => {
  const { product, session, registration, id, receipt } = await oneHeld()
  await product.send('POST', `/api/admin/mails/${id}/resend`, {}, session)
  await vi.waitFor(
    async () => expect(await receipt()).toMatchObject({ status: 'sent' }),
    POLL_OPTIONS,
  )

  await setStatus(product, session, registration, 'confirmed')
  await setStatus(product, session, registration, 'pending')

  expect(await receipt()).toMatchObject({ status: 'sent', heldSince: null })
})

test('staff give up a mail that waits; nothing brings it back but sending it by hand', async () => {
  const { product, session, registration, id, receipt } = await oneHeld()
  const discard = () => product.send('POST', `/api/admin/mails/${id}/discard`, {}, session)
  const discarded = { status: 'failed', heldSince: null, lastError: 'Von Hand verworfen.' }

  expect(await discard()).toMatchObject({ status: 200, body: { id } })
  expect(await discard()).toMatchObject({ status: 409, body: { code: 'mail.not_held' } })
  await setStatus(product, session, registration, 'confirmed')
  await setStatus(product, session, registration, 'pending')
  expect(await receipt()).toMatchObject(discarded)
  expect(await jobOf(product, id)).toBeUndefined()

  await product.send('POST', `/api/admin/mails/${id}/resend`, {}, session)
  await vi.waitFor(
    async () => expect(await receipt()).toMatchObject({ status: 'sent' }),
    POLL_OPTIONS,
  )
  const { body: log } = await product.get<AuditEntry[]>('/api/admin/audit-log?q=mail.', session)
  expect(log).toMatchObject([{ action: 'mail.released' }, { action: 'mail.discarded' }])
})

test('a mail that was given up before it left does not count', async () => {
  const { product, session, id } = await oneHeld()
  await product.send('POST', `/api/admin/mails/${id}/discard`, {}, session)
  await product.pool.query(
    `update mails set created_at = created_at - interval '61 minutes' where status <> 'failed'`,
  )

  expect(await bookWith(product)).toMatchObject({ isMailHeld: false })
})

test('the cancellation of a registration that nobody confirmed waits beyond the limit; that of a confirmed one leaves', async () => {
  const { product, session, registration } = await oneHeld()
  const confirmed = await book(product, 'andere@example.com')
  await setStatus(product, session, confirmed, 'confirmed')
  await product.pool.query(
    `update mails set created_at = created_at - interval '61 minutes'
     where recipient = 'andere@example.com'`,
  )
  const other = await book(product, 'andere@example.com')

  await setStatus(product, session, registration, 'cancelled')
  await setStatus(product, session, confirmed, 'cancelled')
  await setStatus(product, session, other, 'cancelled')

  const cancellationOf = async (id: string) =>
    (await mailsOf(product, session, id)).find(({ subject }) => subject.startsWith('Abgesagt'))
  const held = { status: 'waiting', heldSince: expect.any(String) }
  expect(await cancellationOf(registration)).toMatchObject(held)
  expect(await cancellationOf(other)).toMatchObject(held)
  expect(await cancellationOf(confirmed)).toMatchObject({ heldSince: null })
})

test('a cancellation counts as a receipt does', async () => {
  const { product, session, registration } = await oneHeld()
  await product.pool.query(`update mails set created_at = created_at - interval '61 minutes'`)
  await setStatus(product, session, registration, 'cancelled')
  const [cancellation] = await mailsOf(product, session, registration)

  expect(cancellation).toMatchObject({ heldSince: null })
  expect(await bookWith(product)).toMatchObject({ isMailHeld: true })
})

test.each(['pending', 'confirmed'])(
  'a cancellation that waits goes, with its job, when the registration becomes %s',
  async (status) => {
    const { product, session, registration } = await oneHeld({ tellDelayMs: 60_000 })
    await setStatus(product, session, registration, 'cancelled')
    await settleTelling(product, 'all')
    const [cancellation] = await mailsOf(product, session, registration)

    await setStatus(product, session, registration, status)

    expect(cancellation).toMatchObject({ status: 'waiting', heldSince: expect.any(String) })
    expect(await jobOf(product, cancellation?.id ?? '')).toBeUndefined()
    const ids = (await mailsOf(product, session, registration)).map(({ id }) => id)
    expect(ids).not.toContain(cancellation?.id)
  },
)
