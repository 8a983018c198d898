import { expect, test } from 'vitest'
import { PAGE_SCHEMAS } from '#app/domain/page-schemas.ts'
import { PLACEHOLDER } from '#platform/basics/domain/placeholder.ts'
import { FIRM_FACTS } from '#site/pages/domain/firm-facts.ts'
import { SAMPLE_FIRM } from '#site/pages/domain/firm-of-values.ts'
import { SERVICE_NAMES } from '#site/services/domain/service-names.ts'
import { contentProblem } from '../domain/content-problem.ts'
import { contentsOf, type PageContent } from '../domain/page-content.ts'
import { LANGUAGES, type Language } from './page-table.ts'

type Text = [path: string, text: string]

const FILES: Readonly<Record<Language, Record<string, object>>> = {
  de: import.meta.glob<object>('/src/{site,tools}/*/web/*.de.ts', { eager: true }),
  en: import.meta.glob<object>('/src/{site,tools}/*/web/*.en.ts', { eager: true }),
}
/** What the pages say whose texts staff edit, and what is said by files. */
const TEXTS: Readonly<Record<Language, Text[]>> = { de: textsIn('de'), en: textsIn('en') }

function textsIn(language: Language): Text[] {
  const samples = samplesOf(language)
    .filter(({ kind, isOptional, sample }) => isSaid(kind) && !(isOptional && !sample))
    .map(({ page, key, sample }): Text => [`${page}.${key}`, sample ?? ''])
  return [...samples, ...leaves(byName(FILES[language]))]
}

/** Every sample of a page whose texts staff edit. */
function samplesOf(language: Language): (PageContent & { page: string })[] {
  return Object.entries(PAGE_SCHEMAS).flatMap(([page, schema]) =>
    contentsOf(schema, language, new Map()).map((content) => ({ page, ...content })),
  )
}

function isSaid(kind: PageContent['kind']): boolean {
  return kind === 'line' || kind === 'paragraph'
}

/** The texts of the modules, by their path without the language. What has a name in capitals is no text. */
function byName(modules: Record<string, object>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(modules).map(([file, module]) => [
      file.replace(/\.(de|en)\.ts$/, ''),
      Object.fromEntries(Object.entries(module).filter(([name]) => name !== name.toUpperCase())),
    ]),
  )
}

/** Properties that code uses and no visitor reads. */
const NOT_SHOWN = /\.(pageKey|key|picture|anchor)$/
/** Written in the other language on purpose. */
const LANGUAGE_TOGGLE = /\.languageToggle\./
/** Texts that are the same in German and in English. */
const SAME_IN_BOTH = [
  'Admin',
  'Agenda',
  'Code',
  'Cookies',
  'Forum',
  'Innovation Flight Deck',
  'Innovation Flight Deck, 1',
  'Instagram',
  'LinkedIn',
  'Lounge',
  'Meeting Moderator',
  'Pause',
  'Storyboard',
  'Strategy Consultant',
  'Team',
  'Website',
  '600\u00a0m²',
  'https://www.example.com',
]
/** Figures without a word: "9", "40 → 3". */
const FIGURE = /^\d+(:\d\d| → \d+)?$/
const GERMAN =
  /[äöüß„]|(?<![\p{L}-])(und|oder|der|das|den|dem|des|ein|eine|mit|nicht|ist|sind|wir|ihr|auf|von|bei|zu|zum|zur)(?![\p{L}-])/iu
const ENGLISH =
  /(?<![\p{L}-])(the|and|or|with|of|is|are|you|your|we|our|to|for|from|not|what|how)(?![\p{L}-])/iu

const { de: german, en: english } = TEXTS
const firmFacts = leaves(SAMPLE_FIRM)
  .map(([, fact]) => fact)
  .concat(new URL(SAMPLE_FIRM.map.embedUrl).hostname)
  .sort((one, other) => other.length - one.length)

test('both languages have texts at all', () => {
  expect(german.length).toBeGreaterThan(250)
})

test('both languages say the same things', () => {
  expect(english.map(([path]) => path)).toEqual(german.map(([path]) => path))
})

test.each(LANGUAGES)('no text is empty or has spaces around it: %s', (language) => {
  const untidy = TEXTS[language].filter(([, text]) => !text || text !== text.trim())
  expect(untidy).toEqual([])
})

test('every text is translated, and what is not read is the same', () => {
  const translations = new Map(english)
  const same = german.filter(([path, text]) => translations.get(path) === text)
  const notShown = german.filter(([path]) => NOT_SHOWN.test(path))
  expect(same).toEqual(expect.arrayContaining(notShown))
  const untranslated = same
    .filter(([path]) => !NOT_SHOWN.test(path))
    .map(([, text]) => text)
    .filter((text) => withoutFacts(text) !== '' && !SAME_IN_BOTH.includes(text))
    .filter((text) => !isAuthor(text) && !FIGURE.test(text))
  expect(untranslated).toEqual([])
})

test('what a page fills in has no name of a fact of the firm, which is filled in first', () => {
  const names = samplesOf('de').flatMap(({ values }) => values)
  expect(names.filter((name) => Object.hasOwn(FIRM_FACTS, name))).toEqual([])
})

test('no German is left in the English texts', () => {
  expect(said(english).filter(([, text]) => GERMAN.test(text))).toEqual([])
})

test('no English is left in the German texts', () => {
  expect(said(german).filter(([, text]) => ENGLISH.test(text))).toEqual([])
})

test.each(LANGUAGES)('a service has one name: %s', (language) => {
  for (const [service, name] of Object.entries(SERVICE_NAMES)) {
    const places = [
      `home.mission.cards.${service}.title`,
      `${service}.title`,
      `services.otherServices.names.${service}`,
    ]
    const names = TEXTS[language].filter(([path]) => places.includes(path))
    expect(names.map(([, said]) => said)).toEqual(places.map(() => name[language]))
  }
})

test.each(LANGUAGES)('staff could store every sample as it is: %s', (language) => {
  const samples = samplesOf(language)
  expect(samples.length).toBeGreaterThan(100)
  const problems = samples.map((content) => [
    `${content.page}.${content.key}`,
    contentProblem(content, content.sample ?? ''),
  ])
  expect(problems.filter(([, problem]) => problem !== null)).toEqual([])
})

/** Every text with its path. A text that is a function is called with small numbers. */
function leaves(value: unknown, path = ''): Text[] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value === 'function') return [[path, String(value(1, 3))]]
  return Object.entries(value ?? {}).flatMap(([key, inner]) =>
    leaves(inner, path ? `${path}.${key}` : key),
  )
}

/** The texts that visitors read, without the firm's facts, whose names may be in any language. */
function said(texts: Text[]): Text[] {
  return texts
    .filter(([path]) => !NOT_SHOWN.test(path) && !LANGUAGE_TOGGLE.test(path))
    .map(([path, text]): Text => [path, withoutFacts(text)])
}

function withoutFacts(text: string): string {
  const words = text.replace(PLACEHOLDER, '')
  return firmFacts.reduce((rest, fact) => rest.replaceAll(fact, ''), words).trim()
}

function isAuthor(text: string): boolean {
  return german.some(([path, author]) => path.endsWith('.author') && author === text)
}
