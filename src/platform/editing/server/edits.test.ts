import { expect, test } from 'vitest'
import type { Package } from '#shop/prices/domain/package.ts'
import type { Training } from '#shop/trainings/domain/training.ts'
import { editCalls } from '#tests/support/product/edits.ts'
import { lendTestProduct } from '#tests/support/product/test-product.ts'
import { ADMIN } from '#tests/support/product/test-settings.ts'
import type { ContentItem } from '../domain/content-item.ts'
import type { Revision } from '../domain/revision.ts'

type Started = Awaited<ReturnType<typeof start>>

async function start() {
  const product = await lendTestProduct()
  const session = await product.logIn()
  const edit = editCalls(product, session)
  return {
    ...product,
    session,
    editTraining: edit.training<Training>('kurs-1-uhren'),
    editPackage: edit.package<Package>('double'),
    editText: edit.text<ContentItem>(),
    revisions: async (search = '') =>
      (await product.get<Revision[]>(`/api/admin/revisions${search}`, session)).body,
  }
}

test('edits of a training, a package and a text are visible in the public API', async () => {
  const { editTraining, editPackage, editText, ...product } = await start()

  const training = await editTraining({
    title: '  Uhren & Zeit, neu  ',
    objectives: ['Eins', 'Zwei'],
  })
  const pkg = await editPackage({ name: 'Zweierpaket', badge: null })
  const text = await editText('trainings', 'hero.title', 'Anfangen statt warten')

  expect(training).toMatchObject({
    status: 200,
    body: { title: 'Uhren & Zeit, neu', objectives: ['Eins', 'Zwei'], version: 2 },
  })
  expect(training.headers.get('etag')).toBe('"2"')
  expect(pkg).toMatchObject({ status: 200, body: { name: 'Zweierpaket', badge: null, version: 2 } })
  expect(pkg.headers.get('etag')).toBe('"2"')
  expect(text).toMatchObject({
    status: 200,
    body: {
      section: 'trainings',
      key: 'hero.title',
      contentType: 'text',
      content: 'Anfangen statt warten',
      version: 2,
    },
  })
  expect(text.headers.get('etag')).toBe('"2"')
  // The answer to staff says besides whether and where the shop shows it.
  const shown = (await product.trainings()).find(({ id }) => id === training.body.id)
  expect(shown && { ...training.body, ...shown }).toEqual(training.body)
  expect(await product.packages()).toContainEqual(pkg.body)
  const { body: content } = await product.get<ContentItem[]>('/api/cms/content')
  expect(content).toContainEqual(text.body)
})

test('each change of a field is stored as a revision, and each edit in the audit log', async () => {
  const { editTraining, editPackage, editText, ...product } = await start()
  const [before] = await product.trainings()

  await editTraining({ title: 'Neu', outcome: 'Auch neu', time: before?.time })
  await editPackage({ badge: null })
  await editText('trainings', 'hero.title', 'Anfangen')

  expect(await product.revisions('?subject=training')).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        subject: 'training',
        subjectId: 'kurs-1-uhren',
        field: 'title',
        before: before?.title,
        after: 'Neu',
        version: 2,
        editedBy: ADMIN.email,
        createdAt: product.clock.now().toISOString(),
      }),
      expect.objectContaining({ field: 'outcome', before: before?.outcome, after: 'Auch neu' }),
    ]),
  )
  expect(await product.revisions()).toHaveLength(4)
  expect(await product.revisions('?subject=package&field=badge')).toMatchObject([{ after: null }])
  const { rows } = await product.pool.query(
    `select action, subject_id, details from audit_log where action like '%.edited' order by action`,
  )
  expect(rows).toEqual([
    {
      action: 'content.edited',
      subject_id: 'trainings/hero.title',
      details: { fields: ['content'] },
    },
    { action: 'package.edited', subject_id: 'double', details: { fields: ['badge'] } },
    {
      action: 'training.edited',
      subject_id: 'kurs-1-uhren',
      details: { fields: ['title', 'outcome'] },
    },
  ])
})

