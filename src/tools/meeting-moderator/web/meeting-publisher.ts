import { ApiError, call, isTemporary } from '#platform/design/web/api.ts'
import type { Fetch } from '#platform/design/web/api-call.ts'
import { randomKey } from '#platform/design/web/random-key.ts'
import type { RoomView } from '#tools/rooms/domain/room.ts'
import { createPauses } from '#tools/rooms/web/pauses.ts'
import type { HostedMeeting, MeetingAct } from '../domain/meeting-room.ts'

/** How long changes are collected before they are sent, in milliseconds: somebody may be typing. */
const COLLECT_MS = 300

/** Whether participants see the meeting as it is in this browser. `over`: the server no longer has it. */
export type PublishedState = 'sending' | 'current' | 'lost' | 'refused' | 'over'

/** What is sent: the meeting, and which notes of participants it has taken over. */
export type PublishedMeeting = Pick<Extract<MeetingAct, { type: 'meeting' }>, 'meeting' | 'taken'>

interface PublisherParts {
  code: string
  secret: string
  fetch: Fetch
  /** The meeting as it is now; null for one that is to be ended. */
  readMeeting: () => PublishedMeeting | null
  onState: (state: PublishedState) => void
  /** The room as the host sees it, with what participants sent. */
  onRoom: (room: RoomView<HostedMeeting>) => void
  pauses?: readonly number[]
  collectMs?: number
}

export type MeetingPublisher = ReturnType<typeof publishMeeting>

/**
 * Sends the meeting to those who follow it, as a whole, whenever it has changed. Only its newest state is sent, so a
 * second tab and a reload send nothing old, and what was changed without a connection arrives in one piece.
 */
export function publishMeeting(parts: PublisherParts) {
  const { code, secret, fetch, readMeeting, onState, onRoom, collectMs = COLLECT_MS } = parts
  const pauses = createPauses(parts.pauses)
  const stopping = new AbortController()
  let hasChanged = Promise.withResolvers<void>()
  let published: string | undefined
  let failures = 0
  const { signal } = stopping
  const room = { path: { code }, header: { authorization: `Bearer ${secret}` }, signal, fetch }

  const send = async (meeting: PublishedMeeting) => {
    const answer = await call('POST', '/api/tools/rooms/{code}/acts', {
      ...room,
      // The time is that of this attempt: the server compares it with its own clock.
      body: { id: randomKey(), act: { type: 'meeting', sentAt: Date.now(), ...meeting } },
    })
    onRoom(answer as RoomView<HostedMeeting>)
  }
  const end = () => call('DELETE', '/api/tools/rooms/{code}', room)

  /** Sends the present state. Returns false where nothing more is to be sent. */
  async function sendNewest(): Promise<boolean> {
    const meeting = readMeeting()
    const text = JSON.stringify(meeting)
    onState('sending')
    try {
      await (meeting ? send(meeting) : end())
    } catch (error) {
      return signal.aborted ? false : afterFailure(error, text)
    }
    published = text
    failures = 0
    onState(meeting ? 'current' : 'over')
    return meeting !== null
  }

  async function afterFailure(error: unknown, text: string): Promise<boolean> {
    if (isTemporary(error)) {
      failures += 1
      onState('lost')
      await pauses.pauseAfter(failures)
      return true
    }
    if (error instanceof ApiError && error.status === 404) {
      onState('over')
      return false
    }
    // The next change may be accepted.
    published = text
    onState('refused')
    return true
  }

  async function run(): Promise<void> {
    while (!signal.aborted) {
      const { promise } = hasChanged
      if (JSON.stringify(readMeeting()) === published) {
        await promise
        await pauses.pauseFor(collectMs)
      } else if (!(await sendNewest())) return
    }
  }
  void run()

  return {
    /** The meeting may have changed. */
    changed() {
      hasChanged.resolve()
      hasChanged = Promise.withResolvers()
    },
    hurry: pauses.hurry,
    stop() {
      stopping.abort()
      this.changed()
      pauses.hurry()
    },
  }
}
