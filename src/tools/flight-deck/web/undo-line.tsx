import { type ReactNode, useEffect, useRef } from 'react'

export const TEXT_BUTTON =
  'inline-flex min-h-11 items-center rounded-input font-semibold underline underline-offset-4'

interface UndoLineProps {
  /** What was removed. */
  text: string
  undo: string
  onUndo: () => void
  /** Whether the button takes the focus, which would otherwise be lost with the removed element. */
  takesFocus?: boolean
  children?: ReactNode
}

/** Says that something was removed, with an undo button. */
export function UndoLine({ text, undo, onUndo, takesFocus = true, children }: UndoLineProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) button.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 text-small">
      <span>{text}</span>
      <button ref={button} type="button" onClick={onUndo} className={TEXT_BUTTON}>
        {undo}
      </button>
      {children}
    </p>
  )
}
