import { pino } from 'pino'
import { expect, test } from 'vitest'
import { PAGES } from '#site/pages/web/page-table.ts'
import { lendTestProduct } from '#tests/support/product/test-product.ts'
import { NO_ASSETS } from './page-assets.ts'
import { findLostPage, readsParameters } from './page-parameters.ts'
import { pageRenderer } from './render-page.tsx'

test.each([
  ['/gibt-es-nicht', '/404'],
  ['/gibt/es/auch/nicht', '/404'],
  ['/en/no-such-page', '/en/404'],
  ['/Trainings', '/404'],
  ['/EN', '/404'],
  ['/en/Imprint', '/en/404'],
  ['/%', '/404'],
  ['/%E0%A4%A', '/404'],
  ['/trainings/%', '/404'],
  ['/en/%', '/en/404'],
  ['/', null],
  ['/en', null],
  ['/trainings', null],
  ['/trainings/kurs-0', null],
  ['/trainings/', null],
  ['/trainings/kurs-0/unterlagen', null],
  ['/trainings/kurs-0/nichts', '/404'],
])('the page that stands for %s is %s', (path, page) => {
  expect(findLostPage(path)).toBe(page)
})

test.each([
  ['/trainings/anmeldung', '?training=kurs-1-uhren'],
  ['/trainings/anmeldung', '?utm_source=brief&package=single'],
  ['/trainings/anmeldung', '?schritt=2'],
  ['/trainings/unterlagen', '?kurs-1-uhren=ja&kurs-2-brot=ja'],
  ['/tools/strategy-consultant', '?url=example.org'],
  ['/en/tools/strategy-consultant', '?step=facts'],
  ['/tools/innovation-flight-deck', '?embed=1'],
  ['/en/tools/innovation-flight-deck', '?sprint=3&fbclid=abc'],
  ['/tools/meeting-moderator', '?embed=1'],
])('the page of %s depends on %s', (path, search) => {
  expect(readsParameters(path, search)).toBe(true)
})

test.each([
  ['/', '?utm_source=newsletter&utm_medium=email'],
  ['/', '?training=kurs-1-uhren'],
  ['/en', '?gclid=abc'],
  ['/trainings', '?package=single'],
  ['/trainings/kurs-1-uhren', '?fbclid=abc'],
  ['/trainings/anmeldung', '?n=1'],
  ['/trainings/anmeldung', '?training='],
  ['/trainings/unterlagen', '?utm_source=ja&kurs-1-uhren=1'],
  ['/tools/meeting-moderator', '?embed=2'],
  ['/tools/strategy-consultant', '?__proto__=1&%'],
  ['/gibt-es-nicht', '?embed=1'],
  ['/kontakt', '?'],
])('the page of %s is the same with %s', (path, search) => {
  expect(readsParameters(path, search)).toBe(false)
})

const PUBLIC_URL = 'http://localhost:3000'
const WITHOUT_MEANING = '?utm_source=newsletter&gclid=12345678901234567890&n=1&n=2&leer='
const PATHS = [
  ...Object.values(PAGES).flatMap(({ de, en }) => [de, en]),
  '/trainings',
  '/trainings/kurs-1-uhren',
  '/trainings/unterlagen',
  '/trainings/anmeldung',
]

/** A renderer that returns a page's whole HTML for exactly the given address. */
async function aRenderer() {
  const { request } = await lendTestProduct()
  const render = pageRenderer({
    assets: NO_ASSETS,
    publicUrl: PUBLIC_URL,
    log: pino({ enabled: false }),
  })
  return async (address: string) => {
    const { html } = await render(new Request(PUBLIC_URL + address), request)
    return html.join('')
  }
}

test('a page is the same with parameters that mean nothing: the cached one fits what the browser makes of its address', async () => {
  const htmlOf = await aRenderer()
  for (const path of PATHS) {
    const plain = await htmlOf(path)
    const tracked = await htmlOf(path + WITHOUT_MEANING)
    // Compared with `===`, because a failed assertion would print both long pages.
    expect.soft(tracked === plain, path).toBe(true)
  }
})
