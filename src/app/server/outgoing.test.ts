import { createHook } from 'node:async_hooks'
import { expect, test } from 'vitest'
import { booking, ownSeat } from '#tests/support/product/bookings.ts'
import { lendTestProduct } from '#tests/support/product/test-product.ts'

/** The types that Node.js's async_hooks use for a TCP connection, a name lookup, a DNS query and a sent datagram. */
const NETWORK = /^(TCPCONNECTWRAP|GETADDRINFOREQWRAP|QUERYWRAP|UDPSENDWRAP)$/

test('without services of its own the product asks nobody: it connects to its database alone', async () => {
  const asked: string[] = []
  const watch = createHook({
    init: (_id, type) => {
      if (NETWORK.test(type)) asked.push(type)
    },
  }).enable()

  const product = await lendTestProduct()
  const session = await product.logInAndChangePassword()
  const { status } = await product.send(
    'POST',
    '/api/registrations',
    booking(ownSeat('kurs-1-uhren')),
  )
  await product.get('/api/trainings')
  await product.get('/api/admin/registrations', session)
  await expect
    .poll(
      async () => (await product.pool.query(`select 1 from mails where status = 'sent'`)).rowCount,
      {
        timeout: 20_000,
      },
    )
    .toBeGreaterThan(0)
  watch.disable()

  expect(status).toBe(201)
  expect(asked).toEqual([])
})
