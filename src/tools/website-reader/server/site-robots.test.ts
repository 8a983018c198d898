import { expect, test } from 'vitest'
import { type FetchedPage, type FetchPage, SiteError } from './guarded-fetch.ts'
import { createRobots } from './site-robots.ts'
import { createSiteThreads } from './site-threads.ts'

const ORIGIN = 'https://firma.example'
const threads = createSiteThreads()

async function rulesOf(answer: Partial<FetchedPage> | SiteError, url = `${ORIGIN}/seite`) {
  const fetchPage: FetchPage = async (address) => {
    if (answer instanceof SiteError) throw answer
    return {
      url: address,
      status: 200,
      redirects: 0,
      contentType: 'text/plain',
      body: Buffer.alloc(0),
      ...answer,
    }
  }
  const { signal } = new AbortController()
  return createRobots({ fetchPage, threads, token: 'AmselSiteReader', signal })(url)
}

const file = (text: string) => ({ body: Buffer.from(text) })

test.each([
  ['an empty file', file(''), true],
  ['a rule for others', file('User-agent: Anderer\nDisallow: /'), true],
  ['a rule for all', file('User-agent: *\nDisallow: /seite'), false],
  [
    'a rule for us',
    file('User-agent: *\nAllow: /\n\nUser-agent: amselsitereader\nDisallow: /'),
    false,
  ],
  [
    'an exception for us',
    file('User-agent: *\nDisallow: /\n\nUser-agent: AmselSiteReader\nAllow: /'),
    true,
  ],
  ['an error page in HTML', { ...file('<h1>Hallo</h1>'), contentType: 'text/html' }, true],
  ['404', { status: 404 }, true],
  ['403', { status: 403 }, true],
  ['endless redirects', new SiteError('tools.site_redirects'), true],
  ['a file of some other type', new SiteError('tools.site_not_html'), true],
])('%s', async (_what, answer, allowed) => {
  expect((await rulesOf(answer)).isAllowed).toBe(allowed)
})

test.each([
  ['500', { status: 500 }, 'tools.site_error'],
  ['429', { status: 429 }, 'tools.site_error'],
  [
    'a server that cannot be reached',
    new SiteError('tools.site_unreachable'),
    'tools.site_unreachable',
  ],
  ['a server that is too slow', new SiteError('tools.site_too_slow'), 'tools.site_too_slow'],
])('with %s nothing is read', async (_what, answer, code) => {
  await expect(rulesOf(answer)).rejects.toMatchObject({ code })
})

test('the crawl delay between two pages is returned', async () => {
  expect(await rulesOf(file('User-agent: *\nCrawl-delay: 5'))).toMatchObject({ crawlDelay: 5 })
})
