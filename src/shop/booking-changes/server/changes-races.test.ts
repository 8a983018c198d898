import { test } from 'vitest'
import { changeManyAtOnce } from '#tests/support/product/many-changes.ts'
import { settleTelling } from '#tests/support/product/telling.ts'
import { startTestProduct } from '#tests/support/product/test-product.ts'

const ACTS = 120

test('whatever is moved, swapped, cancelled, restored and booked at the same moment, seats, histories and what people know are right', async () => {
  const product = await startTestProduct({
    LIMIT_BOOKINGS_PER_MINUTE: '1000',
    LIMIT_UNCONFIRMED_MAILS_PER_HOUR: '1000',
  })
  const session = await product.logIn()

  await changeManyAtOnce(
    {
      db: product.db,
      now: product.clock.now(),
      pool: product.pool,
      settle: async () => {
        await settleTelling(product)
        await product.pool.query(
          `update mails set status = 'sent', sent_at = now() where status = 'waiting'`,
        )
      },
      send: (_, { method, path, body }) =>
        method === 'GET' ? product.get(path, session) : product.send(method, path, body, session),
    },
    { acts: ACTS, seed: 22 },
  )
})
