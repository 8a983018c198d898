import type { FileTool } from '#tools/frame/web/tool-file.ts'

/** Texts of the page that shows a shared copy, besides its introduction. */
export interface SharedCopyTexts {
  readonly needsScripts: string
  readonly loading: string
  readonly failed: string
  readonly retry: string
  /** For an address without a code, and for a copy that is gone. */
  readonly gone: string
  readonly goneLead: string
  readonly since: (from: string, until: string) => string
  readonly print: string
  /** Opens the copy in its tool, as one's own. */
  readonly own: {
    readonly button: string
    readonly questions: Readonly<Record<FileTool, string>>
    readonly confirm: string
    readonly cancel: string
    readonly failed: string
  }
  readonly tools: string
}
