import { expect, test } from 'vitest'
import { pageName } from './page-name.ts'

const HOST = 'https://www.example.com'

test.each([
  ['/', 'Muster Holzbau | Start', 'Startseite'],
  ['/en/', 'Timber houses | Muster Holzbau', 'Startseite'],
  ['/leistungen', 'Leistungen | Muster Holzbau', 'Leistungen'],
  ['/team', 'Muster Holzbau – Unser Team', 'Unser Team'],
  ['/jobs', 'Jobs', 'Jobs'],
  ['/presse-2026', '', '/presse-2026'],
  ['/%C3%BCber-uns', ' ', '/über-uns'],
  ['/100%', '', '/100%'],
  [
    '/lang',
    'Wie wir in achtundvierzig Stunden ein ganzes Dach aufstellen',
    'Wie wir in achtundvierzig Stunden ein…',
  ],
])('the page %s with the title "%s" is called "%s"', (path, title, name) => {
  const pages = [
    { url: `${HOST}/`, title: 'Muster Holzbau | Start' },
    { url: HOST + path, title },
  ]
  expect(pageName(pages, HOST + path, 'Startseite')).toBe(name)
})

test('a page of another website is called by its host too', () => {
  const pages = [
    { url: `${HOST}/`, title: 'Start' },
    { url: 'https://www.reiher.example/preise', title: 'Preise' },
  ]
  expect(pageName(pages, 'https://www.reiher.example/preise', 'Startseite')).toBe(
    'reiher.example: Preise',
  )
})
