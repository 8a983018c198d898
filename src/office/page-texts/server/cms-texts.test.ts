import { describe, expect, test } from 'vitest'
import { OVERVIEW_TEXTS, TRAINING_TEXTS } from '#platform/editing/domain/page-texts.ts'
import { editCalls } from '#tests/support/product/edits.ts'
import { lendTestProduct } from '#tests/support/product/test-product.ts'
import { ADMIN } from '#tests/support/product/test-settings.ts'
import type { CmsText } from '../domain/cms-text.ts'

async function start() {
  const product = await lendTestProduct()
  const session = await product.logIn()
  return {
    product,
    edit: editCalls(product, session).text(),
    texts: async () => (await product.get<CmsText[]>('/api/admin/cms/texts', session)).body,
    text: async (key: string) => {
      const { body } = await product.get<CmsText[]>('/api/admin/cms/texts', session)
      return body.find((text) => text.section === 'trainings' && text.key === key)
    },
  }
}

test('every text is listed: the overview, then each training in the order of the shop', async () => {
  const { product, texts } = await start()
  await product.pool.query('delete from content_items')

  const list = await texts()

  expect(list).toHaveLength(OVERVIEW_TEXTS.length + 1 + 4 * (TRAINING_TEXTS.length + 1))
  expect([...new Set(list.map(({ sectionTitle }) => sectionTitle))]).toEqual([
    'Trainings-Übersicht',
    'Uhren & Zeit',
    'Brot backen',
    'Drachen bauen',
    'Pilze finden',
  ])
  expect(list[0]).toEqual({
    section: 'trainings',
    sectionTitle: 'Trainings-Übersicht',
    ...{ key: 'hero.subtitle', label: 'Unterzeile oben' },
    fallback: OVERVIEW_TEXTS[0].fallback,
    content: null,
    version: 0,
    isDefaultNewer: false,
    editedBy: null,
    editedAt: null,
  })
})

test('an edited text shows by whom and when it was edited', async () => {
  const { product, edit, text } = await start()

  await edit('trainings', 'hero.title', 'Anfangen')

  expect(await text('hero.title')).toMatchObject({
    content: 'Anfangen',
    version: 2,
    editedBy: ADMIN.email,
    editedAt: product.clock.now().toISOString(),
  })
})

test('a changed default is shown until staff accept it or confirm their own text', async () => {
  const { product, edit, text } = await start()
  const [taken, kept] = ['hero.title', 'hero.subtitle']
  await edit('trainings', taken ?? '', 'Anfangen')
  await edit('trainings', kept ?? '', 'Loslegen')
  await product.pool.query(`update content_items set based_on_default = 'Früherer Standard'`)

  const before = [await text('hero.title'), await text('hero.subtitle'), await text('format.title')]
  await edit('trainings', 'hero.title', before[0]?.fallback)
  const { body } = await edit('trainings', 'hero.subtitle', 'Loslegen')
  const after = [await text('hero.title'), await text('hero.subtitle')]

  // The third one is saved with today's default.
  expect(before.map((one) => one?.isDefaultNewer)).toEqual([true, true, false])
  expect(after.map((one) => one?.isDefaultNewer)).toEqual([false, false])
  expect(body).toMatchObject({ content: 'Loslegen', version: 2 })
})

test('a stored text that no page shows any more is listed at the end, without a default', async () => {
  const { product, texts } = await start()
  await product.pool.query(
    `insert into content_items (section, key, content) values ('training-alt', 'x', 'Alt'),
     ('trainings', 'weg', 'Weg'), ('kontakt.de', 'title', 'Der Text einer Seite, die mit ihrer Seite gelistet ist')`,
  )

  const list = await texts()

  expect(list.map(({ section }) => section)).not.toContain('kontakt.de')
  expect(list.slice(-2)).toMatchObject([
    {
      section: 'training-alt',
      sectionTitle: 'training-alt',
      label: 'x',
      content: 'Alt',
      fallback: null,
    },
    { sectionTitle: 'Trainings-Übersicht', key: 'weg', content: 'Weg', fallback: null },
  ])
})

describe('a question that staff have added', () => {
  const addOne = async ({ edit }: Awaited<ReturnType<typeof start>>) => {
    await edit('trainings', 'questions.items', 'n1')
    await edit('trainings', 'questions.n1.question', 'Ist das vegan?')
  }

  test('is listed with its texts, and no longer once it is removed', async () => {
    const parts = await start()
    await addOne(parts)
    const listed = await parts.text('questions.n1.question')
    const { status } = await parts.edit('trainings', 'questions.items', '')

    expect(listed).toMatchObject({ label: 'Eigene Frage', content: 'Ist das vegan?' })
    expect(status).toBe(200)
    expect(await parts.text('questions.n1.question')).toMatchObject({ fallback: null })
  })

  test.each([
    ['ids that are none', 'n1 N-2'],
    ['an id twice', 'n1 n1'],
    ['more than 20', Array.from({ length: 21 }, (_, index) => `n${index}`).join(' ')],
  ])('is in no list of %s', async (_, content) => {
    const { edit } = await start()

    const { status, body } = await edit('trainings', 'questions.items', content)

    expect([status, body]).toMatchObject([422, { errors: [{ path: 'content' }] }])
  })

  test.each(['hero.title', 'questions.n1.answer'])('leaves no text empty: %s', async (key) => {
    const { edit } = await start()

    expect((await edit('trainings', key, ' ')).status).toBe(422)
  })
})

test.each([
  ['search.title', 'Backkurse, {{dauer}} | {{firma}}', 200],
  ['search.title', 'Backkurse, {{dauerr}}', 422],
  ['search.training', '{{dauer}}', 422],
  ['footer.text', 'Fragt {{firma}}.', 422],
])('placeholders that nothing fills in are refused: %s, %s', async (key, content, status) => {
  const { edit } = await start()

  expect((await edit('trainings', key, content)).status).toBe(status)
})
