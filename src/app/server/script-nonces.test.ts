import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { pagePolicy } from '#platform/http/server/security-headers.ts'
import { LANGUAGE_SCRIPT } from '#platform/rendering/web/language-script.ts'
import { generateNonce, removeRouterScripts, takeScriptsWithNonce } from './script-nonces.ts'

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

/** The hashes of inline scripts that the policy of a page with this HTML allows. */
function allowedIn(html: string, nonce: string): string[] {
  const policy = pagePolicy(takeScriptsWithNonce(html, nonce).scripts, {
    frameSources: [],
    https: false,
  })
  const [, sources = ''] = /script-src 'self'([^;]*)/.exec(policy) ?? []
  return sources.split(' ').filter(Boolean)
}

test('scripts that the renderer put into a page are allowed, and the page shows nothing of their nonce', () => {
  const nonce = generateNonce()
  const html =
    `<head><meta property="csp-nonce" content="${nonce}"/><script nonce="${nonce}">one()</script>` +
    `<link rel="preload" href="/a.js" nonce="${nonce}"/></head><script class="$tsr" nonce="${nonce}" id="x">two()</script>` +
    `<script nonce="${nonce}">one()</script>`

  expect(allowedIn(html, nonce)).toEqual([hashOf('one()'), hashOf('two()')])
  expect(takeScriptsWithNonce(html, nonce).html).toBe(
    '<head><script>one()</script><link rel="preload" href="/a.js"/></head>' +
      '<script class="$tsr" id="x">two()</script><script>one()</script>',
  )
})

test.each([
  ['as it is', '<script>evil()</script>'],
  ['with a type', '<script type="module">evil()</script>'],
  ['with a nonce that was guessed', `<script nonce="${generateNonce()}">evil()</script>`],
  ['with an empty nonce', '<script nonce="">evil()</script>'],
  ['in capitals', '<SCRIPT>evil()</SCRIPT>'],
  ['around one of ours', '<script>evil()//'],
  ['with an attribute that swallows one of ours', '<script x="'],
  ['in a comment', '<!-- <script>evil()</script> -->'],
])('a script that content brought along is not allowed: %s', (_how, injected) => {
  const nonce = generateNonce()
  const html = `<p>${injected}</p><script nonce="${nonce}">own()</script>`
  expect(allowedIn(html, nonce)).toEqual([hashOf('own()')])
})

test('a page without a router keeps its data and the script of its language, and loses the router', () => {
  const nonce = generateNonce()
  const kept =
    `<script nonce="${nonce}">${LANGUAGE_SCRIPT}</script>` +
    `<script type="application/ld+json" nonce="${nonce}">{"a":1}</script>` +
    `<script type="module" src="/assets/a.js" nonce="${nonce}"></script>`
  const router = `<script class="$tsr" nonce="${nonce}">router()</script>`
  expect(removeRouterScripts(`<p>${router}</p>${kept}${router}`, nonce)).toBe(`<p></p>${kept}`)
})

test("data scripts and the product's files need no nonce", () => {
  const nonce = generateNonce()
  const html =
    `<script type="application/ld+json" nonce="${nonce}">{"no":"code"}</script>` +
    `<script type="application/json" nonce="${nonce}">{}</script>` +
    `<script type="module" src="/assets/a.js" nonce="${nonce}"></script>`
  expect(allowedIn(html, nonce)).toEqual([])
})

test('nobody can know the nonce of a page beforehand', () => {
  expect(generateNonce()).not.toBe(generateNonce())
  expect(generateNonce()).toMatch(/^[\w-]{22}$/)
})
