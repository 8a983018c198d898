import { createHook } from 'node:async_hooks'
import { expect, test } from 'vitest'
import type { ProblemError } from '#platform/basics/server/problem-error.ts'
import { createRateLimits } from '#platform/http/server/rate-limits.ts'
import {
  logInWithCode,
  nextAppCode,
  switchSecondFactorOn,
} from '#tests/support/product/second-factor.ts'
import {
  lendTestProduct,
  startTestProduct,
  type TestProduct,
} from '#tests/support/product/test-product.ts'
import { ADMIN, cookiesOf } from '#tests/support/product/test-settings.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

async function logIn(
  product: TestProduct,
  email: string,
  password: string,
  headers: Record<string, string> = {},
): Promise<number> {
  const { status } = await product.send('POST', '/api/admin/login', { email, password }, headers)
  return status
}

test('as many wrong passwords of an account as the setting says are answered, and the next try has to wait', async () => {
  const product = await lendTestProduct()
  const answers: number[] = []
  for (let attempts = 0; attempts < 10; attempts += 1)
    answers.push(await logIn(product, ADMIN.email, 'falsch'))

  expect(answers).toEqual(Array.from({ length: 10 }, () => 401))
  expect(await logIn(product, ADMIN.email, ADMIN.password)).toBe(429)
})

test('wrong passwords count for the address as well, whichever account they are tried on', async () => {
  const product = await startTestProduct({ LIMIT_LOGINS_PER_ADDRESS: '3' })
  const answers: number[] = []
  for (const name of ['anna', 'bert', 'cleo', 'dora'])
    answers.push(await logIn(product, `${name}@example.com`, 'falsch'))

  expect(answers).toEqual([401, 401, 401, 429])
})

/** Logs in as the administrator and returns what the browser keeps: the cookies without the session's. */
async function knownDevice(product: TestProduct): Promise<{ cookie: string }> {
  const { headers } = await product.send('POST', '/api/admin/login', ADMIN)
  const kept = cookiesOf(headers)
    .split('; ')
    .filter((pair) => pair.includes('device'))
  return { cookie: kept.join('; ') }
}

/** Wrong logins of accounts that do not exist, all from one address. */
async function tryInvented(product: TestProduct, times: number): Promise<void> {
  for (let n = 0; n < times; n += 1)
    await logIn(product, `erfunden-${Math.floor(n / 5)}@example.com`, 'falsch')
}

test('fifty wrong logins of invented accounts keep nobody behind that address out', async () => {
  const product = await lendTestProduct()

  await tryInvented(product, 50)

  expect(await logIn(product, ADMIN.email, ADMIN.password)).toBe(200)
})

test('a device that once logged in is let in whatever others try, at its address or with its account', async () => {
  const product = await startTestProduct({ LIMIT_LOGINS_PER_ADDRESS: '3' })
  const device = await knownDevice(product)
  await tryInvented(product, 10)
  for (let n = 0; n < 12; n += 1) await logIn(product, ADMIN.email, 'falsch')

  expect(await logIn(product, ADMIN.email, ADMIN.password)).toBe(429)
  expect(await logIn(product, ADMIN.email, ADMIN.password, device)).toBe(200)
})

test('a known device has as many wrong passwords as an account, which count for nobody else', async () => {
  const product = await startTestProduct({ LIMIT_LOGINS_PER_ACCOUNT: '3' })
  const device = await knownDevice(product)
  const answers: number[] = []
  for (let n = 0; n < 3; n += 1) answers.push(await logIn(product, ADMIN.email, 'falsch', device))

  expect(answers).toEqual([401, 401, 401])
  expect(await logIn(product, ADMIN.email, ADMIN.password, device)).toBe(429)
  expect(await logIn(product, ADMIN.email, ADMIN.password)).toBe(200)
})

