import { WorkFile } from '#tools/documents/web/work-file.tsx'
import { AskFirst } from '#tools/frame/web/ask-first.tsx'
import type { StepProps } from './deck.ts'
import { EMPTY_SPRINT } from './sprint.ts'
import { sprintFile } from './sprint-document.ts'
import { parseSprint, upgradedSprint } from './stored-sprint.ts'
import { TEXT_BUTTON, UndoLine } from './undo-line.tsx'

/** Says where the sprint is stored, with buttons that save it to a file, open one, and delete it. */
export function YourWork({ deck }: StepProps) {
  const { storage } = deck.texts
  return (
    <div className="mt-12 border-sand border-t pt-5 text-small print:hidden">
      <p className="text-muted">{deck.intro.storage}</p>
      <div className="flex flex-wrap gap-x-5">
        <WorkFile
          {...sprintFile(deck)}
          texts={deck.tools.file}
          parse={parseSprint}
          upgrade={upgradedSprint}
          onOpen={deck.openSprint}
        />
        {deck.sprint !== EMPTY_SPRINT && (
          <AskFirst texts={storage.ask} onConfirm={() => deck.openSprint(EMPTY_SPRINT)}>
            {(ask) => (
              <button type="button" onClick={ask} className={TEXT_BUTTON}>
                {storage.startOver}
              </button>
            )}
          </AskFirst>
        )}
      </div>
      <UndoNotice deck={deck} what="all">
        <button type="button" onClick={deck.forget} className={TEXT_BUTTON}>
          {storage.forget}
        </button>
      </UndoNotice>
    </div>
  )
}

interface UndoNoticeProps extends StepProps {
  what?: 'part' | 'all'
  children?: React.ReactNode
}

/** Shows that something was removed. Of the whole sprint also after a reload, until it is deleted for good. */
export function UndoNotice({ deck, what = 'part', children }: UndoNoticeProps) {
  const { removed, undo } = deck.texts.storage
  return (
    <div role="status">
      {deck.restorable === what && (
        <UndoLine
          text={removed[what]}
          undo={undo}
          onUndo={deck.undo}
          takesFocus={deck.isRemovedNow}
        >
          {children}
        </UndoLine>
      )}
    </div>
  )
}
