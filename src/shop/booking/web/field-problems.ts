import type { LineRule } from '#platform/basics/domain/line-rule.ts'
import type { FormField } from '#platform/design/web/text-form.tsx'

/** A problem of one field. `name` is the field's name in its form, and its id on the page. */
export interface FieldProblem {
  name: string
  message: string
  /** True when the field is empty, false when its value is wrong. */
  missing: boolean
}

/** The problem of a typed line, by its rule, or because it is empty and has to be filled in. */
export function lineProblem(
  name: string,
  value: string,
  rule: LineRule,
  emptyMessage?: string | null,
): FieldProblem[] {
  if (emptyMessage && value.trim() === '') return [{ name, message: emptyMessage, missing: true }]
  const message = rule(value)
  return message === null ? [] : [{ name, message, missing: false }]
}

/**
 * The problems of these fields, from top to bottom.
 *
 * @param path begins their names in the form
 */
export function textProblems<Name extends string>(
  fields: readonly FormField<Name>[],
  values: Readonly<Record<Name, string>>,
  path = '',
): FieldProblem[] {
  return fields.flatMap(({ name, rule, missing }) =>
    lineProblem(`${path}${name}`, values[name], rule, missing),
  )
}
