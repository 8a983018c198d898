import { expect, test } from 'vitest'
import type { Problem } from '#platform/basics/domain/problem.ts'
import { editCalls } from '#tests/support/product/edits.ts'
import { lendTestProduct } from '#tests/support/product/test-product.ts'
import type { Revision } from '../domain/revision.ts'

async function startWithRevisions(count: number) {
  const product = await lendTestProduct()
  const session = await product.logIn()
  const edit = editCalls(product, session).training('kurs-1-uhren')
  for (let n = 1; n <= count; n += 1) await edit({ title: `Titel ${n}`, subtitle: `Zeile ${n}` })
  const list = async (search: string) => {
    const { headers, body } = await product.get<Revision[]>(
      `/api/admin/revisions${search}`,
      session,
    )
    return { revisions: body, cursor: headers.get('next-cursor') }
  }
  return { product, session, edit, list }
}

test('the revisions are read page by page, the newest first, each once, also while new ones arrive', async () => {
  const { edit, list } = await startWithRevisions(5)
  const seen: Revision[] = []

  let { revisions, cursor } = await list('?limit=3')
  seen.push(...revisions)
  await edit({ title: 'Kam dazwischen' })
  while (cursor) {
    ;({ revisions, cursor } = await list(`?limit=3&cursor=${cursor}`))
    seen.push(...revisions)
  }

  expect(seen.map(({ version }) => version)).toEqual([6, 6, 5, 5, 4, 4, 3, 3, 2, 2])
  expect(new Set(seen.map(({ id }) => id)).size).toBe(10)
})

test('the revisions of one field are found, and of something that nobody edited there are none', async () => {
  const { list } = await startWithRevisions(2)

  const ofField = await list('?subject=training&subjectId=kurs-1-uhren&field=title')
  const ofNothing = await list('?subject=package&subjectId=double')

  expect(ofField.revisions.map(({ after }) => after)).toEqual(['Titel 2', 'Titel 1'])
  expect(ofField.cursor).toBeNull()
  expect(ofNothing.revisions).toEqual([])
})

test('an editor sees what editors write, and not the way into a meeting', async () => {
  const { product, edit, list } = await startWithRevisions(1)
  await edit({ meetingUrl: 'https://live.example.com/raum' })
  const fields = async () => (await list('')).revisions.map(({ field }) => field).sort()
  const asOwner = await fields()

  await product.pool.query(`update admins set role = 'editor'`)

  expect(asOwner).toEqual(['meetingUrl', 'subtitle', 'title'])
  expect(await fields()).toEqual(['subtitle', 'title'])
})

/** There is no year 0, and PostgreSQL rejects it in a query. */
const BEFORE_THE_CALENDAR = Buffer.from(
  JSON.stringify(['0000-01-01T00:00:00Z', 1, '00000000-0000-4000-8000-000000000000']),
).toString('base64url')

test('a bad list of revisions is refused with a sentence', async () => {
  const { product, session } = await startWithRevisions(0)

  for (const search of [
    'subject=page',
    'limit=0',
    'limit=100000',
    'cursor=abc',
    'cursor=WzEsMiwzXQ',
    'cursor=eyJ9',
    `cursor=${BEFORE_THE_CALENDAR}`,
    // PostgreSQL rejects NUL in a query.
    'subjectId=kurs-1-uhren%00',
    'field=title%00',
  ]) {
    const { status, body } = await product.get<Problem>(`/api/admin/revisions?${search}`, session)
    expect.soft(status, search).toBe(422)
    expect.soft(body.detail, search).toMatch(/\S/)
  }
})
