import { once } from 'node:events'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import type { Revision } from '#platform/editing/domain/revision.ts'
import { pageDraftCalls } from '#tests/support/product/page-drafts.ts'
import { lendTestProduct, type TestProduct } from '#tests/support/product/test-product.ts'
import { ADMIN } from '#tests/support/product/test-settings.ts'

async function start(product?: TestProduct) {
  const lent = product ?? (await lendTestProduct())
  const session = await lent.logIn()
  return { product: lent, session, ...pageDraftCalls(lent, session) }
}

test('both languages are published at once, with a revision of each text', async () => {
  const { product, session, write, publish, publications, visible, pages } = await start()
  await write('de', 'title', 'Schreibt uns')
  await write('de', 'intro', 'Wir antworten.')
  await write('en', 'title', 'Write to us')

  const { status, body } = await publish('de', 'en')

  expect(status).toBe(200)
  const about = { publishedBy: ADMIN.email, publishedAt: product.clock.now().toISOString() }
  expect(body).toEqual([
    { id: expect.any(String), ...about },
    { id: expect.any(String), ...about },
  ])
  expect([await publications('de'), await publications('en')]).toEqual([[body[0]], [body[1]]])
  expect(await visible('de', 'title')).toBe('Schreibt uns')
  expect(await visible('de', 'intro')).toBe('Wir antworten.')
  expect(await visible('en', 'title')).toBe('Write to us')
  const { body: revisions } = await product.get<Revision[]>('/api/admin/revisions', session)
  expect(revisions).toHaveLength(3)
  expect(revisions).toContainEqual(
    expect.objectContaining({
      subject: 'content',
      subjectId: 'kontakt.de/title',
      field: 'content',
      before: 'Wir freuen uns, von euch zu hören!',
      after: 'Schreibt uns',
      version: 1,
      editedBy: ADMIN.email,
      createdAt: about.publishedAt,
      publicationId: body[0]?.id,
    }),
  )
  expect(
    (await pages()).map(({ language, lastPublication }) => [language, lastPublication]),
  ).toEqual(
    expect.arrayContaining([
      ['de', body[0]],
      ['en', body[1]],
    ]),
  )
})

test('one language is published, the drafts of the other stay', async () => {
  const { write, publish, drafts, visible, pages } = await start()
  const samplesOf = async () => (await pages()).map(({ counts }) => counts.samples)
  const [german = 0, english = 0] = await samplesOf()
  await write('de', 'title', 'Schreibt uns')
  await write('en', 'title', 'Write to us')

  await publish('en')

  expect(await drafts('de')).toEqual([{ key: 'title', version: 1 }])
  expect(await visible('de', 'title')).toBeUndefined()
  expect(await visible('en', 'title')).toBe('Write to us')
  expect(await samplesOf()).toEqual([german, english - 1])
  expect((await pages()).map(({ counts }) => counts.drafts)).toEqual([1, 0])
})

test('what was not seen is not published, in either language', async () => {
  const { product, write, drafts, publishSeen, visible } = await start()
  await write('de', 'title', 'Eins')
  await write('en', 'title', 'One')
  await write('en', 'intro', 'Two')
  const seen = [
    { language: 'de' as const, drafts: await drafts('de') },
    { language: 'en' as const, drafts: await drafts('en') },
  ]
  await write('en', 'intro', 'Two, once more')

  const refused = await publishSeen(seen)

  expect(refused).toMatchObject({
    status: 409,
    body: {
      code: 'page.drafts_changed',
      errors: [{ path: 'en/intro', message: `Einleitung: zuletzt geändert von ${ADMIN.email}.` }],
    },
  })
  expect(await visible('de', 'title')).toBeUndefined()
  expect(await product.count('publications')).toBe(0)
  expect(await product.count('revisions')).toBe(0)
})

test('a draft of a text that is published otherwise meanwhile is not published until it is saved again', async () => {
  const { product, write, publish, visible } = await start()
  await write('de', 'title', 'Eins')
  await publish('de')
  await write('de', 'title', 'Zwei')
  // As an import of content does.
  await product.pool.query(
    `update content_items set content = 'Importiert', version = version + 1 where section = 'kontakt.de'`,
  )

  const refused = await publish('de')
  const again = await write('de', 'title', 'Zwei')
  const published = await publish('de')

  expect(refused.status).toBe(409)
  expect([again.status, published.status]).toEqual([200, 200])
  expect(await visible('de', 'title')).toBe('Zwei')
})

test('of publications of the same drafts at once one happens', async () => {
  const { product, write, drafts, publishSeen } = await start()
  await write('de', 'title', 'Eins')
  await write('de', 'intro', 'Zwei')
  const seen = [{ language: 'de' as const, drafts: await drafts('de') }]

  const answers = await Promise.all([1, 2, 3].map(() => publishSeen(seen)))

  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  expect(await product.count('publications')).toBe(1)
  expect(await product.count('revisions')).toBe(2)
})