test('a device is known for the account that logged in there, and for no other; a forged one is unknown', async () => {
  const product = await startTestProduct({ LIMIT_LOGINS_PER_ACCOUNT: '1' })
  const device = await knownDevice(product)
  const [name = '', value = ''] = device.cookie.split('=')
  const [id = '', signature = ''] = value.split('.')
  const forged = {
    cookie: `${name}=${id.slice(0, -1)}${id.endsWith('A') ? 'B' : 'A'}.${signature}`,
  }

  expect(await logIn(product, 'andere@example.com', 'falsch', device)).toBe(401)
  expect(await logIn(product, 'andere@example.com', 'falsch')).toBe(429)
  expect(await logIn(product, ADMIN.email, 'falsch', forged)).toBe(401)
  expect(await logIn(product, ADMIN.email, ADMIN.password, forged)).toBe(429)
})

test('the cookie of a device is HttpOnly, gives no access and lasts longer than a session', async () => {
  const product = await startTestProduct({ PUBLIC_URL: 'https://www.example.org' })
  const { headers } = await product.send('POST', '/api/admin/login', ADMIN)
  const line = headers.getSetCookie().find((one) => one.includes('device')) ?? ''

  expect(line).toMatch(
    /^__Host-morgenfalz\.device=[\w-]{22}\.[\w-]{22}; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
  const cookie = line.split(';')[0] ?? ''
  expect((await product.get('/api/admin/me', { cookie })).status).toBe(401)
})

test('with a second factor a device is known after the code, not after the password', async () => {
  const product = await startTestProduct()
  const { secret } = await switchSecondFactorOn(product, await product.logIn())
  const first = await product.send('POST', '/api/admin/login', ADMIN)
  const second = await logInWithCode(product, await nextAppCode(product, secret))

  expect(cookiesOf(first.headers)).not.toContain('device')
  expect(cookiesOf(second.headers)).toContain('device')
})

test('existing and invented accounts get the same answers, however many are tried before', async () => {
  const answersFor = async (email: string) => {
    const product = await startTestProduct({ LIMIT_LOGINS_PER_ADDRESS: '16' })
    await tryInvented(product, 5)
    const answers: number[] = []
    for (let n = 0; n < 12; n += 1) answers.push(await logIn(product, email, 'falsch'))
    await tryInvented(product, 5)
    answers.push(await logIn(product, 'noch-eine@example.com', 'falsch'))
    return answers
  }

  const [existing, invented] = [
    await answersFor(ADMIN.email),
    await answersFor('niemand@example.com'),
  ]

  expect(existing).toEqual(invented)
  expect(existing.at(-1)).toBe(429)
})

test('the waits double, up to an hour', async () => {
  const product = await lendTestProduct()
  const limits = createRateLimits(product.pool, {
    ...product.config.limits,
    loginsPerAccount: 1,
    loginsPerAddress: 1,
  })
  /** The waits in seconds, each read after the previous one has ended. */
  const waitsOf = async (
    limit: 'loginsOfAccount' | 'loginsFromAddress' | 'loginsOfDevice',
    times: number,
  ) => {
    const waits: (number | undefined)[] = []
    for (let time = 0; time < times; time += 1) {
      await limits[limit].take('somebody')
      const refusal: ProblemError = await limits[limit].take('somebody').catch((error) => error)
      waits.push(refusal.retryAfter)
      await product.pool.query(`delete from rate_limits where key not like '%-wait:%'`)
    }
    return waits
  }

  const quarter = 15 * MINUTE
  for (const limit of ['loginsOfAccount', 'loginsFromAddress', 'loginsOfDevice'] as const)
    expect.soft(await waitsOf(limit, 4)).toEqual([quarter, 2 * quarter, HOUR, HOUR])
})

test('a login to an unknown account computes as many password hashes as one with a wrong password', async () => {
  const product = await lendTestProduct()
  let hashes = 0
  const counter = createHook({
    init: (_id, type) => {
      if (type === 'SCRYPTREQUEST') hashes += 1
    },
  })
  const hashesOf = async (email: string) => {
    hashes = 0
    counter.enable()
    expect(await logIn(product, email, 'falsch')).toBe(401)
    counter.disable()
    return hashes
  }

  expect(await hashesOf(ADMIN.email)).toBe(1)
  expect(await hashesOf('niemand@example.com')).toBe(1)
})
