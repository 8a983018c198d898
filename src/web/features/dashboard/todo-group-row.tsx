import { useId, useState } from 'react'
import { classes } from '../../ui/classes.ts'
import { count } from './figures.ts'
import { TodoLink } from './todo-link.tsx'
import type { TodoGroup } from './todo-texts.ts'

/** So many of a kind are shown at first; on a phone only the first. */
const SHOWN = 3

/** What is to do of one kind: how many, and the first of them. */
export function TodoGroupRow({ group }: { group: TodoGroup }) {
  const titleId = useId()
  const listId = useId()
  const [isOpen, setOpen] = useState(false)
  const { count: all, words, items, key } = group
  return (
    <li className="grid gap-x-6 px-4 py-2 sm:px-5 lg:grid-cols-[19rem_minmax(0,1fr)]">
      <h3 id={titleId} className="flex items-center gap-3 self-start font-semibold lg:min-h-11">
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
      <div
        className={classes(
          'min-w-0 max-lg:pl-14',
          !isOpen && 'max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:gap-x-4',
        )}
      >
        <ul id={listId} aria-labelledby={titleId} className="grid min-w-0">
          {items.map((item, index) => (
            <li
              key={item.key}
              className={classes(
                !isOpen && index >= SHOWN && 'hidden',
                !isOpen && index >= 1 && 'max-sm:hidden',
              )}
            >
              <TodoLink item={item} />
            </li>
          ))}
        </ul>
        {items.length > 1 && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={listId}
            onClick={() => setOpen(!isOpen)}
            className={classes(
              'min-h-11 whitespace-nowrap rounded-sm font-semibold text-brand text-small underline decoration-line underline-offset-3 hover:decoration-current',
              items.length <= SHOWN && 'sm:hidden',
            )}
          >
            {isOpen ? 'Weniger zeigen' : moreText(items.length, all)}
          </button>
        )}
        {isOpen && all > items.length && (
          <p className="text-muted text-small">
            {`Von ${count(all)} sind das die ersten ${items.length}. Die weiteren folgen, sobald diese erledigt sind.`}
          </p>
        )}
      </div>
    </li>
  )
}

/** What cannot wait until tomorrow. */
const URGENT: ReadonlySet<TodoGroup['key']> = new Set([
  'missingLinks',
  'failedMails',
  'lateBackups',
])

function moreText(named: number, all: number): string {
  return named < all ? `Die ersten ${named} zeigen` : `Alle ${named} zeigen`
}
