import { describe, expect, test } from 'vitest'
import { PAGES } from '#site/pages/web/page-table.ts'
import { languageOf, otherLanguage, translatedPath } from './language.ts'

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

test('each language is the other of the other', () => {
  expect([otherLanguage('de'), otherLanguage('en')]).toEqual(['en', 'de'])
})
