import { createHook } from 'node:async_hooks'
import { expect, test } from 'vitest'
import {
  lendTestProduct,
  startTestProduct,
  type TestProduct,
} from '#tests/support/product/test-product.ts'
import { ADMIN } from '#tests/support/product/test-settings.ts'
import { createRateLimits } from '../../http/rate-limits.ts'
import type { ProblemError } from '../../problem-error.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

async function logIn(product: TestProduct, email: string, password: string): Promise<number> {
  const { status } = await product.send('POST', '/api/admin/login', { email, password })
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

test('the waits double, up to an hour for an account and twelve hours for an address', async () => {
  const product = await lendTestProduct()
  const limits = createRateLimits(product.pool, {
    ...product.config.limits,
    loginsPerAccount: 1,
    loginsPerAddress: 1,
  })
  /** The waits in seconds, each read after the previous one has ended. */
  const waitsOf = async (limit: 'loginsOfAccount' | 'loginsFromAddress', times: number) => {
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
  expect(await waitsOf('loginsOfAccount', 4)).toEqual([quarter, 2 * quarter, HOUR, HOUR])
  expect(await waitsOf('loginsFromAddress', 8)).toEqual([
    quarter,
    2 * quarter,
    HOUR,
    2 * HOUR,
    4 * HOUR,
    8 * HOUR,
    12 * HOUR,
    12 * HOUR,
  ])
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
