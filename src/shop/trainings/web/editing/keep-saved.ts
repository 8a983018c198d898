import type { QueryClient } from '@tanstack/react-query'
import type { ContentItem } from '#platform/editing/domain/content-item.ts'
import { contentQuery } from '#platform/editing/web/content-query.ts'
import type { Edit } from '#platform/editing/web/content-writes.ts'
import { packagesAnswerQuery } from '#shop/prices/web/prices-query.ts'
import { trainingQuery, trainingsQuery } from '../trainings-query.ts'

/**
 * Puts what was saved into the data that pages show, where it cannot be read again: the page then shows it, and does
 * not read again by itself.
 */
export function keepSaved(
  queryClient: QueryClient,
  { subject, after }: Edit,
  version: number,
): void {
  /** The same data with the saved values; undefined, which keeps nothing, where nothing was read. */
  const saved = <Item extends object>(item: Item | undefined) =>
    item && { ...item, ...after, version }
  const savedIn =
    <Item extends object>(isIt: (item: Item) => boolean) =>
    (items: readonly Item[] | undefined) =>
      items?.map((item) => (isIt(item) ? { ...item, ...after, version } : item))
  switch (subject.kind) {
    case 'content': {
      const { section, key } = subject
      const isIt = (item: ContentItem) => item.section === section && item.key === key
      queryClient.setQueryData<ContentItem[]>(contentQuery.queryKey, (items) => {
        if (!items || items.some(isIt)) return savedIn(isIt)(items)
        return [
          ...items,
          { section, key, contentType: 'text', content: String(after.content), version },
        ]
      })
      break
    }
    case 'training':
      queryClient.setQueryData(trainingQuery(subject.id).queryKey, saved)
      queryClient.setQueryData(
        trainingsQuery.queryKey,
        savedIn(({ id }) => id === subject.id),
      )
      break
    case 'package':
      queryClient.setQueryData<{ id: string }[]>(
        packagesAnswerQuery.queryKey as readonly unknown[],
        savedIn(({ id }) => id === subject.id),
      )
  }
}
