import type { DraftEdits, DraftPart } from '../domain/strategy-edits.ts'
import { EMPTY_THESIS, type Thesis } from '../domain/thesis.ts'

/** What consultations contained before drafts ended in a thesis: a sheet for a hypothesis, and edits by line. */
export interface EarlierConsultation {
  readonly hypothesis?: Partial<
    Record<'group' | 'problem' | 'change' | 'threshold' | 'test', string>
  >
  readonly made?: {
    readonly edits?: {
      readonly changed: Readonly<Record<string, string>>
      readonly struck: readonly string[]
      readonly added: readonly {
        readonly section: DraftPart | 'hypothesis'
        readonly text: string
      }[]
    }
  } | null
}

/** The thesis that says what the hypothesis said. How to test it became a next step ({@link editsOfEarlier}). */
export function thesisOfEarlier({ hypothesis = {} }: EarlierConsultation): Thesis {
  const { change = '', threshold = '', group = '', problem = '' } = hypothesis
  const because = [group, problem].map((text) => text.trim()).filter(Boolean)
  return { ...EMPTY_THESIS, act: change, effect: threshold, reason: because.join(': ') }
}

/** The edits of an earlier draft: what was struck out is left out, and what was added is a text of its part. */
export function editsOfEarlier({ made, hypothesis = {} }: EarlierConsultation): DraftEdits {
  const { changed = {}, struck = [], added = [] } = made?.edits ?? {}
  const left = struck.map((key) => [/^opportunities\.\d$/.test(key) ? `${key}.title` : key, ''])
  const lines: Partial<Record<DraftPart, string[]>> = {}
  for (const { section, text } of [
    ...added,
    { section: 'hypothesis' as const, text: hypothesis.test ?? '' },
  ]) {
    const part = section === 'hypothesis' ? 'nextSteps' : section
    if (text.trim()) lines[part] = [...(lines[part] ?? []), text.trim().replaceAll('\n', ' ')]
  }
  return {
    changed: { ...changed, ...Object.fromEntries(left) },
    added: Object.fromEntries(Object.entries(lines).map(([part, own]) => [part, own.join('\n')])),
  }
}
