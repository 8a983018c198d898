import { expect, test } from 'vitest'
import { PAGES } from '#site/pages/web/page-table.ts'
import { LANGUAGE_SCRIPT } from './language-script.ts'

/** Runs the script as a browser would on a page, and returns the target of its redirect. */
function leadsTo(address: string, stored: string | null): string | null {
  const { pathname, search, hash } = new URL(address, 'https://morgenfalz.example')
  let target: string | null = null
  const location = { pathname, search, hash, replace: (url: string) => (target = url) }
  const localStorage = { getItem: (key: string) => (key === 'language' ? stored : null) }
  const document = { documentElement: { style: {} } }
  new Function('location', 'localStorage', 'document', 'addEventListener', LANGUAGE_SCRIPT)(
    location,
    localStorage,
    document,
    () => undefined,
  )
  return target
}

test.each(Object.values(PAGES))('who chose English comes from $de to $en', ({ de, en }) => {
  expect(leadsTo(de, 'en')).toBe(en)
})

test('search and hash go along', () => {
  expect(leadsTo('/kontakt?von=brief#main', 'en')).toBe('/en/contact?von=brief#main')
})

test.each([null, 'de', 'EN', 'fr', ''])('a stored %j leads nowhere', (stored) => {
  expect(leadsTo('/', stored)).toBeNull()
})

test.each(['/trainings', '/admin/login', '/constructor', '/en', '/en/contact'])(
  'from %s nobody is led away',
  (path) => {
    expect(leadsTo(path, 'en')).toBeNull()
    expect(leadsTo(path, 'de')).toBeNull()
  },
)
