import type { ButtonThatAsks } from '#tools/frame/web/tools-texts.ts'

interface LinkTexts {
  readonly copy: string
  readonly copied: string
}

/** Why nothing was shared, by the code of the problem. */
type ShareProblems = Readonly<Record<'http.too_many' | 'offline' | 'other', string>>

/** Texts of what the tools share over the server. Loaded when somebody shares. */
export interface SharingTexts {
  readonly link: LinkTexts
  readonly problems: ShareProblems
  /** A copy of a result, as it is now. */
  readonly copy: {
    readonly title: string
    /** What is sent where, who sees it, and for how long. Shown before anything is sent. */
    readonly before: (firm: string) => readonly string[]
    readonly withWork: string
    readonly withWorkHint: string
    readonly share: string
    readonly done: string
    readonly linkLabel: string
    readonly unfit: string
    readonly all: string
    readonly until: (day: string) => string
    readonly takeBack: ButtonThatAsks
    readonly takeBackLabel: (title: string) => string
  }
  readonly meeting: {
    /** What is sent where, who sees it, and for how long. Shown before anything is sent. */
    readonly before: (firm: string) => readonly string[]
    readonly share: string
    readonly codeLabel: string
    readonly how: (address: string) => string
    readonly qrCode: string
    readonly linkLabel: string
    readonly open: string
    readonly until: (day: string) => string
    readonly states: Readonly<
      Record<'sending' | 'current' | 'lost' | 'refused' | 'over' | 'ending', string>
    >
    readonly writing: {
      readonly label: string
      readonly hint: string
      readonly people: string
      readonly remove: (name: string) => string
    }
    readonly end: ButtonThatAsks
  }
}
