import { expect, test } from 'vitest'
import type { Problem } from '#platform/basics/domain/problem.ts'
import { appCode, nextAppCode, switchSecondFactorOn } from '#tests/support/product/second-factor.ts'
import { startTestProduct, type TestProduct } from '#tests/support/product/test-product.ts'
import { ADMIN, cookiesOf } from '#tests/support/product/test-settings.ts'
import type { SecondFactor } from '../domain/second-factor.ts'
import { RECOVERY_CODES } from '../domain/second-factor-code.ts'
import { hashPassword } from './passwords.ts'

const MANY = { LIMIT_LOGINS_PER_ACCOUNT: '1000', LIMIT_LOGINS_PER_ADDRESS: '1000' }

async function productWithSecondFactor() {
  const product = await startTestProduct(MANY)
  return { product, ...(await switchSecondFactorOn(product, await product.logIn())) }
}

/** The cookie of a login that waits for its code. */
async function openLogin(product: TestProduct, password = ADMIN.password): Promise<string> {
  const body = { email: ADMIN.email, password }
  return cookiesOf((await product.send('POST', '/api/admin/login', body)).headers)
}

const openLogins = (product: TestProduct, count: number) =>
  Promise.all(Array.from({ length: count }, () => openLogin(product)))

const finish = (product: TestProduct, code: string, cookie: string) =>
  product.send<Problem>('POST', '/api/admin/login/code', { code }, { cookie })

const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status).sort()

test('a recovery code opens one session, however many logins bring it at the same moment', async () => {
  const { product, recoveryCodes } = await productWithSecondFactor()
  let cookies = await openLogins(product, 4)

  for (const [round, code] of recoveryCodes.slice(0, 4).entries()) {
    const answers = await Promise.all(cookies.map((cookie) => finish(product, code, cookie)))

    expect(statusesOf(answers), `round ${round}`).toEqual([200, 422, 422, 422])
    expect(await product.count('admin_sessions')).toBe(2 + round)
    // The refused logins still wait for their codes.
    const waiting = cookies.filter((_, index) => answers[index]?.status !== 200)
    cookies = [...waiting, await openLogin(product)]
  }
})

test('different recovery codes of the same moment are all used up', async () => {
  const { product, recoveryCodes, session } = await productWithSecondFactor()
  const codes = recoveryCodes.slice(0, 4)
  const cookies = await openLogins(product, codes.length)

  const first = await Promise.all(
    cookies.map((cookie, index) => finish(product, codes[index] ?? '', cookie)),
  )
  const { body } = await product.get<SecondFactor>('/api/admin/second-factor', session)

  expect(statusesOf(first)).toEqual(codes.map(() => 200))
  expect(body.recoveryCodesLeft).toBe(RECOVERY_CODES - codes.length)
})

test('a code of the app opens one session, however many logins bring it at the same moment', async () => {
  const { product, secret } = await productWithSecondFactor()
  const cookies = await openLogins(product, 4)
  const code = await nextAppCode(product, secret)

  const answers = await Promise.all(cookies.map((cookie) => finish(product, code, cookie)))

  expect(statusesOf(answers)).toEqual([200, 422, 422, 422])
})

test('a login that waits opens one session, however many right codes it is given', async () => {
  const { product, secret, recoveryCodes } = await productWithSecondFactor()

  for (let round = 0; round < 2; round++) {
    const cookie = await openLogin(product)
    const codes = [
      await nextAppCode(product, secret),
      ...recoveryCodes.slice(round * 2, round * 2 + 2),
    ]
    const answers = await Promise.all(codes.map((code) => finish(product, code, cookie)))

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await product.count('admin_sessions')).toBe(2 + round)
  }
})

test('a recovery code changes one thing, whether it logs in or switches the second factor off', async () => {
  const { product, recoveryCodes, session } = await productWithSecondFactor()
  const [code = ''] = recoveryCodes
  const cookie = await openLogin(product)
  const proof = { password: ADMIN.password, code }

  const answers = await Promise.all([
    finish(product, code, cookie),
    ...Array.from({ length: 3 }, () =>
      product.send<Problem>('POST', '/api/admin/second-factor/recovery-codes', proof, session),
    ),
  ])

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('two first codes of the same moment switch the second factor on once, with one session left', async () => {
  for (let round = 0; round < 2; round++) {
    const product = await startTestProduct(MANY)
    const session = await product.logIn()
    const begun = await product.send<{ secret: string }>(
      'POST',
      '/api/admin/second-factor/begin',
      { password: ADMIN.password },
      session,
    )
    const codes = [appCode(begun.body.secret), appCode(begun.body.secret, 1)]

    const answers = await Promise.all(
      codes.map((code) =>
        product.send<Problem>('POST', '/api/admin/second-factor/confirm', { code }, session),
      ),
    )

    const [won, refused] = statusesOf(answers)
    expect(won, `round ${round}`).toBe(200)
    // The second factor is on already, or that has ended the session before the other call was let in.
    expect([401, 409], `round ${round}`).toContain(refused)
    expect(await product.count('admin_sessions')).toBe(1)
  }
})

test('a login during a change of its password opens no session', async () => {
  const product = await startTestProduct()
  const hash = await hashPassword('Kranich-Tasse-42-Wolke')
  // The password changes after it was checked, while the session is being stored.
  await product.pool.query(`
    create function change_password() returns trigger language plpgsql as $$
    begin update admin_accounts set password = '${hash}'; return new; end $$;
    create trigger changed after insert on admin_sessions for each row execute function change_password()`)
  const before = await product.count('admin_sessions')

  const answer = await product.send<Problem>('POST', '/api/admin/login', ADMIN)

  expect(answer).toMatchObject({ status: 401, body: { code: 'auth.wrong_credentials' } })
  expect(await product.count('admin_sessions')).toBe(before)
})

test('a login beside which a second factor is switched on opens nothing', async () => {
  const product = await startTestProduct()
  await product.pool.query(`
    create function switch_on() returns trigger language plpgsql as $$
    begin update admins set two_factor_enabled = true; return new; end $$;
    create trigger switched after insert on admin_sessions for each row execute function switch_on()`)
  const before = await product.count('admin_sessions')

  const answer = await product.send<Problem>('POST', '/api/admin/login', ADMIN)

  expect(answer).toMatchObject({ status: 401, body: { code: 'auth.login_expired' } })
  expect(await product.count('admin_sessions')).toBe(before)
})
