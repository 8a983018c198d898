import { expect, test } from 'vitest'
import { readOutline } from './page-outline-reader.ts'
import { choosePages } from './site-pages.ts'

function choose(body: string, url = 'https://firma.example/', language: 'de' | 'en' = 'de') {
  const html = Buffer.from(`<html>${body}`)
  const start = readOutline({ url, contentType: 'text/html; charset=utf-8', body: html })
  return choosePages(start, language, 4)
}

const link = (href: string, text = 'Leistungen') => `<a href="${href}">${text}</a>`

test('one page of each topic comes before a second one of the same', () => {
  const chosen = choose(
    link('/a', 'Leistungen') +
      link('/b', 'Produkte') +
      link('/c', 'Über uns') +
      link('/d', 'Karriere'),
  )

  expect(chosen.map((url) => new URL(url).pathname)).toEqual(['/a', '/c', '/d', '/b'])
})

test.each([
  ['another website', link('https://andere.example/leistungen')],
  ['another subdomain', link('https://shop.firma.example/leistungen')],
  ['a file', link('/leistungen.pdf')],
  ['a query', link('/leistungen?seite=2')],
  ['a login', link('/login', 'Unser Angebot')],
  ['the privacy policy', link('/datenschutz', 'Über uns und Datenschutz')],
  ['the start page itself', link('/index.html#leistungen')],
  ['a link that is not to be followed', '<a rel="nofollow" href="/leistungen">Leistungen</a>'],
  [
    'a page whose links are not to be followed',
    `<meta name="robots" content="noindex, nofollow">${link('/leistungen')}`,
  ],
  [
    'no page',
    link('mailto:post@firma.example') + link('javascript:leistungen()') + link('https://['),
  ],
])('%s is not chosen', (_what, body) => {
  expect(choose(body)).toEqual([])
})

test('a page about nothing that we know comes last, one in another language does not come', () => {
  const body = link('/wetter', 'Wetter') + link('/en/prices', 'Prices') + link('/jobs', 'Jobs')
  const chosen = choose(`<html lang="de">${body}`).map((url) => new URL(url).pathname)

  expect(chosen).toEqual(['/jobs', '/wetter'])
})

test('pages that search engines must not list may be read', () => {
  const body = `<meta name="robots" content="noindex">${link('/leistungen')}`

  expect(choose(body)).toEqual(['https://firma.example/leistungen'])
})

test('the same page under two addresses is chosen once, and the twin with www is the same website', () => {
  const body =
    link('/leistungen') + link('/leistungen/#team') + link('https://www.firma.example/leistungen/')

  expect(choose(body)).toHaveLength(1)
})

test('pages in the language of the start page come first', () => {
  const body = link('/de/leistungen') + link('/en/services', 'Services')

  expect(choose(body, 'https://firma.example/en/')[0]).toBe('https://firma.example/en/services')
  expect(choose(body, 'https://firma.example/de/')[0]).toBe('https://firma.example/de/leistungen')
  expect(choose(body, 'https://firma.example/', 'en')[0]).toBe('https://firma.example/en/services')
})
