import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SiteFact, SiteFacts, SiteSignal } from '#tools/website-reader/domain/site-facts.ts'
import { siteChanges } from './site-changes.ts'

const fact = (text: string): SiteFact => ({ text, sources: [] })
const JOB: SiteSignal = { kind: 'jobs', ...fact('Zimmerer (m/w/d)') }
const SHOP: SiteSignal = { kind: 'shop', ...fact('Onlineshop') }
const BEFORE: SiteFacts = {
  url: 'https://www.example.com/',
  pages: [],
  kind: 'company',
  name: fact('Muster Holzbau'),
  description: null,
  size: fact('12 Leute'),
  founded: fact('1990'),
  offers: ['Dachstühle', 'Carports'].map(fact),
  audiences: [],
  prices: ['Wartung: 90 €', 'Prüfung: 40 €'].map(fact),
  references: [],
  languages: ['Deutsch'].map(fact),
  locations: [],
  signals: [JOB, SHOP],
}

function changes(after: Partial<SiteFacts>) {
  return siteChanges(BEFORE, { ...BEFORE, ...after }).map(({ kind, before, after: now }) => [
    kind,
    before?.text ?? null,
    now?.text ?? null,
  ])
}

test.each<[string, Partial<SiteFacts>, unknown[]]>([
  ['nothing', {}, []],
  ['a size', { size: fact('15 Leute') }, [['size', '12 Leute', '15 Leute']]],
  ['a description that is new', { description: fact('Baut') }, [['description', null, 'Baut']]],
  ['a year that is gone', { founded: null }, [['founded', '1990', null]]],
  [
    'a price',
    { prices: ['Wartung: 95 €', 'Prüfung: 40 €'].map(fact) },
    [['prices', 'Wartung: 90 €', 'Wartung: 95 €']],
  ],
  [
    'offers, of which one came and one went',
    { offers: ['dachstühle', 'Wintergärten'].map(fact) },
    [
      ['offers', null, 'Wintergärten'],
      ['offers', 'Carports', null],
    ],
  ],
  [
    'vacancies',
    { signals: [{ kind: 'jobs', ...fact('2 Dachdecker (m/w/d)') }, SHOP] },
    [
      ['jobs', null, '2 Dachdecker (m/w/d)'],
      ['jobs', 'Zimmerer (m/w/d)', null],
    ],
  ],
  [
    'nothing, when the names of languages are those of another screen',
    {
      languages: [fact('German')],
      signals: [JOB, { kind: 'shop', ...fact('Online shop') }],
    },
    [],
  ],
])('what changed: %s', (_what, after, expected) => {
  expect(changes(after)).toEqual(expected)
})

test('no reading differs from itself, and every new text is named', () => {
  const texts = fc.uniqueArray(fc.constantFrom('Dach', 'Tor', '9 €', 'Preis 9 €', 'Preis 8 €'))
  fc.assert(
    fc.property(texts, texts, (before, after) => {
      const [old, now] = [before, after].map((prices) => ({ ...BEFORE, prices: prices.map(fact) }))
      if (!old || !now) throw new Error('Two readings are compared.')
      expect(siteChanges(old, old)).toEqual([])
      const named = siteChanges(old, now)
      for (const text of after.filter((one) => !before.includes(one))) {
        expect(named.filter((change) => change.after?.text === text)).toHaveLength(1)
      }
      for (const text of before.filter((one) => !after.includes(one))) {
        expect(named.filter((change) => change.before?.text === text)).toHaveLength(1)
      }
    }),
  )
})
