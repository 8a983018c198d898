import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import type { AuditEntry } from '#platform/audit-log/domain/audit-log.ts'
import type { Problem } from '#platform/basics/domain/problem.ts'
import type { Revision } from '#platform/editing/domain/revision.ts'
import { forgetFirm, OWN_FIRM } from '#tests/support/product/own-firm.ts'
import { startTestProduct } from '#tests/support/product/test-product.ts'
import { ADMIN } from '#tests/support/product/test-settings.ts'

const PATH = '/api/admin/settings/marks'
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 60" onload="alert(1)"><script>alert(2)</script><circle cx="30" cy="30" r="28" fill="#b1452b"/><path d="M70 20h160v20H70z" fill="#b1452b"/></svg>'
const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="30" fill="#b1452b"/></svg>'

interface Marks {
  values: { logo: string; logoOnDark: string; icon: string }
  version: number
  editedBy: string | null
}

/** A product of its own: `firm()` belongs to the process, and other tests find the sample in it again. */
async function start() {
  onTestFinished(forgetFirm)
  const product = await startTestProduct()
  const session = await product.logIn()
  async function upload(file: string | Uint8Array<ArrayBuffer>, as: HeadersInit = session) {
    const body = new FormData()
    body.set('file', new File([file], 'logo'))
    const response = await product.request(`${PATH}/files`, { method: 'POST', headers: as, body })
    const answer: { path: string } & Problem = await response.json()
    return { status: response.status, body: answer }
  }
  return {
    ...product,
    session,
    upload,
    /** The path of an uploaded file. */
    pathOf: async (file: string | Uint8Array<ArrayBuffer>) => (await upload(file)).body.path,
    put: (values: Partial<Marks['values']>, ifMatch?: string) =>
      product.send<Marks & Problem>(
        'PUT',
        PATH,
        { logo: '', logoOnDark: '', icon: '', ...values },
        { ...session, ...(ifMatch && { 'If-Match': ifMatch }) },
      ),
    nameOwnFirm: () =>
      product.send('PUT', '/api/admin/settings/firm/contact', OWN_FIRM.contact, session),
    text: async (path: string) => (await product.request(path)).text(),
  }
}

async function png(width: number, height: number, background = '#b1452b') {
  const picture = sharp({ create: { width, height, channels: 4, background } })
  return new Uint8Array(await picture.png().toBuffer())
}

/** The colours at these places of a picture. */
async function pixelsOf(response: Response, ...places: [left: number, top: number][]) {
  const bytes = Buffer.from(await response.arrayBuffer())
  return Promise.all(places.map(([left, top]) => pixelOf(bytes, left, top)))
}

async function pixelOf(bytes: Buffer, left: number, top: number) {
  const pixel = { left, top, width: 1, height: 1 }
  return [...(await sharp(bytes).removeAlpha().extract(pixel).raw().toBuffer())]
}

test('an SVG is cleaned, kept under the name of its content, and opened by itself it does nothing', async () => {
  const { upload, pathOf, request } = await start()

  const { status, body } = await upload(LOGO)

  expect(status).toBe(201)
  expect(body.path).toMatch(/^\/marks\/[0-9a-f]{32}-1000x250\.svg$/)
  expect(await pathOf(LOGO)).toBe(body.path)
  const file = await request(body.path)
  expect(await file.text()).not.toMatch(/script|onload/)
  expect(Object.fromEntries(file.headers)).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringMatching(/^default-src 'none'; .*sandbox/),
  })
  const drawn = await request(body.path.replace('.svg', '.png'))
  expect(await sharp(await drawn.arrayBuffer()).metadata()).toMatchObject({
    width: 960,
    height: 240,
  })
})

test('a PNG is encoded anew, and a large one made smaller', async () => {
  const { pathOf, request } = await start()
  const withNote = new Uint8Array(
    await sharp(await png(2400, 600))
      .withExif({ IFD0: { Copyright: 'geheim' } })
      .png()
      .toBuffer(),
  )

  const path = await pathOf(withNote)

  expect(path).toMatch(/-1600x400\.png$/)
  const bytes = Buffer.from(await (await request(path)).arrayBuffer())
  expect((await sharp(bytes).metadata()).exif).toBeUndefined()
})

test.each([
  ['a text', 415, 'mark.wrong_format', 'Ich bin kein Bild.'],
  ['HTML', 415, 'mark.wrong_format', '<html><script>alert(1)</script></html>'],
  ['bytes', 415, 'mark.wrong_format', new Uint8Array([0xff, 0xd8, 0xff, 0xe0])],
  ['half a PNG', 422, 'mark.unreadable', new Uint8Array([0x89, 80, 78, 71, 13, 10, 26, 10, 0, 0])],
  ['an empty file', 422, 'mark.no_file', ''],
  [
    'an SVG without content',
    422,
    'mark.empty',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>',
  ],
  [
    'an SVG with a font from elsewhere',
    422,
    'mark.loads_others',
    `${LOGO.slice(0, -6)}<style>@import "https://x.example"</style></svg>`,
  ],
  ['a large file', 413, 'mark.too_large', `${LOGO}${' '.repeat(512_000)}`],
  ['a very large file', 413, 'mark.too_large', ' '.repeat(2_000_000)],
] as const)('%s is refused with a sentence', async (_, status, code, file) => {
  const { upload } = await start()

  const answer = await upload(file)

  expect(answer).toMatchObject({ status, body: { code, detail: expect.stringMatching(/\w.*\.$/) } })
})

