import { expect, test } from 'vitest'
import type { PricePeriod } from '#domain/pricing/price-period.ts'
import type { PriceSchedule } from '#domain/pricing/price-schedule.ts'
import type { Problem } from '#domain/problem.ts'
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts'

const PATH = '/api/admin/price-periods'

const SUMMER = {
  periodName: 'Sommer 2027',
  periodType: 'normal',
  validFrom: '2027-06-01',
  validUntil: '2027-08-31',
  prices: { single: '129', double: '239.5', complete: '449,99' },
}

const addressOf = ({ periodName, periodType }: { periodName: string; periodType: string }) =>
  `${PATH}/${encodeURIComponent(periodName)}/${periodType}`

async function startWithSession() {
  const product = await startTestProduct()
  const session = await product.logIn()
  return {
    product,
    create: (period: unknown) => product.send<PricePeriod & Problem>('POST', PATH, period, session),
    change: (address: string, period: unknown, headers: Record<string, string> = {}) =>
      product.send<PricePeriod & Problem>('PATCH', address, period, { ...session, ...headers }),
    remove: async (address: string) => {
      const response = await product.request(address, { method: 'DELETE', headers: session })
      return { status: response.status, body: (await response.json()) as PricePeriod & Problem }
    },
  }
}

async function schedulesNamed(product: TestProduct, periodName: string) {
  const { body } = await product.get<PriceSchedule[]>('/api/price-schedules')
  return body.filter((schedule) => schedule.periodName === periodName)
}

async function actions(product: TestProduct) {
  const { rows } = await product.pool.query(
    `select actor, action, subject_id, details from audit_log
     where action like 'price_period.%' order by created_at, action`,
  )
  return rows
}

