import {
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type Resolver,
  set,
  type UseFormReturn,
} from 'react-hook-form'
import type { FieldProblem } from './field-problems.ts'

/**
 * Makes a resolver for react-hook-form from a function that lists the problems of the values. `C` is what the rules
 * need besides the values.
 */
export function fieldResolver<T extends FieldValues, C>(
  findProblems: (values: T, context: C) => FieldProblem[],
): Resolver<T, C> {
  return (values, context) => {
    const problems = context === undefined ? [] : findProblems(values, context)
    if (problems.length === 0) return { values, errors: {} }
    const errors: FieldErrors<T> = {}
    for (const { name, message, missing } of problems) {
      set(errors, name, { type: missing ? 'missing' : 'wrong', message })
    }
    return { values: {}, errors }
  }
}

/** Marks the fields that the server refused. They stay marked until they change. */
export function setFieldErrors<T extends FieldValues>(
  form: UseFormReturn<T>,
  problems: readonly FieldProblem[],
) {
  for (const { name, message } of problems) {
    form.setError(name as FieldPath<T>, { type: 'server', message })
  }
}
