import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { Card } from '#platform/design/web/card.tsx'
import { MoreButton } from '#platform/design/web/more-button.tsx'
import { QueryNotice } from '#platform/login/web/query-notice.tsx'
import { CmsLink } from './cms-link.tsx'
import { HistoryEntryItem } from './history-entry.tsx'
import { HistoryFilters } from './history-filters.tsx'
import type { HistorySearch } from './history-search.ts'
import { textHistoryQuery } from './text-history-query.ts'

/** The history of every text: who changed what, the newest first, and the way back to any state. */
export function HistoryScreen({ search }: { search: HistorySearch }) {
  const navigate = useNavigate({ from: '/admin/verlauf' })
  const history = useInfiniteQuery(textHistoryQuery(search))
  const { data: entries } = history
  const list = useRef<HTMLElement>(null)
  return (
    <>
      <CmsLink />
      <h1 className="text-h2">Verlauf</h1>
      <p className="mt-2 max-w-[60ch] text-secondary">
        Wer welche Texte und Bilder geändert hat, das Neueste zuerst. Jeden Stand können Sie
        zurückholen: auf den Seiten als Entwurf, bei Trainings und Paketen sofort.
      </p>
      <HistoryFilters
        search={search}
        onChange={(changed) => void navigate({ search: { ...search, ...changed } })}
      />
      <section ref={list} aria-label="Änderungen" tabIndex={-1} className="mt-6 outline-none">
        <QueryNotice query={history} isAlone>
          Der Verlauf konnte nicht geladen werden.
        </QueryNotice>
        {entries?.length === 0 && (
          <Card role="status" className="text-center text-secondary">
            Keine Änderung passt zu dieser Auswahl.
          </Card>
        )}
        {entries && entries.length > 0 && (
          <ol className="grid gap-4">
            {entries.map((entry) => (
              <HistoryEntryItem
                key={entry.id}
                entry={entry}
                onRestored={() => list.current?.focus()}
              />
            ))}
          </ol>
        )}
      </section>
      <MoreButton list={history} />
    </>
  )
}
