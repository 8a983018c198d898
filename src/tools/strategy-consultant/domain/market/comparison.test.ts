import { expect, test } from 'vitest'
import type { SiteFacts } from '#tools/website-reader/domain/site-facts.ts'
import { comparedRows, keptFacts, newCompetitor, partiesOf, strikeKey } from './comparison.ts'

const fact = (text: string) => ({ text, sources: [] })
const FACTS: SiteFacts = {
  url: 'https://reiher.example/',
  ...{ pages: [], kind: 'company', name: fact('Reiher'), description: null },
  ...{ size: fact('12 Leute'), founded: fact('1998'), audiences: [], languages: [], locations: [] },
  offers: [fact('Roboter'), fact('Versand')],
  prices: [fact('Roboter')],
  references: [fact('Werft')],
  signals: [
    { ...fact('Mechatronikerin'), kind: 'jobs' },
    { ...fact('Mechatronikerin'), kind: 'news' },
  ],
}

test('what was struck out in a row is left out there, and a competitor that was not read is not sent', () => {
  const struck = [
    strikeKey('offers', fact('Roboter')),
    strikeKey('founded', fact('1998')),
    strikeKey('jobs', fact('Mechatronikerin')),
  ]
  const read = { ...newCompetitor('https://reiher.example/'), facts: FACTS, struck }

  expect(keptFacts([read, newCompetitor('https://milan.example/')])).toEqual([
    {
      ...FACTS,
      offers: [fact('Versand')],
      founded: null,
      signals: [{ ...fact('Mechatronikerin'), kind: 'news' }],
    },
  ])
})

test('of the proof, only what somebody names is compared, and what was struck out can be taken back', () => {
  const own = { ...FACTS, prices: [], references: [], founded: null, size: null }
  const other = newCompetitor('https://milan.example/')
  const rowsWith = (facts: SiteFacts, struck: readonly string[]) =>
    comparedRows(partiesOf(own, [{ ...other, facts, struck }], 'Wir'))

  const always = ['offers', 'audiences', 'prices', 'languages', 'jobs']
  expect(rowsWith(own, [])).toEqual(always)
  expect(rowsWith(FACTS, [strikeKey('size', fact('12 Leute'))])).toEqual([
    ...always,
    'references',
    'founded',
    'size',
  ])
})
