import { ApiError, call, isTemporary } from '#platform/design/web/api.ts'
import type { Fetch } from '#platform/design/web/api-call.ts'
import { randomKey } from '#platform/design/web/random-key.ts'
import { followEvents } from '#tools/rooms/web/followed-events.ts'
import { createPauses } from '#tools/rooms/web/pauses.ts'
import {
  type DeckRoom,
  deckRoom,
  type RoomAct,
  type RoomLink,
  type RoomState,
  type WaitingAct,
} from './room-types.ts'
import { withWaiting } from './waiting-acts.ts'

/** How long a text or a drawing is collected before it is sent, in milliseconds. */
const TYPING_MS = 800
/** How often the stream of events is replaced: the server counts somebody as connected for 75 seconds after that. */
const RENEW_MS = 45_000

/** The state before anything is known. */
export const CONNECTING: RoomState = {
  room: undefined,
  link: 'connecting',
  waiting: 0,
  refused: [],
  present: undefined,
  hostAwaySince: null,
  clockOffset: 0,
}

interface ConnectionParts {
  code: string
  secret: string
  fetch: Fetch
  /** Where acts wait, so that they survive a reload. */
  store: { read: () => readonly WaitingAct[]; write: (acts: readonly WaitingAct[]) => void }
  pauses?: readonly number[]
  typingMs?: number
}

/** What the server tells of the room. */
interface RoomEvent {
  view: DeckRoom
  now: string
  /** Missing from a server of before. */
  present?: readonly string[]
  hostAwaySince?: string | null
}

export type RoomConnection = ReturnType<typeof connectToRoom>

/**
 * Follows a room and sends what this person does. Acts are kept until the server has answered, and sent one after
 * another with the same id, so each is done once, in order, also after a lost connection or a reload.
 */
export function connectToRoom(parts: ConnectionParts) {
  const { code, secret, fetch, store, typingMs = TYPING_MS } = parts
  const pauses = createPauses(parts.pauses)
  const authorization = { authorization: `Bearer ${secret}` }
  const stopping = new AbortController()
  const listeners = new Set<() => void>()
  let known: DeckRoom | undefined
  let acts = store.read()
  let state: RoomState = { ...CONNECTING, waiting: acts.length }
  let lastEventId: string | undefined
  let connected: ReadonlySet<string> | undefined
  let awaySince: string | null = null
  let isFollowing = false
  let isSendFailing = false

  const change = (changed: Partial<RoomState>) => {
    const room = known && withWaiting(known, acts)
    state = { ...state, ...changed, room, waiting: acts.length }
    const isLive = state.link === 'live'
    state = {
      ...state,
      present: isLive ? connected : undefined,
      hostAwaySince: isLive ? awaySince : null,
    }
    for (const listener of listeners) listener()
  }
  /** What the stream and the last act that was sent say about the connection. */
  const linkNow = (): RoomLink => {
    if (isFinal()) return state.link
    if (isFollowing) return isSendFailing ? 'lost' : 'live'
    return state.link === 'connecting' && !isSendFailing ? 'connecting' : 'lost'
  }
  const adopt = (view: DeckRoom) => {
    if (!known || view.version >= known.version) known = view
  }
  const keep = (next: readonly WaitingAct[]) => {
    acts = next
    store.write(acts)
  }
  const isFinal = () => state.link === 'over' || state.link === 'removed'
  const isGoing = () => !stopping.signal.aborted && !isFinal()
  const follow = () =>
    followEvents({
      request: (signal) =>
        fetch(`/api/tools/rooms/${code}/events`, {
          headers: { ...authorization, ...(lastEventId && { 'Last-Event-ID': lastEventId }) },
          signal: AbortSignal.any([signal, stopping.signal]),
        }),
      onOpen: () => {
        isFollowing = true
        change({ link: linkNow() })
        if (isSendFailing) pauses.hurry()
      },
      onEvent: ({ event, id, data }) => {
        if (event === 'over' || event === 'removed') return change({ link: event })
        const { view, now, present, hostAwaySince = null } = JSON.parse(data) as RoomEvent
        adopt(view)
        lastEventId = id
        connected = present && new Set(present)
        awaySince = hostAwaySince
        change({ clockOffset: Date.parse(now) - Date.now() })
      },
      onLost: () => {
        isFollowing = false
        change({ link: 'lost' })
      },
      onGone: () => change({ link: 'over' }),
      isGoing,
      pauses,
      renewMs: RENEW_MS,
    })

  /** Sends the oldest act. Returns false where it has to be sent again. */
  async function sendOldest({ id, act }: WaitingAct): Promise<boolean> {
    try {
      const view = await call('POST', '/api/tools/rooms/{code}/acts', {
        path: { code },
        header: authorization,
        body: { id, act },
        signal: stopping.signal,
        fetch,
      })
      adopt(deckRoom(view))
      keep(acts.slice(1))
      isSendFailing = false
      change({ link: linkNow() })
      return true
    } catch (error) {
      isSendFailing = isTemporary(error)
      if (isGoing()) change({ link: linkNow() })
      if (isSendFailing) return false
      const problem = error instanceof ApiError ? error.problem?.code : undefined
      keep(acts.slice(1))
      const key = keyOf(act)
      const others = state.refused.filter((one) => key === null || keyOf(one.act) !== key)
      change({ refused: [...others, { act, code: problem ?? 'http.fault' }] })
      return true
    }
  }

  let isSending = false
  /** The id of the act that may have reached the server; it is not replaced by a newer one. */
  let sentId: string | undefined
  async function sendAll(): Promise<void> {
    if (isSending) return
    isSending = true
    let failures = 0
    while (acts[0] && isGoing()) {
      const isFresh = acts[0].id !== sentId
      if (isFresh && keyOf(acts[0].act) !== null) await pauses.pauseFor(typingMs)
      sentId = acts[0].id
      failures = (await sendOldest(acts[0])) ? 0 : failures + 1
      if (failures > 0) await pauses.pauseAfter(failures)
    }
    isSending = false
  }

  void follow()
  void sendAll()

  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Does something in the room, now or as soon as there is a connection. */
    act(act: RoomAct) {
      keep(withoutOlder(acts, act, sentId).concat({ id: randomKey(), act }))
      change({})
      void sendAll()
    },
    dismissRefusals: () => change({ refused: [] }),
    hurry: pauses.hurry,
    stop() {
      stopping.abort()
      pauses.hurry()
    },
  }
}

/**
 * The waiting acts without those that the new one replaces: of several versions of a text or a drawing, only the last is
 * sent. One that may have been sent stays.
 */
function withoutOlder(
  acts: readonly WaitingAct[],
  act: RoomAct,
  sentId: string | undefined,
): readonly WaitingAct[] {
  const key = keyOf(act)
  return key === null ? acts : acts.filter((one) => one.id === sentId || keyOf(one.act) !== key)
}

function keyOf(act: RoomAct): string | null {
  switch (act.type) {
    case 'sketch':
      return `${act.type} ${act.id}`
    case 'hypothesis':
    case 'result':
      // One that writes another part replaces nothing.
      return `${Object.keys(act)} ${act.id}`
    case 'frame':
      return `frame ${act.frame}`
    case 'plan':
      return `plan ${act.part}`
    case 'question':
      return act.type
    default:
      return null
  }
}
