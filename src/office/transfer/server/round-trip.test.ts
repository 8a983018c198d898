import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { contentIn, jsonOf, transferCalls } from '#tests/support/product/content-transfer.ts'
import { forgetFirm, OWN_FIRM } from '#tests/support/product/own-firm.ts'
import { startTestProduct } from '#tests/support/product/test-product.ts'
import type { SiteContent } from './site-content.service.ts'

const WORDS = ['Brot', 'Öl', '🥐', '<b>', '{{firma}}', '"', '\\', '&amp;', "d'accord", '訓', '1/2']
const line = fc
  .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 6 })
  .map((words) => words.join(' '))
const text = fc.array(line, { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n\n'))
const price = fc.integer({ min: 0, max: 99_999 }).map((cents) => (cents / 100).toFixed(2))
const day = fc
  .integer({ min: 1, max: 28 })
  .map((number) => `2027-02-${String(number).padStart(2, '0')}`)

const period = fc
  .record({
    periodName: line,
    periodType: fc.constantFrom('early_bird' as const, 'normal' as const, 'late_bird' as const),
    days: fc.tuple(day, day).map((both) => both.toSorted()),
    prices: fc.record({ single: price, double: price, complete: price }),
  })
  .map(({ days: [validFrom = '', validUntil = ''], prices, ...name }) => ({
    ...name,
    ...{ validFrom, validUntil, prices },
  }))

const training = fc.record({
  ...{ title: line, subtitle: line, description: text, targetAudience: text, outcome: text },
  objectives: fc.array(line, { minLength: 1, maxLength: 4 }),
  agenda: fc.subarray(['10 Min.: Ankommen', '60 Min.: Üben', '20 Min.: Zeigen']),
  visible: fc.boolean(),
})
const date = fc.record({ capacity: fc.integer({ min: 1, max: 99 }), trainer: line, note: line })

/** Another content of the same site: everything that staff can change there. */
function contentsLike(present: SiteContent): fc.Arbitrary<SiteContent> {
  return fc
    .record({
      trainings: fc.shuffledSubarray(present.trainings, {
        minLength: present.trainings.length,
      }),
      changes: fc.array(training, { minLength: 4, maxLength: 4 }),
      dates: fc.array(date, { minLength: 4, maxLength: 4 }),
      features: fc.array(line, { minLength: 1, maxLength: 3 }),
      basePrice: price,
      pricePeriods: fc.uniqueArray(period, {
        maxLength: 4,
        selector: ({ periodName, periodType }) => `${periodName}/${periodType}`,
      }),
      heading: line,
      title: fc.record({ de: line, en: line }),
      intro: fc.record({ de: line, en: line }),
      former: fc.option(line, { nil: undefined }),
      voices: fc.shuffledSubarray(['1', '2', '3'], { minLength: 1 }),
      name: line,
    })
    .map(({ trainings, changes, dates, features, basePrice, pricePeriods, ...texts }) => {
      const { heading, title, intro, former, voices, name } = texts
      const drifts = former !== undefined && former !== title.de
      return {
        ...present,
        trainings: trainings.map((one, index) => ({
          ...one,
          ...changes[index],
          dates: one.dates?.map((own) => ({ ...own, ...dates[index] })) ?? [],
        })),
        packages: present.packages.map((one) => ({ ...one, features, basePrice })),
        pricePeriods: pricePeriods.toSorted(byNames),
        texts: {
          ...present.texts,
          trainings: {
            ...present.texts.trainings,
            'hero.title': heading.replaceAll('{{firma}}', '{firma}'),
          },
          'kontakt.de': { title: title.de, intro: intro.de },
          'kontakt.en': { title: title.en, intro: intro.en },
          'home.de': { 'testimonials.items': voices.join(' ') },
        },
        translatedFrom: drifts ? { 'kontakt.en': { title: former } } : {},
        settings: { firm_contact: { ...OWN_FIRM.contact, name } },
      }
    })
}

function byNames(one: SiteContent['pricePeriods'][number], other: typeof one): number {
  const keyOf = ({ validFrom, periodName, periodType }: typeof one) =>
    JSON.stringify([validFrom, periodName, periodType])
  return keyOf(one) > keyOf(other) ? 1 : -1
}

test('whatever a site says, it says what it imported, and importing that again changes nothing', async () => {
  onTestFinished(forgetFirm)
  const product = await startTestProduct()
  const session = await product.logIn()
  const { exported, preview, previewAndApply } = transferCalls(product, session)
  const content = async () => contentIn(await exported())

  await fc.assert(
    fc.asyncProperty(contentsLike(await content()), async (wanted) => {
      const file = jsonOf(wanted)
      const { status, body } = await previewAndApply(file, 'deletePeriods=true')
      expect(status, JSON.stringify(body)).toBe(200)
      expect(await content()).toEqual(wanted)
      const again = await preview(file, 'deletePeriods=true')
      expect(new Set(again.body.lines.map(({ effect }) => effect))).toEqual(new Set(['same']))
    }),
    { numRuns: 20 },
  )
})