test('a field that is set to the value it has changes nothing', async () => {
  const { editTraining, editPackage, editText, ...product } = await start()
  const [training] = await product.trainings()
  const [, pkg] = await product.packages()

  const answers = [
    await editTraining({ title: training?.title, methods: training?.methods }),
    await editPackage({ features: pkg?.features }),
    await editText('trainings', 'benefits.heading', ' Warum teilnehmen? '),
  ]

  expect(answers.map(({ status, body }) => [status, body.version])).toEqual([
    [200, 1],
    [200, 1],
    [200, 1],
  ])
  expect(await product.count('revisions')).toBe(0)
})

test('a text that is not stored yet has version 0 and holds its default', async () => {
  const { editText, ...product } = await start()
  await product.pool.query('delete from content_items')

  const stale = await editText('training-kurs-3-drachen', 'section.methods.heading', 'Neu', '"1"')
  const unchanged = await editText(
    'training-kurs-3-drachen',
    'section.methods.heading',
    'Methoden & Tools',
  )
  const stored = await editText('training-kurs-3-drachen', 'section.methods.heading', 'Neu', '"0"')

  expect(stale).toMatchObject({
    status: 412,
    body: { current: { version: 0, values: { content: 'Methoden & Tools' }, editedBy: null } },
  })
  expect(unchanged).toMatchObject({ status: 200, body: { version: 0 } })
  expect(stored).toMatchObject({ status: 200, body: { version: 1 } })
  expect(await product.revisions()).toMatchObject([{ before: 'Methoden & Tools', after: 'Neu' }])
  const { rows } = await product.pool.query('select content, based_on_default from content_items')
  expect(rows).toEqual([{ content: 'Neu', based_on_default: 'Methoden & Tools' }])
})

const CONDITIONS: [what: string, ifMatch: string, status: number][] = [
  ['the version in force', '"2"', 200],
  ['its weak form', 'W/"2"', 200],
  ['one of several', '"1", W/"2" ,"7"', 200],
  ['any', '*', 200],
  ['an older one', '"1"', 412],
  ['several others', '"1","3"', 412],
  ['a tag that is none of ours', '"abc"', 412],
  ['no tag', '2', 400],
  ['nothing', '', 400],
  ['half a tag', '"2', 400],
  ['two tags without a comma', '"1" "2"', 400],
]

test('an edit happens when one of the versions that it names is in force', async () => {
  const { editTraining } = await start()
  let { version } = (await editTraining({ title: 'Neu' })).body

  for (const [what, ifMatch, status] of CONDITIONS) {
    // The cases are written for version 2 of a training.
    const tags = ifMatch.replaceAll(/\d/g, (digit) => String(Number(digit) - 2 + version))
    const answer = await editTraining({ title: `Neu, ${what}` }, tags)
    expect.soft(answer.status, what).toBe(status)
    version = answer.status === 200 ? answer.body.version : version
  }
})

test('an edit of an older version is answered with the current values, their editor and time', async () => {
  const { editTraining, editPackage, editText, clock } = await start()
  await editTraining({ title: 'Eins' }, '"1"')
  await editPackage({ tagline: 'Eins' }, '"1"')
  await editText('trainings', 'hero.title', 'Eins', '"1"')
  const since = { version: 2, editedBy: ADMIN.email, editedAt: clock.now().toISOString() }

  const refused = [
    await editTraining({ title: 'Zwei' }, '"1"'),
    await editPackage({ tagline: 'Zwei' }, '"1"'),
    await editText('trainings', 'hero.title', 'Zwei', '"1"'),
  ]

  expect(refused).toMatchObject([
    { status: 412, body: { current: { ...since, values: { title: 'Eins' } } } },
    { status: 412, body: { current: { ...since, values: { tagline: 'Eins' } } } },
    { status: 412, body: { current: { ...since, values: { content: 'Eins' } } } },
  ])
  for (const { body } of refused) {
    expect(body).toMatchObject({
      code: 'content.changed_meanwhile',
      detail: 'Dieser Inhalt wurde inzwischen von jemand anderem geändert.',
    })
  }
})

