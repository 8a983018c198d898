import { count } from '#office/figures/web/shown-figures.ts'
import { classes } from '#platform/design/web/classes.ts'
import type { TodoGroup } from './todo-texts.ts'

interface TodoHeadingProps {
  group: TodoGroup
  id?: string
  className?: string
}

/** How many there are of a kind, and what to do with them. */
export function TodoHeading({
  group: { key, count: all, words },
  id,
  className,
}: TodoHeadingProps) {
  return (
    <h3 id={id} className={classes('flex items-center gap-3 font-semibold', className)}>
      <span
        className={classes(
          'grid h-8 min-w-11 shrink-0 place-items-center rounded-pill px-2.5 text-small tabular-nums',
          URGENT.has(key) ? 'bg-badge-orange text-badge-orange-text' : 'bg-brand-tint text-brand',
        )}
      >
        {count(all)}
      </span>
      <span>{` ${words}`}</span>
    </h3>
  )
}

/** What cannot wait until tomorrow. */
const URGENT: ReadonlySet<TodoGroup['key']> = new Set([
  'missingLinks',
  'failedMails',
  'lateBackups',
  'sampleFacts',
])
