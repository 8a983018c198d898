import type { MeetingModeratorTexts } from '../../content/meeting-moderator-texts.ts'
import { Button } from '../../ui/button.tsx'
import type { Undoable } from './meeting-store.ts'

interface UndoNoteProps {
  texts: MeetingModeratorTexts
  undoable: Undoable | undefined
  onUndo: () => void
}

/**
 * Shows what was removed, with an undo button. It is part of the page and not a notification: in an iframe as high as
 * its page, a notification may be out of sight. It stays until something else is removed.
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
