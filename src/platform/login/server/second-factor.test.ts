import { expect, test } from 'vitest'
import type { Problem } from '#platform/basics/domain/problem.ts'
import { appCode, nextAppCode, switchSecondFactorOn } from '#tests/support/product/second-factor.ts'
import {
  lendTestProduct,
  startTestProduct,
  type TestProduct,
} from '#tests/support/product/test-product.ts'
import { ADMIN, FIRST_START } from '#tests/support/product/test-settings.ts'
import type { SecondFactor } from '../domain/second-factor.ts'

const PATH = '/api/admin/second-factor'
const OFF = { enabledAt: null, recoveryCodesLeft: 0 }

type Session = { cookie: string }

const stateOf = async (product: TestProduct, session: Session) =>
  (await product.get<SecondFactor>(PATH, session)).body

const post = <T = Problem>(product: TestProduct, call: string, body: object, session: Session) =>
  product.send<T>('POST', `${PATH}/${call}`, body, session)

const actionsOf = async (product: TestProduct) => {
  const { rows } = await product.pool.query<{ actor: string; action: string }>(
    'select actor, action from audit_log order by created_at',
  )
  return rows.map(({ actor, action }) => `${actor} ${action}`)
}

test('a first code switches the second factor on, and ten recovery codes are shown', async () => {
  const product = await lendTestProduct()
  const before = await product.logIn()
  expect(await stateOf(product, before)).toEqual(OFF)

  const { uri, secret, recoveryCodes, session } = await switchSecondFactorOn(product, before)

  expect(uri).toContain('otpauth://totp/Morgenfalz:chefin%40example.com?')
  expect(new URL(uri).searchParams.get('secret')).toBe(secret)
  expect(recoveryCodes).toHaveLength(10)
  expect(new Set(recoveryCodes).size).toBe(10)
  for (const code of recoveryCodes) expect(code).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/)
  expect(await stateOf(product, session)).toEqual({
    enabledAt: new Date(FIRST_START).toISOString(),
    recoveryCodesLeft: 10,
  })
  expect(await actionsOf(product)).toEqual([`${ADMIN.email} admin.second_factor_on`])
})

test('neither the secret nor a recovery code can be read in the database', async () => {
  const product = await lendTestProduct()
  const { secret, recoveryCodes } = await switchSecondFactorOn(product, await product.logIn())
  const bits = [...secret].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  )
  const bytes = bits.join('').match(/.{8}/g) ?? []
  const plain = String.fromCharCode(...bytes.map((byte) => Number.parseInt(byte, 2)))

  const { rows } = await product.pool.query(
    'select row_to_json(f)::text as row from admin_second_factors f',
  )

  expect(plain).toMatch(/^[\w-]{32}$/)
  expect(rows).toHaveLength(1)
  for (const hidden of [secret, plain, ...recoveryCodes]) expect(rows[0].row).not.toContain(hidden)
})

test('before the first code nothing counts: the login asks for none, and who begins again gets another secret', async () => {
  const product = await lendTestProduct()
  const session = await product.logIn()
  const password = { password: ADMIN.password }

  const first = await post<{ secret: string }>(product, 'begin', password, session)
  const login = await product.send('POST', '/api/admin/login', ADMIN)
  const second = await post<{ secret: string }>(product, 'begin', password, session)
  const old = await post(product, 'confirm', { code: appCode(first.body.secret) }, session)

  expect(login.body).toEqual({ mustChangePassword: false })
  expect(second.body.secret).not.toBe(first.body.secret)
  expect(old).toMatchObject({ status: 422, body: { code: 'auth.wrong_code' } })
  expect(await stateOf(product, session)).toEqual(OFF)
})

test('of two who begin at the same moment nobody meets a fault', async () => {
  const product = await lendTestProduct()
  const session = await product.logIn()

  const answers = await Promise.all(
    Array.from({ length: 4 }, () => post(product, 'begin', { password: ADMIN.password }, session)),
  )

  const statuses = answers.map(({ status }) => status)
  expect(statuses).toContain(200)
  expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([])
  expect(await product.count('admin_second_factors')).toBe(1)
})

test('a fault in the middle of switching on leaves it off, and the session open', async () => {
  const product = await lendTestProduct()
  const session = await product.logIn()
  const refuseEntry = `check (action <> 'admin.second_factor_on')`
  await product.pool.query(`alter table audit_log add constraint spoilt ${refuseEntry}`)

  const { status } = await switchSecondFactorOn(product, session)

  expect(status).toBe(500)
  expect(await stateOf(product, session)).toEqual(OFF)
  const login = await product.send('POST', '/api/admin/login', ADMIN)
  expect(login.body).toEqual({ mustChangePassword: false })
  await product.pool.query('alter table audit_log drop constraint spoilt')
  expect((await switchSecondFactorOn(product, session)).status).toBe(200)
})