test.each([
  ['training', ({ editTraining }: Started, title: string) => editTraining({ title }, '"1"')],
  ['package', ({ editPackage }: Started, name: string) => editPackage({ name }, '"1"')],
  [
    'text',
    ({ editText }: Started, text: string) => editText('trainings', 'hero.title', text, '"1"'),
  ],
  [
    'text that was not stored',
    ({ editText }: Started, text: string) => editText('trainings', 'hero.title', text, '"0"'),
  ],
])(
  'of edits of one %s at once with the same version one is stored, the others told',
  async (what, send) => {
    const started = await start()
    if (what === 'text that was not stored') await started.pool.query('delete from content_items')

    const words = ['Eins', 'Zwei', 'Drei', 'Vier']
    const answers = await Promise.all(
      words.map(async (word) => ({ word, status: (await send(started, word)).status })),
    )

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412, 412, 412])
    const stored = answers.find(({ status }) => status === 200)?.word
    expect(await started.revisions()).toMatchObject([{ after: stored }])
  },
)

test('simultaneous edits without a version are all stored, one after the other', async () => {
  const { editTraining, editText, ...product } = await start()
  const words = ['Eins', 'Zwei', 'Drei', 'Vier', 'Fünf']

  await Promise.all([
    ...words.map((title) => editTraining({ title })),
    ...words.map((word) => editText('trainings', 'hero.title', word)),
  ])

  for (const search of ['?subject=training', '?subject=content']) {
    const revisions = (await product.revisions(search)).toSorted((a, b) => a.version - b.version)
    expect(revisions.map(({ version }) => version)).toEqual([2, 3, 4, 5, 6])
    expect(revisions.map(({ after }) => after).toSorted()).toEqual(words.toSorted())
    expect(revisions.slice(1).map(({ before }) => before)).toEqual(
      revisions.slice(0, -1).map(({ after }) => after),
    )
  }
})

const BAD_TRAININGS: [what: string, body: unknown, status: number, words: string | RegExp][] = [
  ['an unknown field', { titel: 'x' }, 422, 'Dieses Feld lässt sich hier nicht ändern.'],
  ['a field that is derived', { startsAt: null }, 422, 'Dieses Feld lässt sich hier nicht ändern.'],
  ['one bad field among good ones', { title: 'x', version: 7 }, 422, /nicht ändern/],
  ['an empty text', { title: '   ' }, 422, 'Der Text darf nicht leer sein.'],
  ['an empty longer text', { description: '\n' }, 422, 'Der Text darf nicht leer sein.'],
  ['an empty item', { objectives: ['a', ' '] }, 422, 'Der Text darf nicht leer sein.'],
  ['no item', { methods: [] }, 422, 'Mindestens ein Eintrag muss bleiben.'],
  ['a part of the agenda without minutes', { agenda: ['Ankommen'] }, 422, /mit den Minuten/],
  ['a part of the agenda without an end', { agenda: ['481 Ankommen'] }, 422, /1 bis 480/],
  ['a control character', { title: 'a\u0000b' }, 422, /Steuerzeichen/],
  ['nothing', {}, 422, 'Es wurde nichts geändert.'],
  ['an image of a foreign script', { heroImage: 'javascript:alert(1)' }, 422, /https-Adresse/],
  ['an image of a foreign host', { heroImage: '//evil.example/x.png' }, 422, /https-Adresse/],
  ['a board of a foreign host', { boardImage: 'http://evil.example/x.png' }, 422, /https-Adresse/],
  ['the text of the card, which no card shows', { teaser: 'Neu' }, 422, /nicht ändern/],
  ['half a surrogate pair', { title: '\ud800' }, 422, /ungültige Zeichen/],
  ['a number for a text', { title: 5 }, 400, 'Ein Feld hat den falschen Typ.'],
  ['a text for a list', { objectives: 'x' }, 400, 'Ein Feld hat den falschen Typ.'],
  ['null', { title: null }, 400, 'Ein Feld hat den falschen Typ.'],
  ['no object', [], 400, 'Ein Feld hat den falschen Typ.'],
  ['no JSON', '{', 400, 'Die Anfrage enthält kein gültiges JSON.'],
]

