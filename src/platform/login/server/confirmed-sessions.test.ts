import { expect, test } from 'vitest'
import type { Problem } from '#platform/basics/domain/problem.ts'
import { apiCallsOf } from '#tests/support/product/api-calls.ts'
import { BOOKER, bookSeats, ownSeat } from '#tests/support/product/bookings.ts'
import { CLOCKS } from '#tests/support/product/cancellations.ts'
import {
  lendTestProduct,
  startTestProduct,
  type TestProduct,
} from '#tests/support/product/test-product.ts'
import { ADMIN } from '#tests/support/product/test-settings.ts'
import { CONFIRMED_CALLS } from './confirmed-calls.ts'

type Session = Awaited<ReturnType<TestProduct['logIn']>>

/** A session whose password was typed longer ago than that. */
async function oldSession(product: TestProduct, minutes = 6): Promise<Session> {
  const session = await product.logIn()
  await product.pool.query(
    `update admin_sessions set confirmed_at = null, created_at = now() - $1 * interval '1 minute'`,
    [minutes],
  )
  return session
}

/** What each call needs to get further than the question for the password. */
const BODIES: Record<string, object> = {
  'POST /api/admin/change-password': { newPassword: 'ein-anderes-langes-passwort' },
  'POST /api/admin/staff': { email: 'neu@example.com', role: 'office' },
  'PATCH /api/admin/staff/{id}': { role: 'office' },
  'POST /api/admin/privacy/export': { email: BOOKER.email },
  'POST /api/admin/privacy/erase': { email: BOOKER.email },
  'POST /api/admin/registrations.csv': { ids: [] },
  'POST /api/admin/attendees.csv': { ids: [] },
}

async function send(product: TestProduct, call: string, session: Session) {
  const [method = '', path = ''] = call.split(' ')
  const answer = await product.request(path, {
    method,
    headers: { ...session, 'Content-Type': 'application/json' },
    ...(method === 'GET' ? {} : { body: JSON.stringify(BODIES[call] ?? {}) }),
  })
  const isProblem = answer.headers.get('content-type')?.includes('problem+json')
  const text = await answer.text()
  return { status: answer.status, code: isProblem ? (JSON.parse(text) as Problem).code : null }
}

const confirm = (product: TestProduct, password: string, session: Session) =>
  product.send<Problem>('POST', '/api/admin/confirm', { password }, session)

test.each([...CONFIRMED_CALLS])('%s asks for the password again', async (call) => {
  const product = await lendTestProduct()
  await bookSeats(product, ownSeat(CLOCKS))
  const session = await oldSession(product)

  const before = await send(product, call, session)
  const wrong = await confirm(product, 'falsch', session)
  const stillBefore = await send(product, call, session)
  const right = await confirm(product, ADMIN.password, session)
  const after = await send(product, call, session)

  const asked = { status: 403, code: 'auth.confirmation_required' }
  expect(before).toMatchObject(asked)
  expect(wrong).toMatchObject({ status: 422, body: { code: 'auth.wrong_password' } })
  expect(stillBefore).toMatchObject(asked)
  expect(right).toMatchObject({ status: 200, body: { ok: true } })
  expect(after.status).not.toBe(403)
})

test('the calls that ask for the password again exist', async () => {
  const product = await lendTestProduct()
  const calls = (await apiCallsOf(product)).map(({ name }) => name)

  expect([...CONFIRMED_CALLS].filter((call) => !calls.includes(call))).toEqual([])
})

test('a login counts as confirmed for five minutes, and so does each confirmation', async () => {
  const product = await lendTestProduct()
  const call = 'POST /api/admin/privacy/export'

  expect((await send(product, call, await oldSession(product, 4))).status).toBe(404)
  const session = await oldSession(product, 6)
  expect((await send(product, call, session)).status).toBe(403)
  await confirm(product, ADMIN.password, session)
  await product.pool.query(
    `update admin_sessions set confirmed_at = confirmed_at - interval '6 minutes'`,
  )
  expect((await send(product, call, session)).status).toBe(403)
  // After a clock that ran ahead was corrected.
  await product.pool.query(`update admin_sessions set confirmed_at = now() + interval '1 day'`)
  expect((await send(product, call, session)).status).toBe(403)
})

test('a confirmation is that of one session', async () => {
  const product = await lendTestProduct()
  const session = await oldSession(product)
  await product.send('POST', '/api/admin/login', ADMIN)

  expect((await send(product, 'POST /api/admin/privacy/export', session)).status).toBe(403)
})

test('wrong passwords count like those of a login', async () => {
  const product = await startTestProduct({ LIMIT_LOGINS_PER_ACCOUNT: '2' })
  const session = await oldSession(product)
  const answers = []
  for (const password of ['falsch', 'falsch', ADMIN.password])
    answers.push((await confirm(product, password, session)).status)

  expect(answers).toEqual([422, 422, 429])
})

test('who has to change the first password can confirm it', async () => {
  const product = await lendTestProduct()
  const session = await product.logInForTheFirstTime()
  await product.pool.query(`update admin_sessions set created_at = now() - interval '1 hour'`)

  expect((await send(product, 'POST /api/admin/change-password', session)).status).toBe(403)
  expect((await confirm(product, ADMIN.password, session)).status).toBe(200)
  expect((await send(product, 'POST /api/admin/change-password', session)).status).toBe(200)
})
