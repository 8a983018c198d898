/** Texts of the page before a website that a stranger linked to in a shared text, besides its introduction. */
export interface LeavingTexts {
  readonly needsScripts: string
  readonly target: string
  readonly go: (host: string) => string
  readonly stay: string
  /** For an address without a link that leads to a website. */
  readonly none: string
  readonly noneLead: string
}
