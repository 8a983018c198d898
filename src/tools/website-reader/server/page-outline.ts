/** The region of a page that contains a block. */
export type Region = 'main' | 'navigation' | 'footer'

/** A block of visible text. */
export interface Block {
  kind: 'heading' | 'item' | 'paragraph' | 'date'
  /** 1 to 6 for a heading, else 0. */
  level: number
  text: string
  region: Region
  /** Name and first class of the elements around it: the same for all cards of a list. */
  place: string
  /** Numbers of the elements around it, its own the last. Blocks of one card or row share one. */
  within: readonly number[]
  /** Where its first link leads, as it stands in the page; empty for none. */
  href: string
}

export interface PageLink {
  url: string
  text: string
  region: Region
  /** The entry of the menu that opens the list with this link; empty for none. */
  under: string
}

/**
 * The content of a page as plain data, without tags, scripts and invisible text. All of it is external text, cleaned
 * and limited in length.
 */
export interface PageOutline {
  /** Without a fragment. */
  url: string
  /** Where the page itself sends its readers on; null for nowhere. */
  refresh: string | null
  title: string
  /** The page's declared language, such as "de" or "en-GB"; empty for none. */
  language: string
  blocks: Block[]
  /** Links on the page, without those with nofollow. */
  links: PageLink[]
  /** The words on the page's buttons. */
  buttons: string[]
}

/** The first visible heading of the highest level. */
export function mainHeading(page: PageOutline): string {
  return page.blocks.find(({ kind, level }) => kind === 'heading' && level === 1)?.text ?? ''
}
