import { browserFetch } from '#platform/design/web/api.ts'
import type { RoomView } from '#tools/rooms/domain/room.ts'
import type { HostedMeeting } from '../domain/meeting-room.ts'
import { changeShelf } from '../domain/meeting-shelf.ts'
import { sharedMeetingOf } from '../domain/shared-meeting.ts'
import { followMeeting } from './meeting-following.ts'
import { type MeetingPublisher, type PublishedState, publishMeeting } from './meeting-publisher.ts'
import { forgetShare, keepShare, type MeetingShare, shareStore } from './meeting-shares.ts'
import { shelfStore } from './meeting-store.ts'

/** A meeting that is shared, as far as the server has answered. */
interface PublishedNow {
  readonly state?: PublishedState
  /** Who writes, what waits, and how many have voted. */
  readonly room?: RoomView<HostedMeeting>
}

interface Connections {
  readonly publisher: MeetingPublisher
  /** By which notes of participants arrive at once, where they may write. */
  following?: ReturnType<typeof followingOf>
}

/** By code. */
const connections = new Map<string, Connections>()
const listeners = new Set<() => void>()
let published: Readonly<Record<string, PublishedNow>> = {}
let isPublishing = false

/** How each shared meeting of this browser is published, by its id. */
export const publishedMeetings = {
  read: () => published,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

/** Publishes all shared meetings of this browser until the page is left, and ends those that were deleted. */
export function startPublishing(): void {
  if (isPublishing) return
  isPublishing = true
  shareStore.subscribe(compare)
  shelfStore.subscribe(compare)
  const hurry = () => {
    for (const { publisher, following } of connections.values()) {
      publisher.hurry()
      if (document.visibilityState === 'visible') following?.hurry()
    }
  }
  window.addEventListener('online', hurry)
  document.addEventListener('visibilitychange', hurry)
  window.addEventListener('pageshow', ({ persisted }) => {
    // While the page was kept for going back, another tab may have written.
    if (!persisted) return
    shelfStore.reread()
    shareStore.reread()
  })
  compare()
}

function compare(): void {
  const shares = shareStore.read()
  for (const [id, share] of Object.entries(shares)) {
    if (!share.isEnding && !meetingOf(id)) {
      // The meeting was deleted. Writing compares again.
      keepShare(id, { ...share, isEnding: true })
      return
    }
    const known = connections.get(share.code)
    const connected: Connections = known ?? { publisher: publisherOf(id, share) }
    connections.set(share.code, connected)
    known?.publisher.changed()
    if (meetingOf(id)?.canWrite) connected.following ??= followingOf(id, share)
  }
  const codes = new Set(Object.values(shares).map(({ code }) => code))
  for (const [code, { publisher, following }] of connections) {
    if (codes.has(code)) continue
    publisher.stop()
    following?.stop()
    connections.delete(code)
  }
}

function publisherOf(id: string, { code, secret }: MeetingShare): MeetingPublisher {
  return publishMeeting({
    code,
    secret,
    fetch: browserFetch,
    readMeeting: () => {
      const meeting = meetingOf(id)
      if (!meeting || shareStore.read()[id]?.isEnding) return null
      const waiting = published[id]?.room?.content.inbox ?? []
      const taken = waiting.map((note) => note.id).filter((one) => meeting.received.includes(one))
      return { meeting: sharedMeetingOf(meeting), ...(taken.length > 0 && { taken }) }
    },
    onState: (state) => {
      change(id, { state })
      if (state === 'over' && shareStore.read()[id]?.code === code) forgetShare(id)
    },
    onRoom: (room) => receive(id, room),
  })
}

function followingOf(id: string, { code, secret }: MeetingShare) {
  const following = followMeeting<RoomView<HostedMeeting>>({ code, secret, fetch: browserFetch })
  following.subscribe(() => {
    const { room } = following.read()
    if (room) receive(id, room)
  })
  return following
}

/**
 * Takes over what participants sent. It is stored first and then deleted on the server: the change of the meeting, and
 * what of the inbox it has, are what is published next.
 */
function receive(id: string, room: RoomView<HostedMeeting>): void {
  const known = published[id]?.room
  if (known?.code === room.code && known.version >= room.version) return
  change(id, { room })
  // What another tab has just written stays.
  shelfStore.reread()
  const before = shelfStore.read()
  const after = changeShelf(before, { type: 'guests', id, room, now: new Date() })
  if (after !== before) shelfStore.write(after)
  // Another tab may have stored them.
  else if (room.content.inbox.length > 0) connections.get(room.code)?.publisher.changed()
}

function change(id: string, changed: PublishedNow): void {
  published = { ...published, [id]: { ...published[id], ...changed } }
  for (const listener of listeners) listener()
}

function meetingOf(id: string) {
  return shelfStore.read().meetings.find((meeting) => meeting.id === id)
}
