import { expect, test } from 'vitest'
import { startWithCodes } from '#tests/support/product/discount-codes.ts'

test('staff create, change, switch off and delete a code, and the log says so', async () => {
  const { product, create, change, remove, list } = await startWithCodes()

  const { status, body: created } = await create({ code: ' som-mer 27', note: 'Für Pia' })
  const { id, version, uses, isUsed, createdAt, ...values } = created
  const longer = await change(id, { ...values, lastDay: '2027-08-31' })
  const off = await change(id, { ...values, lastDay: '2027-08-31', isActive: false })
  const same = await change(id, { ...values, lastDay: '2027-08-31', isActive: false })

  expect([status, values.code, uses, isUsed]).toEqual([201, 'SOM-MER27', 0, false])
  expect([longer, off, same].map(({ body }) => body.version)).toEqual([2, 3, 3])
  expect(await list()).toMatchObject([{ id, isActive: false, lastDay: '2027-08-31' }])
  expect((await remove(id)).status).toBe(200)
  expect(await list()).toEqual([])
  const { rows } = await product.pool.query(
    `select action, details::text as details from audit_log
     where action like 'discount_code.%' order by created_at, action`,
  )
  expect(rows.map(({ action }) => action)).toEqual([
    'discount_code.created',
    'discount_code.updated',
    'discount_code.switched_off',
    'discount_code.deleted',
  ])
  expect(rows.map(({ details }) => details).join()).not.toContain('Für Pia')
})

test.each([
  ['a code that is too short', { code: 'AB' }, 'code'],
  ['a code with other characters', { code: 'AB_CD' }, 'code'],
  ['more than 100 %', { value: 101 }, 'value'],
  ['nothing off', { kind: 'amount', value: 0 }, 'value'],
  ['no use', { maxUses: 0 }, 'maxUses'],
  ['days in the wrong order', { firstDay: '2027-02-02', lastDay: '2027-02-01' }, 'lastDay'],
  ['a day that does not exist', { firstDay: '2027-02-30' }, 'firstDay'],
  ['a package that does not exist', { packageIds: ['zehner'] }, 'packageIds'],
] as const)('%s is refused and named', async (_, values, path) => {
  const { create, list } = await startWithCodes()

  const { status, body } = await create(values as Parameters<typeof create>[0])

  expect([status, body.errors?.map((error) => error.path)]).toEqual([422, [path]])
  expect(await list()).toEqual([])
})

test('a code exists once, however it is written', async () => {
  const { create } = await startWithCodes()
  await create({ code: 'Sommer' })

  const { status, body } = await create({ code: 'som mer' })

  expect([status, body.code, body.errors?.[0]?.path]).toEqual([409, 'discount_code.exists', 'code'])
})

test('a change that is based on an older version is refused with the present values', async () => {
  const { create, change, list } = await startWithCodes()
  const { body } = await create()
  const { id, version, uses, isUsed, createdAt, ...values } = body
  await change(id, { ...values, value: 20 }, { 'If-Match': '"1"' })

  const late = await change(id, { ...values, value: 30 }, { 'If-Match': '"1"' })

  expect([late.status, late.body.current?.version]).toEqual([412, 2])
  expect(late.body.current?.values).toMatchObject({ value: 20 })
  expect(await list()).toMatchObject([{ value: 20 }])
})

test('of a code that does not exist nothing can be changed or deleted', async () => {
  const { create, change, remove } = await startWithCodes()
  const { id: _, version, uses, isUsed, createdAt, ...values } = (await create()).body

  for (const id of ['unbekannt', '00000000-0000-4000-8000-000000000000']) {
    expect((await change(id, values)).status).toBe(404)
    expect((await remove(id)).status).toBe(404)
  }
})
