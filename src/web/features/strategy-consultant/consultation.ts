import type { SiteFacts } from '#domain/tools/site-facts.ts'
import type { AiFailure, StrategyDraft } from '#domain/tools/strategy-draft.ts'
import type { MadeBy } from '#domain/tools/tool-ai.ts'
import type { Language } from '../../content/pages.ts'
import { type FactSheet, factsOf } from './fact-sheet.ts'

/** A draft that is finished, with what it was made of. */
export interface MadeDraft {
  readonly draft: StrategyDraft
  readonly madeBy: MadeBy
  readonly aiFailure: AiFailure | null
  readonly facts: SiteFacts
  readonly language: Language
  /** The moment it was finished, ISO 8601. */
  readonly madeAt: string
}

/** Everything that was typed, found and made so far; it survives a reload. */
export interface Consultation {
  /** The address of the website, as it was typed. */
  readonly address: string
  /** The last `?url=` that went into the address, so that a reload does not bring it back over what was typed since. */
  readonly requested: string
  readonly sheet: FactSheet | null
  /** Whether the AI service shall write, where there is one. */
  readonly wantsAi: boolean
  readonly made: MadeDraft | null
}

export const EMPTY_CONSULTATION: Consultation = {
  address: '',
  requested: '',
  sheet: null,
  wantsAi: true,
  made: null,
}

export type Step = 'address' | 'facts' | 'draft'

/** Where a person can be: the wanted step, or the last one before it for which there is something to show. */
export function reachableStep(wanted: Step, { sheet, made }: Consultation): Step {
  if (wanted === 'draft' && made) return 'draft'
  return wanted !== 'address' && sheet ? 'facts' : 'address'
}

/** With the address that the page's own address asks for, once. */
export function withRequested(consultation: Consultation, url: string): Consultation {
  if (consultation.requested === url) return consultation
  return { ...consultation, requested: url, address: url }
}

/** What there is of a draft: none, one that fits what is on the screen, or why it no longer does. */
export type DraftState = 'none' | 'current' | 'facts changed' | 'other language'

export function draftState({ made, sheet }: Consultation, language: Language): DraftState {
  if (!made || !sheet) return 'none'
  if (JSON.stringify(made.facts) !== JSON.stringify(factsOf(sheet))) return 'facts changed'
  return made.language === language ? 'current' : 'other language'
}

/** Raised when what is stored changes its shape: what an older version of the product wrote then counts as nothing. */
const VERSION = 1

type Stored = Consultation & { readonly version: typeof VERSION }

/** As it goes into the browser's storage. */
export function stored(consultation: Consultation): Stored {
  return { version: VERSION, ...consultation }
}

/** Reads what was stored. Checked by its version only, because the page loads without the schema library. */
export function parseConsultation(text: string): Consultation {
  try {
    const { version, ...consultation } = JSON.parse(text) as Stored
    return version === VERSION ? consultation : EMPTY_CONSULTATION
  } catch {
    return EMPTY_CONSULTATION
  }
}
