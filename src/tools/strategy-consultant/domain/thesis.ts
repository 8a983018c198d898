/** The fields of the thesis and of the choice, in the order of their sentences. */
export const THESIS_FIELDS = ['act', 'effect', 'reason'] as const
export const CHOICE_FIELDS = ['for', 'against'] as const
export type ThesisField = (typeof THESIS_FIELDS)[number] | (typeof CHOICE_FIELDS)[number]

/** What a draft ends in: one thesis, "If we …, then …, because …", and one choice, "We choose … over …". */
export type Thesis = Readonly<Record<ThesisField, string>>

export const EMPTY_THESIS: Thesis = { act: '', effect: '', reason: '', for: '', against: '' }

/** Longest text of a field, in UTF-16 units. */
export const THESIS_MAX_LENGTH = 400

/** The thesis with a sentence at the end of a field, without the full stop, as the field is a part of a sentence. */
export function withPicked(thesis: Thesis, field: ThesisField, sentence: string): Thesis {
  const before = thesis[field].trim()
  const text = `${before}${before ? '; ' : ''}${sentence.trim().replace(/\.$/, '')}`
  return { ...thesis, [field]: text.slice(0, THESIS_MAX_LENGTH) }
}

/** The thesis with a suggestion in its empty fields. */
export function withSuggested(thesis: Thesis, suggestion: Thesis): Thesis {
  const fields = [...THESIS_FIELDS, ...CHOICE_FIELDS]
  const texts = fields.map((field) => [
    field,
    thesis[field].trim() ? thesis[field] : suggestion[field],
  ])
  return Object.fromEntries(texts) as Thesis
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
