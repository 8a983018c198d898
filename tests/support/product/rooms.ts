import { randomUUID } from 'node:crypto'
import type { SharedCopy } from '#tools/documents/domain/shared-copy.ts'
import type { DeckAct } from '#tools/flight-deck/domain/deck-act-schema.ts'
import type { DeckView } from '#tools/flight-deck/domain/deck-room-view.ts'
import type { MeetingAct, SentMeeting } from '#tools/meeting-moderator/domain/meeting-room.ts'
import type { RoomView } from '#tools/rooms/domain/room.ts'
import type { RoomControl } from '#tools/rooms/domain/room-controls.ts'

export type DeckRoomView = RoomView<DeckView>
export type Act = DeckAct | MeetingAct | RoomControl

/** Sends a request to the product, in this process or over the network. */
export type Request = (path: string, init?: RequestInit) => Promise<Response>

export interface RoomEvent {
  event: string
  id: string | null
  view: DeckRoomView | null
  /** The ids of the members that are connected; null for a follower who is no member. */
  present: readonly string[] | null
  /** Since when the host is not connected. */
  hostAwaySince: string | null
}

export const newSecret = () => randomUUID().replaceAll('-', '')

/** A person in a room, with the secret that their browser would keep. */
export interface Person {
  code: string
  secret: string
}

export async function postJson(
  request: Request,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}

/** Opens a room. Returns its host. */
export async function openRoom(
  request: Request,
  { name = 'Ida', question = 'Wie könnten wir schneller antworten?' } = {},
): Promise<Person> {
  const secret = newSecret()
  const start = { kind: 'flight_deck', question }
  const answer = await postJson(request, '/api/tools/rooms', { name, secret, start })
  const { code } = (await answer.json()) as DeckRoomView
  return { code, secret }
}

export async function join(request: Request, code: string, name: string): Promise<Person> {
  const secret = newSecret()
  const answer = await postJson(request, `/api/tools/rooms/${code}/members`, { name, secret })
  if (answer.status !== 200) throw new Error(`Joining was answered ${answer.status}`)
  return { code, secret }
}

/** Does something in a room. The same id again is the same act. */
export function act(
  request: Request,
  { code, secret }: Person,
  what: Act,
  id: string = randomUUID(),
): Promise<Response> {
  const headers = { Authorization: `Bearer ${secret}` }
  return postJson(request, `/api/tools/rooms/${code}/acts`, { id, act: what }, headers)
}

/** Opens a published room: a meeting or a copy. Returns who shared it. */
export async function publish(
  request: Request,
  start: ({ kind: 'meeting' } & SentMeeting) | { kind: 'copy'; document: SharedCopy },
): Promise<Person> {
  const secret = newSecret()
  const answer = await postJson(request, '/api/tools/rooms', { secret, start })
  if (answer.status !== 201) throw new Error(`Publishing was answered ${answer.status}`)
  const { code } = (await answer.json()) as RoomView<unknown>
  return { code, secret }
}

/** Follows a room until the signal is aborted or the server ends the events. */
export async function* follow(
  request: Request,
  { code, secret }: Person,
  { after, signal }: { after?: string; signal?: AbortSignal } = {},
): AsyncGenerator<RoomEvent> {
  const answer = await request(`/api/tools/rooms/${code}/events`, {
    headers: {
      ...(secret ? { Authorization: `Bearer ${secret}` } : {}),
      ...(after === undefined ? {} : { 'Last-Event-ID': after }),
    },
    ...(signal ? { signal } : {}),
  })
  if (answer.status !== 200) throw new Error(`Following was answered ${answer.status}`)
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  try {
    for (;;) {
      const part = await reader?.read()
      if (!part || part.done) return
      text += part.value
      const blocks = text.split('\n\n')
      text = blocks.pop() ?? ''
      for (const block of blocks) if (!block.startsWith(':')) yield eventIn(block)
    }
  } finally {
    await reader?.cancel().catch(() => undefined)
  }
}

/** Reads events until one is as expected: who comes and goes causes events of its own. */
export async function eventWith(
  events: AsyncGenerator<RoomEvent>,
  isExpected: (event: RoomEvent) => boolean,
): Promise<RoomEvent> {
  for (;;) {
    const { done, value } = await events.next()
    if (done) throw new Error('The events ended before')
    if (isExpected(value)) return value
  }
}

function eventIn(block: string): RoomEvent {
  const fields = new Map(
    block.split('\n').map((line) => {
      const end = line.indexOf(': ')
      return [line.slice(0, end), line.slice(end + 2)] as const
    }),
  )
  const {
    view = null,
    present = null,
    hostAwaySince = null,
  } = JSON.parse(fields.get('data') ?? '{}') as Partial<RoomEvent>
  return {
    event: fields.get('event') ?? '',
    id: fields.get('id') ?? null,
    view,
    present,
    hostAwaySince,
  }
}
