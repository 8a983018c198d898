import type { Fetch } from '#platform/design/web/api-call.ts'
import type { PublishedRoom } from '#tools/rooms/domain/room.ts'
import { followEvents } from '#tools/rooms/web/followed-events.ts'
import { createPauses } from '#tools/rooms/web/pauses.ts'
import type { SharedMeeting } from '../domain/meeting-room.ts'

export interface FollowedState<Room = PublishedRoom<SharedMeeting>> {
  /** Undefined until it was read once. */
  readonly room: Room | undefined
  readonly link: 'connecting' | 'live' | 'lost' | 'gone'
  /** The server's clock minus this one, in milliseconds. */
  readonly clockOffset: number
}

export const UNCONNECTED: FollowedState = {
  room: undefined,
  link: 'connecting',
  clockOffset: 0,
}

interface FollowingParts {
  code: string
  /** The host's, who sees more than those who only follow. */
  secret?: string
  fetch: Fetch
  pauses?: readonly number[]
}

/** Follows a meeting by its code, over as many connections as it takes. */
export function followMeeting<Room = PublishedRoom<SharedMeeting>>({
  code,
  secret,
  fetch,
  pauses: lengths,
}: FollowingParts) {
  const pauses = createPauses(lengths)
  const stopping = new AbortController()
  const listeners = new Set<() => void>()
  let state: FollowedState<Room> = { ...UNCONNECTED, room: undefined }
  /** Aborts the present connection. */
  let connection = new AbortController()
  let isFirstOfConnection = true

  const change = (changed: Partial<FollowedState<Room>>) => {
    state = { ...state, ...changed }
    for (const listener of listeners) listener()
  }
  /**
   * An event that was on its way for long, to a phone that slept, shows too early a time. Of the events of a connection
   * the quickest counts.
   */
  const offsetAfter = (now: string): number => {
    const measured = Date.parse(now) - Date.now()
    const offset = isFirstOfConnection ? measured : Math.max(measured, state.clockOffset)
    isFirstOfConnection = false
    return offset
  }

  void followEvents({
    request: (signal) => {
      connection = new AbortController()
      isFirstOfConnection = true
      return fetch(`/api/tools/rooms/${code}/events`, {
        ...(secret && { headers: { Authorization: `Bearer ${secret}` } }),
        signal: AbortSignal.any([signal, connection.signal, stopping.signal]),
      })
    },
    onOpen: () => change({ link: 'live' }),
    onEvent: ({ event, data }) => {
      if (event !== 'view') return change({ link: 'gone' })
      const { view, now } = JSON.parse(data) as { view: Room; now: string }
      change({ room: view, clockOffset: offsetAfter(now) })
    },
    onLost: () => change({ link: state.room ? 'lost' : 'connecting' }),
    onGone: () => change({ link: 'gone' }),
    isGoing: () => !stopping.signal.aborted && state.link !== 'gone',
    pauses,
  })

  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Connects anew at once: a phone that slept may have a dead connection, and its clock may have changed. */
    hurry() {
      connection.abort()
      pauses.hurry()
    },
    stop() {
      stopping.abort()
      pauses.hurry()
    },
  }
}
