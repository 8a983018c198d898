import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'

interface AskFirstProps {
  label: string
  question: string
  confirm: string
  cancel: string
  onConfirm: () => void
}

/** A button for what cannot be taken back: it asks before it acts. */
export function AskFirst({ label, question, confirm, cancel, onConfirm }: AskFirstProps) {
  const [isAsked, setAsked] = useState(false)
  if (!isAsked)
    return (
      <button
        type="button"
        onClick={() => setAsked(true)}
        className="inline-flex min-h-11 items-center text-left font-semibold text-small underline underline-offset-4"
      >
        {label}
      </button>
    )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of two buttons, not of fields
    <div role="group" aria-label={question} className="mt-2 text-small">
      <p className="font-semibold">{question}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="small"
          onClick={() => {
            setAsked(false)
            onConfirm()
          }}
        >
          {confirm}
        </Button>
        <Button
          // The question takes the focus from the button that opened it.
          ref={(button) => button?.focus()}
          variant="ghost"
          size="small"
          onClick={() => setAsked(false)}
        >
          {cancel}
        </Button>
      </div>
    </div>
  )
}
