import { load } from 'cheerio'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import type { EditedPage } from '#platform/rendering/domain/edited-page.ts'
import { LANGUAGES } from '#site/pages/domain/languages.ts'
import { readMarks } from '#site/pages/domain/text-marks.ts'
import { PAGES, type PageKey } from '#site/pages/web/page-table.ts'
import { lendTestProduct } from '#tests/support/product/test-product.ts'
import { NO_ASSETS } from './page-assets.ts'
import { pageEditorRoutes } from './page-editor.routes.ts'
import { pageRenderer } from './render-page.tsx'

const PUBLIC_URL = 'https://morgenfalz.example'

/** The editor of pages, and who opens it. */
async function lendEditor() {
  const { request, logIn } = await lendTestProduct()
  const log = pino()
  const editor = pageEditorRoutes({
    render: pageRenderer({ assets: NO_ASSETS, publicUrl: PUBLIC_URL, log }),
    publicUrl: PUBLIC_URL,
    policy: () => "default-src 'self'",
    read: async (path, init) => request(path, init),
  })
  const cookie = `${(await logIn()).cookie}; admin=1`
  return {
    request,
    cookie,
    open: (path: string, headers = {}) => editor.request(path, { headers }),
  }
}

test('visitors are sent to the login, and nothing is told of the drafts', async () => {
  const { open } = await lendEditor()
  for (const headers of [{}, { cookie: 'admin=1' }]) {
    const answer = await open('/bearbeiten/kontakt/de', headers)
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe('/admin/login?weiter=%2Fbearbeiten%2Fkontakt%2Fde')
  }
})

const pages = (Object.keys(PAGES) as PageKey[]).flatMap((page) =>
  LANGUAGES.map((language) => ({ page, language })),
)

test.each(pages)(
  'each text that is shown says where it is stored: $page, $language',
  async (place) => {
    const { open, cookie } = await lendEditor()
    const answer = await open(`/bearbeiten/${place.page}/${place.language}`, { cookie })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const $ = load(await answer.text())
    const data: EditedPage = JSON.parse($('[data-island="page-editor"] + script').text())
    expect(data).toMatchObject(place)
    const marked = readMarks($('#edited-page').text()).flatMap(({ place: index }) => index ?? [])
    expect(marked.length).toBeGreaterThan(2)
    expect(marked.every((index) => data.places[index])).toBe(true)
    expect($('#edited-page [data-island]')).toHaveLength(0)
    expect($('title').text()).toBe(readMarks($('title').text())[0]?.text)
  },
)
