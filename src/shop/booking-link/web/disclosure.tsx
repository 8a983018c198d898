import type { ReactNode } from 'react'
import { Card } from '#platform/design/web/card.tsx'
import { ChevronDownIcon } from '#platform/design/web/icons.tsx'

interface DisclosureProps {
  id: string
  title: string
  /** What is inside, in one line. */
  summary: ReactNode
  children: ReactNode
}

/** A card that opens. A native <details>: it works without scripts, and find-in-page opens it. */
export function Disclosure({ id, title, summary, children }: DisclosureProps) {
  return (
    <Card as="section" aria-labelledby={id} padding="none">
      <details className="disclosure group">
        <summary className="grid list-none grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 gap-y-1 rounded-card p-6 sm:p-8 [&::-webkit-details-marker]:hidden">
          <h2 id={id} className="text-h4">
            {title}
          </h2>
          <span className="text-secondary text-small">{summary}</span>
          <span className="col-start-2 row-span-2 row-start-1 grid size-9 shrink-0 place-items-center rounded-pill bg-brand-tint text-brand transition-[rotate] group-open:rotate-180">
            <ChevronDownIcon />
          </span>
        </summary>
        <div className="px-6 pb-6 sm:px-8 sm:pb-8">{children}</div>
      </details>
    </Card>
  )
}
