import type { AuditEntry } from '#domain/admin/audit-log.ts'
import type { DashboardSearch } from '../../lib/dashboard/dashboard-search.ts'
import { usePrintedRows } from '../../lib/dashboard/printed-rows.ts'
import { formatMoment } from '../../lib/formats/moment-text.ts'
import { EmailText } from '../../ui/email-text.tsx'
import { PrintedList } from '../../ui/printed-list.tsx'
import type { PrintedColumn } from '../../ui/printed-table.tsx'
import { auditLogPath } from './audit-log-query.ts'
import { actorName, countText, detailLines, filterWords, sentenceText } from './entry-words.ts'

const COLUMNS: readonly PrintedColumn<AuditEntry>[] = [
  { header: 'Datum', width: 20, cell: ({ createdAt }) => formatMoment(createdAt) },
  { header: 'Wer', width: 47, cell: (entry) => <EmailText address={actorName(entry)} /> },
  {
    header: 'Was',
    cell: (entry) => (
      <>
        {sentenceText(entry)}
        {detailLines(entry.details).map((line) => (
          <p key={line} className="text-[9pt]">
            {line}
          </p>
        ))}
      </>
    ),
  },
]

/** The entries of the log that hold what is searched for, for paper. */
export function PrintedLog({ search: { q = '' } }: { search: DashboardSearch }) {
  const source = usePrintedRows<AuditEntry>(auditLogPath, { q })
  return (
    <PrintedList
      heading="Protokoll"
      filterWords={filterWords(q)}
      countText={countText}
      source={source}
      columns={COLUMNS}
      tick="Geprüft"
    />
  )
}
