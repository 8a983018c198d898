import { useEffect } from 'react'
import type { FieldErrors } from 'react-hook-form'
import { ErrorSummary, type SummaryItem } from '#platform/design/web/error-summary.tsx'
import type { Refused } from '#platform/design/web/use-send.ts'
import type { FieldProblem } from './field-problems.ts'
import { refusalState } from './refusal-state.ts'
import type { Refusal } from './use-refusal.ts'

interface RefusalSummaryProps {
  refusal: Refused<Refusal>
  errors: FieldErrors
  /** All problems of the form by its own rules at the moment. */
  current: readonly FieldProblem[]
  /** Called when every problem is solved. */
  onSolved: () => void
}

/**
 * The list of problems above the fields that it names, updated while they are corrected. Where the form's own rules
 * refused, its title is the number of open fields, because the notification says the sentence already.
 */
export function RefusalSummary({ refusal, errors, current, onSolved }: RefusalSummaryProps) {
  const { items, isAllRight } = refusalState(refusal.problems, errors, current)
  const isSolved = isAllRight && items.length > 0

  useEffect(() => {
    if (isSolved) onSolved()
  }, [isSolved, onSolved])

  return (
    <ErrorSummary
      key={refusal.count}
      title={refusal.by === 'form' ? openFields(items) : refusal.title}
      advice={refusal.advice}
      tone={refusal.tone}
      isAllRight={isAllRight}
      items={items}
    />
  )
}

/** "Prüfe noch 3 Felder." */
function openFields(items: readonly SummaryItem[]): string {
  const open = items.filter(({ solved }) => !solved).length
  return open === 1 ? 'Prüfe noch ein Feld.' : `Prüfe noch ${open} Felder.`
}
