import { expect, test } from 'vitest'
import type { CmsText } from '#office/page-texts/domain/cms-text.ts'
import type { Problem } from '#platform/basics/domain/problem.ts'
import { remindOfSessions } from '#shop/dates/server/remind-of-sessions.task.ts'
import { booking, bookSeats, ownSeat } from '#tests/support/product/bookings.ts'
import { editCalls } from '#tests/support/product/edits.ts'
import { listMails, statusCall } from '#tests/support/product/mails.ts'
import { settleTelling } from '#tests/support/product/telling.ts'
import { lendTestProduct } from '#tests/support/product/test-product.ts'
import { RANKED } from '../domain/shop-order.ts'
import type { StaffTraining } from '../domain/staff-training.ts'
import type { Training } from '../domain/training.ts'

const CLOCKS = 'kurs-1-uhren'
const BREAD = 'kurs-2-brot'
const KITES = 'kurs-3-drachen'
const MUSHROOMS = 'kurs-4-pilze'
const APRIL = { startsAt: '2027-04-13T08:00:00.000Z', endsAt: '2027-04-13T09:30:00.000Z' }

async function start() {
  const product = await lendTestProduct()
  const session = await product.logIn()
  const create = (body: object) =>
    product.send<StaffTraining & Problem>('POST', '/api/admin/trainings', body, session)
  const edit = (id: string, body: object, ifMatch?: string) =>
    editCalls(product, session).training<StaffTraining>(id)(body, ifMatch)
  const remove = (id: string) =>
    product.send<StaffTraining & Problem>('DELETE', `/api/admin/trainings/${id}`, '', session)
  const plan = (id: string) =>
    product.send<{ id: string } & Problem>(
      'POST',
      `/api/admin/trainings/${id}/dates`,
      APRIL,
      session,
    )
  const list = async () =>
    (await product.get<StaffTraining[]>('/api/admin/trainings', session)).body
  const read = async (id: string) =>
    (await product.get<StaffTraining>(`/api/admin/trainings/${id}`, session)).body
  const shopIds = async () => (await product.trainings()).map(({ id }) => id)
  const log = async () => {
    const { rows } = await product.pool.query<{ action: string; details: object }>(
      `select action, details from audit_log where action like 'training.%' order by created_at desc, id desc limit 1`,
    )
    return rows[0]
  }
  return { product, session, create, edit, remove, plan, list, read, shopIds, log }
}

test('a new training is hidden, has texts to edit and an id that can be read, and stands by its id', async () => {
  const { product, create, list, shopIds, log } = await start()

  const created = await create({ title: 'Bäume & Größe' })

  expect(created.status).toBe(201)
  expect(created.headers.get('etag')).toBe('"1"')
  expect(created.body).toMatchObject({
    id: 'baeume-und-groesse',
    title: 'Bäume & Größe',
    visible: false,
    archivedAt: null,
    position: 1,
    isBooked: false,
    dateId: null,
    dates: [],
    bookable: false,
    version: 1,
  })
  expect(created.body.objectives).toHaveLength(1)
  expect(created.body.agenda).toEqual([])
  expect((await list()).map(({ id }) => id)).toEqual([
    'baeume-und-groesse',
    CLOCKS,
    BREAD,
    KITES,
    MUSHROOMS,
  ])
  expect(await shopIds()).toEqual([CLOCKS, BREAD, KITES, MUSHROOMS])
  expect(await log()).toMatchObject({
    action: 'training.created',
    details: { title: 'Bäume & Größe' },
  })
  expect((await create({ title: 'Bäume & Größe' })).body.id).toBe('baeume-und-groesse-2')
  const { rows } = await product.pool.query(
    `select visible from trainings where id = 'baeume-und-groesse'`,
  )
  expect(rows).toEqual([{ visible: false }])
})

