import { useId, useState } from 'react'
import { count } from '#office/figures/web/shown-figures.ts'
import { classes } from '#platform/design/web/classes.ts'
import { TodoHeading } from './todo-heading.tsx'
import { TodoLink } from './todo-link.tsx'
import type { TodoGroup } from './todo-texts.ts'

/** So many of a kind are shown at first; on a phone only the first. */
const SHOWN = 3

/** What is to do of one kind: how many, and the first of them. */
export function TodoGroupRow({ group }: { group: TodoGroup }) {
  const titleId = useId()
  const listId = useId()
  const [isOpen, setOpen] = useState(false)
  const { count: all, items } = group
  return (
    <li className="grid gap-x-6 px-4 py-2 sm:px-5 lg:grid-cols-[19rem_minmax(0,1fr)]">
      <TodoHeading id={titleId} group={group} className="self-start lg:min-h-11" />
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

function moreText(named: number, all: number): string {
  return named < all ? `Die ersten ${named} zeigen` : `Alle ${named} zeigen`
}
