import { useState } from 'react'
import { Button } from '#platform/design/web/button.tsx'
import { classes } from '#platform/design/web/classes.ts'
import { WorkFile } from '#tools/documents/web/work-file.tsx'
import type { Deck } from './deck.ts'
import { EMPTY_SPRINT } from './sprint.ts'
import { sprintFile } from './sprint-file.ts'
import { parseSprint } from './stored-sprint.ts'
import { UndoNotice } from './undo-notice.tsx'

/** Explains where the sprint is stored, with buttons that save it to a file, open one, and delete it. */
export function StorageNote({ deck, className }: { deck: Deck; className: string }) {
  const [isAsked, setAsked] = useState(false)
  const { storage } = deck.texts
  return (
    <div className={classes('text-small', className)}>
      <p className="text-muted">{deck.intro.storage}</p>
      <WorkFile
        {...sprintFile(deck)}
        texts={deck.tools.file}
        parse={parseSprint}
        onOpen={deck.openSprint}
        className="mt-1"
      />
      {isAsked ? (
        // biome-ignore lint/a11y/useSemanticElements: a group of two buttons, not of fields
        <div role="group" aria-label={storage.question} className="mt-3">
          <p className="font-semibold">{storage.question}</p>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button
              variant="secondary"
              size="small"
              onClick={() => {
                setAsked(false)
                deck.change({ type: 'clear' })
              }}
            >
              {storage.confirm}
            </Button>
            <Button
              // The question takes the focus from the button that opened it.
              ref={(button) => button?.focus()}
              variant="ghost"
              size="small"
              onClick={() => setAsked(false)}
            >
              {storage.cancel}
            </Button>
          </div>
        </div>
      ) : (
        deck.sprint !== EMPTY_SPRINT && (
          <button
            type="button"
            onClick={() => setAsked(true)}
            className="mt-1 inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {storage.startOver}
          </button>
        )
      )}
      <UndoNotice deck={deck} isAll />
    </div>
  )
}
