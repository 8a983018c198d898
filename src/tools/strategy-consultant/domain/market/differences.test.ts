import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { SiteFact, SiteFacts } from '#tools/website-reader/domain/site-facts.ts'
import {
  newCompetitor,
  partiesOf,
  shortName,
  strikeKey,
  withoutPassages,
  wordsOfSite,
} from './comparison.ts'
import { isSameContent, isUnrelated, wordsIn } from './content-words.ts'
import { differencesOf } from './differences.ts'

const GERMAN = 'Wir sind für Sie da, und das nicht nur heute, sondern auch in der Zukunft.'
const ENGLISH = 'We are here for you, and not only today, with all that we can do by the hour.'

interface Site {
  name: string
  offers?: string[]
  audiences?: string[]
  prices?: string[]
  languages?: string[]
  jobs?: string[]
  passages?: string[]
  founded?: string
}

/** What a reading of an invented site finds; every fact has its passage. */
function factsOf(site: Site): SiteFacts {
  const url = `https://${site.name.toLowerCase()}.example/`
  const fact = (text: string): SiteFact => ({ text, sources: [url], quote: { page: url, text } })
  const facts = (texts: string[] = []) => texts.map(fact)
  return {
    url,
    pages: [{ url, title: site.name, passages: site.passages ?? [GERMAN] }],
    kind: 'company',
    name: fact(site.name),
    description: null,
    size: null,
    founded: site.founded ? fact(site.founded) : null,
    offers: facts(site.offers),
    audiences: facts(site.audiences),
    prices: facts(site.prices),
    references: [],
    languages: facts(site.languages),
    locations: [],
    signals: facts(site.jobs).map((job) => ({ ...job, kind: 'jobs' })),
  }
}

function competitor(site: Site, struck: string[] = []) {
  const facts = factsOf(site)
  return {
    ...newCompetitor(facts.url ?? ''),
    facts: withoutPassages(facts),
    words: wordsOfSite(facts),
    struck,
  }
}

function said(own: Site | SiteFacts, ...others: ReturnType<typeof competitor>[]) {
  const facts = 'pages' in own ? own : factsOf(own)
  return differencesOf(partiesOf(facts, others, 'wir')).map(({ evidence, ...rest }) => {
    expect(evidence.length).toBeGreaterThan(0)
    for (const { finding } of evidence) expect(finding.quote).toBeDefined()
    return rest
  })
}

describe('who names something', () => {
  test('one of several, or all but one', () => {
    const own = { name: 'A', prices: ['Dach: 90 €'], founded: '1990' }
    expect(
      said(own, competitor({ name: 'B', founded: '2001' }), competitor({ name: 'C' })),
    ).toEqual([
      { rule: 'only names', what: 'prices', name: 'A' },
      { rule: 'does not name', what: 'founded', name: 'C' },
    ])
  })

  test('nothing is said where all or none do', () => {
    expect(
      said({ name: 'A', prices: ['9 €'] }, competitor({ name: 'B', prices: ['8 €'] })),
    ).toEqual([])
    expect(said({ name: 'A' }, competitor({ name: 'B' }))).toEqual([])
  })

  test('nothing is said where the visitor typed it, struck it out, or no page was read', () => {
    const typed = { ...factsOf({ name: 'A' }), prices: [{ text: '9 €', sources: [] }] }
    const b = competitor({ name: 'B', prices: ['8 €'] })
    expect(said(typed, b)).toEqual([])
    expect(said({ ...factsOf({ name: 'A' }), url: null, pages: [] }, b)).toEqual([])
    const wrong = competitor({ name: 'C', prices: ['7 €'] }, [strikeKey('prices', { text: '7 €' })])
    expect(said({ name: 'A', prices: ['9 €'] }, wrong)).toEqual([])
  })
})

describe('what only one offers', () => {
  const own = { name: 'A', offers: ['Dachsanierung'], passages: [GERMAN, 'Reinigung von Rohren'] }

  test.each([
    ['Photovoltaik', true],
    ['Sanierung', false],
    ['Rohrreinigung', false],
    ['Dächer', false],
    ['Beratung', true],
    ['Auf dem', false],
  ])('%s: %s', (offer, isSaid) => {
    const others = said(own, competitor({ name: 'B', offers: [offer] })).filter(
      (one) => 'text' in one && one.text === offer,
    )
    expect(others).toEqual(
      isSaid ? [{ rule: 'only one with', name: 'B', text: offer, at: '' }] : [],
    )
  })

  test('and of what others offer too, that the own website says nothing of it', () => {
    const pv = (name: string) => competitor({ name, offers: ['Photovoltaik'] })
    expect(said({ name: 'A' }, pv('B'), pv('C'))).toEqual([
      { rule: 'nothing of', name: 'B', text: 'Photovoltaik', at: 'A' },
      { rule: 'nothing of', name: 'C', text: 'Photovoltaik', at: 'A' },
    ])
  })

  test('is not said of websites in different languages, or without their texts', () => {
    const english = competitor({ name: 'B', offers: ['Photovoltaics'], passages: [ENGLISH] })
    expect(said({ name: 'A' }, english)).toEqual([])
    const own = withoutPassages(factsOf({ name: 'A' }))
    expect(said(own, competitor({ name: 'B', offers: ['Photovoltaik'] }))).toEqual([])
  })
})

test('names of parties are short, and unique', () => {
  expect(shortName('Reiher Lagerbau GmbH & Co. KG')).toBe('Reiher Lagerbau')
  expect(shortName('Muster AG')).toBe('Muster')
  expect(shortName('KG')).toBe('KG')
  const parties = partiesOf(factsOf({ name: 'A' }), [competitor({ name: 'A' })], 'wir')
  expect(parties.map(({ name }) => name)).toEqual(['A', 'A (a.example)'])
})

test('no text is both the same as another one and unrelated to it', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      if (isSameContent(one, other)) expect(isUnrelated(one, wordsIn(other))).toBe(false)
    }),
    {
      examples: [
        ['Planung', 'Planungen'],
        ['Gründächer', 'Gründach'],
      ],
    },
  )
  expect(isSameContent('Planung', 'Planen')).toBe(false)
})
