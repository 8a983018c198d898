import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { RoomView } from '#tools/rooms/domain/room.ts'
import {
  type Act,
  act,
  type DeckRoomView,
  join,
  openRoom,
  type Person,
  publish,
  type Request,
} from '../product/rooms.ts'
import { SENT_MEETING, SHARED_COPY } from '../product/shared-samples.ts'

/** The statuses of the product without its database, of a proxy whose process died, and of the limit of acts. */
const RETRY_STATUSES = new Set([429, 502, 503])
const BETWEEN_ACTS_MS = 250
/** Ideas that each person leaves in the room; older ones are removed again. */
const IDEAS_KEPT = 2

export interface RoomPeople {
  /** Lets everybody finish their act, and waits for that. */
  finish(): Promise<void>
  /** What the room and what is published must contain now. */
  expected(): { ideas: string[]; acts: number; title: string }
  /** The room and the published meeting as they are stored, and whether the copy can be read. */
  stored(
    address: string,
  ): Promise<{ room: DeckRoomView; meeting: RoomView<{ title: string }>; copy: number }>
}

/**
 * People in a room, the host of a meeting that is followed, and a shared copy. An act that gets no answer is sent again
 * with the same id until it is answered.
 *
 * @param first the address on which room, meeting and copy are opened
 * @param addressNow the present address of the product; may wait until there is one
 */
export async function startRoomPeople(
  first: string,
  count: number,
  addressNow: () => Promise<string>,
): Promise<RoomPeople> {
  const at =
    (address: string): Request =>
    (path, init) =>
      fetch(address + path, init)
  const host = await openRoom(at(first))
  await act(at(first), host, { type: 'step', step: 'ideas' })
  const guests = await Promise.all(
    Array.from({ length: count }, (_, index) => join(at(first), host.code, `Gast ${index}`)),
  )
  const meeting = await publish(at(first), { kind: 'meeting', ...SENT_MEETING })
  const copy = await publish(at(first), { kind: 'copy', document: SHARED_COPY })
  const ideas = new Set<string>()
  let acts = 1 + count
  let title = ''
  let isFinishing = false

  /** Sends an act until it is answered. */
  const doOnce = async (person: Person, what: Act): Promise<void> => {
    const id = randomUUID()
    for (;;) {
      const address = await addressNow()
      const status = await act(at(address), person, what, id).then(
        async (answer) => {
          await answer.text()
          return answer.status
        },
        () => 0,
      )
      if (status === 200) return
      if (status !== 0 && !RETRY_STATUSES.has(status)) throw new Error(`Answered with ${status}`)
      await pause(BETWEEN_ACTS_MS)
    }
  }
  const guest = async (person: Person) => {
    const own: string[] = []
    while (!isFinishing) {
      const id = randomUUID()
      await doOnce(person, { type: 'idea', id, text: `Idee ${id}` })
      acts += 1
      ideas.add(id)
      own.push(id)
      const oldest = own.length > IDEAS_KEPT ? own.shift() : undefined
      if (oldest) {
        await doOnce(person, { type: 'remove-idea', id: oldest })
        acts += 1
        ideas.delete(oldest)
      }
      await pause(BETWEEN_ACTS_MS)
    }
  }
  const moderate = async () => {
    for (let count = 1; !isFinishing; count += 1) {
      const changed = { ...SENT_MEETING.meeting, title: `Stand ${count}` }
      await doOnce(meeting, { type: 'meeting', sentAt: SENT_MEETING.sentAt, meeting: changed })
      title = changed.title
      await pause(BETWEEN_ACTS_MS)
    }
  }
  const all = Promise.all([...guests.map(guest), moderate()])
  // The error is reported to the caller of `finish`.
  all.catch(() => undefined)

  return {
    async finish() {
      isFinishing = true
      await all
    },
    expected: () => ({ ideas: [...ideas].sort(), acts, title }),
    async stored(address) {
      const request = at(address)
      // From the step of the votes on, everybody sees all ideas. This is one more act.
      const answer = await act(request, host, { type: 'step', step: 'votes' })
      const published = await request(`/api/tools/rooms/${meeting.code}/content`)
      const { status } = await request(`/api/tools/rooms/${copy.code}/content`)
      return {
        room: (await answer.json()) as DeckRoomView,
        meeting: (await published.json()) as RoomView<{ title: string }>,
        copy: status,
      }
    },
  }
}
