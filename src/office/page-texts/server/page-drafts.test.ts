import { expect, test } from 'vitest'
import type { Problem } from '#platform/basics/domain/problem.ts'
import { CONTACT_TEXTS } from '#site/contact/domain/contact-texts.ts'
import { contentsOf } from '#site/pages/domain/page-content.ts'
import { pageDraftCalls } from '#tests/support/product/page-drafts.ts'
import { lendTestProduct } from '#tests/support/product/test-product.ts'
import { ADMIN } from '#tests/support/product/test-settings.ts'
import { saveDraft } from './page-drafts.service.ts'

async function start() {
  const product = await lendTestProduct()
  const session = await product.logIn()
  return { product, session, ...pageDraftCalls(product, session) }
}

test('a page has every text of its schema, in order, with its sample and the one of the other language', async () => {
  const { page } = await start()

  const { texts, ...about } = await page('en')

  expect(about).toEqual({ page: 'kontakt', language: 'en', label: 'Kontakt', path: '/en/contact' })
  const contents = contentsOf(CONTACT_TEXTS, 'en', new Map())
  const german = new Map(
    contentsOf(CONTACT_TEXTS, 'de', new Map()).map(({ key, sample }) => [key, sample]),
  )
  expect(texts).toEqual(
    contents.map((content) => ({
      ...content,
      version: 0,
      published: null,
      draft: null,
      other: { content: german.get(content.key), draft: null, was: null },
    })),
  )
})

test('staff see a draft, visitors see it once it is published', async () => {
  const { product, write, publish, text, visible } = await start()

  const written = await write('de', 'title', '  Schreibt uns ')
  const before = [await visible('de', 'title'), await text('de', 'title')]
  const published = await publish('de')
  const after = [await visible('de', 'title'), await text('de', 'title')]

  const draft = {
    ...{ content: 'Schreibt uns', version: 1, isProposal: false },
    ...{ editedBy: ADMIN.email, editedAt: product.clock.now().toISOString() },
  }
  expect(written).toMatchObject({ status: 200, body: { key: 'title', version: 1, draft } })
  expect(written.headers.get('etag')).toBe('"1"')
  expect(before).toMatchObject([undefined, { version: 1, published: null, draft }])
  expect(published.status).toBe(200)
  expect(after).toMatchObject([
    'Schreibt uns',
    { version: 1, published: { content: 'Schreibt uns', version: 1 }, draft: null },
  ])
})

const BAD_TEXTS: [what: string, key: string, content: unknown, status: number, words: RegExp][] = [
  ['an unknown key', 'heading', 'Neu', 422, /auf keiner Seite/],
  ['an empty text', 'title', '  ', 422, /nicht leer/],
  ['a break in a line', 'title', 'Eins\nzwei', 422, /keine Umbrüche/],
  ['an unknown placeholder', 'intro', 'Hallo {{vorname}}', 422, /gibt es hier nicht/],
  ['a text that is too long', 'title', 'a'.repeat(301), 422, /höchstens 300/],
  ['a control character', 'title', 'a\u0000b', 422, /Steuerzeichen/],
  ['a picture that is none', 'picture', 'javascript:alert(1)', 422, /Bild gibt es nicht/],
  ['a list that is none', 'seo.keywords', '1,2', 422, /nicht lesbar/],
  ['a list that is too long', 'seo.keywords', '1 2 3 4 5 6 7 8 9 10 11 12 13', 422, /höchstens 12/],
  ['a text of an item that is not there', 'seo.keywords.neu', 'Neu', 422, /auf keiner Seite/],
  ['a number', 'title', 7, 400, /falschen Typ/],
]

test('a text that does not fit is refused at its field, with a sentence', async () => {
  const { product, write } = await start()

  for (const [what, key, content, status, words] of BAD_TEXTS) {
    const answer = await write('de', key, content)
    expect.soft(answer.status, what).toBe(status)
    expect.soft(answer.body.detail, what).toMatch(words)
  }
  const { body } = await write('de', 'title', '')
  expect(body.errors).toEqual([{ path: 'content', message: 'Dieser Text darf nicht leer sein.' }])
  expect(await product.count('content_drafts')).toBe(0)
})

test('a draft that says what is published goes, and saving the same words changes nothing', async () => {
  const { product, write, publish, drafts, text } = await start()
  const { published } = await text('de', 'title')
  const sample = (await text('de', 'title')).sample ?? ''

  await write('de', 'title', sample)
  const unchanged = await product.count('content_drafts')
  await write('de', 'title', 'Neu')
  await write('de', 'title', sample)
  const back = await drafts('de')
  await write('de', 'title', 'Neu')
  const { body: first } = await write('de', 'title', 'Neu')
  await publish('de')
  await write('de', 'title', 'Anders')
  await write('de', 'title', 'Neu')

  expect(published).toBeNull()
  expect(unchanged).toBe(0)
  expect(back).toEqual([])
  expect(first.draft?.version).toBe(first.version)
  expect(await drafts('de')).toEqual([])
  expect((await text('de', 'title')).published?.content).toBe('Neu')
})

