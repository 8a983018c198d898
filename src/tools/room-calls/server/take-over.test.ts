import { describe, expect, test, vi } from 'vitest'
import type { Problem } from '#platform/basics/domain/problem.ts'
import { POLL_OPTIONS } from '#tests/support/product/poll-options.ts'
import {
  act,
  type DeckRoomView,
  eventWith,
  follow,
  join,
  openRoom,
  type Person,
  type Request as Send,
} from '#tests/support/product/rooms.ts'
import {
  lendTestProduct,
  startTestProduct,
  type TestProduct,
} from '#tests/support/product/test-product.ts'

const TAKE_OVER = { type: 'take-over' } as const
const codeOf = async (answer: Response) => ((await answer.json()) as Problem).code

/** A room that the host, Ida, opened at 09:00:00 and has left at once; Ben and Cleo are in it. */
async function openAbandoned(product: TestProduct) {
  product.clock.set('2026-11-20T09:00:00Z')
  const ida = await openRoom(product.request, { name: 'Ida' })
  const ben = await join(product.request, ida.code, 'Ben')
  const cleo = await join(product.request, ida.code, 'Cleo')
  return { ida, ben, cleo, at: (time: string) => product.clock.set(`2026-11-20T${time}Z`) }
}

async function viewOf(request: Send, person: Person): Promise<DeckRoomView> {
  for await (const { view } of follow(request, person)) if (view) return view
  throw new Error('No view was sent')
}

async function hostSeenBy(request: Send, person: Person): Promise<string | undefined> {
  const { members } = await viewOf(request, person)
  return members.find(({ isHost }) => isHost)?.name
}

describe('whoever takes over from a host', () => {
  test('waits for a minute, and leads then; the former host is a member like all others', async () => {
    const product = await lendTestProduct()
    const { ida, ben, at } = await openAbandoned(product)
    at('09:00:59')
    const early = await act(product.request, ben, TAKE_OVER)
    expect([early.status, await codeOf(early)]).toEqual([409, 'rooms.host_here'])

    at('09:01:00')
    expect((await act(product.request, ben, TAKE_OVER)).status).toBe(200)
    expect(await hostSeenBy(product.request, ida)).toBe('Ben')
    const step = { type: 'step', step: 'ideas' } as const
    expect((await act(product.request, ben, step)).status).toBe(200)
    expect(await codeOf(await act(product.request, ida, step))).toBe('rooms.not_host')
  })

  test('is one, also where two do at once', async () => {
    const product = await lendTestProduct()
    const { ida, ben, cleo, at } = await openAbandoned(product)
    at('09:02:00')
    const answers = await Promise.all(
      [ben, cleo].map((person) => act(product.request, person, TAKE_OVER)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(await codeOf(refused as Response)).toBe('rooms.host_here')
    const leads = answers[0]?.status === 200 ? 'Ben' : 'Cleo'
    expect(await hostSeenBy(product.request, ida)).toBe(leads)
  })

  test('may tap twice', async () => {
    const product = await lendTestProduct()
    const { ben, at } = await openAbandoned(product)
    at('09:02:00')
    await act(product.request, ben, TAKE_OVER)
    expect((await act(product.request, ben, TAKE_OVER)).status).toBe(200)
  })

  test('waits again after the host did something', async () => {
    const product = await lendTestProduct()
    const { ida, ben, at } = await openAbandoned(product)
    at('09:00:50')
    await act(product.request, ida, { type: 'question', text: 'Neu?' })
    at('09:01:30')
    expect(await codeOf(await act(product.request, ben, TAKE_OVER))).toBe('rooms.host_here')
    at('09:01:50')
    expect((await act(product.request, ben, TAKE_OVER)).status).toBe(200)
  })

  test('waits for a minute after the room was handed over, whoever has it now', async () => {
    const product = await lendTestProduct()
    const { ida, ben, cleo, at } = await openAbandoned(product)
    at('09:02:00')
    const memberId = (await viewOf(product.request, ben)).me
    await act(product.request, ida, { type: 'host', memberId })
    expect(await codeOf(await act(product.request, cleo, TAKE_OVER))).toBe('rooms.host_here')
    expect(await hostSeenBy(product.request, ben)).toBe('Ben')
  })

  test('is a member: nobody else leads a room', async () => {
    const product = await lendTestProduct()
    const { ida, at } = await openAbandoned(product)
    at('09:02:00')
    const stranger = { code: ida.code, secret: '0'.repeat(32) }
    expect((await act(product.request, stranger, TAKE_OVER)).status).toBe(404)
  })
})

describe('a host who is connected', () => {
  test('to any process keeps the lead, and is told to be away when they leave', async () => {
    const product = await startTestProduct()
    const other = await product.startAnother()
    const nextDoor = async (path: string, init?: RequestInit) =>
      other.fetch(new Request(`http://localhost:3000${path}`, init))
    const { ida, ben, at } = await openAbandoned(product)
    const seenAt = async () =>
      (await product.pool.query('select host_seen_at from tool_rooms')).rows[0].host_seen_at

    at('09:05:00')
    const ofIda = follow(nextDoor, ida)
    await ofIda.next()
    const came = new Date('2026-11-20T09:05:00Z')
    await vi.waitFor(async () => expect(await seenAt()).toEqual(came), POLL_OPTIONS)
    at('09:05:30')
    expect(await codeOf(await act(product.request, ben, TAKE_OVER))).toBe('rooms.host_here')

    const ofBen = follow(product.request, ben)
    await eventWith(ofBen, ({ present }) => present?.length === 2)
    at('09:05:50')
    await ofIda.return(undefined)
    const away = await eventWith(ofBen, ({ present }) => present?.length === 1)
    expect(away.hostAwaySince).toBe('2026-11-20T09:05:50.000Z')
    await ofBen.return(undefined)

    at('09:06:49')
    expect(await codeOf(await act(product.request, ben, TAKE_OVER))).toBe('rooms.host_here')
    at('09:06:50')
    expect((await act(product.request, ben, TAKE_OVER)).status).toBe(200)
  })

  test('is no news to the others: nothing is a new version of the room', async () => {
    const product = await lendTestProduct()
    const { ida, ben } = await openAbandoned(product)
    const versionSeen = async (person: Person) => (await viewOf(product.request, person)).version
    const before = await versionSeen(ben)
    await versionSeen(ida)
    expect(await versionSeen(ben)).toBe(before)
  })
})