test('a period is created with one schedule for each package, and the audit log tells who did it', async () => {
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

test('a deleted period is gone, and the audit log keeps what it was', async () => {
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

test('of many who create the same period at once, one does, and the period is whole', async () => {
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

test('of many who rename different periods onto one name at once, one does', async () => {
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

test('an edit that is based on an old version is refused and tells what is there now', async () => {
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

test.each(['1', 'W/"1"', '"eins"', '"1", "2"', ''])(
  'the If-Match %j is refused',
  async (ifMatch) => {
    const { create, change } = await startWithSession()
    await create(SUMMER)

    const { status } = await change(addressOf(SUMMER), SUMMER, { 'If-Match': ifMatch })

    expect(status).toBe(422)
  },
)

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

const without = (key: string) =>
  Object.fromEntries(Object.entries(SUMMER).filter(([name]) => name !== key))
const priced = (single: unknown) => ({ ...SUMMER, prices: { ...SUMMER.prices, single } })

const MISSING = 'Bitte füllen Sie alle Felder aus'
const WRONG_ORDER = 'Enddatum muss nach dem Startdatum liegen'
const WRONG_PRICE = expect.stringContaining('Betrag')
const ANY = expect.any(String)

test.each<[string, unknown, number, string, unknown]>([
  ['no name', without('periodName'), 422, 'periodName', MISSING],
  ['an empty name', { ...SUMMER, periodName: ' \t ' }, 422, 'periodName', ANY],
  ['a blank name', { ...SUMMER, periodName: '   ' }, 422, 'periodName', MISSING],
  [
    'a name that is too long',
    { ...SUMMER, periodName: 'x'.repeat(101) },
    422,
    'periodName',
    'Höchstens 100 Zeichen.',
  ],
  ['a name of two lines', { ...SUMMER, periodName: 'eins\nzwei' }, 422, 'periodName', ANY],
  ['a NUL in the name', { ...SUMMER, periodName: 'eins\u0000' }, 422, 'periodName', ANY],
  ['half a surrogate pair', { ...SUMMER, periodName: 'x\ud83d' }, 422, 'periodName', ANY],
  ['the name "."', { ...SUMMER, periodName: '.' }, 422, 'periodName', ANY],
  ['the name ".."', { ...SUMMER, periodName: ' .. ' }, 422, 'periodName', ANY],
  ['a name of the wrong type', { ...SUMMER, periodName: 7 }, 400, 'periodName', ANY],
  ['no type', without('periodType'), 422, 'periodType', MISSING],
  [
    'an unknown type',
    { ...SUMMER, periodType: 'vip' },
    422,
    'periodType',
    'Diesen Preistyp gibt es nicht.',
  ],
  ['a type of the wrong type', { ...SUMMER, periodType: 1 }, 400, 'periodType', ANY],
  ['no first day', without('validFrom'), 422, 'validFrom', MISSING],
  ['an empty last day', { ...SUMMER, validUntil: '' }, 422, 'validUntil', MISSING],
  ['a last day of null', { ...SUMMER, validUntil: null }, 400, 'validUntil', ANY],
  ['a day that does not exist', { ...SUMMER, validFrom: '2027-02-30' }, 422, 'validFrom', ANY],
  ['a German day', { ...SUMMER, validFrom: '01.06.2027' }, 422, 'validFrom', ANY],
  ['a time with the day', { ...SUMMER, validFrom: '2027-06-01T00:00:00Z' }, 422, 'validFrom', ANY],
  ['the year 0', { ...SUMMER, validFrom: '0000-01-01' }, 422, 'validFrom', ANY],
  ['a year of six digits', { ...SUMMER, validUntil: '+020270-01-01' }, 422, 'validUntil', ANY],
  [
    'the end before the start',
    { ...SUMMER, validUntil: '2027-05-31' },
    422,
    'validUntil',
    WRONG_ORDER,
  ],
  ['no prices', without('prices'), 422, 'prices', MISSING],
  ['an empty price', priced(' '), 422, 'prices.single', MISSING],
  ['no price for a package', priced(undefined), 422, 'prices.single', MISSING],
  ['a price as a number', priced(149), 400, 'prices.single', ANY],
  ['a price of null', priced(null), 400, 'prices.single', ANY],
  ['prices as a list', { ...SUMMER, prices: ['1', '2', '3'] }, 400, 'prices', ANY],
  ['a negative price', priced('-1'), 422, 'prices.single', WRONG_PRICE],
  ['three decimals', priced('149.999'), 422, 'prices.single', WRONG_PRICE],
  ['grouped thousands', priced('1.234,50'), 422, 'prices.single', WRONG_PRICE],
  ['an exponent', priced('1e3'), 422, 'prices.single', WRONG_PRICE],
  ['a price in hexadecimal', priced('0x10'), 422, 'prices.single', WRONG_PRICE],
  ['a price in words', priced('NaN'), 422, 'prices.single', WRONG_PRICE],
  ['a price that is too high', priced('100000000'), 422, 'prices.single', WRONG_PRICE],
])(
  'a period with %s is refused with its field, and nothing is stored',
  async (_name, period, expected, path, detail) => {
    const { product, create, change } = await startWithSession()

    const created = await create(period)
    const changed = await change(addressOf({ periodName: 'Regulär', periodType: 'normal' }), period)

    for (const answer of [created, changed]) {
      expect(answer).toMatchObject({ status: expected, body: { detail } })
      expect(answer.headers.get('content-type')).toBe('application/problem+json')
      expect(answer.body.errors?.map((error) => error.path)).toContain(path)
    }
    expect(await product.count('price_schedules')).toBe(6)
    expect(await schedulesNamed(product, 'Regulär')).toHaveLength(3)
    expect(await actions(product)).toEqual([])
  },
)

test.each([
  ['0', '0.00'],
  ['007.5', '7.50'],
  [' 149,5 ', '149.50'],
  ['99999999.99', '99999999.99'],
])('the price %j is stored as %s', async (typed, stored) => {
  const { create } = await startWithSession()

  const { body } = await create(priced(typed))

  expect(body.prices.single).toBe(stored)
})

test.each([
  ['one day', '2027-06-01', '2027-06-01'],
  ['all of history', '0001-01-01', '9999-12-31'],
])('a period may last %s', async (_name, validFrom, validUntil) => {
  const { create } = await startWithSession()

  const { status, body } = await create({ ...SUMMER, validFrom, validUntil })

  expect(status).toBe(201)
  expect(body).toMatchObject({ validFrom, validUntil })
})

test.each([
  ['broken JSON', '{"periodName":', 400],
  ['a list', '[]', 400],
  ['null', 'null', 400],
])('%s is refused', async (_name, body, status) => {
  const { create } = await startWithSession()

  expect((await create(body)).status).toBe(status)
})

test('a change of prices is what the packages tell from the next request on', async () => {
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
      ['119.00', 22],
    ],
  )
})

test.each([
  ['POST', PATH],
  ['PATCH', `${PATH}/Regul%C3%A4r/normal`],
  ['DELETE', `${PATH}/Regul%C3%A4r/normal`],
])('%s needs a session', async (method, path) => {
  const product = await startTestProduct()

  const response = await product.request(path, {
    method,
    headers: { 'Content-Type': 'application/json' },
    ...(method === 'DELETE' ? {} : { body: JSON.stringify(SUMMER) }),
  })

  expect(response.status).toBe(401)
  expect(await product.count('price_schedules')).toBe(6)
})
