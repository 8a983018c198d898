import { describe, expect, test } from 'vitest'
import type { Todo } from '#office/todo/domain/todo.ts'
import type { AuditEntry } from '#platform/audit-log/domain/audit-log.ts'
import type { Problem } from '#platform/basics/domain/problem.ts'
import { follow, join, openRoom, postJson, publish } from '#tests/support/product/rooms.ts'
import { SENT_MEETING, SHARED_COPY } from '#tests/support/product/shared-samples.ts'
import {
  lendTestProduct,
  startTestProduct,
  type TestProduct,
} from '#tests/support/product/test-product.ts'
import { type ListedRoom, REPORTS_OF_ROOM_MAX } from '../domain/room-report.ts'

const COPY = { kind: 'copy', document: SHARED_COPY } as const
const MEETING = { kind: 'meeting', ...SENT_MEETING } as const
const STAFF = 'team@example.com'

const report = (product: TestProduct, code: string, reason = '') =>
  postJson(product.request, `/api/tools/rooms/${code}/reports`, { reason })

async function start(product: TestProduct) {
  const session = await product.logIn()
  const list = async (search = '') => {
    const { status, body } = await product.get<ListedRoom[]>(`/api/admin/rooms${search}`, session)
    expect(status).toBe(200)
    return body
  }
  const todo = async () => (await product.get<Todo>('/api/admin/todo', session)).body.reportedRooms
  const remove = (path: string) =>
    product.request(`/api/admin/rooms/${path}`, { method: 'DELETE', headers: session })
  return { session, list, todo, remove }
}

async function reportMails({ pool }: TestProduct) {
  const { rows } = await pool.query(
    `select recipient, subject, data from mails where template = 'room.reported.staff'`,
  )
  return rows
}

describe('a report', () => {
  test('reaches staff: in the list, in what is to do, and the first one as a mail without the texts of strangers', async () => {
    const product = await startTestProduct({ MAIL_STAFF: STAFF })
    const { list, todo } = await start(product)
    const { code } = await publish(product.request, COPY)
    expect((await report(product, code, 'Das ist Werbung.')).status).toBe(200)
    product.clock.set('2026-11-20T10:00:00Z')
    expect((await report(product, code)).status).toBe(200)

    const [room] = await list('?reported=true')
    expect(room?.reports).toEqual([
      { reason: 'Das ist Werbung.', createdAt: '2026-11-20T09:00:00.000Z' },
      { reason: '', createdAt: '2026-11-20T10:00:00.000Z' },
    ])
    expect(await todo()).toEqual({
      count: 1,
      items: [{ id: room?.id, kind: 'copy', createdAt: '2026-11-20T09:00:00.000Z', reports: 2 }],
    })
    expect(await reportMails(product)).toEqual([
      { recipient: STAFF, subject: 'Gemeldet: Kopie', data: { kind: 'copy' } },
    ])
  })

  test('is stored without an address of who reports, and no mail is sent where nobody is named for it', async () => {
    const product = await lendTestProduct()
    const { code } = await publish(product.request, MEETING)
    await report(product, code, 'Beleidigt Ida.')
    const { rows } = await product.pool.query('select * from room_reports')
    expect(rows).toEqual([
      {
        id: expect.any(String),
        room_id: expect.any(String),
        reason: 'Beleidigt Ida.',
        created_at: product.clock.now(),
      },
    ])
    expect(await reportMails(product)).toEqual([])
  })

  test.each([
    ['for a code that nothing has', 'ABCDEFGH', 'x', 404],
    ['with a text that is too long', undefined, 'x'.repeat(1_001), 422],
  ])('is refused %s', async (_what, code, reason, status) => {
    const product = await lendTestProduct()
    const copy = await publish(product.request, COPY)
    expect((await report(product, code ?? copy.code, reason)).status).toBe(status)
  })

  test('is one of ten in a day from one address', async () => {
    const product = await lendTestProduct()
    const { code } = await publish(product.request, COPY)
    const statuses: number[] = []
    for (let sent = 0; sent < 11; sent += 1) statuses.push((await report(product, code)).status)
    expect(statuses).toEqual([...Array(10).fill(200), 429])
  })

  test('says nothing new where a room has many already', async () => {
    const product = await lendTestProduct()
    const { list } = await start(product)
    const { code } = await publish(product.request, COPY)
    await report(product, code)
    await product.pool.query(
      `insert into room_reports (room_id, reason)
       select room_id, 'a' from room_reports, generate_series(2, $1::int)`,
      [REPORTS_OF_ROOM_MAX],
    )
    expect((await report(product, code, 'Noch eine.')).status).toBe(200)
    expect((await list())[0]?.reports).toHaveLength(REPORTS_OF_ROOM_MAX)
  })

  test('goes with what it is about, whoever deletes that', async () => {
    const product = await lendTestProduct()
    const { code, secret } = await publish(product.request, COPY)
    await report(product, code, 'Werbung')
    const headers = { Authorization: `Bearer ${secret}` }
    await product.request(`/api/tools/rooms/${code}`, { method: 'DELETE', headers })
    expect((await product.pool.query('select from room_reports')).rowCount).toBe(0)
  })
})