test('logo and icon are stored with version, revisions and an entry in the log', async () => {
  const { pathOf, put, get, session } = await start()
  const logo = await pathOf(LOGO)

  const changed = await put({ logo }, '"0"')
  const late = await put({}, '"0"')

  expect(changed).toMatchObject({
    status: 200,
    body: { values: { logo, logoOnDark: '', icon: '' }, version: 1, editedBy: ADMIN.email },
  })
  expect(late).toMatchObject({
    status: 412,
    body: { code: 'content.changed_meanwhile', current: { version: 1, values: { logo } } },
  })
  const { body: revisions } = await get<Revision[]>(
    '/api/admin/revisions?subject=setting&subjectId=marks',
    session,
  )
  expect(revisions).toMatchObject([{ field: 'logo', before: '', after: logo }])
  const { body: log } = await get<AuditEntry[]>('/api/admin/audit-log', session)
  expect(log).toContainEqual(
    expect.objectContaining({ action: 'setting.edited', subjectName: 'Logo und Icon' }),
  )
})

test('only files that were uploaded, and have the form of their place, are stored', async () => {
  const { pathOf, put } = await start()
  const [logo, square, small] = await Promise.all([
    pathOf(LOGO),
    pathOf(await png(600, 600)),
    pathOf(await png(300, 300)),
  ])
  const unknown = logo.replace(/[0-9a-f]{32}/, '0'.repeat(32))

  expect(await put({ logo: unknown })).toMatchObject({
    status: 422,
    body: { code: 'mark.unknown_file' },
  })
  for (const wrong of [
    { logo: '/images/share.jpg' },
    { logo: 'https://x.example/a.svg' },
    { icon: logo },
    { icon: small },
  ])
    expect(await put(wrong), JSON.stringify(wrong)).toMatchObject({ status: 422 })
  expect((await put({ logo, logoOnDark: square, icon: square })).status).toBe(200)
})

test('while the sample is shown, pages have its drawing and its icons', async () => {
  const { text } = await start()

  const page = await text('/admin/login')

  expect(page).toContain('<link rel="icon" href="/favicon.svg" type="image/svg+xml">')
  expect(page).not.toContain('?v=')
  expect(page).toContain('"marks":null')
})

test('a firm without files is shown by its name, and by the first letter of it', async () => {
  const { nameOwnFirm, request, text } = await start()
  await nameOwnFirm()

  const page = await text('/admin/login')

  const [, address = ''] = /rel="icon" href="(\/favicon\.svg\?v=[^"]+)"/.exec(page) ?? []
  const icon = await request(address)
  expect(icon.headers.get('cache-control')).toContain('immutable')
  expect(await icon.text()).toMatch(/^<svg .*<path /)
  const home = await request('/apple-touch-icon.png')
  expect(home.headers.get('cache-control')).toBe('public, max-age=3600')
  expect(await pixelsOf(home, [2, 2])).toEqual([[0x0e, 0x4a, 0x3f]])
  const tab = await request('/favicon.ico')
  const ico = Buffer.from(await tab.arrayBuffer())
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32])
  expect(await sharp(ico.subarray(22)).metadata()).toMatchObject({ format: 'png', width: 32 })
})

test('the own logo and icon are shown at once, and a new file has a new address', async () => {
  const { pathOf, put, nameOwnFirm, request, text } = await start()
  await nameOwnFirm()
  const [logo, icon] = await Promise.all([pathOf(LOGO), pathOf(ICON)])

  await put({ logo, icon })
  const first = await text('/admin/login')
  await put({ logo, icon: await pathOf(await png(600, 600, '#2b45b1')) })
  const second = await text('/admin/login')

  expect(first).toContain(`"marks":{"logo":"${logo}"`)
  const addressIn = (page: string) => /rel="apple-touch-icon" href="([^"]+)"/.exec(page)?.[1] ?? ''
  expect(addressIn(first)).not.toBe(addressIn(second))
  expect(second).toContain('type="image/png" sizes="192x192"')
  const home = await request(addressIn(second))
  expect(await pixelsOf(home, [90, 90], [0, 0])).toEqual(Array(2).fill([0x2b, 0x45, 0xb1]))
  const manifest = await text('/site.webmanifest')
  expect(manifest).toContain('/icon-512.png?v=')
})

test('an icon keeps out of the corners that home screens cut off', async () => {
  const { pathOf, put, request } = await start()
  await put({ icon: await pathOf(ICON) })

  const home = await request('/icon-192.png')

  expect(await pixelsOf(home, [96, 96], [8, 96])).toEqual([
    [0xb1, 0x45, 0x2b],
    [0xff, 0xfa, 0xf3],
  ])
})

test('an own logo is in mails, previews and what search engines read', async () => {
  const product = await start()
  await product.nameOwnFirm()
  const before = await product.text('/api/firm')
  expect(before).toContain('"marks":{"logo":""')
  const logo = await product.pathOf(LOGO)
  await product.put({ logo })

  const { mailFirm } = await import('#app/server/product.ts')
  expect(mailFirm().logo).toEqual({ path: logo.replace('.svg', '.png'), width: 1000, height: 250 })
  const share = await product.request('/share/firm-0000000000000.jpg')
  expect(share.status).toBe(302)
  const picture = await product.request(share.headers.get('location') ?? '')
  expect(picture.headers.get('content-type')).toBe('image/jpeg')
  const [mark = []] = await pixelsOf(picture, [64 + 38, 84])
  expect(mark[0]).toBeGreaterThan(mark[2] ?? 0)
  expect(mark).not.toEqual([0xff, 0xfa, 0xf3])
})
