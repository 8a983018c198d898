import type { Language, PageKey } from './pages.ts'

export interface SeoTexts {
  readonly title: string
  readonly description: string
  readonly keywords: readonly string[]
  readonly ogTitle: string
  readonly ogDescription: string
}

export type SeoTable = Readonly<Record<PageKey, Readonly<Record<Language, SeoTexts>>>>
