import type { Language } from '#site/pages/web/page-table.ts'
import type { AiFailure, MadeBy } from '#tools/frame/domain/tool-ai.ts'
import type { SiteFacts } from '#tools/website-reader/domain/site-facts.ts'
import type { StrategyDraft } from '../domain/strategy-draft.ts'
import {
  type DraftEdits,
  type EditedSection,
  type EditKind,
  NO_EDITS,
} from '../domain/strategy-edits.ts'
import { type FactSheet, factsOf } from './fact-sheet.ts'
import { EMPTY_HYPOTHESIS, type Hypothesis } from './hypothesis.ts'

/** A finished draft, with the facts it was made from. */
export interface MadeDraft {
  readonly draft: StrategyDraft
  readonly madeBy: MadeBy
  readonly aiFailure: AiFailure | null
  readonly facts: SiteFacts
  readonly language: Language
  /** When it was finished, ISO 8601. */
  readonly madeAt: string
  readonly edits: DraftEdits
  /** The last edit, which can be undone; null where there was none. */
  readonly lastEdit: LastEdit | null
}

/** An edit of the draft that can be undone, also after a reload. */
export interface LastEdit {
  readonly section: EditedSection
  readonly what: EditKind
  /** The edits before it. */
  readonly before: DraftEdits
}

/** What belongs to a draft that nobody has edited. */
export const NOT_EDITED = { edits: NO_EDITS, lastEdit: null } as const

/** All input and results so far; they survive a reload. */
export interface Consultation {
  /** The website's address as typed. */
  readonly address: string
  /** The last `?url=` that was put into the address, so that a reload does not overwrite later input. */
  readonly requested: string
  readonly sheet: FactSheet | null
  /** True when the AI service shall write the draft, where there is one. */
  readonly wantsAi: boolean
  readonly made: MadeDraft | null
  readonly hypothesis: Hypothesis
}

export const EMPTY_CONSULTATION: Consultation = {
  address: '',
  requested: '',
  sheet: null,
  wantsAi: true,
  made: null,
  hypothesis: EMPTY_HYPOTHESIS,
}

export const STEPS = ['address', 'facts', 'draft'] as const
export type Step = (typeof STEPS)[number]

/** The step to show: the wanted one, or the last one before it that has content. */
export function reachableStep(wanted: Step, { sheet, made }: Consultation): Step {
  if (wanted === 'draft' && made) return 'draft'
  return wanted !== 'address' && sheet ? 'facts' : 'address'
}

/** The search parameters of a step. The first step has none. */
export function searchOf(step: Step, isEmbedded: boolean) {
  return {
    ...(isEmbedded ? { embed: 1 as const } : {}),
    ...(step === 'address' ? {} : { step }),
  }
}

/** The consultation with the address from `?url=`, taken over once. */
export function withRequested(consultation: Consultation, url: string): Consultation {
  if (consultation.requested === url) return consultation
  return { ...consultation, requested: url, address: url }
}

/** State of the draft: none, up to date, or why it is out of date. */
export type DraftState = 'none' | 'current' | 'facts changed' | 'other language'

export function draftState({ made, sheet }: Consultation, language: Language): DraftState {
  if (!made || !sheet) return 'none'
  if (JSON.stringify(made.facts) !== JSON.stringify(factsOf(sheet))) return 'facts changed'
  return made.language === language ? 'current' : 'other language'
}

/** Increase it when the shape of the stored data changes: data of an earlier version are then ignored. */
const VERSION = 2

type Stored = Consultation & { readonly version: typeof VERSION }

/** The consultation as it is stored in the browser. */
export function stored(consultation: Consultation): Stored {
  return { version: VERSION, ...consultation }
}

/** Reads the stored consultation. Only its version is checked, because the page does not load the schema library. */
export function parseConsultation(text: string): Consultation {
  try {
    const { version, ...consultation } = JSON.parse(text) as Stored
    return version === VERSION ? withEdits(consultation) : EMPTY_CONSULTATION
  } catch {
    return EMPTY_CONSULTATION
  }
}

/** Drafts were stored without edits before they could be edited. */
function withEdits(consultation: Consultation): Consultation {
  const { made } = consultation
  return made ? { ...consultation, made: { ...NOT_EDITED, ...made } } : consultation
}
