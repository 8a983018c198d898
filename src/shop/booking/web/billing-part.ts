import type { Contact } from './booking-draft.ts'
import type { FieldProblem } from './field-problems.ts'

let part: typeof import('./billing-inputs.tsx') | null = null

/** Loads the fields of billing data and their rules, which most visitors do not need. */
export async function loadBilling() {
  part ??= await import('./billing-inputs.tsx')
  return part
}

/** The problems of billing data, once their rules are loaded: nothing can be typed before. The server has them too. */
export function billingProblems(contact: Contact): FieldProblem[] {
  return part?.billingProblems(contact) ?? []
}
