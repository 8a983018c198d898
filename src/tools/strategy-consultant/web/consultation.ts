import type { Language } from '#site/pages/web/page-table.ts'
import type { SiteFacts } from '#tools/website-reader/domain/site-facts.ts'
import { type Competitor, withoutPassages } from '../domain/market/comparison.ts'
import type { SiteChanges } from '../domain/market/site-changes.ts'
import type { StrategyDraftEvent } from '../domain/strategy-draft.ts'
import type { DraftEdits, DraftPart } from '../domain/strategy-edits.ts'
import { EMPTY_THESIS, type Thesis } from '../domain/thesis.ts'
import { type FactSheet, factsOf } from './fact-sheet.ts'

/** A finished draft, with the facts it was made from. */
export interface MadeDraft
  extends Pick<Extract<StrategyDraftEvent, { type: 'draft' }>, 'draft' | 'madeBy' | 'aiFailure'> {
  /** Without the passages of the pages, which the sheet has. */
  readonly facts: SiteFacts
  /** The pages of competitors that the AI service was given. */
  readonly otherPages?: SiteFacts['pages']
  readonly language: Language
  /** When it was finished, ISO 8601. */
  readonly madeAt: string
  /** What the person changed. */
  readonly own: DraftEdits
}

/** The pages that statements of a draft link to. */
export function pagesOf({ facts, otherPages = [] }: MadeDraft): SiteFacts['pages'] {
  return [...facts.pages, ...otherPages]
}

/** All input and results so far; they survive a reload. */
export interface Consultation {
  /** The website's address as typed. */
  readonly address: string
  readonly sheet: FactSheet | null
  /** When the website was read, ISO 8601; null where nobody read one, or before that was stored. */
  readonly readAt: string | null
  /** What changed since the reading before; null where there was none. */
  readonly changes: SiteChanges | null
  /** A competitor's address that is typed and not added. */
  readonly competitorAddress: string
  readonly competitors: readonly Competitor[]
  /** True when the AI service shall write the draft, where there is one. */
  readonly wantsAi: boolean
  readonly made: MadeDraft | null
  readonly thesis: Thesis
}

export const EMPTY_CONSULTATION: Consultation = {
  address: '',
  sheet: null,
  readAt: null,
  changes: null,
  competitorAddress: '',
  competitors: [],
  wantsAi: true,
  made: null,
  thesis: EMPTY_THESIS,
}

export const STEPS = ['address', 'facts', 'market', 'draft'] as const
export type Step = (typeof STEPS)[number]

/** The step to show: the wanted one, or the last one before it that has content. */
export function reachableStep(wanted: Step, { sheet, made }: Consultation): Step {
  if (wanted === 'draft' && made) return 'draft'
  if (wanted === 'market' && sheet) return 'market'
  return wanted !== 'address' && sheet ? 'facts' : 'address'
}

/** The search parameters of a step. The first step has none. */
export function searchOf(step: Step, isEmbedded: boolean) {
  return {
    ...(isEmbedded ? { embed: 1 as const } : {}),
    ...(step === 'address' ? {} : { step }),
  }
}

/** State of the draft: none, up to date, or why it is out of date. */
type DraftState = 'none' | 'current' | 'facts changed' | 'other language'

export function draftState({ made, sheet }: Consultation, language: Language): DraftState {
  if (!made || !sheet) return 'none'
  const text = (facts: SiteFacts) => JSON.stringify(withoutPassages(facts))
  if (text(made.facts) !== text(factsOf(sheet))) return 'facts changed'
  return made.language === language ? 'current' : 'other language'
}

/** Increase it when the shape of the stored data changes: data of an earlier version are then ignored. */
const VERSION = 2

type Stored = Consultation & { readonly version: typeof VERSION }

/** The consultation as it is stored in the browser. */
export function stored(consultation: Consultation): Stored {
  return { version: VERSION, ...consultation }
}

/**
 * Reads the stored consultation. Only its version is checked, because the page does not load the schema library. What an
 * earlier release stored in other fields is taken over into those of today; its own fields stay, unread.
 */
export function parseConsultation(text: string): Consultation {
  try {
    const { version, ...kept } = JSON.parse(text) as Stored & EarlierConsultation
    if (version !== VERSION) return EMPTY_CONSULTATION
    const { made } = kept
    return {
      ...EMPTY_CONSULTATION,
      ...kept,
      thesis: kept.thesis ?? thesisOfEarlier(kept),
      made: made && { ...made, own: made.own ?? editsOfEarlier(kept) },
    }
  } catch {
    return EMPTY_CONSULTATION
  }
}

/** What consultations contained before drafts ended in a thesis: a sheet for a hypothesis, and edits by line. */
interface EarlierConsultation {
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
function thesisOfEarlier({ hypothesis = {} }: EarlierConsultation): Thesis {
  const { change = '', threshold = '', group = '', problem = '' } = hypothesis
  const because = [group, problem].map((text) => text.trim()).filter(Boolean)
  return { ...EMPTY_THESIS, act: change, effect: threshold, reason: because.join(': ') }
}

/** The edits of an earlier draft: what was struck out is left out, and what was added is a text of its part. */
function editsOfEarlier({ made, hypothesis = {} }: EarlierConsultation): DraftEdits {
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
