import type { AiFailure } from '#tools/frame/domain/tool-ai.ts'
import type { ButtonThatAsks } from '#tools/frame/web/tools-texts.ts'
import type {
  OrganisationKind,
  SiteFailure,
  SiteSignal,
  SKIP_REASONS,
} from '#tools/website-reader/domain/site-facts.ts'
import type { Compared, Proof } from '../domain/market/comparison.ts'
import type { Named, Worded } from '../domain/market/differences.ts'
import type { StrategyDraft } from '../domain/strategy-draft.ts'
import type { EditedBasis } from '../domain/strategy-edits.ts'
import type { ThesisField } from '../domain/thesis.ts'

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
    readonly names: Readonly<Record<'address' | 'facts' | 'market' | 'draft', string>>
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
  /** What changed since a website was read before. The day is null where it is not known. */
  readonly changes: {
    readonly title: (day: string | null, count: number) => string
    readonly none: (day: string | null) => string
    readonly added: (text: string) => string
    readonly gone: (text: string) => string
    readonly changed: (before: string, after: string) => string
    /** In front of the passages. */
    readonly before: string
    readonly after: string
    /** The visitor's corrections are still there. */
    readonly keeps: string
  }
  /** The comparison with competitors. */
  readonly market: {
    readonly title: string
    readonly lead: string
    readonly label: (number: number, most: number) => string
    readonly add: string
    readonly known: string
    readonly full: string
    readonly waiting: string
    readonly unread: string
    readonly pages: (host: string, count: number) => string
    readonly read: string
    readonly again: string
    readonly remove: (host: string) => string
    readonly sideBySide: string
    readonly sideBySideHint: string
    readonly rows: Readonly<Record<Compared, string>>
    readonly proof: Readonly<Record<Proof, (text: string) => string>>
    readonly nothing: string
    readonly nothingTyped: string
    readonly more: (count: number) => string
    readonly strike: string
    readonly struck: (count: number) => string
    readonly takeBack: string
    readonly differences: {
      readonly title: string
      readonly none: string
      readonly onlyNames: Readonly<Record<Named, (name: string) => string>>
      readonly doesNotName: Readonly<Record<Named, (name: string) => string>>
      readonly onlyInLanguage: (name: string, language: string) => string
      readonly onlyOneWith: (name: string, text: string) => string
      readonly nothingOf: (name: string, text: string, at: string) => string
      readonly allName: Readonly<Record<Worded, (count: number, text: string) => string>>
    }
  }
  /** What a draft ends in. */
  readonly thesis: {
    readonly title: string
    readonly hint: string
    readonly thesis: string
    readonly choice: string
    /** The beginnings of the parts of both sentences. */
    readonly fields: Readonly<Record<ThesisField, string>>
    readonly material: (count: number) => string
    readonly goesTo: (field: string) => string
    readonly pick: (sentence: string, field: string) => string
    readonly differences: string
    readonly noMarket: string
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
    /** Leads to the comparison. */
    readonly compare: string
    readonly back: string
    readonly toFacts: string
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
    /** Titles of parts where the method wrote. */
    readonly methodParts: Readonly<Record<'position' | 'customers' | 'strengths', string>>
    readonly experiment: string
    readonly edit: {
      /** On a draft that somebody has edited. */
      readonly badge: string
      readonly begin: string
      readonly done: string
      readonly hint: string
      /** Accessible name of a line. */
      readonly line: (section: string, number: number) => string
      readonly opportunityParts: Readonly<Record<'title' | 'reason' | 'experiment', string>>
      /** In the field of an emptied line. */
      readonly leftOut: (text: string) => string
      /** Accessible name of the field for own lines. */
      readonly add: (section: string) => string
      readonly addHint: string
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
