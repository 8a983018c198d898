import { expect, onTestFinished, test } from 'vitest'
import type { Fetch } from '#platform/design/web/api-call.ts'
import { connectToRoom } from './room-connection.ts'
import type { WaitingAct } from './room-types.ts'

const NO_EVENTS = () => Promise.reject(new TypeError('no connection'))
const PROBLEM = { headers: { 'Content-Type': 'application/problem+json' } }

/** A person in a room whose acts are answered with these answers, one after the other. */
function openRoom(answers: readonly (() => Response)[]) {
  const sent: string[] = []
  let waiting: readonly WaitingAct[] = []
  const fetch: Fetch = async (path, init) => {
    if (path.endsWith('/events')) return NO_EVENTS()
    const answer = answers[sent.length]
    if (!answer) throw new TypeError('no connection')
    sent.push((JSON.parse(String(init?.body)) as WaitingAct).id)
    return answer()
  }
  const store = {
    read: () => waiting,
    write: (acts: readonly WaitingAct[]) => {
      waiting = acts
    },
  }
  const room = connectToRoom({
    code: 'AAAAAAAA',
    secret: '',
    fetch,
    store,
    pauses: [1],
    typingMs: 1,
  })
  onTestFinished(() => room.stop())
  return { room, sent, waiting: () => waiting }
}

const VIEW = () => Response.json({ version: 2, content: { ideas: [] } })

test('an act that a captive portal answered is kept, and sent again under its id', async () => {
  const portal = () => new Response('<title>WLAN im Hotel</title>')
  const { room, sent, waiting } = openRoom([portal, portal, VIEW])
  room.act({ type: 'idea', id: 'a', text: 'Rückruf' })
  await expect.poll(waiting).toEqual([])
  expect(sent).toHaveLength(3)
  expect(new Set(sent).size).toBe(1)
  expect(room.read().refused).toEqual([])
})

test('an act that the server refused is told, with what was typed, and not sent again', async () => {
  const refusal = () => new Response('{"code":"rooms.too_many"}', { ...PROBLEM, status: 409 })
  const { room, sent, waiting } = openRoom([refusal])
  const act = { type: 'idea', id: 'a', text: 'Rückruf' } as const
  room.act(act)
  await expect.poll(waiting).toEqual([])
  expect(room.read().refused).toEqual([{ act, code: 'rooms.too_many' }])
  expect(sent).toHaveLength(1)
})

test('of a text that is typed only the last state waits, and no other part of it is lost', () => {
  const { room, waiting } = openRoom([])
  const acts = [
    { type: 'hypothesis', id: 'a', group: 'Betr' },
    { type: 'hypothesis', id: 'a', change: 'rufen an' },
    { type: 'hypothesis', id: 'a', group: 'Betriebe' },
    { type: 'result', id: 'a', verdict: 'keep' },
    { type: 'result', id: 'a', result: '7 von 10' },
  ] as const
  for (const act of acts) room.act(act)
  expect(waiting().map(({ act }) => act)).toEqual(acts.slice(1))
})

test('all that the server refused stays until somebody has read it, of a drawing its newest state', async () => {
  const refusal = () => new Response('{"code":"rooms.room_full"}', { ...PROBLEM, status: 409 })
  const { room, waiting } = openRoom([refusal, refusal, VIEW, refusal, refusal])
  const acts = [
    { type: 'idea', id: 'a', text: 'Rückruf' },
    { type: 'idea', id: 'b', text: 'Vorlagen' },
    { type: 'vote-again' },
    { type: 'sketch', id: 'c', sketch: ['0a0a'] },
    { type: 'sketch', id: 'c', sketch: ['0a0a', '0b0b'] },
  ] as const
  for (const act of acts) {
    room.act(act)
    await expect.poll(waiting).toEqual([])
  }
  const kept = [acts[0], acts[1], acts[4]].map((act) => ({ act, code: 'rooms.room_full' }))
  expect(room.read().refused).toEqual(kept)
  room.dismissRefusals()
  expect(room.read().refused).toEqual([])
})
