import { useEffect, useRef } from 'react'
import type { Deck } from './deck.ts'

/**
 * Shows that something was removed, with an undo button. It takes the focus, which would otherwise be lost with the
 * removed element.
 */
export function UndoNotice({ deck, isAll = false }: { deck: Deck; isAll?: boolean }) {
  const { removed, undo, texts } = deck
  const isShown = removed !== undefined && removed.isAll === isAll
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isShown) button.current?.focus({ preventScroll: true })
  }, [isShown])

  return (
    <div role="status">
      {isShown && (
        <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 text-small">
          {isAll ? texts.storage.cleared : texts.storage.removed}
          <button
            ref={button}
            type="button"
            onClick={undo}
            className="inline-flex min-h-11 items-center rounded-input font-semibold underline underline-offset-4"
          >
            {texts.storage.undo}
          </button>
        </p>
      )}
    </div>
  )
}
