import type { ChangedValues } from '#shop/booking/domain/booking-change.ts'

/** The fields whose values an edit changes, before and after. */
export function changedValues<Field extends string>(
  present: Readonly<Record<Field, string>>,
  edit: Readonly<Partial<Record<Field, string | undefined>>>,
  fields: readonly Field[],
): { before: ChangedValues; after: ChangedValues } {
  const changed = fields.filter(
    (field) => edit[field] !== undefined && edit[field] !== present[field],
  )
  return {
    before: Object.fromEntries(changed.map((field) => [field, present[field]])),
    after: Object.fromEntries(changed.map((field) => [field, edit[field] ?? ''])),
  }
}
