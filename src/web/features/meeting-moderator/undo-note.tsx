import type { MeetingModeratorTexts } from '../../content/meeting-moderator-texts.ts'
import { Button } from '../../ui/button.tsx'
import type { Undoable } from './meeting-store.ts'

interface UndoNoteProps {
  texts: MeetingModeratorTexts
  undoable: Undoable | undefined
  onUndo: () => void
}

/**
 * What was taken away, with the way back. It stands in the page and in no notification: in a frame as high as its page,
 * what sticks to the window may be out of sight. It stays until something else is taken away.
 */
export function UndoNote({ texts, undoable, onUndo }: UndoNoteProps) {
  return (
    <div role="status">
      {undoable && (
        <div className="mt-5 flex flex-wrap items-center justify-between gap-x-5 gap-y-2 rounded-card bg-brand-tint py-2 pr-2 pl-5">
          <p className="min-w-0 text-small">{undoable.words}</p>
          <Button variant="secondary" size="small" onClick={onUndo}>
            {texts.undo}
          </Button>
        </div>
      )}
    </div>
  )
}
