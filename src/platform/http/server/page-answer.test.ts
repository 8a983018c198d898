import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import {
  chooseRepresentation,
  type PageAnswer,
  type PageConditions,
  toPageAnswer,
  withCompressed,
} from './page-answer.ts'

const HTML = `<p>${'Guten Tag. '.repeat(200)}</p>`

const aPage = (html = HTML, status = 200, ours = { 'x-ours': 'yes' }) =>
  toPageAnswer(
    { status, html: [html], headers: new Headers({ 'Content-Type': 'text/html; charset=utf-8' }) },
    ours,
  )
const NOW = new Date('2026-11-21T10:00:30Z')
const choose = (page: PageAnswer, conditions: Partial<PageConditions>) => {
  const { headers, ...chosen } = chooseRepresentation(page, {
    acceptEncoding: undefined,
    ifNoneMatch: undefined,
    isStaff: false,
    now: NOW,
    ...conditions,
  })
  return { ...chosen, headers: Object.fromEntries(headers) }
}
const decode = {
  identity: (body: Buffer) => body,
  gzip: gunzipSync,
  br: brotliDecompressSync,
  zstd: zstdDecompressSync,
}
const asked = (acceptEncoding?: string, ifNoneMatch?: string) =>
  choose(aPage(), { acceptEncoding, ifNoneMatch })

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'zstd'],
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.1', 'gzip'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['sabr, gzipped', 'identity'],
] as const)('a browser that takes "%s" gets the page as %s', (accepted, coding) => {
  const { status, headers, body } = asked(accepted)
  expect(status).toBe(200)
  expect(headers['content-encoding']).toBe(coding === 'identity' ? undefined : coding)
  expect(headers.vary).toBe('Accept-Encoding, Cookie')
  expect(headers['x-ours']).toBe('yes')
  expect(decode[coding](body ?? Buffer.alloc(0)).toString()).toBe(HTML)
})

test('a cached page says the same in each of its representations, which are made once', async () => {
  const page = await withCompressed(aPage())
  const bodyAs = (acceptEncoding: string) =>
    choose(page, { acceptEncoding }).body ?? Buffer.alloc(0)
  expect(brotliDecompressSync(bodyAs('br')).toString()).toBe(HTML)
  expect(gunzipSync(bodyAs('gzip')).toString()).toBe(HTML)
  expect(bodyAs('identity').toString()).toBe(HTML)
  expect(bodyAs('gzip, deflate, br, zstd')).toBe(bodyAs('br'))
})

test('a page that the browser has is not sent again, whichever tag of it comes back', () => {
  const { etag = '' } = asked('br').headers
  for (const tags of [etag, `W/${etag}`, `"another", ${etag}`]) {
    const again = asked('br', tags)
    expect(again).toMatchObject({ status: 304, body: null })
    expect(again.headers.etag).toBe(etag)
  }
})

test('each form of a page has a tag of its own, and so has each page', () => {
  const tags = ['br', 'gzip', undefined].map((coding) => asked(coding))
  const other = choose(aPage('<p>Neu</p>'), { acceptEncoding: 'br' })
  const all = [...tags, other].map(({ headers }) => headers.etag)
  expect(new Set(all).size).toBe(4)
  expect(asked('gzip', all[0]).status).toBe(200)
})

test('a page that is sent with another header is another page', () => {
  expect(aPage(HTML, 200, { 'x-ours': 'no' }).hash).not.toBe(aPage().hash)
})

test('what is no page in good order is always sent', () => {
  const missing = aPage('<p>Nicht da</p>', 404)
  const { etag } = choose(missing, {}).headers
  expect(choose(missing, { ifNoneMatch: etag }).status).toBe(404)
})

test('a redirect leads where it leads', () => {
  const redirect = toPageAnswer(
    { status: 307, html: [], headers: new Headers({ Location: '/trainings' }) },
    {},
  )
  const { status, headers } = choose(redirect, { acceptEncoding: 'br', ifNoneMatch: undefined })
  expect(status).toBe(307)
  expect(headers).toMatchObject({ location: '/trainings', 'cache-control': 'private, no-cache' })
})

test('a page that caches may share says how long with each answer, and one that was sent before with the word that it is unchanged', () => {
  const page = { ...aPage(), sharedUntil: NOW.getTime() + 25_000 }
  const { etag, ...first } = choose(page, {}).headers
  const again = choose(page, { ifNoneMatch: etag })
  for (const headers of [first, again.headers]) {
    expect(headers['cache-control']).toContain(', s-maxage=20,')
    expect(headers.vary).toBe('Accept-Encoding, Cookie')
  }
  expect(again.status).toBe(304)
  expect(choose(page, { isStaff: true }).headers['cache-control']).toBe('private, no-cache')
})