test('no version of a text stands for two wordings, also after a draft was discarded', async () => {
  const { write, discard, publish, drafts, text } = await start()
  const wordings = new Map<number, Set<string>>()
  const see = async () => {
    const { version, draft, published, sample } = await text('de', 'title')
    const words = draft?.content ?? published?.content ?? sample ?? ''
    wordings.set(version, (wordings.get(version) ?? new Set()).add(words))
  }

  for (const content of ['Eins', 'Zwei', 'Drei']) {
    await write('de', 'title', content)
    await see()
    await discard('de', await drafts('de'))
    await see()
    await write('de', 'title', `${content}, veröffentlicht`)
    await see()
    await publish('de')
    await see()
  }

  expect([...wordings.values()].every(({ size }) => size === 1)).toBe(true)
})

test('an older version is refused with the present words and their editor', async () => {
  const { product, write, publish, discard, drafts } = await start()
  const editor = { editedBy: ADMIN.email, editedAt: product.clock.now().toISOString() }
  const sample = (await write('de', 'title', 'Eins', '"7"')).body.current

  await write('de', 'title', 'Eins', '"0"')
  const draft = (await write('de', 'title', 'Zwei', '"0"')).body.current
  await publish('de')
  const samePublished = await write('de', 'title', 'Zwei', '"1"')
  await discard('de', await drafts('de'))
  const published = (await write('de', 'title', 'Drei', '"2"')).body.current

  expect(sample).toMatchObject({ version: 0, editedBy: null, editedAt: null })
  expect(draft).toEqual({ version: 1, values: { content: 'Eins' }, ...editor })
  expect(samePublished).toMatchObject({ status: 200, body: { draft: { content: 'Zwei' } } })
  expect(published).toEqual({ version: 3, values: { content: 'Eins' }, ...editor })
})

test('of drafts of one text at once with the same version one is stored, the others told', async () => {
  const { write, text } = await start()
  const words = ['Eins', 'Zwei', 'Drei', 'Vier']

  const answers = await Promise.all(
    words.map(async (word) => ({ word, ...(await write('de', 'title', word, '"0"')) })),
  )

  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412, 412, 412])
  const stored = answers.find(({ status }) => status === 200)?.word
  expect((await text('de', 'title')).draft).toMatchObject({ content: stored, version: 1 })
  const refused = answers.filter(({ status }) => status === 412)
  expect(refused.map(({ body }) => body.current?.values.content)).toEqual([stored, stored, stored])
})

test('drafts of different texts at once are all stored', async () => {
  const { write, drafts } = await start()
  const keys = ['title', 'intro', 'map.title', 'map.load', 'seo.title']

  const answers = await Promise.all([
    ...keys.map((key) => write('de', key, 'Neu', '"0"')),
    ...keys.map((key) => write('en', key, 'New', '"0"')),
  ])

  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  for (const language of ['de', 'en'] as const)
    expect((await drafts(language)).map(({ key }) => key).toSorted()).toEqual(keys.toSorted())
})

test('drafts are discarded as they were seen, one or all', async () => {
  const { product, write, discard, drafts } = await start()
  await write('de', 'title', 'Eins')
  await write('de', 'intro', 'Zwei')
  await write('de', 'map.load', 'Drei')
  const seen = await drafts('de')
  await write('de', 'intro', 'Zwei, anders')

  const refused = await discard('de', seen)
  const still = await drafts('de')
  const one = await discard('de', [{ key: 'title', version: 1 }])
  const gone = await discard('de', [{ key: 'title', version: 1 }])
  const all = await discard('de', await drafts('de'))

  expect(refused).toMatchObject({
    status: 409,
    body: {
      code: 'page.drafts_changed',
      errors: [{ path: 'de/intro', message: `Einleitung: zuletzt geändert von ${ADMIN.email}.` }],
    },
  })
  expect(still).toHaveLength(3)
  expect(one.body.texts.filter(({ draft }) => draft).map(({ key }) => key)).toEqual([
    'intro',
    'map.load',
  ])
  expect(gone).toMatchObject({
    status: 409,
    body: { errors: [{ message: 'Titel: Diesen Entwurf gibt es nicht mehr.' }] },
  })
  expect(all.status).toBe(200)
  expect(await drafts('de')).toEqual([])
  expect(await product.count('revisions')).toBe(0)
})

