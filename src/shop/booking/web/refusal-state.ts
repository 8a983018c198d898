import { type FieldErrors, get } from 'react-hook-form'
import type { SummaryItem } from '#platform/design/web/error-summary.tsx'
import { summaryText } from './booking-form-rules.ts'
import type { FieldProblem } from './field-problems.ts'

interface RefusalState {
  /** The problems of the refusal in their order, each with the current problem of its field. */
  items: SummaryItem[]
  /** True when the whole form is valid now, not only the fields that the refusal named. */
  isAllRight: boolean
}

/**
 * Current state of a refusal: which of its problems are still open.
 *
 * @param problems the problems that the refusal named
 * @param errors what the form marks now; errors from the server count until their field changes
 * @param current all problems of the form by its own rules now
 */
export function refusalState(
  problems: readonly FieldProblem[],
  errors: FieldErrors,
  current: readonly FieldProblem[],
): RefusalState {
  const items = problems.map(({ name, message }) => {
    const open = serverMessage(errors, name) ?? current.find((one) => one.name === name)?.message
    return {
      fieldId: name,
      text: summaryText({ name, message: open ?? message }),
      solved: open === undefined,
    }
  })
  return { items, isAllRight: current.length === 0 && items.every(({ solved }) => solved) }
}

function serverMessage(errors: FieldErrors, name: string): string | undefined {
  const error = get(errors, name) as { type?: string; message?: string } | undefined
  return error?.type === 'server' ? error.message : undefined
}
