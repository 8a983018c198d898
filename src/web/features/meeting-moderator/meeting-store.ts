import { useState, useSyncExternalStore } from 'react'
import { EMPTY_MEETING, type Meeting } from '#domain/tools/meeting.ts'
import { changeMeeting, type MeetingAction, undoOf } from '#domain/tools/meeting-changes.ts'
import { parseMeeting } from '#domain/tools/meeting-storage.ts'
import { createBrowserStore } from '../../lib/browser-store.ts'

/** The meeting in local storage: it survives closing the tab and a crash of the browser. */
const meetingStore = createBrowserStore<Meeting>({
  key: 'meeting-moderator',
  empty: EMPTY_MEETING,
  parse: parseMeeting,
  storage: () => localStorage,
})

export type ChangeMeeting = (action: MeetingAction) => void

/** The last removal, and the action that undoes it. */
export interface Undoable {
  words: string
  action: MeetingAction
}

/** The meeting and its changes. Empty on the server and during hydration. */
export function useMeeting() {
  const meeting = useSyncExternalStore(
    meetingStore.subscribe,
    meetingStore.read,
    () => EMPTY_MEETING,
  )
  const [undoable, setUndoable] = useState<Undoable>()

  /** Reads the store at each change: several changes may happen before the next rendering. */
  const change: ChangeMeeting = (action) =>
    meetingStore.write(changeMeeting(meetingStore.read(), action))

  /** A change that removes something. Its undo is stored until the next such change. */
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
