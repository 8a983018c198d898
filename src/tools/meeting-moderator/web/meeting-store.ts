import { useState, useSyncExternalStore } from 'react'
import { createBrowserStore } from '#platform/design/web/browser-store.ts'
import { randomKey } from '#platform/design/web/random-key.ts'
import type { Language } from '#site/pages/web/page-table.ts'
import type { ToolAi } from '#tools/frame/domain/tool-ai.ts'
import type { ToolsTexts } from '#tools/frame/web/tools-texts.ts'
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
import type { MeetingModeratorTexts } from './meeting-moderator.de.ts'

/** The meetings in local storage: they survive closing the tab and a crash of the browser. */
export const shelfStore = createBrowserStore<MeetingShelf>({
  key: 'meeting-moderator',
  empty: emptyShelf(randomKey()),
  parse: (text) => parseShelf(text, randomKey()),
  storage: () => localStorage,
})

/** What is shown on the server and during hydration. */
const BEFORE_HYDRATION = emptyShelf(EMPTY_MEETING.id)

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

  const change = (action: MeetingAction) => store({ type: 'meeting', action })

  /** A change that removes something. Its undo is available until the next such change, or a reload. */
  const changeUndoably = (action: MeetingAction, words: string) => {
    const before = openMeeting(shelfStore.read())
    const back = undoOf(before, action)
    if (changeMeeting(before, action) === before) return
    change(action)
    setUndoable(back ? { words, of: before.id, action: back } : undefined)
  }

  /** A change of the list of meetings. */
  const changeAll = (action: ShelfAction) => {
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

/** What every part of the tool works with. */
export interface MeetingTool extends ReturnType<typeof useMeetings> {
  texts: MeetingModeratorTexts
  tools: ToolsTexts
  language: Language
  ai: ToolAi['ai']
}
