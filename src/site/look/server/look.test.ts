import { expect, onTestFinished, test } from 'vitest'
import type { AuditEntry } from '#platform/audit-log/domain/audit-log.ts'
import type { Problem } from '#platform/basics/domain/problem.ts'
import type { Revision } from '#platform/editing/domain/revision.ts'
import { forgetFirm, OWN_LOOK } from '#tests/support/product/own-firm.ts'
import { startTestProduct } from '#tests/support/product/test-product.ts'
import { ADMIN } from '#tests/support/product/test-settings.ts'
import { SAMPLE_LOOK } from '../domain/look-schema.ts'

const PATH = '/api/admin/settings/look'

/** A product of its own: `look()` belongs to the process, and other tests find the sample in it again. */
async function start() {
  onTestFinished(forgetFirm)
  const product = await startTestProduct()
  const session = await product.logIn()
  return {
    ...product,
    session,
    read: async () => (await product.get<{ values: object; version: number }>(PATH, session)).body,
    put: (values: object, ifMatch?: string) =>
      product.send<{ values: object; version: number } & Problem>('PUT', PATH, values, {
        ...session,
        ...(ifMatch && { 'If-Match': ifMatch }),
      }),
    text: async (path: string) => (await product.request(path)).text(),
  }
}

test('a new installation has the sample, and nobody has changed it', async () => {
  const { read } = await start()
  expect(await read()).toEqual({
    values: SAMPLE_LOOK,
    version: 0,
    editedBy: null,
    editedAt: null,
  })
})

test('a look is stored with its version, a revision of each field and an entry in the log', async () => {
  const { put, get, session } = await start()

  const changed = await put(OWN_LOOK, '"0"')

  expect(changed.status).toBe(200)
  expect(changed.headers.get('etag')).toBe('"1"')
  expect(changed.body).toMatchObject({ values: OWN_LOOK, version: 1, editedBy: ADMIN.email })
  const { body: revisions } = await get<Revision[]>(
    '/api/admin/revisions?subject=setting&subjectId=look',
    session,
  )
  expect(revisions.map(({ field }) => field).sort()).toEqual(Object.keys(OWN_LOOK).sort())
  const { body: log } = await get<AuditEntry[]>('/api/admin/audit-log', session)
  expect(log).toContainEqual(
    expect.objectContaining({ action: 'setting.edited', subjectName: 'Aussehen' }),
  )
})

test('of two changes of one version the second is refused with the present values', async () => {
  const { put } = await start()
  await put(OWN_LOOK, '"0"')

  const late = await put({ ...OWN_LOOK, corners: 'soft' }, '"0"')

  expect(late).toMatchObject({
    status: 412,
    body: { code: 'content.changed_meanwhile', current: { version: 1, values: OWN_LOOK } },
  })
})

test('colours that cannot be read on each other are refused at the field, each pair with its contrast', async () => {
  const { put, read } = await start()

  const { status, body } = await put({ ...OWN_LOOK, brand: '#f2803c' }, '"0"')

  expect(status).toBe(422)
  expect(body.errors).toContainEqual({
    path: 'brand',
    message:
      'Weiße Schrift auf der Hauptfarbe hat 2,6\u00a0:\u00a01, nötig sind 4,5\u00a0:\u00a01.',
  })
  expect((await read()).version).toBe(0)
})

test('what is made after a change has the new look, without a restart', async () => {
  const { put, text, request } = await start()
  const address = async () =>
    (await request('/share/de-home-0000000000000.jpg')).headers.get('location') ?? ''
  const before = await address()
  const first = await (await request(before)).arrayBuffer()

  await put(OWN_LOOK)

  expect(JSON.parse(await text('/site.webmanifest'))).toMatchObject({
    theme_color: '#F3F6FB',
    background_color: '#F3F6FB',
  })
  const administration = await text('/admin/login')
  expect(administration).toContain('<meta name="theme-color" content="#F3F6FB">')
  expect(administration).toContain('--color-brand:#7a1f4b')
  expect(administration).toContain('href="/fonts/source-serif-text.woff2"')
  expect(await address()).not.toBe(before)
  const second = await (await request(await address())).arrayBuffer()
  expect(Buffer.from(second).equals(Buffer.from(first))).toBe(false)
})

test('a product that starts later has the stored look', async () => {
  const { put, startAnother } = await start()
  await put(OWN_LOOK)

  const another = await startAnother()

  const answer = await another.fetch(new Request('http://localhost:3000/site.webmanifest'))
  expect(await answer.json()).toMatchObject({ theme_color: '#F3F6FB' })
})
