import { expect, test } from 'vitest'
import {
  actions,
  addressOf,
  PATH,
  SUMMER,
  schedulesNamed,
  startWithSession,
} from '#tests/support/product/price-periods.ts'
import { lendTestProduct } from '#tests/support/product/test-product.ts'

test('a period is created with one schedule for each package, and the audit log records by whom', async () => {
  const { product, create } = await startWithSession()

  const { status, body } = await create(SUMMER)

  const prices = { single: '129.00', double: '239.50', complete: '449.99' }
  expect(status).toBe(201)
  expect(body).toEqual({ ...SUMMER, prices, version: 1 })
  expect(await schedulesNamed(product, SUMMER.periodName)).toMatchObject([
    { packageId: 'complete', price: '449.99', version: 1 },
    { packageId: 'double', price: '239.50', validFrom: '2027-06-01' },
    { packageId: 'single', price: '129.00', createdAt: '2026-11-20T09:00:00.000Z' },
  ])
  expect(await actions(product)).toEqual([
    {
      actor: 'chefin@example.com',
      action: 'price_period.created',
      subject_id: 'Sommer 2027/normal',
      details: { after: { ...SUMMER, prices } },
    },
  ])
})

test('a period gets other values, another name and type, and keeps its time of creation', async () => {
  const { product, create, change } = await startWithSession()
  await create(SUMMER)
  product.clock.set('2026-11-21T09:00:00Z')
  const winter = {
    ...SUMMER,
    periodName: 'Winter',
    periodType: 'late_bird',
    prices: { single: '1', double: '2', complete: '3' },
  }

  const { status, body } = await change(addressOf(SUMMER), winter)

  expect(status).toBe(200)
  expect(body).toMatchObject({ periodName: 'Winter', periodType: 'late_bird', version: 2 })
  expect(await schedulesNamed(product, SUMMER.periodName)).toEqual([])
  const schedules = await schedulesNamed(product, 'Winter')
  expect(schedules.map(({ price, version }) => [price, version])).toEqual([
    ['3.00', 2],
    ['2.00', 2],
    ['1.00', 2],
  ])
  expect(schedules[0]?.createdAt).toBe('2026-11-20T09:00:00.000Z')
  expect((await actions(product)).at(-1)).toMatchObject({
    action: 'price_period.updated',
    subject_id: 'Winter/late_bird',
    details: {
      before: { periodName: 'Sommer 2027', prices: { single: '129.00' } },
      after: { periodName: 'Winter', prices: { single: '1.00' } },
    },
  })
})

test('a period that has a price for one package only gets the others when it is edited', async () => {
  const { product, change } = await startWithSession()
  await product.pool.query(`insert into price_schedules (period_name, period_type, valid_from, valid_until, package_id, price)
    values ('Halb', 'normal', '2027-06-01', '2027-06-02', 'double', 1)`)
  const half = { ...SUMMER, periodName: 'Halb' }

  const { status, body } = await change(addressOf(half), half)

  expect(status).toBe(200)
  expect(body).toMatchObject({
    prices: { single: '129.00', double: '239.50', complete: '449.99' },
    version: 2,
  })
})

test('a deleted period is removed, and the audit log contains its values', async () => {
  const { product, create, remove } = await startWithSession()
  await create(SUMMER)

  const { status, body } = await remove(addressOf(SUMMER))
  const again = await remove(addressOf(SUMMER))

  expect(status).toBe(200)
  expect(body).toMatchObject({ periodName: 'Sommer 2027', prices: { single: '129.00' } })
  expect(again).toMatchObject({ status: 404, body: { code: 'price_period.not_found' } })
  expect(await schedulesNamed(product, SUMMER.periodName)).toEqual([])
  expect((await actions(product)).at(-1)).toMatchObject({
    action: 'price_period.deleted',
    details: { before: { prices: { complete: '449.99' } } },
  })
})

