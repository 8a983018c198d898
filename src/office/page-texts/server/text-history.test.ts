import { expect, test } from 'vitest'
import type { Problem } from '#platform/basics/domain/problem.ts'
import { editCalls } from '#tests/support/product/edits.ts'
import { pageDraftCalls } from '#tests/support/product/page-drafts.ts'
import { lendTestProduct } from '#tests/support/product/test-product.ts'
import { ADMIN } from '#tests/support/product/test-settings.ts'
import type { HistoryEntry } from '../domain/text-history.ts'

async function start() {
  const product = await lendTestProduct()
  const session = await product.logIn()
  const list = async (search = '') => {
    const { headers, body } = await product.get<HistoryEntry[]>(
      `/api/admin/text-history${search}`,
      session,
    )
    return { entries: body, cursor: headers.get('next-cursor') }
  }
  return {
    ...{ product, session, list },
    edit: editCalls(product, session),
    ...pageDraftCalls(product, session),
  }
}

/** An edit of each kind, and two publications of two texts. */
async function startWithHistory() {
  const given = await start()
  const { edit, write, publish } = given
  await edit.text()('trainings', 'hero.title', 'Erster Titel')
  await edit.training('kurs-1-uhren')({ title: 'Neue Uhren', subtitle: 'Ticken' })
  await edit.package('single')({ name: 'Eine Karte' })
  for (const word of ['Eins', 'Zwei']) {
    await write('de', 'title', word)
    await write('de', 'intro', word)
    await publish('de')
  }
  return given
}

test('every edit and every publication is one entry, the newest first, with what it says now', async () => {
  const { list, publications } = await startWithHistory()
  const [second, first] = await publications('de')

  const { entries, cursor } = await list()

  expect(cursor).toBeNull()
  const place = { page: 'kontakt', language: 'de', editedOn: 'kontakt', texts: 2 }
  const ofPage = { kind: 'page', title: 'Kontakt (Deutsch)', edit: null, editedBy: ADMIN.email }
  expect(entries.filter(({ kind }) => kind === 'page')).toMatchObject([
    { ...ofPage, publication: { ...place, id: second?.id, isLatest: true } },
    { ...ofPage, publication: { ...place, id: first?.id, isLatest: false } },
  ])
  expect(entries.filter(({ kind }) => kind !== 'page')).toHaveLength(3)
  expect(entries).toContainEqual(
    expect.objectContaining({
      ...{ kind: 'training', title: 'Neue Uhren', publication: null },
      edit: expect.objectContaining({
        ...{ subject: 'training', subjectId: 'kurs-1-uhren', version: 2 },
        changes: [
          expect.objectContaining({ field: 'subtitle', label: 'Untertitel', after: 'Ticken' }),
          {
            ...{ field: 'title', label: 'Titel', before: 'Uhren & Zeit' },
            ...{ after: 'Neue Uhren', present: 'Neue Uhren' },
          },
        ],
      }),
    }),
  )
  expect(entries).toContainEqual(
    expect.objectContaining({
      ...{ kind: 'training', title: 'Trainings-Übersicht' },
      edit: expect.objectContaining({ subject: 'content', subjectId: 'trainings/hero.title' }),
    }),
  )
})

test('the history is read page by page, each entry once', async () => {
  const { list } = await startWithHistory()
  const all = (await list()).entries.map(({ id }) => id)
  const seen: string[] = []

  let { entries, cursor } = await list('?limit=2')
  seen.push(...entries.map(({ id }) => id))
  while (cursor) {
    ;({ entries, cursor } = await list(`?limit=2&cursor=${encodeURIComponent(cursor)}`))
    seen.push(...entries.map(({ id }) => id))
  }

  expect(all).toHaveLength(5)
  expect(seen).toEqual(all)
})

test('the history is filtered by kind, by what was changed and by person', async () => {
  const { list, product, session } = await startWithHistory()
  const titles = async (search: string) =>
    (await list(search)).entries.map(({ title }) => title).toSorted()

  expect(await titles('?kind=page&subject=kontakt')).toHaveLength(2)
  expect(await titles('?kind=page&subject=home')).toEqual([])
  expect(await titles('?kind=training')).toEqual(['Neue Uhren', 'Trainings-Übersicht'])
  expect(await titles('?kind=training&subject=trainings')).toEqual(['Trainings-Übersicht'])
  expect(await titles('?kind=training&subject=kurs-1-uhren')).toEqual(['Neue Uhren'])
  expect(await titles('?kind=package&subject=single')).toEqual(['Eine Karte'])
  expect(await titles('?text=trainings%2Fhero.title')).toEqual(['Trainings-Übersicht'])
  expect(await titles(`?person=${encodeURIComponent(ADMIN.email)}`)).toHaveLength(5)
  expect(await titles('?person=niemand%40example.com')).toEqual([])
  const { body } = await product.get('/api/admin/text-history/editors', session)
  expect(body).toEqual([ADMIN.email])
})

test('edits of other fields and of what is no text of the site are not listed', async () => {
  const { product, list } = await start()
  await product.pool.query(
    `insert into revisions (subject, subject_id, field, before, after, version, edited_by)
     values ('setting', 'booking_rules', 'moveDays', '1', '2', 2, 'x@example.com'),
       ('mail_text', 'registration.received', 'subject', '"a"', '"b"', 2, 'x@example.com'),
       ('training', 'kurs-1-uhren', 'date', '"a"', '"b"', 2, 'x@example.com')`,
  )

  expect((await list()).entries).toEqual([])
})

test('what is gone can be read, and has no version to write onto', async () => {
  const { product, edit, list } = await start()
  await edit.text()('training-kurs-1-uhren', 'section.outcome.heading', 'Gewinn')
  await product.pool.query(`update revisions set subject_id = 'training-weg/x'`)

  expect((await list()).entries).toMatchObject([
    { title: 'training-weg/x', edit: { version: null, changes: [{ after: 'Gewinn' }] } },
  ])
})

test('a bad filter is refused with a sentence', async () => {
  const { product, session } = await start()
  for (const search of ['kind=mail', 'limit=0', 'limit=1000', 'cursor=abc', 'person=a%00']) {
    const path = `/api/admin/text-history?${search}`
    const { status, body } = await product.get<Problem>(path, session)
    expect.soft(status, search).toBe(422)
    expect.soft(body.detail, search).toMatch(/\S/)
  }
})
