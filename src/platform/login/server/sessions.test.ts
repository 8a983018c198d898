import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Problem } from '#platform/basics/domain/problem.ts'
import { nextAppCode, switchSecondFactorOn } from '#tests/support/product/second-factor.ts'
import { lendTestProduct, type TestProduct } from '#tests/support/product/test-product.ts'
import { ADMIN, cookiesOf } from '#tests/support/product/test-settings.ts'
import type { OwnSession } from '../domain/session.ts'

const PATH = '/api/admin/sessions'
const NEW_PASSWORD = 'Kranich-Tasse-42-Wolke'
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0'

type Session = { cookie: string }

const logIn = async (product: TestProduct, headers: Record<string, string> = {}) => {
  const answer = await product.send('POST', '/api/admin/login', ADMIN, headers)
  return { cookie: cookiesOf(answer.headers) }
}

const isOpen = async (product: TestProduct, session: Session) =>
  (await product.get('/api/admin/me', session)).status === 200

const sessionsOf = async (product: TestProduct, session: Session) =>
  (await product.get<OwnSession[]>(PATH, session)).body

const finish = (product: TestProduct, code: string, session: Session) =>
  product.send<Problem>('POST', '/api/admin/login/code', { code }, session)

const lastAction = async (product: TestProduct) => {
  const { rows } = await product.pool.query(
    'select actor, action, details from audit_log order by created_at desc limit 1',
  )
  return rows[0]
}

test('a login that waits for its code ends with a change of the password', async () => {
  const product = await lendTestProduct()
  const { secret, session } = await switchSecondFactorOn(product, await product.logIn())
  const waiting = await logIn(product)

  const change = { newPassword: NEW_PASSWORD }
  const changed = await product.send('POST', '/api/admin/change-password', change, session)
  const late = await finish(product, await nextAppCode(product, secret), waiting)

  expect(changed.status).toBe(200)
  expect(late).toMatchObject({ status: 401, body: { code: 'auth.login_expired' } })
  expect(await product.count('admin_sessions')).toBe(1)
})

test.each(['switch-off', 'sessions'])('a login that waits for its code ends by: %s', async (by) => {
  const product = await lendTestProduct()
  const { secret, recoveryCodes, session } = await switchSecondFactorOn(
    product,
    await product.logIn(),
  )
  const waiting = await logIn(product)

  const proof = { password: ADMIN.password, code: recoveryCodes[0] }
  const done =
    by === 'sessions'
      ? await product.send('DELETE', PATH, '', session)
      : await product.send('POST', '/api/admin/second-factor/switch-off', proof, session)
  const late = await finish(product, await nextAppCode(product, secret), waiting)

  expect(done.status).toBe(200)
  expect(late).toMatchObject({ status: 401, body: { code: 'auth.login_expired' } })
})

test('a new login takes the place of the session in the same browser, and leaves other browsers alone', async () => {
  const product = await lendTestProduct()
  const elsewhere = await product.logIn()
  const before = await logIn(product)

  const wrong = { ...ADMIN, password: 'falsch' }
  await product.send('POST', '/api/admin/login', wrong, before)
  expect(await isOpen(product, before)).toBe(true)
  const after = await logIn(product, before)

  expect(await isOpen(product, before)).toBe(false)
  expect(await isOpen(product, after)).toBe(true)
  expect(await isOpen(product, elsewhere)).toBe(true)
})

test('with a second factor it is the code that ends the session in the same browser', async () => {
  const product = await lendTestProduct()
  const { secret, session } = await switchSecondFactorOn(product, await product.logIn())

  const waiting = await logIn(product, session)
  expect(await isOpen(product, session)).toBe(true)
  const both = { cookie: `${session.cookie}; ${waiting.cookie}` }
  const after = await finish(product, await nextAppCode(product, secret), both)

  expect(after.status).toBe(200)
  expect(await isOpen(product, session)).toBe(false)
})

test('the list shows device and times, the own session first, and no token', async () => {
  const product = await lendTestProduct()
  const here = await product.logIn()
  await logIn(product, { 'user-agent': FIREFOX })
  await logIn(product, { 'user-agent': 'x'.repeat(2000) })

  const sessions = await sessionsOf(product, here)
  const { rows } = await product.pool.query('select token, user_agent from admin_sessions')

  expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false])
  expect(sessions).toContainEqual(
    expect.objectContaining({ browser: 'Firefox', system: 'Windows', isCurrent: false }),
  )
  expect(sessions).toContainEqual(expect.objectContaining({ browser: null, system: null }))
  for (const { token, user_agent } of rows) {
    expect(JSON.stringify(sessions)).not.toContain(token)
    expect((user_agent ?? '').length).toBeLessThanOrEqual(300)
  }
})

test('the session of a login in two steps remembers its device as well', async () => {
  const product = await lendTestProduct()
  const { secret, session } = await switchSecondFactorOn(product, await product.logIn())
  const waiting = await logIn(product)
  const code = await nextAppCode(product, secret)

  const headers = { ...waiting, 'user-agent': FIREFOX }
  await product.send('POST', '/api/admin/login/code', { code }, headers)

  expect(await sessionsOf(product, session)).toContainEqual(
    expect.objectContaining({ browser: 'Firefox', system: 'Windows' }),
  )
})