test('an item is added by its list; what it lacks is asked for at publication alone', async () => {
  const { write, publish, publishSeen, text, visible, page } = await start()

  const list = await write('de', 'seo.keywords', '3 neu 1')
  const added = await text('de', 'seo.keywords.neu')
  const missing = await publish('de')
  await write('de', 'seo.keywords.neu', 'Brotbacken')
  const withoutItem = await publishSeen([
    { language: 'de', drafts: [{ key: 'seo.keywords', version: 1 }] },
  ])
  const published = await publish('de')
  const keys = (await page('de')).texts.map(({ key }) => key)

  expect(list.status).toBe(200)
  expect(added).toMatchObject({ sample: null, published: null, draft: null, other: null })
  const problem =
    'Suche und geteilte Links, Stichwörter, Stichwort 2: Dieser Text darf nicht leer sein.'
  for (const refused of [missing, withoutItem])
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'page.not_ready', errors: [{ path: 'de/seo.keywords.neu', message: problem }] },
    })
  expect(missing.body.detail).toContain(problem)
  expect(published.status).toBe(200)
  expect(await visible('de', 'seo.keywords.neu')).toBe('Brotbacken')
  expect(keys.filter((key) => key.startsWith('seo.keywords.'))).toEqual([
    'seo.keywords.3',
    'seo.keywords.neu',
    'seo.keywords.1',
  ])
})

test('what somebody wrote into an item is there again when the item is brought back', async () => {
  const { write, publish, publishSeen, drafts, visible } = await start()
  await write('de', 'seo.keywords.2', 'Ort')
  await write('de', 'seo.keywords', '1 3')
  const list = (await drafts('de')).filter(({ key }) => key === 'seo.keywords')

  const removed = await publishSeen([{ language: 'de', drafts: list }])
  const without = await drafts('de')
  await write('de', 'seo.keywords', '1 2 3')
  const again = await drafts('de')
  await publish('de')

  expect(removed.status).toBe(200)
  expect(without).toEqual([])
  expect(again.map(({ key }) => key)).toEqual(['seo.keywords', 'seo.keywords.2'])
  expect(await visible('de', 'seo.keywords.2')).toBe('Ort')
})

test('a proposal is marked until a person saves it as it is', async () => {
  const { product, write, text } = await start()
  const pages = {
    schemas: { kontakt: CONTACT_TEXTS },
    pathOf: () => null,
    editedOn: (page: string) => page,
  }
  const propose = (content: string) =>
    saveDraft(
      product.db,
      pages,
      { page: 'kontakt', language: 'en' },
      { key: 'title', content },
      { actor: ADMIN.email, now: product.clock.now(), expected: null, isProposal: true },
    )

  await propose('Write to us')
  const proposed = (await text('en', 'title')).draft
  const accepted = await write('en', 'title', 'Write to us', '"1"')
  await propose('Write to us')

  expect(proposed).toMatchObject({ content: 'Write to us', isProposal: true })
  expect(accepted.body.draft).toMatchObject({ content: 'Write to us', isProposal: false })
  expect((await text('en', 'title')).draft?.isProposal).toBe(false)
})

test('each act is in the audit log, with the name of the page or text', async () => {
  const { product, session, write, publish, discard, drafts, confirm, restore } = await start()
  await write('de', 'title', 'Neu')
  await write('en', 'title', 'New')
  const { body } = await publish('de')
  await confirm('en', 'title', 'Neu')
  await discard('en', await drafts('en'))
  await write('de', 'title', 'Noch neuer')
  await publish('de')
  await restore('de', body[0]?.id ?? '')

  const { rows } = await product.pool.query(
    `select action, subject_id, details from audit_log where action like 'page.%' order by action, subject_id`,
  )
  const { body: log } = await product.get<{ subjectId: string; subjectName: string }[]>(
    '/api/admin/audit-log?q=kontakt',
    session,
  )

  const [text, german, english] = ['kontakt.de/title', 'kontakt.de', 'kontakt.en']
  const title = { texts: ['Titel'] }
  expect(rows).toEqual([
    { action: 'page.draft_saved', subject_id: text, details: {} },
    { action: 'page.draft_saved', subject_id: text, details: {} },
    { action: 'page.draft_saved', subject_id: 'kontakt.en/title', details: {} },
    { action: 'page.drafts_discarded', subject_id: english, details: title },
    { action: 'page.publication_restored', subject_id: german, details: title },
    { action: 'page.published', subject_id: german, details: title },
    { action: 'page.published', subject_id: german, details: title },
    { action: 'page.text_confirmed', subject_id: 'kontakt.en/title', details: {} },
  ])
  expect(log).toHaveLength(rows.length)
  expect(new Map(log.map((entry) => [entry.subjectId, entry.subjectName]))).toEqual(
    new Map([
      [text, 'Kontakt (Deutsch), Titel'],
      ['kontakt.en/title', 'Kontakt (Englisch), Titel'],
      [german, 'Kontakt (Deutsch)'],
      [english, 'Kontakt (Englisch)'],
    ]),
  )
})

test.each(['/api/admin/pages/nichts/de', '/api/admin/pages/toString/de'])(
  '%s is no page',
  async (path) => {
    const { product, session } = await start()

    const read = await product.get<Problem>(path, session)
    const published = await product.send<Problem>(
      'POST',
      `${path.replace('/de', '')}/publish`,
      { languages: [{ language: 'de', drafts: [{ key: 'title', version: 1 }] }] },
      session,
    )

    expect([read.status, published.status]).toEqual([404, 404])
    expect(read.body.code).toBe('page.not_found')
  },
)
