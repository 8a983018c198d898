/** Title, description and keywords of a page for search engines and shared links. */
export interface SeoTexts {
  readonly title: string
  readonly description: string
  readonly keywords: readonly string[]
  readonly ogTitle: string
  readonly ogDescription: string
}

/** What the texts of every bilingual page contain. */
export interface PageTexts {
  readonly seo: SeoTexts
}
