import { useEffect, useRef } from 'react'
import { WorkFile } from '#tools/documents/web/work-file.tsx'
import { AskFirst } from '#tools/frame/web/ask-first.tsx'
import type { StepProps } from './deck.ts'
import { EMPTY_SPRINT } from './sprint.ts'
import { sprintFile } from './sprint-document.ts'
import { parseSprint, upgradedSprint } from './stored-sprint.ts'

const LINK =
  'inline-flex min-h-11 items-center rounded-input font-semibold underline underline-offset-4'

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
          <AskFirst texts={storage.ask} onConfirm={() => deck.change({ type: 'clear' })}>
            {(ask) => (
              <button type="button" onClick={ask} className={LINK}>
                {storage.startOver}
              </button>
            )}
          </AskFirst>
        )}
      </div>
      <UndoNotice deck={deck} what="all" />
    </div>
  )
}

/**
 * Shows that something was removed, with an undo button. It takes the focus, which would otherwise be lost with the
 * removed element. That the whole sprint was replaced is shown after a reload too, until it is deleted for good.
 */
export function UndoNotice({ deck, what = 'part' }: StepProps & { what?: 'part' | 'all' }) {
  const { removed, undo, forget, texts } = deck
  const isShown = removed?.what === what
  const isNew = isShown && removed.isNew
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isNew) button.current?.focus({ preventScroll: true })
  }, [isNew])

  return (
    <div role="status">
      {isShown && (
        <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 text-small">
          <span>{texts.storage.removed[what]}</span>
          <button ref={button} type="button" onClick={undo} className={LINK}>
            {texts.storage.undo}
          </button>
          {what === 'all' && (
            <button type="button" onClick={forget} className={LINK}>
              {texts.storage.forget}
            </button>
          )}
        </p>
      )}
    </div>
  )
}
