import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { chooseForm, toPageAnswer } from './page-answer.ts'

const HTML = `<p>${'Guten Tag. '.repeat(200)}</p>`

const aPage = (body = HTML, init: ResponseInit = {}) =>
  toPageAnswer(
    new Response(body, { headers: { 'Content-Type': 'text/html; charset=utf-8' }, ...init }),
    () => ({ 'x-ours': 'yes' }),
  )
const asked = async (acceptEncoding?: string, ifNoneMatch?: string) =>
  chooseForm(await aPage(), { acceptEncoding, ifNoneMatch })

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.1', 'gzip'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['sabr, gzipped', 'identity'],
] as const)('a browser that takes "%s" gets the page as %s', async (accepted, coding) => {
  const { status, headers, body } = await asked(accepted)
  const decode = { identity: (b: Buffer) => b, gzip: gunzipSync, br: brotliDecompressSync }[coding]
  expect(status).toBe(200)
  expect(headers['content-encoding']).toBe(coding === 'identity' ? undefined : coding)
  expect(headers.vary).toBe('Accept-Encoding')
  expect(headers['x-ours']).toBe('yes')
  expect(decode(body ?? Buffer.alloc(0)).toString()).toBe(HTML)
})

test('a page that the browser has is not sent again, whichever tag of it comes back', async () => {
  const { etag = '' } = (await asked('br')).headers
  for (const tags of [etag, `W/${etag}`, `"another", ${etag}`]) {
    const again = await asked('br', tags)
    expect(again).toMatchObject({ status: 304, body: null })
    expect(again.headers.etag).toBe(etag)
  }
})

test('each form of a page has a tag of its own, and so has each page', async () => {
  const tags = await Promise.all(['br', 'gzip', undefined].map((coding) => asked(coding)))
  const other = chooseForm(await aPage('<p>Neu</p>'), { acceptEncoding: 'br', ifNoneMatch: '' })
  const all = [...tags, other].map(({ headers }) => headers.etag)
  expect(new Set(all).size).toBe(4)
  expect((await asked('gzip', all[0])).status).toBe(200)
})

test('what is no page in good order is always sent', async () => {
  const missing = await aPage('<p>Nicht da</p>', {
    status: 404,
    headers: { 'Content-Type': 'text/html' },
  })
  const { etag } = missing.forms.identity
  expect(chooseForm(missing, { acceptEncoding: undefined, ifNoneMatch: etag }).status).toBe(404)
})

test('a redirect leads where it leads', async () => {
  const redirect = await toPageAnswer(
    new Response(null, { status: 307, headers: { Location: '/trainings' } }),
    () => ({}),
  )
  const { status, headers } = chooseForm(redirect, { acceptEncoding: 'br', ifNoneMatch: undefined })
  expect(status).toBe(307)
  expect(headers.location).toBe('/trainings')
})
