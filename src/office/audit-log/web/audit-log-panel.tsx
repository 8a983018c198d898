import { useInfiniteQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { useId, useState } from 'react'
import type { AuditEntry } from '#platform/audit-log/domain/audit-log.ts'
import { Card } from '#platform/design/web/card.tsx'
import { MoreButton } from '#platform/design/web/more-button.tsx'
import { PrintLink } from '#platform/design/web/staff/print-link.tsx'
import { QueryNotice } from '#platform/login/web/query-notice.tsx'
import { AuditEntryRow } from './audit-entry-row.tsx'
import { countText, filterWords } from './audit-entry-texts.ts'
import { auditLogQuery } from './audit-log-query.ts'
import { AuditLogSearch } from './audit-log-search.tsx'
import { byDay } from './entry-days.ts'

/** The log of administrators' actions, grouped by day, with a search. */
export function AuditLogPanel() {
  const titleId = useId()
  const [q, setQ] = useState('')
  const log = useInfiniteQuery(auditLogQuery(q))
  const { data: entries, hasNextPage } = log
  return (
    <section aria-labelledby={titleId}>
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h2 id={titleId} className="text-h3">
          Protokoll
        </h2>
        <div className="-mx-5">
          <PrintLink
            link={linkOptions({
              to: '/admin/print',
              search: { ansicht: 'protokoll', q: q || undefined },
            })}
          />
        </div>
      </div>
      <p className="mt-1.5 max-w-[60ch] text-secondary text-small">
        Wer wann was in der Verwaltung getan hat, das Neueste zuerst. Einträge werden nie geändert.
      </p>
      <div className="print:hidden">
        <AuditLogSearch q={q} onSearch={setQ} />
      </div>
      <p className="mt-3 hidden print:block">
        {[filterWords(q), hasNextPage && countText(entries?.length ?? 0, true)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <div className="mt-6">
        <QueryNotice query={log} isAlone>
          Das Protokoll konnte nicht geladen werden.
        </QueryNotice>
        {entries?.length === 0 && (
          <Card role="status" className="text-center text-secondary">
            {q ? `Keine Einträge zu „${q}“` : 'Noch keine Einträge vorhanden'}
          </Card>
        )}
      </div>
      {entries && <EntryDays entries={entries} />}
      <MoreButton list={log} />
    </section>
  )
}

function EntryDays({ entries }: { entries: readonly AuditEntry[] }) {
  return byDay(entries).map(({ day, entries: ofDay }) => (
    <section key={day} aria-label={day} className="mt-6">
      <h3 className="mb-2.5 text-h4">{day}</h3>
      <Card padding="none">
        <ol>
          {ofDay.map((entry) => (
            <AuditEntryRow key={entry.id} entry={entry} />
          ))}
        </ol>
      </Card>
    </section>
  ))
}
