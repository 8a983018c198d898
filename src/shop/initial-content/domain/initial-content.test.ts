import { expect, test } from 'vitest'
import { fixtureContent } from '#tests/support/fixture/fixture.ts'
import { initialContentSchema } from './initial-content.ts'

const content = fixtureContent('2026-11-20')
const [training] = content.trainings
const [single, double] = content.packages
const [period] = content.pricePeriods

test('money is read as typed, into cents', () => {
  const { packages, pricePeriods } = initialContentSchema.parse({
    ...content,
    packages: content.packages.map((pkg) => ({ ...pkg, basePrice: '140,5' })),
  })

  expect(packages.map(({ basePrice }) => basePrice)).toEqual([14_050, 14_050, 14_050])
  expect(pricePeriods[0]?.prices).toEqual({ single: 11_200, double: 20_600, complete: 37_600 })
})

test.each([
  ['no trainings', { trainings: [] }, 'trainings'],
  ['the same training twice', { trainings: [training, training] }, 'trainings'],
  ['an id that is no slug', { trainings: [{ ...training, id: 'Uhren & Zeit' }] }, 'trainings.0.id'],
  [
    'a weekday that is not that of the date',
    { trainings: [{ ...training, date: 'Montag, 7. Januar 2027' }] },
    'trainings.0.date',
  ],
  ['an empty title', { trainings: [{ ...training, title: ' ' }] }, 'trainings.0.title'],
  ['an unknown field', { trainings: [{ ...training, titel: 'x' }] }, 'trainings.0'],
  ['a package that is missing', { packages: [single, double] }, 'packages'],
  ['the same package twice', { packages: [single, double, double] }, 'packages'],
  [
    'a negative price',
    { pricePeriods: [{ ...period, prices: { ...period?.prices, single: '-1' } }] },
    'pricePeriods.0.prices.single',
  ],
  ['the same period twice', { pricePeriods: [period, period] }, 'pricePeriods'],
])('%s is refused', (_what, change, field) => {
  const { error } = initialContentSchema.safeParse({ ...content, ...change })

  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([field])
})
