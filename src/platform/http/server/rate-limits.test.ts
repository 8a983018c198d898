import { expect, test } from 'vitest'
import { booking, ownSeat } from '#tests/support/product/bookings.ts'
import { startTestProduct, type TestProduct } from '#tests/support/product/test-product.ts'
import { ADMIN } from '#tests/support/product/test-settings.ts'

/** The state of the counts after the system clock ran five hours ahead and was corrected. */
async function putClockRight(product: TestProduct) {
  await product.pool.query('update rate_limits set expire = expire + 5 * 3600 * 1000')
}

test('a clock that ran ahead and is put right keeps no visitor from booking', async () => {
  const product = await startTestProduct({ LIMIT_BOOKINGS_PER_MINUTE: '1' })
  const book = async () => {
    const { status } = await product.send(
      'POST',
      '/api/registrations',
      booking(ownSeat('kurs-1-uhren')),
    )
    return status
  }
  expect([await book(), await book()]).toEqual([201, 429])

  await putClockRight(product)

  expect([await book(), await book()]).toEqual([201, 429])
})

test('nor an administrator from logging in', async () => {
  const product = await startTestProduct({ LIMIT_LOGINS_PER_ACCOUNT: '2' })
  const logIn = async (password: string) => {
    const { status } = await product.send('POST', '/api/admin/login', { ...ADMIN, password })
    return status
  }
  expect([await logIn('falsch-1'), await logIn('falsch-2'), await logIn('falsch-3')]).toEqual([
    401, 401, 429,
  ])

  await putClockRight(product)

  expect(await logIn(ADMIN.password)).toBe(200)
})
