import { expect, test } from 'vitest'
import type { AuditEntry } from '#platform/audit-log/domain/audit-log.ts'
import type { Problem } from '#platform/basics/domain/problem.ts'
import type { Revision } from '#platform/editing/domain/revision.ts'
import { lendTestProduct } from '#tests/support/product/test-product.ts'
import { ADMIN } from '#tests/support/product/test-settings.ts'
import type { Package } from '../domain/package.ts'

async function start() {
  const product = await lendTestProduct()
  const session = await product.logIn()
  const setPrice = (body: unknown, ifMatch?: string, id = 'double') =>
    product.send<Package & Problem>('PATCH', `/api/admin/packages/${id}/base-price`, body, {
      ...session,
      ...(ifMatch !== undefined && { 'If-Match': ifMatch }),
    })
  return { product, session, setPrice }
}

test('the base price applies where no price period is in force, and its change is recorded', async () => {
  const { product, session, setPrice } = await start()
  product.clock.set('2029-01-01T12:00:00Z')

  const { status, body, headers } = await setPrice({ basePrice: '260,50' }, '"1"')

  expect(status).toBe(200)
  expect(headers.get('ETag')).toBe('"2"')
  expect(body).toMatchObject({ basePrice: '260.50', currentPrice: '260.50', version: 2 })
  expect(await product.packages()).toContainEqual(body)
  const { body: revisions } = await product.get<Revision[]>(
    '/api/admin/revisions?subject=package&subjectId=double',
    session,
  )
  expect(revisions).toMatchObject([
    {
      ...{ field: 'basePrice', before: '253.00', after: '260.50' },
      ...{ version: 2, editedBy: ADMIN.email },
    },
  ])
  const { body: log } = await product.get<AuditEntry[]>('/api/admin/audit-log', session)
  expect(log).toContainEqual(
    expect.objectContaining({
      action: 'package.edited',
      subjectId: 'double',
      details: { fields: ['basePrice'] },
    }),
  )
})

test('of two changes of one version the second is refused with the stored price', async () => {
  const { setPrice } = await start()
  await setPrice({ basePrice: '260' }, '"1"')

  const { status, body } = await setPrice({ basePrice: '270' }, '"1"')

  expect(status).toBe(412)
  expect(body.current).toMatchObject({ version: 2, values: { basePrice: '260.00' } })
})

test.each([
  ['no price', {}, 422],
  ['an empty one', { basePrice: ' ' }, 422],
  ['a negative one', { basePrice: '-1' }, 422],
  ['a third decimal', { basePrice: '1.005' }, 422],
  ['a number', { basePrice: 260 }, 400],
  ['another field too', { basePrice: '260', name: 'Neu' }, 422],
])('%s is refused', async (_what, body, status) => {
  const { product, setPrice } = await start()

  expect((await setPrice(body)).status).toBe(status)
  expect((await product.packages())[1]?.basePrice).toBe('253.00')
})

test('a package that does not exist has no base price, and only staff change one', async () => {
  const { product, setPrice } = await start()

  expect((await setPrice({ basePrice: '1' }, undefined, 'triple')).status).toBe(404)
  const anonymous = await product.send('PATCH', '/api/admin/packages/double/base-price', {
    basePrice: '1',
  })
  expect(anonymous.status).toBe(401)
})
