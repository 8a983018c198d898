import { useEffect, useId, useRef } from 'react'
import { classes } from './classes.ts'
import { CheckIcon } from './icons.tsx'

export interface SummaryItem {
  fieldId: string
  text: string
  /** The field was corrected. The line stays, so that the layout does not change while the user types. */
  solved: boolean
}

interface ErrorSummaryProps {
  title: string
  /** What to do, where the title does not explain it. */
  advice?: string | undefined
  /** `news` where the user made no error, such as a new price. */
  tone?: 'error' | 'news' | undefined
  /** Whether no field of the form is invalid now, also none that is not listed here. */
  isAllRight: boolean
  items: readonly SummaryItem[]
}

/**
 * The problems of a refused form, with a link to each field. Takes the focus when it appears: give it a `key` that
 * changes with every refusal. It is scrolled to the top of the window; on phones with room for the notification above it.
 */
export function ErrorSummary({
  title,
  advice,
  tone = 'error',
  isAllRight,
  items,
}: ErrorSummaryProps) {
  const box = useRef<HTMLElement>(null)
  const titleId = useId()
  const isSolved = items.length > 0 && items.every(({ solved }) => solved)

  useEffect(() => {
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'start' })
  }, [])

  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={classes(
        'max-sm:scroll-mt-10 rounded-card border-2 bg-white px-6 py-5',
        tone === 'news' || (isSolved && isAllRight) ? 'border-brand' : 'border-error',
      )}
    >
      <h2 id={titleId} className="text-h4">
        {isSolved ? solvedTitle(isAllRight) : title}
      </h2>
      {advice && <p className="mt-1">{advice}</p>}
      {items.length > 0 && (
        <ul className="mt-2">
          {items.map((item) => (
            <SummaryLine key={item.fieldId} {...item} />
          ))}
        </ul>
      )}
    </section>
  )
}

function solvedTitle(isAllRight: boolean): string {
  return isAllRight ? 'Danke, jetzt passt alles.' : 'Fast geschafft: Prüfe noch die übrigen Felder.'
}

function SummaryLine({ fieldId, text, solved }: SummaryItem) {
  if (solved) {
    return (
      <li className="flex items-center gap-2 py-1 text-muted">
        <CheckIcon className="text-brand" />
        <s className="decoration-1">{text}</s>
        <span className="sr-only">erledigt</span>
      </li>
    )
  }
  return (
    <li>
      <a
        href={`#${fieldId}`}
        onClick={(event) => {
          event.preventDefault()
          goToField(fieldId)
        }}
        className="inline-block py-1 font-semibold text-error underline underline-offset-3 hover:decoration-2"
      >
        {text}
      </a>
    </li>
  )
}

/** Focuses the field without a history entry, and scrolls its label into view. */
function goToField(id: string) {
  const field = document.getElementById(id)
  field?.focus({ preventScroll: true })
  field?.scrollIntoView({ block: 'center' })
}
