import { useEffect, useRef, useState } from 'react'
import { Button } from '#platform/design/web/button.tsx'
import type { QuestionTexts } from './tools-texts.ts'

interface AskFirstProps {
  texts: QuestionTexts
  onConfirm: () => void
  /** The button that leads to the question. */
  children: (ask: () => void) => React.ReactNode
  className?: string | undefined
}

/**
 * Asks before something is removed, in place of the button that was pressed: in an iframe as high as its page, a dialog
 * may be out of sight. "No" has the focus, and Escape means it.
 */
export function AskFirst({ texts, onConfirm, children, className }: AskFirstProps) {
  const [isAsked, setAsked] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const no = useRef<HTMLButtonElement>(null)
  const wasAsked = useRef(false)
  useEffect(() => {
    if (isAsked) no.current?.focus()
    // The button that led to the question is back.
    else if (wasAsked.current) place.current?.querySelector('button')?.focus()
    wasAsked.current = isAsked
  }, [isAsked])

  return (
    <div ref={place} className={className}>
      {isAsked ? (
        // biome-ignore lint/a11y/useSemanticElements: a group of two buttons, not of fields
        <div
          role="group"
          aria-label={texts.question}
          onKeyDown={(event) => event.key === 'Escape' && setAsked(false)}
        >
          <p className="font-semibold text-ink text-small">{texts.question}</p>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button
              variant="secondary"
              size="small"
              onClick={() => {
                setAsked(false)
                onConfirm()
              }}
            >
              {texts.confirm}
            </Button>
            <Button ref={no} variant="ghost" size="small" onClick={() => setAsked(false)}>
              {texts.cancel}
            </Button>
          </div>
        </div>
      ) : (
        children(() => setAsked(true))
      )}
    </div>
  )
}