test('when a session was last used is true to the minute', async () => {
  const product = await lendTestProduct()
  const here = await product.logIn()
  const minutesAgo = (minutes: number) => Date.now() - minutes * 60_000
  const unusedFor = (minutes: number) =>
    product.pool.query(
      `update admin_sessions set updated_at = $1, expires_at = $1::timestamptz + interval '12 hours'`,
      [new Date(minutesAgo(minutes))],
    )

  await unusedFor(2)
  await product.get('/api/admin/me', here)
  const [used] = await sessionsOf(product, here)
  await unusedFor(0.5)
  await product.get('/api/admin/me', here)
  const [justUsed] = await sessionsOf(product, here)

  expect(Date.parse(used?.lastUsedAt ?? '')).toBeGreaterThan(minutesAgo(1))
  expect(Date.parse(justUsed?.lastUsedAt ?? '')).toBeLessThan(minutesAgo(0.4))
})

test('sessions that are over are not listed', async () => {
  const product = await lendTestProduct()
  const here = await product.logIn()
  const [{ id = '' } = {}] = await sessionsOf(product, here)
  for (const times of [
    `expires_at = now() - interval '1 second'`,
    `created_at = now() - interval '8 days'`,
  ]) {
    await logIn(product)
    await product.pool.query(`update admin_sessions set ${times} where id <> $1`, [id])
  }

  expect(await sessionsOf(product, here)).toHaveLength(1)
})

test('one session is ended, and it is in the log', async () => {
  const product = await lendTestProduct()
  const here = await product.logIn()
  const other = await logIn(product, { 'user-agent': FIREFOX })
  const third = await logIn(product)
  const sessions = await sessionsOf(product, here)
  const id = sessions.find(({ browser }) => browser === 'Firefox')?.id

  const ended = await product.send('DELETE', `${PATH}/${id}`, '', here)
  const again = await product.send<Problem>('DELETE', `${PATH}/${id}`, '', here)

  expect(ended.status).toBe(200)
  expect(again).toMatchObject({ status: 404, body: { code: 'auth.no_session' } })
  expect(await isOpen(product, other)).toBe(false)
  expect([await isOpen(product, here), await isOpen(product, third)]).toEqual([true, true])
  expect(await lastAction(product)).toEqual({
    actor: ADMIN.email,
    action: 'admin.session_ended',
    details: { browser: 'Firefox', system: 'Windows' },
  })
})

test('who ends the own session is logged out, marker included', async () => {
  const product = await lendTestProduct()
  const here = await product.logIn()
  const [current] = await sessionsOf(product, here)

  const { status, headers } = await product.send('DELETE', `${PATH}/${current?.id}`, '', here)

  expect(status).toBe(200)
  expect(headers.getSetCookie().join()).toMatch(/admin=; Max-Age=0/)
  expect(await isOpen(product, here)).toBe(false)
})

test('all other sessions are ended together', async () => {
  const product = await lendTestProduct()
  const here = await product.logIn()
  const others = [await logIn(product), await logIn(product)]

  const { body } = await product.send('DELETE', PATH, '', here)
  const entry = await lastAction(product)
  const again = await product.send('DELETE', PATH, '', here)

  expect(body).toEqual({ ended: 2 })
  for (const other of others) expect(await isOpen(product, other)).toBe(false)
  expect(await isOpen(product, here)).toBe(true)
  expect(entry).toMatchObject({ action: 'admin.other_sessions_ended', details: { sessions: 2 } })
  expect(again.body).toEqual({ ended: 0 })
})

test("nobody sees or ends a colleague's session", async () => {
  const product = await lendTestProduct()
  const here = await product.logIn()
  await product.pool.query(`
    insert into admins (id, name, email, role) values ('kollege', 'Kollege', 'kollege@example.com', 'owner');
    insert into admin_sessions (id, token, user_id, expires_at)
    values ('fremd', 'fremdes-geheimnis', 'kollege', now() + interval '1 hour')`)

  const sessions = await sessionsOf(product, here)
  const one = await product.send('DELETE', `${PATH}/fremd`, '', here)
  await product.send('DELETE', PATH, '', here)

  expect(sessions.map(({ id }) => id)).not.toContain('fremd')
  expect(one.status).toBe(404)
  expect(await product.count('admin_sessions')).toBe(2)
})

test('a session that is ended while it is used is a login that is over, and no fault', async () => {
  const product = await lendTestProduct()
  const here = await product.logIn()
  await product.pool.query(`
    update admin_sessions set updated_at = now() - interval '1 hour', expires_at = now() + interval '11 hours'`)
  const other = await product.pool.connect()
  try {
    await other.query('begin')
    await other.query('delete from admin_sessions')
    const answer = product.get<Problem>('/api/admin/me', here)
    while (!(await isWaitingForLock(product))) await setImmediate()
    await other.query('commit')

    expect(await answer).toMatchObject({ status: 401, body: { code: 'auth.not_logged_in' } })
  } finally {
    other.release()
  }
})

async function isWaitingForLock(product: TestProduct): Promise<boolean> {
  const { rows } = await product.pool.query(
    `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length > 0
}
