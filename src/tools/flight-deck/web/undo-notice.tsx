import { useEffect, useRef } from 'react'
import type { Deck } from './deck.ts'

/**
 * Shows that something was removed, with an undo button. It takes the focus, which would otherwise be lost with the
 * removed element. That the whole sprint was replaced is shown after a reload too, until it is deleted for good.
 */
export function UndoNotice({ deck, isAll = false }: { deck: Deck; isAll?: boolean }) {
  const { removed, undo, forget, texts } = deck
  const isShown = removed !== undefined && (removed.what !== 'part') === isAll
  const isNew = isShown && removed.isNew
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isNew) button.current?.focus({ preventScroll: true })
  }, [isNew])

  return (
    <div role="status">
      {isShown && (
        <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 text-small">
          <span>{texts.storage.removed[removed.what]}</span>
          <button
            ref={button}
            type="button"
            onClick={undo}
            className="inline-flex min-h-11 items-center rounded-input font-semibold underline underline-offset-4"
          >
            {texts.storage.undo}
          </button>
          {isAll && (
            <button
              type="button"
              onClick={forget}
              className="inline-flex min-h-11 items-center rounded-input font-semibold underline underline-offset-4"
            >
              {texts.storage.forget}
            </button>
          )}
        </p>
      )}
    </div>
  )
}
