import { expect, test } from 'vitest'
import { group, line, list, paragraph, picture } from '#site/pages/domain/text-schema.ts'
import { hasDrifted } from './drift.ts'
import {
  driftingTexts,
  formerOther,
  pageStates,
  publishedWords,
  type StoredText,
} from './page-state.ts'

const TEAM = group('Seite', {
  title: line('Titel', { de: 'Titel', en: 'Title' }),
  team: list(
    'Team',
    {
      each: 'Person',
      least: 0,
      most: 5,
      item: {
        name: line('Name'),
        facts: list('Fakten', { each: 'Fakt', least: 0, most: 3, item: paragraph('Fakt') }),
        photo: picture('Foto'),
      },
    },
    [
      {
        name: { de: 'Ida', en: 'Ida' },
        facts: [{ de: 'Bäckt', en: 'Bakes' }],
        photo: { image: 'ida', alt: { de: 'Am Ofen', en: 'At the oven' } },
      },
    ],
  ),
})

function published(content: string, translatedFrom: string | null): StoredText {
  return { published: { content, version: 1, translatedFrom }, draft: null, version: 1 }
}

function drafted(content: string, translatedFrom: string | null): StoredText {
  const editor = { editedBy: 'chefin@example.com', editedAt: new Date('2026-11-20T09:00:00Z') }
  const draft = { content, translatedFrom, version: 1, basedOn: 0, isProposal: false, ...editor }
  return { published: null, draft, version: 1 }
}

function states(de: Record<string, StoredText>, en: Record<string, StoredText> = {}) {
  return pageStates(TEAM, { de: new Map(Object.entries(de)), en: new Map(Object.entries(en)) })
}

test('samples are translated from each other, also in lists of lists', () => {
  const { published: texts } = states({}).en

  expect(
    [...texts].map(([key, { words, translatedFrom }]) => [key, words, translatedFrom]),
  ).toEqual([
    ['title', 'Title', 'Titel'],
    ['team', '1', '1'],
    ['team.1.name', 'Ida', 'Ida'],
    ['team.1.facts', '1', '1'],
    ['team.1.facts.1', 'Bakes', 'Bäckt'],
    ['team.1.photo', expect.any(String), expect.any(String)],
    ['team.1.photo.alt', 'At the oven', 'Am Ofen'],
  ])
})

test('an added item is shown to staff with what it lacks, and not to visitors', () => {
  const { shown, published: visible } = states({ team: drafted('neu 1', '1') }).de

  expect([...visible.keys()]).not.toContain('team.neu.name')
  const names = [...shown.values()].filter(({ content }) => content.key.endsWith('.name'))
  expect(names.map((text) => [text.content.label, text.words, publishedWords(text)])).toEqual([
    ['Team, Person 1, Name', '', null],
    ['Team, Person 2, Name', 'Ida', 'Ida'],
  ])
})

test.each([
  ['other words', { title: published('Neu', 'Title') }, {}, ['title']],
  ['a draft', { title: drafted('Neu', 'Title') }, {}, []],
  ['another item', { team: published('1 neu', '1') }, {}, ['team']],
  [
    'an item that both have',
    { team: published('1 neu', '1 neu'), 'team.neu.name': published('Pia', null) },
    { team: published('1 neu', '1 neu'), 'team.neu.name': published('Pia B.', 'Pia') },
    [],
  ],
  ['a removed item', { team: published('', '1') }, {}, ['team']],
])('%s of the one language make texts of the other drift', (_what, de, en, keys) => {
  const drifting = driftingTexts(states(de, en), 'en')

  expect(drifting.map(({ content }) => content.key)).toEqual(keys)
})

test.each([
  ['fits what is published', drafted('New', 'Neu'), null],
  ['fits the draft of the other language', drafted('New', 'Neuer'), null],
  ['fits neither', drafted('New', 'Titel'), 'Titel'],
])('a draft that %s', (_what, draft, was) => {
  const neu = { ...drafted('Neuer', null), published: published('Neu', null).published }
  const both = states({ title: neu }, { title: draft })
  const title = both.en.shown.get('title')

  expect(title && formerOther(title, both.de)).toBe(was)
})

test.each([
  ['line', 'Eins', ' Eins\n', false],
  ['paragraph', 'Eins zwei', 'Eins\n\nzwei', false],
  ['paragraph', 'Eins zwei', 'Eins  drei', true],
  ['line', 'Eins', 'eins', true],
  ['list', '1 2', '2 1', true],
  ['picture', 'a', 'b', false],
  ['line', null, 'Eins', false],
  ['line', 'Eins', undefined, false],
] as const)(
  'a %s from %j while the other language says %j drifts: %s',
  (kind, from, now, drifts) => {
    expect(hasDrifted(kind, from, now)).toBe(drifts)
  },
)
