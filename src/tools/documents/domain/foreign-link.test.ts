import { expect, test } from 'vitest'
import { foreignLinkFragment, readForeignLink } from './foreign-link.ts'

const read = (url: string) => readForeignLink(foreignLinkFragment(url).slice(1))?.href

test.each(['https://www.example.org/', 'http://example.org/a%20b?c=d&e=%23#f'])(
  '%s is read as it was written',
  (url) => {
    expect(read(url)).toBe(url)
  },
)

test('a name with umlauts is shown as it is asked for, so that it cannot look like another', () => {
  expect(readForeignLink('https://аpple.example/')?.host).toBe('xn--pple-43d.example')
})

test.each([
  '',
  '%E0%A4%A',
  'example.org',
  '//example.org',
  '/trainings',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'mailto:ida@example.org',
  'blob:https://example.org/a',
  'https://example.com@example.org/',
  'https://example.com:443@example.org/',
  `https://example.org/${'a'.repeat(2_000)}`,
])('%s leads nowhere', (text) => {
  expect(readForeignLink(text)).toBeNull()
  expect(readForeignLink(encodeURIComponent(text))).toBeNull()
})
