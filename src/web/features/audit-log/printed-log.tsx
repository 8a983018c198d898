import type { AuditEntry } from '#domain/admin/audit-log.ts'
import type { DashboardSearch } from '../../lib/dashboard/dashboard-search.ts'
import { PRINTED_MOMENT, printedAddress } from '../../ui/printed-columns.tsx'
import { PrintedApiList } from '../../ui/printed-list.tsx'
import type { PrintedColumn } from '../../ui/printed-table.tsx'
import { auditLogPath } from './audit-log-query.ts'
import { actorName, countText, detailLines, filterWords, sentenceText } from './entry-texts.ts'

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
      path={auditLogPath}
      parameters={{ q }}
      columns={COLUMNS}
      tick="Geprüft"
    />
  )
}
