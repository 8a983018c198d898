import { browserFetch } from '#platform/design/web/api.ts'
import { sharedMeetingOf } from '../domain/shared-meeting.ts'
import { type MeetingPublisher, type PublishedState, publishMeeting } from './meeting-publisher.ts'
import { forgetShare, keepShare, type MeetingShare, shareStore } from './meeting-shares.ts'
import { shelfStore } from './meeting-store.ts'

type States = Readonly<Record<string, PublishedState>>

const publishers = new Map<string, MeetingPublisher>()
const listeners = new Set<() => void>()
let states: States = {}
let isPublishing = false

/** How each shared meeting of this browser is published, by its id. */
export const publishedStates = {
  read: () => states,
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
    for (const publisher of publishers.values()) publisher.hurry()
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
    const publisher = publishers.get(share.code)
    if (publisher) publisher.changed()
    else publishers.set(share.code, publisherOf(id, share))
  }
  const codes = new Set(Object.values(shares).map(({ code }) => code))
  for (const [code, publisher] of publishers) {
    if (codes.has(code)) continue
    publisher.stop()
    publishers.delete(code)
  }
}

function publisherOf(id: string, { code, secret }: MeetingShare): MeetingPublisher {
  return publishMeeting({
    code,
    secret,
    fetch: browserFetch,
    readMeeting: () => {
      const meeting = meetingOf(id)
      return meeting && !shareStore.read()[id]?.isEnding ? sharedMeetingOf(meeting) : null
    },
    onState: (state) => {
      states = { ...states, [id]: state }
      if (state === 'over' && shareStore.read()[id]?.code === code) forgetShare(id)
      for (const listener of listeners) listener()
    },
  })
}

function meetingOf(id: string) {
  return shelfStore.read().meetings.find((meeting) => meeting.id === id)
}
