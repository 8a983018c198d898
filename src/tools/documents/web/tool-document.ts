import type { Language } from '#site/pages/web/page-table.ts'

/** A link to a source. */
export interface DocumentLink {
  readonly label: string
  readonly url: string
}

/** Plain text, with links to its source pages where there are any. */
export type DocumentText =
  | string
  | { readonly text: string; readonly links: readonly DocumentLink[] }

export type DocumentBlock =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: DocumentText }
  | {
      readonly kind: 'list'
      readonly ordered?: boolean
      readonly items: readonly DocumentText[]
    }
  | {
      readonly kind: 'table'
      readonly head: readonly string[]
      readonly rows: readonly (readonly string[])[]
    }

/** The result of a tool as a document for export: as Markdown, as a PDF or to copy. */
export interface ToolDocument {
  readonly language: Language
  readonly title: string
  /** A line below the title, such as the day and the attendees. */
  readonly subtitle?: string
  /** Name of exported files without an extension. */
  readonly fileName: string
  readonly blocks: readonly DocumentBlock[]
  /** At the end of the document: how it was made, and what to check. */
  readonly note: string
}

/** The text without its links. */
export function plainText(text: DocumentText): string {
  return typeof text === 'string' ? text : text.text
}

/** The links of a text. */
export function linksOf(text: DocumentText): readonly DocumentLink[] {
  return typeof text === 'string' ? [] : text.links
}

/** A file name that is valid on every operating system: "Müller & Söhne" becomes "mueller-soehne". */
export function fileNameOf(...parts: readonly string[]): string {
  const words = parts
    .join(' ')
    .toLowerCase()
    .replace(/ä/g, 'ae')
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/([a-z])\p{M}+/gu, '$1')
    .normalize('NFC')
    .match(/[\p{L}\p{N}]+/gu)
  return (words ?? ['dokument']).join('-').slice(0, 80).replace(/-$/, '')
}
