import type { PictureName } from './images.ts'

/** What is declared of every page that exists in both languages. */
export interface PageDeclaration {
  /** Path of the German page. */
  readonly de: '/' | `/${string}`
  /** Path of the English page. */
  readonly en: '/en' | `/en/${string}`
  /**
   * The screen's file below `src`: of the website one ending with "-page.tsx" that exports the component `Screen` with
   * `ScreenProps`, of a tool its island.
   */
  readonly screen: `${string}-page.tsx` | `${string}.island.tsx`
  /** The picture in previews of links to it. */
  readonly artwork: PictureName
  /** True for a page that shows what somebody shared: search engines are told not to list it. */
  readonly isUnlisted?: true
  /**
   * Structured data for search engines, besides the path to the page from the home page; 'breadcrumbs' for no others, null
   * for an unlisted page.
   */
  readonly structuredData: 'website' | 'organization' | 'service' | 'tool' | 'breadcrumbs' | null
}

/** A page that is HTML: no React runs there in the browser. */
interface HtmlPage extends PageDeclaration {
  /** Header and footer; 'marketing' for an ordinary page, whose last section has the ground of the page. */
  readonly frame: 'home' | 'contact' | 'legal' | 'marketing'
  /** The section of the texts that the screen shares with other pages. */
  readonly sharedTexts?: string
}

/** A tool, which React hydrates. It can be embedded without header and footer, and its step is in the address. */
export interface ToolPage extends PageDeclaration {
  readonly frame: 'tool'
}

export type BilingualPage = HtmlPage | ToolPage
