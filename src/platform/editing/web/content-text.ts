import type { ContentItem } from '../domain/content-item.ts'
import {
  findPageText,
  type OverviewTextKey,
  type TRAININGS_SECTION,
  type TrainingTextKey,
  type trainingSection,
} from '../domain/page-texts.ts'

/** A text as the page shows it, and where it is stored. */
export interface ShownText {
  section: string
  key: string
  content: string
  /** 0 while the default is shown. */
  version: number
}

/** Returns a text by its key, or its default where it is not stored. */
export type SectionText<Key extends string> = (key: Key) => ShownText

export type OverviewText = SectionText<OverviewTextKey>
export type TrainingText = SectionText<TrainingTextKey>

type Content = readonly ContentItem[] | undefined

/** The editable texts of one section of the content, "trainings" or "training-{id}". */
export function sectionText(content: Content, section: typeof TRAININGS_SECTION): OverviewText
export function sectionText(
  content: Content,
  section: ReturnType<typeof trainingSection>,
): TrainingText
export function sectionText(content: Content, section: string): SectionText<string> {
  const items = new Map<string, ContentItem>()
  for (const item of content ?? []) {
    if (item.section === section) items.set(item.key, item)
  }
  return (key) => {
    const { content, version } = items.get(key) ?? {
      content: findPageText(section, key)?.fallback ?? '',
      version: 0,
    }
    return { section, key, content, version }
  }
}