test.each([
  'Früh/Spät 50%',
  'a?b#c&d=e',
  '"Zitat" und „Gänsefüßchen“',
  '100%25 %2F %zz',
  'Rück\\strich; Komma, Punkt.',
  '../../me',
  '...',
  '%2e%2e',
  '+ plus + leer',
  '🎄 Weihnachten 👩‍👩‍👧',
  '日本語 – عربى',
  '<script>alert(1)</script>',
  "'); drop table price_schedules; --",
  'x'.repeat(100),
  'normal',
  ':periodName',
  '{periodName}',
  '*',
])('the name %s finds its way through the address', async (periodName) => {
  const { product, create, change, remove } = await startWithSession()
  const period = { ...SUMMER, periodName }

  const created = await create(period)
  const changed = await change(addressOf(period), { ...period, validUntil: '2027-09-30' })
  const renamed = await change(addressOf(period), { ...period, periodName: 'Schlicht' })
  const back = await change(addressOf({ ...period, periodName: 'Schlicht' }), period)
  const stored = await schedulesNamed(product, periodName)
  const removed = await remove(addressOf(period))

  expect([created, changed, renamed, back, removed].map(({ status }) => status)).toEqual([
    201, 200, 200, 200, 200,
  ])
  expect(stored).toHaveLength(3)
  expect(await product.count('price_schedules')).toBe(6)
})

test('a name that is typed with white space or with its accents apart is found as it is stored', async () => {
  const { create, change } = await startWithSession()
  const typed = { ...SUMMER, periodName: '  Fru\u0308hling ' }

  const created = await create(typed)
  const changed = await change(addressOf(typed), typed)

  expect(created.body.periodName).toBe('Fr\u00fchling')
  expect(changed.status).toBe(200)
})

test('the same name may stand for a period of each type', async () => {
  const { create } = await startWithSession()

  const answers = await Promise.all(
    ['early_bird', 'normal', 'late_bird'].map((periodType) => create({ ...SUMMER, periodType })),
  )

  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
})

test('creating or renaming onto a name and type that are taken is refused, and nothing changes', async () => {
  const { product, create, change } = await startWithSession()
  await create(SUMMER)
  const other = { ...SUMMER, periodName: 'Herbst' }
  await create(other)

  const created = await create({ ...SUMMER, prices: { single: '1', double: '1', complete: '1' } })
  const renamed = await change(addressOf(other), SUMMER)

  for (const answer of [created, renamed]) {
    expect(answer).toMatchObject({
      status: 409,
      body: {
        code: 'price_period.exists',
        detail: 'Den Preiszeitraum „Sommer 2027“ mit diesem Preistyp gibt es schon.',
        errors: [{ path: 'periodName' }],
      },
    })
  }
  expect((await schedulesNamed(product, SUMMER.periodName)).at(-1)?.price).toBe('129.00')
  expect(await schedulesNamed(product, 'Herbst')).toHaveLength(3)
  expect(await actions(product)).toHaveLength(2)
})

test('of many simultaneous creations of one period exactly one succeeds, and the period is complete', async () => {
  const { product, create } = await startWithSession()

  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, place) =>
      create({
        ...SUMMER,
        prices: { single: `${place}`, double: `${place}`, complete: `${place}` },
      }),
    ),
  )

  const statuses = answers.map(({ status }) => status).sort()
  expect(statuses).toEqual([201, ...Array.from({ length: 9 }, () => 409)])
  const schedules = await schedulesNamed(product, SUMMER.periodName)
  expect(schedules).toHaveLength(3)
  expect(new Set(schedules.map(({ price }) => price)).size).toBe(1)
  expect(await actions(product)).toHaveLength(1)
})

