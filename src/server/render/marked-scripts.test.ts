import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { pagePolicy } from '../http/security-headers.ts'
import { drawMark, takeMarkedScripts } from './marked-scripts.ts'

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

/** The hashes of inline scripts that the policy of a page with this HTML allows. */
function allowedIn(html: string, mark: string): string[] {
  const policy = pagePolicy(takeMarkedScripts(html, mark).scripts, {
    frameSources: [],
    https: false,
  })
  const [, sources = ''] = /script-src 'self'([^;]*)/.exec(policy) ?? []
  return sources.split(' ').filter(Boolean)
}

test('scripts that the renderer put into a page are allowed, and the page shows nothing of their mark', () => {
  const mark = drawMark()
  const html =
    `<head><meta property="csp-nonce" content="${mark}"/><script nonce="${mark}">one()</script>` +
    `<link rel="preload" href="/a.js" nonce="${mark}"/></head><script class="$tsr" nonce="${mark}" id="x">two()</script>` +
    `<script nonce="${mark}">one()</script>`

  expect(allowedIn(html, mark)).toEqual([hashOf('one()'), hashOf('two()')])
  expect(takeMarkedScripts(html, mark).html).toBe(
    '<head><script>one()</script><link rel="preload" href="/a.js"/></head>' +
      '<script class="$tsr" id="x">two()</script><script>one()</script>',
  )
})

test.each([
  ['as it is', '<script>evil()</script>'],
  ['with a type', '<script type="module">evil()</script>'],
  ['with a mark that was guessed', `<script nonce="${drawMark()}">evil()</script>`],
  ['with an empty mark', '<script nonce="">evil()</script>'],
  ['in capitals', '<SCRIPT>evil()</SCRIPT>'],
  ['around one of ours', '<script>evil()//'],
  ['with an attribute that swallows one of ours', '<script x="'],
  ['in a comment', '<!-- <script>evil()</script> -->'],
])('a script that content brought along is not allowed: %s', (_how, injected) => {
  const mark = drawMark()
  const html = `<p>${injected}</p><script nonce="${mark}">own()</script>`
  expect(allowedIn(html, mark)).toEqual([hashOf('own()')])
})

test('data needs no permission, and files of ours have it already', () => {
  const mark = drawMark()
  const html =
    `<script type="application/ld+json" nonce="${mark}">{"no":"code"}</script>` +
    `<script type="application/json" nonce="${mark}">{}</script>` +
    `<script type="module" src="/assets/a.js" nonce="${mark}"></script>`
  expect(allowedIn(html, mark)).toEqual([])
})

test('nobody can know the mark of a page beforehand', () => {
  expect(drawMark()).not.toBe(drawMark())
  expect(drawMark()).toMatch(/^[\w-]{22}$/)
})
