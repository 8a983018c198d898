import { expect, test, vi } from 'vitest'
import type { AuditEntry } from '#domain/admin/audit-log.ts'
import type { Mail, MailDetails } from '#domain/mail/mail.ts'
import type { Problem } from '#domain/problem.ts'
import type { RegistrationDetails } from '#domain/registration/registration-details.ts'
import { booking, ownSeat } from '../../testing/bookings.ts'
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts'
import { rescueMails } from './rescue-mails.task.ts'

const PATIENCE = { timeout: 20_000, interval: 50 }
const VICTIM = 'opfer@example.com'

async function book(product: TestProduct, contactEmail = VICTIM): Promise<string> {
  const body = { ...booking(ownSeat('strategie-ki')), contactEmail }
  const answer = await product.send<{ id: string }>('POST', '/api/registrations', body)
  expect(answer.status).toBe(201)
  return answer.body.id
}

/** How many mails of bookings leave by themselves, and how many wait for staff. */
async function counted(product: TestProduct) {
  const { rows } = await product.pool.query(
    `select count(*) filter (where held_at is null)::int as free, count(held_at)::int as held
     from mails where template = 'registration.received'`,
  )
  return rows[0]
}

async function oneHeld(limit = '1') {
  const product = await startTestProduct({ LIMIT_UNCONFIRMED_MAILS_PER_HOUR: limit })
  await book(product)
  const registration = await book(product)
  const session = await product.logIn()
  const { rows } = await product.pool.query('select id from mails where held_at is not null')
  return { product, session, registration, id: rows[0]?.id as string }
}

test('five mails an hour leave for a mailbox that nobody has confirmed; all bookings are stored', async () => {
  const product = await startTestProduct()
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

test('what waits for staff is sent by nobody else: no worker, no rescue, also not that of the version before', async () => {
  const { product, id } = await oneHeld()
  const log = { warn: vi.fn() }
  await vi.waitFor(async () => {
    const { rows } = await product.pool.query(`select 1 from mails where status = 'sent'`)
    expect(rows).toHaveLength(1)
  }, PATIENCE)

  await rescueMails({ db: product.db, log: log as never })
  // The statement by which the version before looks for mails that nobody sends.
  const { rowCount } = await product.pool.query(`
    select graphile_worker.add_job('deliver-mail', json_build_object('mailId', id), job_key := 'mail/' || id)
    from mails where status = 'waiting' and not exists (
      select from graphile_worker.jobs where jobs.key = 'mail/' || mails.id
        and (jobs.attempts < jobs.max_attempts or jobs.locked_at is not null))`)

  expect(log.warn).not.toHaveBeenCalled()
  expect(rowCount).toBe(0)
  const { rows } = await product.pool.query(`select status, attempts from mails where id = $1`, [
    id,
  ])
  expect(rows).toEqual([{ status: 'waiting', attempts: 0 }])
})

test('staff see what waits, in the list and with the booking, and send it by hand, once', async () => {
  const { product, session, registration, id } = await oneHeld()
  const read = async () => (await product.get<MailDetails>(`/api/admin/mails/${id}`, session)).body
  const { body: list } = await product.get<Mail[]>('/api/admin/mails?status=waiting', session)
  const { body: details } = await product.get<RegistrationDetails>(
    `/api/admin/registrations/${registration}`,
    session,
  )
  expect(list).toMatchObject([{ id, status: 'waiting', heldSince: expect.any(String) }])
  expect(details.mails).toMatchObject([{ id, status: 'waiting', heldSince: expect.any(String) }])

  const released = await product.send('POST', `/api/admin/mails/${id}/resend`, {}, session)

  expect(released.status).toBe(202)
  await vi.waitFor(async () => {
    expect(await read()).toMatchObject({ status: 'sent', heldSince: null })
  }, PATIENCE)
  const { body: log } = await product.get<AuditEntry[]>('/api/admin/audit-log?q=mail.', session)
  expect(log).toMatchObject([{ action: 'mail.released', subjectId: id }])
})

test('a mail that is on its way is not sent by hand', async () => {
  const { product, session, id } = await oneHeld()
  await product.pool.query(`update mails set held_at = null where id = $1`, [id])

  const answer = await product.send<Problem>('POST', `/api/admin/mails/${id}/resend`, {}, session)

  expect(answer).toMatchObject({ status: 409, body: { code: 'mail.waiting' } })
})