test('of many simultaneous renames to one name exactly one succeeds', async () => {
  const { product, create, change } = await startWithSession()
  const names = ['A', 'B', 'C', 'D', 'E']
  for (const periodName of names) await create({ ...SUMMER, periodName })

  const answers = await Promise.all(
    names.map((periodName) =>
      change(addressOf({ ...SUMMER, periodName }), { ...SUMMER, periodName: 'Ziel' }),
    ),
  )

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
  expect(await product.count('price_schedules')).toBe(6 + 15)
  expect(await schedulesNamed(product, 'Ziel')).toHaveLength(3)
})

test('an edit based on an old version is refused and answered with the current values', async () => {
  const { create, change } = await startWithSession()
  await create(SUMMER)
  const address = addressOf(SUMMER)
  await change(address, { ...SUMMER, validUntil: '2027-09-30' }, { 'If-Match': '"1"' })

  const stale = await change(address, SUMMER, { 'If-Match': '"1"' })
  const fresh = await change(address, SUMMER, { 'If-Match': '"2"' })
  const anyhow = await change(address, SUMMER)

  expect(stale).toMatchObject({
    status: 412,
    body: {
      code: 'price_period.changed_meanwhile',
      current: {
        version: 2,
        values: { validUntil: '2027-09-30', prices: { single: '129.00' } },
        editedBy: 'chefin@example.com',
        editedAt: expect.stringMatching(/^\d{4}-/),
      },
    },
  })
  expect([fresh.body.version, anyhow.body.version]).toEqual([3, 4])
})

test.each([
  ['W/"1"', 200],
  ['"1", "7"', 200],
  ['"eins"', 412],
  ['1', 400],
  ['', 400],
])('a change with the If-Match %j is answered with %i', async (ifMatch, expected) => {
  const { create, change } = await startWithSession()
  await create(SUMMER)

  const { status } = await change(addressOf(SUMMER), SUMMER, { 'If-Match': ifMatch })

  expect(status).toBe(expected)
})

test('a period that is not there cannot be changed, whatever its address holds', async () => {
  const { change, remove } = await startWithSession()

  for (const address of [
    `${PATH}/Nirgends/normal`,
    `${PATH}/Regul%C3%A4r/early_bird`,
    `${PATH}/Regul%C3%A4r/vip`,
    `${PATH}/%ff/normal`,
    `${PATH}/%00/normal`,
    `${PATH}/%0a/normal`,
    `${PATH}/${'x'.repeat(2000)}/normal`,
  ]) {
    expect([(await change(address, SUMMER)).status, (await remove(address)).status]).toEqual([
      404, 404,
    ])
  }
})

test('a change of prices applies to the packages from the next request on', async () => {
  const { product, create, change, remove } = await startWithSession()
  const flash = {
    ...SUMMER,
    periodName: 'Aktion',
    periodType: 'early_bird',
    validFrom: '2026-11-20',
    validUntil: '2026-11-20',
    prices: { single: '99', double: '199', complete: '299' },
  }
  const single = async () => (await product.packages())[0]

  await create(flash)
  const created = await single()
  await change(addressOf(flash), { ...flash, prices: { ...flash.prices, single: '98,50' } })
  const changed = await single()
  await remove(addressOf(flash))
  const removed = await single()

  expect([created, changed, removed].map((pkg) => [pkg?.currentPrice, pkg?.daysRemaining])).toEqual(
    [
      ['99.00', 1],
      ['98.50', 1],
      ['112.00', 22],
    ],
  )
})

test.each([
  ['POST', PATH],
  ['PATCH', `${PATH}/Regul%C3%A4r/normal`],
  ['DELETE', `${PATH}/Regul%C3%A4r/normal`],
])('%s needs a session', async (method, path) => {
  const product = await lendTestProduct()

  const response = await product.request(path, {
    method,
    headers: { 'Content-Type': 'application/json' },
    ...(method === 'DELETE' ? {} : { body: JSON.stringify(SUMMER) }),
  })

  expect(response.status).toBe(401)
  expect(await product.count('price_schedules')).toBe(6)
})
