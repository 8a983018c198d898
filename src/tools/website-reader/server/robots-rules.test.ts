import fc from 'fast-check'
import robotsParser from 'robots-parser'
import { describe, expect, test } from 'vitest'
import { isPathAllowed, ROBOTS_MAX_BYTES, readRobotsGroup } from './robots-rules.ts'

const TOKEN = 'AmselSiteReader'
const group = (text: string) => readRobotsGroup(Buffer.from(text), TOKEN)
const allows = (text: string, path: string) => isPathAllowed(group(text), path)

/** Rules for all user agents, one line each: "+/a" allows, "-/a" disallows. */
function rules(...patterns: string[]): string {
  const lines = patterns.map(
    (pattern) => `${pattern.startsWith('+') ? 'Allow' : 'Disallow'}: ${pattern.slice(1)}`,
  )
  return ['User-agent: *', ...lines].join('\n')
}

test.each([
  ['a rule matches every path that begins with it', rules('-/a'), '/ab/c', false],
  ['nothing matches, so the path is allowed', rules('-/a'), '/b', true],
  ['an empty rule forbids nothing', rules('-'), '/a', true],
  ['the longest rule decides', rules('-/a', '+/a/b'), '/a/b/c', true],
  [
    'the longest rule decides, wherever it stands',
    rules('+/a/b', '-/a/b/c', '-/'),
    '/a/b/c',
    false,
  ],
  ['of two rules of one length the one that allows decides', rules('-/a', '+/a'), '/a', true],
  ['a star is any characters', rules('-/*/geheim'), '/a/b/geheim/c', false],
  ['a star may be nothing', rules('-/a*b'), '/ab', false],
  ['many stars are one', rules('-/***b'), '/ab', false],
  ['the pieces between stars come in their order', rules('-/*b*a'), '/a/b', true],
  ['a dollar is the end', rules('-/*.pdf$'), '/a.pdf', false],
  ['what goes on after the end does not match', rules('-/*.pdf$'), '/a.pdf?page=2', true],
  ['the end counts behind a star', rules('-/a*a$'), '/a', true],
  ['a dollar elsewhere is itself', rules('-/a$b'), '/a$b', false],
  ['letters beyond ASCII are encoded as in addresses', rules('-/über'), '/%C3%BCber', false],
  ['the case of percent codes makes no difference', rules('-/%c3%bc'), '/%C3%BCber', false],
  ['a comment is no rule', 'User-agent: * # all\nDisallow: /a # not /', '/b', true],
  ['a byte order mark is no part of the first name', `\ufeff${rules('-/a')}`, '/a', false],
  ['lines end as on any system', 'User-agent: *\r\nDisallow: /a\rDisallow: /b', '/b', false],
  [
    'a group that names us counts alone',
    `${rules('-/a')}\nUser-agent: amselsitereader/2.0\nDisallow: /b`,
    '/a',
    true,
  ],
  [
    'all groups that name us count together',
    `User-agent: ${TOKEN}\nDisallow: /a\nUser-agent: *\nAllow: /\nUser-agent: ${TOKEN}\nDisallow: /b`,
    '/a',
    false,
  ],
  [
    'a group may have several names, with a line of another kind between them',
    `User-agent: ${TOKEN}\nSitemap: https://firma.example/sitemap.xml\nUser-agent: Anderer\nDisallow: /a`,
    '/a',
    false,
  ],
  ['rules before any name are nobody’s', `Disallow: /\n${rules('-/a')}`, '/b', true],
])('%s', (_what, text, path, allowed) => {
  expect(allows(text, path)).toBe(allowed)
})

test.each([
  ['Crawl-delay: 5', 5],
  ['Crawl-delay: 0.5', 0.5],
  ['Crawl-delay: bald', 0],
  ['Crawl-delay:', 0],
  ['Disallow: /a', 0],
])('"%s" asks for a pause of %d s', (line, seconds) => {
  expect(group(`User-agent: *\n${line}`).crawlDelay).toBe(seconds)
})

describe('limits', () => {
  const padding = (bytes: number) => `# ${'x'.repeat(78)}\n`.repeat(Math.ceil(bytes / 81))

  test('what stands after 500 KiB is ignored', () => {
    const text = `User-agent: *\nDisallow: /a\n${padding(ROBOTS_MAX_BYTES)}\nDisallow: /b\n`
    const body = Buffer.from(text).subarray(0, ROBOTS_MAX_BYTES + 1)

    expect(isPathAllowed(readRobotsGroup(body, TOKEN), '/a')).toBe(false)
    expect(isPathAllowed(readRobotsGroup(body, TOKEN), '/b')).toBe(true)
  })

  test('a rule that is cut off there is no shorter rule', () => {
    const start = `User-agent: *\n${padding(ROBOTS_MAX_BYTES - 200)}`
    const rest = 'Disallow: /intern'.padStart(ROBOTS_MAX_BYTES - start.length + 6, ' ')
    const body = Buffer.from(`${start}\n${rest}`.slice(0, ROBOTS_MAX_BYTES + 1))

    expect(body.toString()).toMatch(/Disallow: \/\w*$/)
    expect(isPathAllowed(readRobotsGroup(body, TOKEN), '/preise')).toBe(true)
  })

  test('an endless line is ignored, the others count', () => {
    const text = rules(`-/${'*'.repeat(400_000)}b`, '-/a')

    expect(group(text).rules).toEqual([{ isAllowed: false, pattern: '/a' }])
  })

  test('at most 10,000 rules are read, and none of groups for other agents', () => {
    const many = 'Disallow: /x\n'.repeat(15_000)
    const text = `User-agent: Anderer\n${many}User-agent: *\n${many}`

    expect(group(text).rules).toHaveLength(10_000)
  })
})

test('every file says the same to us as to robots-parser', () => {
  const text = fc.string({ unit: fc.constantFrom('/', 'a', 'b', '*', '$', '%', '2', 'f', 'ü') })
  const field = fc.oneof(
    fc.constantFrom(
      'User-agent: *',
      `User-agent: ${TOKEN}`,
      'user-agent: Anderer/1',
      'Crawl-delay: 3',
    ),
    fc
      .tuple(fc.constantFrom('Allow', 'Disallow', 'DISALLOW '), text)
      .map(([name, value]) => `${name}:/${value}`),
    fc.constantFrom('Disallow:', '# Kommentar', '', 'Disallow: / # alles'),
  )
  const path = fc.string({ unit: fc.constantFrom('/', 'a', 'b', '$', '2', 'f', 'ü') })
  fc.assert(
    fc.property(fc.array(field, { maxLength: 20 }), path, (lines, rest) => {
      const file = lines.join('\n')
      const url = new URL(`/${rest}`.replace(/^\/+/, '/'), 'https://firma.example')
      const oracle = robotsParser('https://firma.example/robots.txt', file)
      const read = group(file)

      expect(isPathAllowed(read, url.pathname + url.search)).toBe(oracle.isAllowed(url.href, TOKEN))
      expect(read.crawlDelay).toBe(oracle.getCrawlDelay(TOKEN) ?? 0)
    }),
    { numRuns: 2000 },
  )
})
