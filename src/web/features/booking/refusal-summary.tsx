import type { FieldErrors } from 'react-hook-form'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { messageAt } from './field-resolver.ts'
import { summaryText } from './rules.ts'
import type { Refusal } from './use-refusal.ts'

interface RefusalSummaryProps {
  refusal: Refusal
  errors: FieldErrors
}

/** The refusal above the fields it names, kept in step with them. */
export function RefusalSummary({ refusal, errors }: RefusalSummaryProps) {
  return (
    <ErrorSummary
      key={refusal.count}
      title={refusal.title}
      advice={refusal.advice}
      solvedTitle="Danke, jetzt passt alles."
      items={refusal.problems.map(({ name, message }) => {
        const current = messageAt(errors, name)
        return {
          fieldId: name,
          text: summaryText({ name, message: current ?? message }),
          solved: current === undefined,
        }
      })}
    />
  )
}
