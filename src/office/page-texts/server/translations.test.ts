import { expect, test } from 'vitest'
import { pageDraftCalls } from '#tests/support/product/page-drafts.ts'
import { lendTestProduct } from '#tests/support/product/test-product.ts'

async function start() {
  const product = await lendTestProduct()
  const session = await product.logIn()
  const calls = pageDraftCalls(product, session)
  const drifting = async () =>
    (await calls.translations()).map(({ language, key }) => `${language} ${key}`).toSorted()
  return { product, ...calls, drifting }
}

const GERMAN = 'Wir freuen uns, von euch zu hören!'

test('a text drifts when the other language is published with other words, and says which', async () => {
  const { write, publish, translations, text, pages, drifting } = await start()
  const none = await drifting()
  await write('de', 'title', 'Schreibt uns')
  const draft = await drifting()
  await publish('de')

  expect(none).toEqual([])
  expect(draft).toEqual([])
  expect(await translations()).toEqual([
    {
      ...{ page: 'kontakt', pageLabel: 'Kontakt', editedOn: 'kontakt' },
      ...{ language: 'en', key: 'title', kind: 'line', label: 'Titel' },
      content: 'We look forward to hearing from you!',
      draft: null,
      other: 'Schreibt uns',
      was: GERMAN,
    },
  ])
  expect((await text('en', 'title')).other).toEqual({
    content: 'Schreibt uns',
    draft: null,
    was: GERMAN,
  })
  expect((await pages()).map(({ language, counts }) => [language, counts.drifting])).toEqual([
    ['de', 0],
    ['en', 1],
  ])
})

test.each([
  ['other words', 'title', 'Anders', true],
  ['more spaces', 'title', 'Wir  freuen uns, von euch   zu hören!', false],
  ['another list', 'seo.keywords', '2 1', true],
  ['another picture', 'picture', '{"image":"rooms","focus":[50,50]}', false],
])('%s of %s make the other language drift: %s → %s', async (_what, key, content, drifts) => {
  const { write, publish, drifting } = await start()

  await write('de', key, content)
  await publish('de')

  expect(await drifting()).toEqual(drifts ? [`en ${key}`] : [])
})

test('a translation that is published answers the change, and asks for none in return', async () => {
  const { write, publish, text, translations, drifting } = await start()
  await write('de', 'title', 'Schreibt uns')
  await publish('de')

  await write('en', 'title', 'Write to us')
  const { other } = await text('en', 'title')
  const [waiting] = await translations()
  await publish('en')
  const answered = await drifting()
  await write('en', 'title', 'Drop us a line')
  await publish('en')

  expect(other).toMatchObject({ was: null })
  expect(waiting).toMatchObject({ language: 'en', draft: { isProposal: false } })
  expect(answered).toEqual([])
  // A change that answers none is one that the other language may have to follow.
  expect(await drifting()).toEqual(['de title'])
})

test('texts that are published together agree, whichever was written first', async () => {
  const { write, publish, drifting } = await start()
  await write('en', 'title', 'Write to us')
  await write('de', 'title', 'Schreibt uns')
  await write('de', 'intro', 'Zwei')
  await write('en', 'intro', 'Two')

  await publish('de', 'en')

  expect(await drifting()).toEqual([])
})

test('"passt noch" keeps the words and their version, and ends the drift', async () => {
  const { product, write, publish, confirm, text, drifting } = await start()
  await write('de', 'title', 'Schreibt uns')
  await write('de', 'map.load', 'Karte zeigen')
  await publish('de')
  await write('en', 'map.load', 'Show map')
  await publish('en')
  await write('de', 'map.load', 'Die Karte zeigen')
  await publish('de')
  const before = await drifting()

  const sample = await confirm('en', 'title', 'Schreibt uns')
  const own = await confirm('en', 'map.load', 'Die  Karte zeigen')
  const again = await confirm('en', 'title', 'Schreibt uns')

  expect(before).toEqual(['en map.load', 'en title'])
  expect(await drifting()).toEqual([])
  expect(sample).toMatchObject({ status: 200, body: { version: 0, other: { was: null } } })
  expect(own).toMatchObject({ status: 200, body: { version: 1 } })
  expect(again.status).toBe(200)
  expect((await text('en', 'title')).published?.content).toBe(
    'We look forward to hearing from you!',
  )
  const { rows } = await product.pool.query(
    `select count(*)::int as count from audit_log where action = 'page.text_confirmed'`,
  )
  expect(rows).toEqual([{ count: 2 }])
  await write('de', 'title', 'Noch einmal anders')
  await publish('de')
  expect(await drifting()).toEqual(['en title'])
})

test('words that the editor did not see are not confirmed', async () => {
  const { write, publish, confirm, drifting } = await start()
  await write('de', 'title', 'Eins')
  await publish('de')
  await write('de', 'title', 'Zwei')
  await publish('de')

  const outdated = await confirm('en', 'title', 'Eins')
  const picture = await confirm('en', 'picture', 'x')
  const unknown = await confirm('en', 'heading', 'x')

  expect(outdated).toMatchObject({
    status: 412,
    body: { code: 'content.changed_meanwhile', current: { values: { content: 'Zwei' } } },
  })
  expect([picture.status, unknown.status]).toEqual([422, 422])
  expect(await drifting()).toEqual(['en title'])
})

test('a sample that is confirmed can still be written, and a draft of it published', async () => {
  const { write, publish, confirm, visible } = await start()
  await write('en', 'title', 'Write to us')
  await write('de', 'title', 'Schreibt uns')
  await publish('de')

  await confirm('en', 'title', 'Schreibt uns')
  const published = await publish('en')

  expect(published.status).toBe(200)
  expect(await visible('en', 'title')).toBe('Write to us')
})
