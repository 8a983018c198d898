import type { AiFailure } from '#tools/frame/domain/tool-ai.ts'
import type { ButtonThatAsks } from '#tools/frame/web/tools-texts.ts'
import type {
  OrganisationKind,
  SiteFailure,
  SiteSignal,
  SKIP_REASONS,
} from '#tools/website-reader/domain/site-facts.ts'
import type { StrategyDraft } from '../domain/strategy-draft.ts'
import type { EditedBasis, EditKind, OpportunityPart } from '../domain/strategy-edits.ts'

type SkipReason = (typeof SKIP_REASONS)[number]
type FactGroup =
  | 'offers'
  | 'audiences'
  | 'prices'
  | 'references'
  | 'locations'
  | 'languages'
  | 'signals'

/** Texts of the Strategy Consultant, besides its introduction. */
export interface StrategyConsultantTexts {
  /** Shown without scripts, where the tool does not work. */
  readonly noScript: string
  readonly opensInNewTab: string
  /** Opens the passages that something stands on. */
  readonly quotes: (count: number) => string
  readonly steps: {
    readonly label: string
    readonly names: Readonly<Record<'address' | 'facts' | 'draft', string>>
  }
  readonly address: {
    readonly title: string
    readonly label: string
    readonly placeholder: string
    readonly button: string
    readonly errors: Readonly<Record<'empty' | 'invalid', string>>
  }
  readonly byHand: {
    readonly title: string
    readonly text: string
    readonly button: string
  }
  readonly failed: {
    readonly title: string
    readonly reasons: Readonly<
      Record<
        | SiteFailure
        | 'tools.bad_address'
        | 'tools.own_readings'
        | 'tools.busy'
        | 'tools.restored_copy'
        | 'http.too_many'
        | 'offline',
        string
      >
    >
  }
  /** Work that is still stored in this tab. */
  readonly storage: {
    readonly title: (company: string) => string
    /** Shown instead of the name of a company that has none. */
    readonly unnamed: string
    readonly text: string
    readonly facts: string
    readonly draft: string
    readonly startOver: ButtonThatAsks
    /** Ends the chance to restore what was replaced. */
    readonly forget: string
    readonly cleared: string
    readonly undo: string
  }
  readonly reading: {
    readonly title: (host: string) => string
    readonly begins: string
    readonly progress: (page: number, pages: number) => string
    readonly states: Readonly<Record<'reading' | 'read' | SkipReason, string>>
    readonly cancel: string
    readonly cancelled: string
  }
  readonly facts: {
    readonly title: string
    readonly lead: string
    readonly titleByHand: string
    readonly leadByHand: string
    /** Explains the asterisk of required fields. */
    readonly required: string
    /** In front of the pages that were read. */
    readonly pages: string
    readonly startPage: string
    /** In front of the pages that a fact was read from. */
    readonly source: string
    readonly own: string
    readonly storage: string
    readonly labels: Readonly<Record<'name' | 'description' | 'size' | 'founded', string>>
    /** The kind of organisation, which decides about the open questions. */
    readonly organisation: {
      readonly label: string
      readonly kinds: Readonly<Record<OrganisationKind, string>>
    }
    readonly groups: Readonly<
      Record<
        FactGroup,
        {
          readonly title: string
          readonly hint: string
          /** Accessible name of one row. */
          readonly row: (number: number) => string
          readonly add: string
        }
      >
    >
    readonly kindLabel: (number: number) => string
    readonly kinds: Readonly<Record<SiteSignal['kind'], string>>
    readonly full: string
    readonly remove: (fact: string) => string
    readonly removed: (fact: string) => string
    readonly undo: string
    readonly errors: Readonly<Record<'name' | 'description', string>>
  }
  readonly make: {
    readonly title: string
    readonly legend: string
    readonly withAi: string
    readonly byMethod: string
    readonly methodHint: string
    /** Next to the button: which data is sent to the AI service, and to which host. */
    readonly leaves: (host: string) => string
    readonly stays: string
    readonly button: string
    readonly again: string
    readonly toDraft: string
    readonly back: string
  }
  readonly making: {
    readonly title: string
    readonly steps: Readonly<Record<'sending' | 'asking' | 'repairing' | 'method', string>>
    readonly progress: (part: number, parts: number) => string
    readonly cancel: string
    readonly cancelled: string
    readonly failedTitle: string
  }
  readonly draft: {
    readonly title: (company: string) => string
    readonly byMethod: string
    readonly withAi: string
    readonly aiFailures: Readonly<Record<AiFailure, string>>
    readonly tryAi: string
    readonly outdated: Readonly<Record<'facts changed' | 'other language', string>>
    readonly remake: string
    readonly basesTitle: string
    readonly bases: Readonly<
      Record<EditedBasis, { readonly name: string; readonly meaning: string }>
    >
    readonly parts: Readonly<Record<keyof StrategyDraft, string>>
    /** In a part without lines. */
    /** Titles of parts where the method wrote. */
    readonly methodParts: Readonly<Record<'position' | 'customers' | 'strengths', string>>
    readonly hypothesis: {
      readonly title: string
      readonly hint: string
      readonly fields: Readonly<
        Record<'group' | 'problem' | 'change' | 'threshold' | 'test', string>
      >
    }
    readonly experiment: string
    /** Changing, striking out and adding lines. */
    readonly edit: {
      /** On a draft that somebody has edited. */
      readonly badge: string
      readonly hint: string
      /** Accessible name of a line. */
      readonly line: (section: string, number: number) => string
      readonly opportunityParts: Readonly<Record<OpportunityPart, string>>
      readonly change: (line: string) => string
      readonly strike: (line: string) => string
      readonly remove: (line: string) => string
      readonly struck: string
      readonly takeBack: string
      /** Opens the words of the draft beside the person's. */
      readonly original: string
      readonly restore: string
      readonly done: string
      readonly cancel: string
      readonly add: string
      readonly full: string
      /** What the last edit was. */
      readonly notices: Readonly<Record<EditKind, string>>
      readonly undo: string
      /** Undoes the undoing. */
      readonly redo: string
      /** At the end of an exported draft that was edited. */
      readonly note: string
    }
    readonly toFacts: string
    readonly sources: string
    readonly note: string
    readonly fileName: string
    readonly discuss: { readonly title: string; readonly text: string; readonly link: string }
  }
}