test('two trainings of one title that are created at once get two ids and two places', async () => {
  const { create, list } = await start()

  const created = await Promise.all([1, 2, 3, 4].map(() => create({ title: 'Brot' })))

  expect(created.map(({ status }) => status)).toEqual([201, 201, 201, 201])
  const all = await list()
  expect(all.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  expect(new Set(all.map(({ id }) => id)).size).toBe(8)
})

test('a copy takes texts, picture, colours and headings, and no dates', async () => {
  const { product, session, create, edit, read } = await start()
  await edit(CLOCKS, { methods: ['Zuhören', 'Schrauben'], heroImage: 'https://example.com/a.webp' })
  const agenda = ['15 Min.: Zuhören', '75 Min.: Schrauben']
  await edit(CLOCKS, { boardImage: 'https://example.com/b.webp', agenda })
  const key = 'section.description.heading'
  await editCalls(product, session).text()(`training-${CLOCKS}`, key, 'Worum es tickt')

  const { body } = await create({ title: 'Uhren für Kinder', copyOf: CLOCKS })

  const original = await read(CLOCKS)
  const { subtitle, description, heroImage, colorScheme } = original
  expect(body).toMatchObject({ boardImage: 'https://example.com/b.webp', agenda })
  const { objectives, methods, targetAudience, outcome } = original
  expect(body).toMatchObject({
    ...{ subtitle, description, heroImage, colorScheme },
    ...{ objectives, methods, targetAudience, outcome },
    id: 'uhren-fuer-kinder',
    title: 'Uhren für Kinder',
    visible: false,
    dates: [],
    version: 1,
  })
  const { body: texts } = await product.get<CmsText[]>('/api/admin/cms/texts', session)
  expect(
    texts.find((text) => text.section === `training-${body.id}` && text.key === key),
  ).toMatchObject({ content: 'Worum es tickt', sectionTitle: 'Uhren für Kinder', version: 1 })
})

test('a training that cannot be created is refused', async () => {
  const { create, list } = await start()

  const unknown = await create({ title: 'Neu', copyOf: 'gibt-es-nicht' })
  const empty = await create({ title: ' ' })
  const other = await create({ title: 'Neu', visible: true })

  expect([unknown, empty, other].map(({ status, body }) => [status, body.code])).toEqual([
    [422, 'training.unknown_copy'],
    [422, 'http.invalid'],
    [422, 'content.unknown_field'],
  ])
  expect(unknown.body.errors?.[0]?.path).toBe('copyOf')
  expect(await list()).toHaveLength(4)
})

test('a hidden training is told to staff alone', async () => {
  const { product, edit, list, read, shopIds } = await start()
  const { body: before } = await product.get<Training>(`/api/trainings/${CLOCKS}`)

  const hidden = await edit(CLOCKS, { visible: false }, '"1"')

  expect(hidden.status).toBe(200)
  expect(hidden.body).toMatchObject({ visible: false, version: 2 })
  expect(await shopIds()).toEqual([BREAD, KITES, MUSHROOMS])
  const statusOf = async (path: string) => (await product.request(path)).status
  expect(await statusOf(`/api/trainings/${CLOCKS}`)).toBe(404)
  expect(await statusOf(`/api/trainings/${CLOCKS}/calendar.ics`)).toBe(404)
  // Those who booked the date keep its address.
  expect(await statusOf(`/api/trainings/${CLOCKS}/calendar.ics?date=${before.dateId}`)).toBe(200)
  const textOf = async (path: string) => (await product.request(path)).text()
  expect(await textOf('/sitemap.xml')).not.toContain(CLOCKS)
  expect(await textOf('/trainings/termine.ics')).not.toContain('Uhren')
  const refused = await product.send<Problem>(
    'POST',
    '/api/registrations',
    booking(ownSeat(CLOCKS)),
  )
  expect([refused.status, refused.body.code]).toEqual([422, 'registration.unknown_training'])
  expect((await list()).map(({ id }) => id)).toEqual([CLOCKS, BREAD, KITES, MUSHROOMS])
  expect(await read(CLOCKS)).toMatchObject({ title: before.title, dates: before.dates })

  await edit(CLOCKS, { visible: true }, '"2"')
  expect(await shopIds()).toEqual([CLOCKS, BREAD, KITES, MUSHROOMS])
  expect((await bookSeats(product, ownSeat(CLOCKS))).reference).toBeTruthy()
})

test('every edit of whether and where a training is shown has a version and a revision', async () => {
  const { product, session, edit, log } = await start()
  await edit(BREAD, { visible: false }, '"1"')

  const outdated = await edit(BREAD, { visible: true, position: 1 }, '"1"')
  expect(outdated.status).toBe(412)
  expect(outdated.body.current).toMatchObject({
    version: 2,
    values: { visible: false, position: 2 },
  })
  const again = await edit(BREAD, { visible: false }, '"2"')
  expect(again.body.version).toBe(2)
  await edit(BREAD, { position: 1 }, '"2"')
  await edit(BREAD, { archived: true }, '"3"')

  const { body } = await product.get<{ field: string; before: unknown; after: unknown }[]>(
    `/api/admin/revisions?subject=training&subjectId=${BREAD}`,
    session,
  )
  expect(body.map(({ field, before, after }) => [field, before, after])).toEqual([
    ['archived', false, true],
    ['position', 2, 1],
    ['visible', true, false],
  ])
  expect(await log()).toMatchObject({
    action: 'training.edited',
    details: { fields: ['archived'] },
  })
})

test('the order is that of the shop everywhere, and two who move at once leave a whole order', async () => {
  const { edit, list, shopIds, create } = await start()

  const moved = await edit(MUSHROOMS, { position: 1 })
  expect(moved.body.position).toBe(1)
  expect(await shopIds()).toEqual([MUSHROOMS, CLOCKS, BREAD, KITES])
  const last = await edit(MUSHROOMS, { position: 99 })
  expect(last.body.position).toBe(4)
  expect(await shopIds()).toEqual([CLOCKS, BREAD, KITES, MUSHROOMS])

  await create({ title: 'Neu' })
  await Promise.all([
    edit(KITES, { position: 1 }),
    edit(BREAD, { position: 4 }),
    edit('neu', { position: 2 }),
  ])
  expect((await list()).map(({ position }) => position)).toEqual([1, 2, 3, 4, 5])
})

test('an archived training is hidden and last, and can be restored and then shown', async () => {
  const { product, edit, plan, list, shopIds } = await start()

  const archived = await edit(CLOCKS, { archived: true })

  expect(archived.body).toMatchObject({
    visible: false,
    archivedAt: product.clock.now().toISOString(),
    position: 4,
  })
  expect(await shopIds()).toEqual([BREAD, KITES, MUSHROOMS])
  for (const values of [{ visible: true }, { position: 1 }]) {
    const { status, body } = await edit(CLOCKS, values)
    expect([status, body.code]).toEqual([409, 'training.is_archived'])
  }
  expect((await edit(BREAD, { archived: true, visible: true })).status).toBe(409)
  expect((await plan(CLOCKS)).body.code).toBe('training.is_archived')

  await edit(KITES, { archived: true })
  const restored = await edit(CLOCKS, { archived: false })
  expect(restored.body).toMatchObject({ visible: false, archivedAt: null, position: 1 })
  expect((await list()).map(({ id }) => id)).toEqual([CLOCKS, BREAD, MUSHROOMS, KITES])
  await edit(KITES, { archived: false, visible: true })
  expect(await shopIds()).toEqual([BREAD, KITES, MUSHROOMS])
})

test('a training is not archived while people hold seats in dates to come, but may be hidden', async () => {
  const { product, session, edit, read } = await start()
  const { id } = await bookSeats(product, ownSeat(CLOCKS))

  const refused = await edit(CLOCKS, { archived: true })
  expect([refused.status, refused.body.code]).toEqual([409, 'training.has_booked_dates'])
  expect(refused.body.detail).toContain('Donnerstag, 7. Januar 2027')
  expect((await edit(CLOCKS, { visible: false })).status).toBe(200)

  // The seat is left, or the date is over.
  await statusCall(product, session)(id, 'cancelled')
  expect((await edit(CLOCKS, { archived: true })).status).toBe(200)
  await edit(CLOCKS, { archived: false })
  await statusCall(product, session)(id, 'confirmed')
  expect((await edit(CLOCKS, { archived: true })).status).toBe(409)
  product.clock.set('2027-01-07T10:30:00.000Z')
  expect((await edit(CLOCKS, { archived: true })).status).toBe(200)
  expect(await read(CLOCKS)).toMatchObject({ isBooked: true, visible: false })
})

test('nobody books while a training is archived: either the booking or the archiving is refused', async () => {
  const { product, edit } = await start()

  const [booked, archived] = await Promise.all([
    product.send('POST', '/api/registrations', booking(ownSeat(CLOCKS))),
    edit(CLOCKS, { archived: true }),
  ])

  expect([
    [201, 409],
    [422, 200],
  ]).toContainEqual([booked.status, archived.status])
})

test('the bookings of a hidden training stay whole', async () => {
  const { product, session, edit } = await start()
  const { id } = await bookSeats(product, ownSeat(CLOCKS))
  await edit(CLOCKS, { visible: false })

  const confirmed = await statusCall(product, session)(id, 'confirmed')
  await settleTelling(product)
  await edit(CLOCKS, { date: 'Freitag, 8. Januar 2027' })
  await settleTelling(product)
  product.clock.set('2027-01-07T12:00:00.000Z')
  await remindOfSessions(product.db, product.clock.now())

  expect(confirmed.status).toBe(200)
  expect(await listMails(product)).toEqual(
    ['registration.confirmed.booker', 'session.changed', 'session.reminder.day'].map(
      (template) => `${template} to sina.adler@example.com`,
    ),
  )
  const attendees = await product.get<unknown[]>(`/api/admin/attendees?training=${CLOCKS}`, session)
  expect(attendees.body).toHaveLength(1)
})

test('only a training that nobody ever booked is deleted, with its dates, headings and history', async () => {
  const { product, session, create, edit, remove, plan, list, log } = await start()
  await create({ title: 'Neu', copyOf: BREAD })
  await plan('neu')
  await edit('neu', { subtitle: 'Anders' })
  await editCalls(product, session).text()(
    'training-neu',
    'section.description.heading',
    'Überschrift',
  )
  const { id } = await bookSeats(product, ownSeat(CLOCKS))
  await statusCall(product, session)(id, 'cancelled')

  const deleted = await remove('neu')
  const booked = await remove(CLOCKS)
  const unknown = await remove('neu')

  expect([deleted.status, booked.status, unknown.status]).toEqual([200, 409, 404])
  expect(booked.body.code).toBe('training.is_booked')
  expect((await list()).map((training) => training.id)).toEqual([CLOCKS, BREAD, KITES, MUSHROOMS])
  expect(await log()).toMatchObject({ action: 'training.deleted', details: { title: 'Neu' } })
  const { rows } = await product.pool.query(
    `select 'date' from training_dates where training_id = 'neu'
     union all select section from content_items where section = 'training-neu'
     union all select subject_id from revisions where subject_id like '%neu%'`,
  )
  expect(rows).toEqual([])
})

test('a page’s heading is edited while its training is hidden', async () => {
  const { product, session, create } = await start()
  const { body } = await create({ title: 'Neu' })

  const saved = await editCalls(product, session).text()(
    `training-${body.id}`,
    'section.description.heading',
    'Worum es geht',
  )

  expect(saved.status).toBe(200)
})

test('the ranked trainings stand first, and staff order the others', async () => {
  const { product, edit, list } = await start()
  await product.pool.query('update trainings set position = position + 1')
  const [first] = RANKED
  await product.pool.query(
    `insert into trainings
    select (jsonb_populate_record(training, jsonb_build_object('id', $1::text, 'position', 1))).*
    from trainings training where id = 'kurs-1-uhren'`,
    [first],
  )

  expect((await edit(BREAD, { position: 1 })).body.position).toBe(2)
  expect((await edit(first, { position: 4 })).body.position).toBe(1)

  expect((await list()).map(({ id }) => id)).toEqual([first, BREAD, CLOCKS, KITES, MUSHROOMS])
})
