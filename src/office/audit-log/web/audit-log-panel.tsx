import { useInfiniteQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { type ReactNode, useId, useState } from 'react'
import type { AuditEntry } from '#platform/audit-log/domain/audit-log.ts'
import { Button } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { MoreButton } from '#platform/design/web/more-button.tsx'
import { PrintLink } from '#platform/design/web/staff/print-link.tsx'
import { useSessionRefusalOf } from '#platform/login/web/admin-refusal.ts'
import { AuditEntryRow } from './audit-entry-row.tsx'
import { countText, filterWords } from './audit-entry-texts.ts'
import { auditLogQuery } from './audit-log-query.ts'
import { AuditLogSearch } from './audit-log-search.tsx'
import { byDay } from './entry-days.ts'

/** The log of administrators' actions, grouped by day, with a search. */
export function AuditLogPanel() {
  const titleId = useId()
  const [q, setQ] = useState('')
  const log = useAuditLog(q)
  const { data: entries, isFetching, isError, hasNextPage } = log
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
      {isError && !isFetching && (
        <Notice role="alert">
          <p>Das Protokoll konnte nicht geladen werden.</p>
          <Button
            variant="secondary"
            size="small"
            onClick={() => void (entries ? log.fetchNextPage() : log.refetch())}
            className="mt-3"
          >
            Erneut versuchen
          </Button>
        </Notice>
      )}
      {!entries && isFetching && <Notice role="status">Lädt...</Notice>}
      {entries?.length === 0 && (
        <Notice role="status">
          {q ? `Keine Einträge zu „${q}“` : 'Noch keine Einträge vorhanden'}
        </Notice>
      )}
      {entries && <EntryDays entries={entries} />}
      <MoreButton list={log} />
    </section>
  )
}

function useAuditLog(q: string) {
  const log = useInfiniteQuery(auditLogQuery(q))
  const { error } = log
  useSessionRefusalOf(error)
  return log
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

function Notice({ role, children }: { role: 'alert' | 'status'; children: ReactNode }) {
  return (
    <Card role={role} className="mt-6 text-center text-secondary">
      {children}
    </Card>
  )
}
