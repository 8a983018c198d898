import { expect, test } from 'vitest'
import {
  actions,
  addressOf,
  SUMMER,
  schedulesNamed,
  startWithSession,
} from '#tests/support/product/price-periods.ts'

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
    const changed = await change(
      addressOf({ periodName: 'Vollkarte', periodType: 'normal' }),
      period,
    )

    for (const answer of [created, changed]) {
      expect(answer).toMatchObject({ status: expected, body: { detail } })
      expect(answer.headers.get('content-type')).toBe('application/problem+json')
      expect(answer.body.errors?.map((error) => error.path)).toContain(path)
    }
    expect(await product.count('price_schedules')).toBe(6)
    expect(await schedulesNamed(product, 'Vollkarte')).toHaveLength(3)
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
