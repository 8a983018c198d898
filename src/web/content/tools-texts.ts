import type { AiFailure } from '#domain/tools/strategy-draft.ts'

/** Why the AI service gave nothing. */
export type AiProblem = AiFailure | 'http.too_many' | 'offline'

/** Said by all three tools. */
export interface ToolsTexts {
  /** The labels at the title: what writes here. */
  readonly withAi: string
  readonly withoutAi: string
  /** Out of another page of ours that shows the tool. */
  readonly ownWindow: string
  readonly document: {
    readonly copy: string
    readonly copied: string
    readonly markdown: string
    readonly pdf: string
    readonly pdfPending: string
    readonly problems: Readonly<Record<'copy' | 'pdf', string>>
  }
  readonly ai: {
    /** Beside every button that asks the AI service: what leaves the house, and where to. */
    readonly leaves: (host: string) => string
    readonly pending: string
    readonly cancel: string
    readonly madeByAi: string
    readonly madeByMethod: string
    readonly problems: Readonly<Record<AiProblem, string>>
  }
}
