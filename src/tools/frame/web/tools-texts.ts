import type { AiFailure } from '../domain/tool-ai.ts'
import type { FileProblem } from './tool-file.ts'

/** Reason why there is no answer of the AI service. */
export type AiProblem = AiFailure | 'http.too_many' | 'offline'

/** Texts of a question before something is removed. */
export interface QuestionTexts {
  readonly question: string
  readonly confirm: string
  readonly cancel: string
}

/** A button that asks before it acts. */
export interface ButtonThatAsks extends QuestionTexts {
  readonly button: string
}

/** Texts of the way to report something to staff. */
export interface ReportTexts {
  readonly button: string
  readonly reason: string
  readonly hint: string
  readonly send: string
  readonly sent: string
  readonly failed: string
}

/** Texts that all three tools share. */
export interface ToolsTexts {
  /** Label at the title of a tool that writes with an AI service. */
  readonly withAi: string
  /** Opens the tool in its own window, where another page of the product embeds it. */
  readonly ownWindow: string
  /** Shown instead of a tool whose scripts cannot be loaded or fail. */
  readonly problem: { readonly text: string; readonly reload: string }
  /** The steps of a tool. */
  readonly steps: { readonly done: string }
  readonly document: {
    readonly copy: string
    readonly copied: string
    readonly markdown: string
    readonly pdf: string
    readonly pdfPending: string
    /** Opens the part in which a link to a copy is made. */
    readonly share: string
    readonly problems: Readonly<Record<'copy' | 'pdf' | 'share', string>>
  }
  /** From a result of one tool to the next one. */
  readonly chain: {
    readonly sprint: string
    /** Name of the button among several. It begins with the words that are seen. */
    readonly sprintOn: (question: string) => string
    readonly meeting: string
    /** Before the name of the training that staff link to. */
    readonly training: string
    readonly freeSeats: (day: string, seats: number) => string
    readonly failed: string
  }
  readonly report: ReportTexts
  /** To save the work to a file and to open it again. */
  readonly file: {
    readonly save: string
    readonly open: string
    readonly opened: string
    /** The browser's storage is full or forbidden. */
    readonly notKept: string
    readonly problems: Readonly<Record<FileProblem, string>>
  }
  readonly ai: {
    /** Next to every button that asks the AI service: which data is sent, and to which host. */
    readonly leaves: (host: string) => string
    readonly pending: string
    readonly cancel: string
    readonly madeByAi: string
    readonly madeByMethod: string
    readonly problems: Readonly<Record<AiProblem, string>>
  }
}
