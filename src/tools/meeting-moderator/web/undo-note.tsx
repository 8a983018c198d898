import { Button } from '#platform/design/web/button.tsx'
import type { Replacement } from '../domain/meeting-shelf.ts'
import type { MeetingModeratorTexts } from './meeting-moderator-texts.ts'

interface UndoNoteProps {
  texts: MeetingModeratorTexts
  /** What was removed within the meeting; it goes before a replacement of the whole. */
  words: string | undefined
  onUndo: () => void
  replaced: Replacement | null
  onUndoReplacing: () => void
  onForget: () => void
}

/**
 * Shows what was removed, with an undo button. It is part of the page and not a notification: in an iframe as high as
 * its page, a notification may be out of sight. It stays until something else is removed; that a whole meeting was
 * replaced is shown after a reload too, until somebody ends that.
 */
export function UndoNote(props: UndoNoteProps) {
  const { texts, words, onUndo, replaced, onUndoReplacing, onForget } = props
  return (
    <div role="status">
      {(words !== undefined || replaced) && (
        <div className="mt-5 flex flex-wrap items-center justify-between gap-x-5 gap-y-2 rounded-card bg-brand-tint py-2 pr-2 pl-5">
          <p className="min-w-0 text-small">
            {words ?? (replaced && texts.undone.replaced[replaced.how])}
          </p>
          <div className="flex flex-wrap items-center gap-1">
            <Button
              variant="secondary"
              size="small"
              onClick={words === undefined ? onUndoReplacing : onUndo}
            >
              {texts.undo}
            </Button>
            {words === undefined && replaced && (
              <Button variant="ghost" size="small" onClick={onForget}>
                {texts.forget[replaced.how === 'repeated' ? 'repeated' : 'deleted']}
              </Button>
            )}
          </div>
        </div>
      )}
    </div>
  )
}
