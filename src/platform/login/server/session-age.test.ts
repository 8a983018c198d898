import { expect, test } from 'vitest'
import { lendTestProduct } from '#tests/support/product/test-product.ts'

const HOUR_MS = 60 * 60 * 1000
/** Allows for the database's rounding, and for the duration of the calls. */
const TOLERANCE_MS = 5 * 60 * 1000

test('a session ends twelve hours after its last use', async () => {
  const product = await lendTestProduct()
  const { cookie } = await product.logInAndChangePassword()
  const status = async () => (await product.get('/api/admin/me', { cookie })).status
  const endsIn = async () => {
    const { rows } = await product.pool.query<{ ends: Date }>(
      'select max(expires_at) as ends from admin_sessions',
    )
    return (rows[0]?.ends.getTime() ?? 0) - Date.now()
  }
  const letPass = (hours: number) =>
    product.pool.query(
      `update admin_sessions set expires_at = expires_at - make_interval(hours => $1),
         updated_at = updated_at - make_interval(hours => $1)`,
      [hours],
    )

  await letPass(11)
  expect(await status()).toBe(200)
  const afterUse = await endsIn()
  await letPass(12)

  expect(afterUse).toBeGreaterThan(12 * HOUR_MS - TOLERANCE_MS)
  expect(afterUse).toBeLessThan(12 * HOUR_MS + TOLERANCE_MS)
  expect(await status()).toBe(401)
})
