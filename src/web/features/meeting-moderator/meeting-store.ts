import { useState, useSyncExternalStore } from 'react'
import { EMPTY_MEETING, type Meeting } from '#domain/tools/meeting.ts'
import { changeMeeting, type MeetingAction, undoOf } from '#domain/tools/meeting-changes.ts'
import { parseMeeting } from '#domain/tools/meeting-storage.ts'
import { createBrowserStore } from '../../lib/browser-store.ts'

/** The meeting. It outlives the tab: a browser that crashes in the middle of a meeting takes nothing with it. */
const meetingStore = createBrowserStore<Meeting>({
  key: 'meeting-moderator',
  empty: EMPTY_MEETING,
  parse: parseMeeting,
  storage: () => localStorage,
})

export type ChangeMeeting = (action: MeetingAction) => void

/** What was just taken away, and what brings it back. */
export interface Undoable {
  words: string
  action: MeetingAction
}

/** The meeting and its changes; an empty one on the server and while the page hydrates. */
export function useMeeting() {
  const meeting = useSyncExternalStore(
    meetingStore.subscribe,
    meetingStore.read,
    () => EMPTY_MEETING,
  )
  const [undoable, setUndoable] = useState<Undoable>()

  /** Changes what is there now: more than one change may come before the screen is drawn again. */
  const change: ChangeMeeting = (action) =>
    meetingStore.write(changeMeeting(meetingStore.read(), action))

  /** A change that takes something away: its way back is kept until the next one of these. */
  const changeUndoably = (action: MeetingAction, words: string) => {
    const back = undoOf(meetingStore.read(), action)
    change(action)
    setUndoable(back ? { words, action: back } : undefined)
  }

  const undo = () => {
    if (undoable) change(undoable.action)
    setUndoable(undefined)
  }

  return { meeting, change, changeUndoably, undoable, undo }
}

export type ChangeUndoably = ReturnType<typeof useMeeting>['changeUndoably']
