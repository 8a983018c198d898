import type { ContentItem } from '#domain/content/content-item.ts'

/** Looks a text up by its key; a default stands in for a text that nobody has written. */
export type SectionText = (key: string, fallback: string) => string

/** The editable texts of one section of the content, "trainings" or "training-{id}". */
export function sectionText(
  content: readonly ContentItem[] | undefined,
  section: string,
): SectionText {
  const texts = new Map<string, string>()
  for (const item of content ?? []) {
    if (item.section === section) texts.set(item.key, item.content)
  }
  return (key, fallback) => texts.get(key) ?? fallback
}