test('what somebody types while the page is published is neither lost nor published unseen', async () => {
  const { product, write, drafts, publishSeen, text } = await start()
  for (let round = 0; round < 20; round += 1) {
    await write('de', 'title', `Gesehen ${round}`)
    await write('de', 'intro', `Gesehen ${round}`)
    const before = await text('de', 'title')
    const seen = [{ language: 'de' as const, drafts: await drafts('de') }]
    const typed = `Getippt ${round}`

    const [published, written] = await Promise.all([
      publishSeen(seen),
      write('de', 'title', typed, `"${before.version}"`),
    ])

    const title = await text('de', 'title')
    expect(written.status).toBe(200)
    expect(title.draft?.content).toBe(typed)
    expect([200, 409]).toContain(published.status)
    expect(title.published?.content).toBe(
      published.status === 200 ? `Gesehen ${round}` : before.published?.content,
    )
  }
  const { rows } = await product.pool.query(
    `select 1 from revisions where after::text like '%Getippt%'`,
  )
  expect(rows).toEqual([])
})

test('cached pages are made anew by a publication, and not by a draft', async () => {
  const { product, write, publish } = await start()
  const client = new pg.Client(product.config.databaseUrl)
  await client.connect()
  onTestFinished(() => client.end())
  await client.query('listen page_content')
  const heard: string[] = []
  client.on('notification', ({ payload = '' }) => heard.push(payload))
  const END = 'end of this test'

  await write('de', 'title', 'Neu')
  await product.pool.query(`select pg_notify('page_content', 'between')`)
  await publish('de')
  await product.pool.query(`select pg_notify('page_content', $1)`, [END])
  while (heard.at(-1) !== END) await once(client, 'notification')

  expect(heard.indexOf('between')).toBe(0)
  expect(heard.length).toBeGreaterThan(2)
})

test('a page is shown as it was with each publication, and brought back as drafts', async () => {
  const { write, publish, publications, publication, restore, page, drafts, text } = await start()
  const states: string[][] = []
  const words = async () => {
    const { texts } = await page('de')
    return texts.map(({ key, draft, published, sample }) => {
      return `${key}: ${draft?.content ?? published?.content ?? sample}`
    })
  }
  const changes: [string, string][][] = [
    [['title', 'Eins']],
    [
      ['seo.keywords', '2 neu'],
      ['seo.keywords.neu', 'Brotbacken'],
      ['intro', 'Zwei'],
    ],
    [
      ['title', 'Drei'],
      ['seo.keywords', '1 3'],
    ],
    [['intro', 'Vier']],
  ]
  for (const change of changes) {
    for (const [key, content] of change) await write('de', key, content)
    await publish('de')
    states.push(await words())
  }
  await write('de', 'intro', 'Fünf')

  const list = (await publications('de')).toReversed()
  const shown = await Promise.all(list.map(({ id }) => publication('de', id)))

  expect(list).toHaveLength(4)
  expect(shown.map(({ texts }) => texts.map(({ key, content }) => `${key}: ${content}`))).toEqual(
    states,
  )
  expect(shown[2]?.changes).toEqual(
    expect.arrayContaining([
      { key: 'title', label: 'Titel', before: 'Eins', after: 'Drei' },
      expect.objectContaining({ key: 'seo.keywords', before: '2 neu', after: '1 3' }),
    ]),
  )
  expect(shown[1]?.changes).toContainEqual(
    expect.objectContaining({ key: 'seo.keywords.neu', before: null, after: 'Brotbacken' }),
  )
  for (const [index, { id }] of list.entries()) {
    expect((await restore('de', id, await drafts('de'))).status).toBe(200)
    expect(await words()).toEqual(states[index])
  }
  expect((await text('de', 'title')).published?.content).toBe('Drei')
  await restore('de', list[0]?.id ?? '', await drafts('de'))
  await publish('de')
  expect(await words()).toEqual(states[0])
})

test('a former state replaces only drafts that were seen', async () => {
  const { write, publish, drafts, restore, text } = await start()
  await write('de', 'title', 'Eins')
  const { body } = await publish('de')
  await write('de', 'intro', 'Zwei')
  const seen = await drafts('de')
  await write('de', 'map.load', 'Drei')

  const refused = await restore('de', body[0]?.id ?? '', seen)
  const other = await restore('en', body[0]?.id ?? '')

  expect(refused).toMatchObject({ status: 409, body: { errors: [{ path: 'de/map.load' }] } })
  expect((await text('de', 'intro')).draft?.content).toBe('Zwei')
  expect(other).toMatchObject({ status: 404, body: { code: 'publication.not_found' } })
})
