import { useState, useSyncExternalStore } from 'react'
import { createBrowserStore } from '#platform/design/web/browser-store.ts'
import { randomKey } from '#platform/design/web/random-key.ts'
import { EMPTY_MEETING } from '../domain/meeting.ts'
import { changeMeeting, type MeetingAction, undoOf } from '../domain/meeting-changes.ts'
import {
  changeShelf,
  emptyShelf,
  type MeetingShelf,
  openMeeting,
  type ShelfAction,
} from '../domain/meeting-shelf.ts'
import { parseShelf } from '../domain/meeting-storage.ts'

/** The meetings in local storage: they survive closing the tab and a crash of the browser. */
export const shelfStore = createBrowserStore<MeetingShelf>({
  key: 'meeting-moderator',
  empty: emptyShelf(randomKey()),
  parse: (text) => parseShelf(text, randomKey()),
  storage: () => localStorage,
})

/** What is shown on the server and during hydration. */
const BEFORE_HYDRATION = emptyShelf(EMPTY_MEETING.id)

export type ChangeMeeting = (action: MeetingAction) => void
export type ChangeShelf = (action: ShelfAction) => void

/** The last removal within a meeting, and the action that undoes it. */
interface Undoable {
  words: string
  /** Id of the meeting. */
  of: string
  action: MeetingAction
}

/** The meetings, the one that is open, and their changes. */
export function useMeetings() {
  const { subscribe, read, isKept } = shelfStore
  const shelf = useSyncExternalStore(subscribe, read, () => BEFORE_HYDRATION)
  const isStored = useSyncExternalStore(subscribe, isKept, () => true)
  const [undoable, setUndoable] = useState<Undoable>()
  const meeting = openMeeting(shelf)

  /** Reads the store at each change: several changes may happen before the next rendering. */
  const store = (action: ShelfAction) => shelfStore.write(changeShelf(shelfStore.read(), action))

  const change: ChangeMeeting = (action) => store({ type: 'meeting', action })

  /** A change that removes something. Its undo is available until the next such change, or a reload. */
  const changeUndoably = (action: MeetingAction, words: string) => {
    const before = openMeeting(shelfStore.read())
    const back = undoOf(before, action)
    if (changeMeeting(before, action) === before) return
    change(action)
    setUndoable(back ? { words, of: before.id, action: back } : undefined)
  }

  /** A change of the list of meetings. */
  const changeAll: ChangeShelf = (action) => {
    setUndoable(undefined)
    store(action)
  }

  const undo = () => {
    if (undoable) change(undoable.action)
    setUndoable(undefined)
  }

  return {
    shelf,
    meeting,
    isStored,
    change,
    changeUndoably,
    changeAll,
    undoable: undoable?.of === meeting.id ? undoable : undefined,
    undo,
  }
}

export type ChangeUndoably = ReturnType<typeof useMeetings>['changeUndoably']
