import type { JsonLdNode } from './json-ld.ts'

/** Where on a page something stands. */
export type Region = 'main' | 'navigation' | 'footer'

/** A piece of visible text, in the order of reading. */
export interface Block {
  kind: 'heading' | 'item' | 'paragraph' | 'date'
  /** Of a heading 1 to 6, else 0. */
  level: number
  text: string
  region: Region
}

export interface PageLink {
  url: string
  text: string
  region: Region
}

/**
 * A page of a website as plain data: what is left of its HTML when tags, scripts and what nobody sees are gone.
 * Everything in it is text that a stranger wrote, cleaned and bounded.
 */
export interface PageOutline {
  /** Without a fragment. */
  url: string
  title: string
  /** What the page says its language is, such as "de" or "en-GB"; empty where it says nothing. */
  language: string
  /** `<meta>` by name or property, in lower case. */
  meta: Record<string, string>
  /** Things that the page describes for machines (JSON-LD), @graph taken apart. */
  things: JsonLdNode[]
  blocks: Block[]
  /** Links to follow within the same website; those with nofollow are not among them. */
  links: PageLink[]
  /** Codes of the languages that this page is also there in. */
  alternates: string[]
  /** Addresses of scripts and style sheets, and ids of the page's outermost elements: what software it is made with. */
  traces: string[]
}

/** The first visible heading of the highest level. */
export function mainHeading(page: PageOutline): string {
  return page.blocks.find(({ kind, level }) => kind === 'heading' && level === 1)?.text ?? ''
}
