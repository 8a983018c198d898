import { type ReactNode, useState } from 'react'
import { Button } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { ResultNotice } from './result-notice.tsx'
import type { BookingState, Place } from './use-booking-view.ts'

interface DataCardProps {
  title: string
  /** Where results of its changes are told. */
  place: Place
  result: BookingState['result']
  /** Of the button that opens the form; null where nothing can be changed any more. */
  buttonLabel: string | null
  /** What the button is about, for screen readers. */
  about: string
  /** The form in place of the data. @param close is also called after the change */
  form: (close: () => void) => ReactNode
  children: ReactNode
}

/** A card of data, and the form that replaces them while they are changed. */
export function DataCard({
  title,
  place,
  result,
  buttonLabel,
  about,
  form,
  children,
}: DataCardProps) {
  const id = `data-${place}`
  const [isOpen, setIsOpen] = useState(false)

  function close() {
    setIsOpen(false)
    // After a change the notice of its result takes the focus.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) document.getElementById(`${id}-button`)?.focus()
    })
  }

  function open() {
    setIsOpen(true)
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`[data-form-of="${id}"] input`)?.focus(),
    )
  }

  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className="text-h4">
        {title}
      </h2>
      <ResultNotice place={place} result={result} className="mt-4" />
      <div data-form-of={id} className="mt-4">
        {isOpen ? form(close) : children}
      </div>
      {!isOpen && buttonLabel !== null && (
        <Button
          id={`${id}-button`}
          variant="secondary"
          size="small"
          className="mt-5"
          onClick={open}
        >
          <span>
            <span>{buttonLabel}</span>
            <span className="sr-only">{`: ${about}`}</span>
          </span>
        </Button>
      )}
    </Card>
  )
}