test('a bad edit of a training is refused with a sentence and changes nothing', async () => {
  const { editTraining, ...product } = await start()
  const before = await product.trainings()

  for (const [what, body, status, words] of BAD_TRAININGS) {
    const answer = await editTraining(body)
    expect.soft(answer.status, what).toBe(status)
    expect.soft(answer.body.detail, what).toMatch(words)
  }
  expect(await product.trainings()).toEqual(before)
  expect(await product.count('revisions')).toBe(0)
})

const PRICES = 'Preise werden über die Preis-Management Seite verwaltet'

const BAD_PACKAGES: typeof BAD_TRAININGS = [
  ['the price', { currentPrice: '1.00' }, 422, PRICES],
  ['a derived price', { name: 'Neu', discountPercentage: 99 }, 422, PRICES],
  ['the number of trainings', { trainingsCount: '4' }, 422, /nicht ändern/],
  ['no feature', { features: [] }, 422, 'Mindestens ein Eintrag muss bleiben.'],
  ['an empty badge', { badge: '' }, 422, 'Der Text darf nicht leer sein.'],
  ['null for a name', { name: null }, 400, /falschen Typ/],
  ['nothing', {}, 422, 'Es wurde nichts geändert.'],
]

test('a bad edit of a package is refused with a sentence and changes nothing', async () => {
  const { editPackage, ...product } = await start()
  const before = await product.packages()

  for (const [what, body, status, words] of BAD_PACKAGES) {
    const answer = await editPackage(body)
    expect.soft(answer.status, what).toBe(status)
    expect.soft(answer.body.detail, what).toMatch(words)
  }
  expect(await product.packages()).toEqual(before)
})

const BAD_TEXTS: [
  what: string,
  section: string,
  key: string,
  content: unknown,
  status: number,
  words: string | RegExp,
][] = [
  ['an unknown section', 'home', 'hero.title', 'Neu', 422, 'Diesen Text gibt es auf keiner Seite.'],
  ['an unknown key', 'trainings', 'hero.foto', 'Neu', 422, /auf keiner Seite/],
  [
    'a training that is not there',
    'training-x',
    'section.methods.heading',
    'Neu',
    422,
    /keiner Seite/,
  ],
  ['an empty text', 'trainings', 'hero.title', '  ', 422, 'Der Text darf nicht leer sein.'],
  ['a number', 'trainings', 'hero.title', 7, 400, /falschen Typ/],
  ['a text of many pages', 'trainings', 'hero.title', 'a'.repeat(5001), 422, /Höchstens 5000/],
]

test('a text that is bad, or that no page shows, is refused', async () => {
  const { editText, ...product } = await start()

  for (const [what, section, key, content, status, words] of BAD_TEXTS) {
    const answer = await editText(section, key, content)
    expect.soft(answer.status, what).toBe(status)
    expect.soft(answer.body.detail, what).toMatch(words)
  }
  expect(await product.count('revisions')).toBe(0)
})

test('an unknown training or package is a 404, and who is not logged in may edit nothing', async () => {
  const { session, ...product } = await start()
  const edit = editCalls(product as never, session)
  const visitor = editCalls(product as never, { cookie: '' })

  const unknown = [
    await edit.training('x')({ title: 'Neu' }),
    await edit.package('x')({ name: 'Neu' }),
  ]
  const refused = [
    await visitor.training('kurs-1-uhren')({ title: 'Neu' }),
    await visitor.package('double')({ name: 'Neu' }),
    await visitor.text()('trainings', 'hero.title', 'Neu'),
    await product.get('/api/admin/revisions'),
    await product.get('/api/admin/cms/texts'),
  ]

  expect(unknown.map(({ status }) => status)).toEqual([404, 404])
  expect(refused.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401])
})