describe('staff', () => {
  test('see what people have opened and published, and not what is in it', async () => {
    const product = await lendTestProduct()
    const { list } = await start(product)
    const room = await openRoom(product.request, { question: 'Was tun?' })
    await join(product.request, room.code, 'Ben')
    product.clock.set('2026-11-20T09:01:00Z')
    const meeting = await publish(product.request, MEETING)
    product.clock.set('2026-11-20T09:02:00Z')
    const copy = await publish(product.request, COPY)

    const rooms = await list()
    expect(rooms).toMatchObject([
      { kind: 'copy', code: copy.code, title: SHARED_COPY.title, language: 'de', reports: [] },
      { kind: 'meeting', code: meeting.code, title: 'Wochenrunde', people: 1 },
      { kind: 'flight_deck', code: room.code, title: 'Was tun?', people: 2 },
    ])
    expect(JSON.stringify(rooms)).not.toContain('Rückruf')
    expect(await list('?reported=true')).toEqual([])
  })

  test('read the list in pages', async () => {
    const product = await lendTestProduct()
    const { session } = await start(product)
    for (let count = 0; count < 3; count += 1) await publish(product.request, COPY)
    const first = await product.get<ListedRoom[]>('/api/admin/rooms?limit=2', session)
    const cursor = encodeURIComponent(first.headers.get('next-cursor') ?? '')
    const second = await product.get<ListedRoom[]>(
      `/api/admin/rooms?limit=2&cursor=${cursor}`,
      session,
    )
    const ids = [...first.body, ...second.body].map(({ id }) => id)
    expect([first.body.length, new Set(ids).size]).toEqual([2, 3])
    const bad = await product.get<Problem>('/api/admin/rooms?cursor=unsinn', session)
    expect([bad.status, bad.body.code]).toEqual([422, 'room_reports.bad_cursor'])
  })

  test('delete it: who follows is told that it is over, and the log says who did that', async () => {
    const product = await lendTestProduct()
    const { session, list, todo, remove } = await start(product)
    const { code } = await publish(product.request, MEETING)
    await report(product, code, 'Werbung')
    const [room] = await list()
    const events = follow(product.request, { code, secret: '' })
    expect((await events.next()).value?.event).toBe('view')

    expect((await remove(room?.id ?? '')).status).toBe(200)

    expect((await events.next()).value?.event).toBe('over')
    expect([await list(), (await todo()).count]).toEqual([[], 0])
    const log = await product.get<AuditEntry[]>('/api/admin/audit-log?q=werkzeugen', session)
    expect(log.body).toMatchObject([
      {
        action: 'room.deleted',
        subjectName: 'Wochenrunde',
        details: { kind: 'meeting', reports: 1 },
      },
    ])
    expect(JSON.stringify(log.body)).not.toContain(code)
    expect((await remove(room?.id ?? '')).status).toBe(404)
    expect((await remove('kein-raum')).status).toBe(404)
  })

  test('leave it, and settle its reports', async () => {
    const product = await lendTestProduct()
    const { list, todo, remove } = await start(product)
    const { code } = await publish(product.request, COPY)
    await report(product, code, 'Gefällt mir nicht.')
    const [room] = await list()
    expect((await remove(`${room?.id}/reports`)).status).toBe(200)
    expect((await list())[0]?.reports).toEqual([])
    expect((await todo()).count).toBe(0)
    const { rows } = await product.pool.query(
      `select details from audit_log where action = 'room.reports_dismissed'`,
    )
    expect(rows).toEqual([{ details: { kind: 'copy', title: SHARED_COPY.title, reports: 1 } }])
  })
})
