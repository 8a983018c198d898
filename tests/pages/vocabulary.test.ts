import { expect, test } from 'vitest'
import { vocabularyProblems } from '../support/vocabulary.ts'

const CONTEXT = { '@context': 'https://schema.org' }
const OFFER = { '@type': 'Offer', price: '112.00', priceCurrency: 'EUR' }
const COURSE = { ...CONTEXT, '@type': 'Course', name: 'Uhren & Zeit', offers: OFFER }

test('the check of the vocabulary finds unknown words and wrong types, at any depth, and nothing else', () => {
  const problems = [
    COURSE,
    { ...COURSE, preis: '112.00' },
    { ...COURSE, offers: { ...OFFER, currency: 'EUR' } },
    { ...COURSE, provider: { '@type': 'Place', name: 'Berlin' } },
    { ...COURSE, offers: { ...OFFER, availability: 'https://schema.org/NotForSale' } },
    { ...CONTEXT, '@type': 'Kurs', name: 'Uhren & Zeit' },
    { '@type': 'Course', name: 'without the context' },
  ].map((item) => vocabularyProblems([item]))

  expect(problems.map((found) => found.length)).toEqual([0, 1, 1, 1, 1, 1, 1])
  expect(problems[1]?.[0]).toContain('"preis"')
  expect(problems[2]?.[0]).toContain('"currency"')
}, 120_000)
