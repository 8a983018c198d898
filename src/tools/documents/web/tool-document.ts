import type { SharedCopy } from '../domain/shared-copy.ts'

type DeepReadonly<T> = T extends object ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> } : T

/** The result of a tool as a document for export: as Markdown, as a PDF, to copy or to share. */
export type ToolDocument = DeepReadonly<Omit<SharedCopy, 'work'>>
export type DocumentBlock = ToolDocument['blocks'][number]
/** Plain text, with links to its source pages where there are any. */
export type DocumentText = Extract<DocumentBlock, { kind: 'paragraph' }>['text']

/** The text without its links. */
export function plainText(text: DocumentText): string {
  return typeof text === 'string' ? text : text.text
}

/** The links of a text. */
export function linksOf(text: DocumentText) {
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
