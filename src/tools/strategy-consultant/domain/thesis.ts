/** The fields of the thesis and of the choice, in the order of their sentences. */
export const THESIS_FIELDS = ['act', 'effect', 'reason'] as const
export const CHOICE_FIELDS = ['for', 'against'] as const
export const THESIS_AND_CHOICE = [...THESIS_FIELDS, ...CHOICE_FIELDS] as const
export type ThesisField = (typeof THESIS_AND_CHOICE)[number]

/** What a draft ends in: one thesis, "If we …, then …, because …", and one choice, "We choose … over …". */
export type Thesis = Readonly<Record<ThesisField, string>>

export const EMPTY_THESIS: Thesis = mapFields(() => '')

/** Longest text of a field, in UTF-16 units. */
export const THESIS_MAX_LENGTH = 400

/** A value for each field. */
export function mapFields<Value>(of: (field: ThesisField) => Value): Record<ThesisField, Value> {
  return {
    act: of('act'),
    effect: of('effect'),
    reason: of('reason'),
    for: of('for'),
    against: of('against'),
  }
}

/** The thesis with a suggestion in its empty fields. */
export function withSuggested(thesis: Thesis, suggestion: Thesis): Thesis {
  return mapFields((field) => (thesis[field].trim() ? thesis[field] : suggestion[field]))
}

/** Both sentences, as far as something is written; none where nothing is. */
export function thesisSentences(
  thesis: Thesis,
  words: Readonly<Record<ThesisField, string>>,
): string[] {
  const sentence = (fields: readonly ThesisField[], between: string) => {
    const parts = fields.flatMap((field) => {
      const text = thesis[field].trim().replace(/[.,;]$/, '')
      return text ? [`${words[field]} ${text}`] : []
    })
    return parts.length > 0 ? [`${parts.join(between)}.`] : []
  }
  return [...sentence(THESIS_FIELDS, ', '), ...sentence(CHOICE_FIELDS, ' ')]
}
