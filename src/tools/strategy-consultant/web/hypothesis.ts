/** The fields of the hypothesis sheet, in the order of its sentence. */
export const HYPOTHESIS_FIELDS = ['group', 'problem', 'change', 'threshold', 'test'] as const
export type HypothesisField = (typeof HYPOTHESIS_FIELDS)[number]

/** A hypothesis that the visitor writes: for whom what changes, and from which figure on it counts as confirmed. */
export type Hypothesis = Readonly<Record<HypothesisField, string>>

export const EMPTY_HYPOTHESIS: Hypothesis = {
  group: '',
  problem: '',
  change: '',
  threshold: '',
  test: '',
}

/** Longest text of a field, in UTF-16 units. */
export const HYPOTHESIS_MAX_LENGTH = 300
