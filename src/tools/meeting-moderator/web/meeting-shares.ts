import { useSyncExternalStore } from 'react'
import { createBrowserStore } from '#platform/design/web/browser-store.ts'
import { parsed, record } from '#tools/documents/domain/stored-values.ts'

/** A meeting of this browser that participants follow. */
export interface MeetingShare {
  readonly code: string
  /** Says that it is this browser's. */
  readonly secret: string
  /** ISO 8601. */
  readonly expiresAt: string
  /** To be ended as soon as the server can be reached. */
  readonly isEnding: boolean
}

/** By the id of the meeting. */
type MeetingShares = Readonly<Record<string, MeetingShare>>

const NONE: MeetingShares = {}

export const shareStore = createBrowserStore<MeetingShares>({
  key: 'meeting-moderator-shares',
  empty: NONE,
  parse: (text) => record(parsed(text)) as MeetingShares,
  storage: () => localStorage,
})

/** The code in two halves, as people read it aloud. */
export function spacedCode({ code }: MeetingShare): string {
  return `${code.slice(0, 4)} ${code.slice(4)}`
}

/** What participants follow of this browser's meetings. */
export function useShares(): MeetingShares {
  return useSyncExternalStore(shareStore.subscribe, shareStore.read, () => NONE)
}

export function keepShare(meetingId: string, share: MeetingShare): void {
  shareStore.write({ ...shareStore.read(), [meetingId]: share })
}

export function forgetShare(meetingId: string): void {
  const { [meetingId]: _, ...others } = shareStore.read()
  shareStore.write(others)
}
