import {
  actorName,
  countText,
  detailLines,
  filterWords,
  sentenceText,
} from '#office/audit-log/web/audit-entry-texts.ts'
import { auditLogPath } from '#office/audit-log/web/audit-log-query.ts'
import type { DashboardSearch } from '#office/frame/web/dashboard-search.ts'
import type { AuditEntry } from '#platform/audit-log/domain/audit-log.ts'
import { readPage } from '#platform/design/web/api-answers.ts'
import { PRINTED_MOMENT, printedAddress } from '#platform/design/web/staff/printed-columns.tsx'
import type { PrintedColumn } from '#platform/design/web/staff/printed-table.tsx'
import { PrintedApiList } from '#platform/login/web/printed-list.tsx'

const COLUMNS: readonly PrintedColumn<AuditEntry>[] = [
  PRINTED_MOMENT,
  printedAddress('Wer', actorName),
  {
    header: 'Was',
    cell: (entry) => (
      <>
        <span>{sentenceText(entry)}</span>
        {detailLines(entry.details).map((line) => (
          <p key={line} className="text-[9pt]">
            {line}
          </p>
        ))}
      </>
    ),
  },
]

/** The log entries that match the search, for printing. */
export function PrintedLog({ search: { q = '' } }: { search: DashboardSearch }) {
  return (
    <PrintedApiList
      heading="Protokoll"
      filterWords={filterWords(q)}
      countText={countText}
      list={{
        key: [auditLogPath, q],
        readPage: (page, signal) => readPage(auditLogPath, { query: { q, ...page }, signal }),
      }}
      columns={COLUMNS}
      tick="Geprüft"
    />
  )
}
