import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Problem } from '#platform/basics/domain/problem.ts'
import {
  act,
  join,
  newSecret,
  openRoom,
  type Person,
  postJson,
} from '#tests/support/product/rooms.ts'
import { lendTestProduct, type TestProduct } from '#tests/support/product/test-product.ts'
import { CONTENT_BYTES_MAX, JOINED_MAX } from '#tools/rooms/domain/room.ts'

const codeOf = async (answer: Response) => ((await answer.json()) as Problem).code

/** Makes the question of all rooms that long: what acts would take hours for. */
function setQuestion({ pool }: TestProduct, length: number) {
  return pool.query(
    `update tool_rooms set content = jsonb_set(content, '{question}', to_jsonb(repeat('x', $1)))`,
    [length],
  )
}

async function usedActs({ pool }: TestProduct): Promise<number> {
  const { rows } = await pool.query(`select points from rate_limits where key like 'room-act:%'`)
  return Number(rows[0]?.points ?? 0)
}

const removed = (product: TestProduct, host: Person, memberId: string) =>
  act(product.request, host, { type: 'remove-member', memberId })

describe('the size of a room', () => {
  test('ends with so many people who have joined, whoever was removed', async () => {
    const product = await lendTestProduct()
    const host = await openRoom(product.request)
    for (let joined = 1; joined < JOINED_MAX; joined += 1) {
      const guest = await join(product.request, host.code, 'Gast')
      const seen = await act(product.request, guest, { type: 'vote-again' })
      expect(seen.status).toBe(409)
      const { rows } = await product.pool.query('select members from tool_rooms')
      expect((await removed(product, host, rows[0].members[1].id)).status).toBe(200)
    }
    const path = `/api/tools/rooms/${host.code}/members`
    const late = await postJson(product.request, path, { name: 'Gast', secret: newSecret() })
    expect([late.status, await codeOf(late)]).toEqual([409, 'rooms.joined_max'])
    const again = await postJson(product.request, path, { name: 'Ida', secret: host.secret })
    expect(again.status).toBe(200)
  })

  test('has a limit: what would exceed it is refused, and what makes it smaller is done', async () => {
    const product = await lendTestProduct()
    const host = await openRoom(product.request)
    const id = randomUUID()
    await act(product.request, host, { type: 'idea', id, text: 'Vorlagen' })
    await setQuestion(product, CONTENT_BYTES_MAX - 800)
    const idea = { type: 'idea', id: randomUUID(), text: 'x'.repeat(300) } as const
    const refused = await act(product.request, host, idea)
    expect([refused.status, await codeOf(refused)]).toEqual([409, 'rooms.room_full'])
    expect((await act(product.request, host, { type: 'remove-idea', id })).status).toBe(200)
  })

  test('has a limit in the database too', async () => {
    const product = await lendTestProduct()
    await openRoom(product.request)
    await expect(setQuestion(product, 409_600)).rejects.toThrow('tool_rooms_are_small')
  })
})

describe('one limit for each address', () => {
  test('counts a large room as several acts, because each writes the whole', async () => {
    const product = await lendTestProduct()
    const host = await openRoom(product.request)
    const before = await usedActs(product)
    await act(product.request, host, { type: 'vote-again' })
    expect((await usedActs(product)) - before).toBe(1)
    await setQuestion(product, 200 * 1024)
    await act(product.request, host, { type: 'vote-again' })
    expect((await usedActs(product)) - before).toBe(1 + 7)
  })

  test('holds for acts, joining, renaming, listening, closing and the door', async () => {
    const product = await lendTestProduct()
    const host = await openRoom(product.request)
    await act(product.request, host, { type: 'question', text: 'Eins?' })
    await product.pool.query(`update rate_limits set points = 900 where key like 'room-act:%'`)
    const path = `/api/tools/rooms/${host.code}`
    const headers = { Authorization: `Bearer ${host.secret}` }
    const answers = await Promise.all([
      act(product.request, host, { type: 'question', text: 'Zwei?' }),
      postJson(product.request, `${path}/members`, { name: 'Ben', secret: newSecret() }),
      postJson(product.request, `${path}/members`, { name: 'Anders', secret: host.secret }),
      product.request(`${path}/events`, { headers }),
      product.request(path, { method: 'DELETE', headers }),
      product.request(path),
    ])
    expect(await Promise.all(answers.map(codeOf))).toEqual(answers.map(() => 'http.too_many'))
    const { rows } = await product.pool.query(`select version from tool_rooms`)
    expect(rows).toEqual([{ version: 2 }])
  })
})