test('switching on and off ends every session but the one that did it', async () => {
  const product = await lendTestProduct()
  const elsewhere = await product.logInForTheFirstTime()
  const isOpen = async (session: Session) =>
    (await product.get('/api/admin/me', session)).status === 200

  const on = await switchSecondFactorOn(product, await product.logIn())
  expect([await isOpen(elsewhere), await isOpen(on.session)]).toEqual([false, true])
  expect(await product.count('admin_sessions')).toBe(1)

  const code = await nextAppCode(product, on.secret)
  const off = await post(product, 'switch-off', { password: ADMIN.password, code }, on.session)
  expect(off.status).toBe(200)
  expect(await product.count('admin_sessions')).toBe(1)
  expect(await isOpen(on.session)).toBe(false)
  expect(await actionsOf(product)).toContain(`${ADMIN.email} admin.second_factor_off`)
  const login = await product.send('POST', '/api/admin/login', ADMIN)
  expect(login.body).toEqual({ mustChangePassword: false })
})

test('switching off takes the password and a code, and a wrong password uses up no recovery code', async () => {
  const product = await lendTestProduct()
  const { recoveryCodes, session } = await switchSecondFactorOn(product, await product.logIn())
  const [code = ''] = recoveryCodes
  const switchOff = (password: string, typed: string) =>
    post(product, 'switch-off', { password, code: typed }, session)

  const wrongPassword = await switchOff('falsch', code)
  const wrongCode = await switchOff(ADMIN.password, 'aaaaa-aaaaa')
  const { recoveryCodesLeft } = await stateOf(product, session)
  const right = await switchOff(ADMIN.password, code)

  expect(wrongPassword).toMatchObject({
    status: 422,
    body: { code: 'auth.wrong_password', errors: [{ path: 'password' }] },
  })
  expect(wrongCode).toMatchObject({
    status: 422,
    body: { code: 'auth.wrong_code', errors: [{ path: 'code' }] },
  })
  expect(recoveryCodesLeft).toBe(10)
  expect(right.status).toBe(200)
})

test('new recovery codes replace the old ones', async () => {
  const product = await lendTestProduct()
  const { secret, recoveryCodes, session } = await switchSecondFactorOn(
    product,
    await product.logIn(),
  )
  const renew = (code: string) =>
    post<{ recoveryCodes: string[] }>(
      product,
      'recovery-codes',
      { password: ADMIN.password, code },
      session,
    )

  const renewed = await renew(await nextAppCode(product, secret))
  const withOld = await renew(recoveryCodes[0] ?? '')
  const withNew = await renew(renewed.body.recoveryCodes[0] ?? '')

  expect(renewed.body.recoveryCodes).toHaveLength(10)
  expect(renewed.body.recoveryCodes.filter((code) => recoveryCodes.includes(code))).toEqual([])
  expect([withOld.status, withNew.status]).toEqual([422, 200])
  expect(await actionsOf(product)).toContain(`${ADMIN.email} admin.recovery_codes_renewed`)
})

test.each([
  ['begin', { password: ADMIN.password }, 'auth.second_factor_on'],
  ['confirm', { code: '123456' }, 'auth.second_factor_on'],
])('%s is refused while it is on', async (call, body, code) => {
  const product = await lendTestProduct()
  const { session } = await switchSecondFactorOn(product, await product.logIn())

  expect(await post(product, call, body, session)).toMatchObject({ status: 409, body: { code } })
})

test.each([
  ['confirm', { code: '123456' }],
  ['recovery-codes', { password: ADMIN.password, code: '123456' }],
  ['switch-off', { password: ADMIN.password, code: '123456' }],
])('%s is refused while it is off', async (call, body) => {
  const product = await lendTestProduct()

  expect(await post(product, call, body, await product.logIn())).toMatchObject({
    status: 409,
    body: { code: 'auth.second_factor_off' },
  })
})

test('whoever sits at an open session cannot try passwords or codes without end', async () => {
  const product = await startTestProduct({ LIMIT_LOGINS_PER_ACCOUNT: '2' })
  const { session } = await switchSecondFactorOn(product, await product.logIn())
  const attempts = async (password: string) => {
    const statuses: number[] = []
    for (let count = 0; count < 3; count++) {
      const answer = await post(product, 'switch-off', { password, code: '000000' }, session)
      statuses.push(answer.status)
    }
    return statuses
  }

  expect(await attempts(ADMIN.password)).toEqual([422, 422, 429])
  expect(await attempts('falsch')).toEqual([422, 422, 429])
})
