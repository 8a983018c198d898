import { describe, expect, test, vi } from 'vitest'
import { PAGES } from '#site/pages/web/page-table.ts'
import { languageOf, otherLanguage, translatedPath } from './language.ts'
import { parseLanguage, storedLanguage } from './stored-language.ts'

describe('the language of an address', () => {
  test.each([
    '/',
    '/kontakt',
    '/trainings',
    '/trainings/en',
    '/english',
    '/entwurf',
    '/admin/login',
  ])('%s is German', (path) => expect(languageOf(path)).toBe('de'))

  test.each(['/en', '/en/', '/en/contact', '/en/unknown'])('%s is English', (path) =>
    expect(languageOf(path)).toBe('en'),
  )

  test('every page of the table speaks the language that the table says', () => {
    for (const { de, en } of Object.values(PAGES)) {
      expect([languageOf(de), languageOf(en)]).toEqual(['de', 'en'])
    }
  })
})

describe('the twin of an address', () => {
  test.each(Object.values(PAGES))('$de and $en lead to each other', ({ de, en }) => {
    expect(translatedPath(de)).toBe(en)
    expect(translatedPath(en)).toBe(de)
  })

  test.each([
    '/trainings',
    '/trainings/anmeldung',
    '/admin/login',
    '/en/imprint/more',
    '/gibt-es-nicht',
  ])('%s has none', (path) => expect(translatedPath(path)).toBeNull())
})

describe('the stored language', () => {
  test.each([
    ['de', 'de'],
    ['en', 'en'],
    [null, 'de'],
    ['', 'de'],
    ['EN', 'de'],
    ['en-GB', 'de'],
    ['fr', 'de'],
  ])('%j counts as %s', (stored, language) => expect(parseLanguage(stored)).toBe(language))

  test('is the default where the browser keeps nothing', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
    expect(storedLanguage()).toBe('de')
    vi.unstubAllGlobals()
  })
})

test('each language is the other of the other', () => {
  expect([otherLanguage('de'), otherLanguage('en')]).toEqual(['en', 'de'])
})
