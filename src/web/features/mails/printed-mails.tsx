import type { Mail } from '#domain/mail/mail.ts'
import type { DashboardSearch } from '../../lib/dashboard/dashboard-search.ts'
import { usePrintedRows } from '../../lib/dashboard/printed-rows.ts'
import { formatMoment } from '../../lib/formats/moment-text.ts'
import { EmailText } from '../../ui/email-text.tsx'
import { mailStatusText, troubleText } from '../../ui/mail-status.tsx'
import { PrintedList } from '../../ui/printed-list.tsx'
import type { PrintedColumn } from '../../ui/printed-table.tsx'
import { MailSubject } from './mail-subject.tsx'
import { countText, filterWords } from './mail-words.ts'
import { mailFilterFrom, mailsPath } from './mails-query.ts'

const COLUMNS: readonly PrintedColumn<Mail>[] = [
  { header: 'Datum', width: 20, cell: ({ createdAt }) => formatMoment(createdAt) },
  {
    header: 'Empfänger',
    width: 47,
    cell: ({ recipient }) => <EmailText address={recipient} />,
  },
  {
    header: 'Betreff',
    cell: (mail) => {
      const trouble = troubleText(mail)
      return (
        <>
          <MailSubject subject={mail.subject} />
          {trouble && <p className="mt-[1mm] text-[9pt]">{trouble}</p>}
        </>
      )
    },
  },
  { header: 'Status', width: 27, cell: mailStatusText },
]

/** The mails that the dashboard's address names, for paper. */
export function PrintedMails({ search }: { search: DashboardSearch }) {
  const filter = mailFilterFrom(search)
  const { status, q } = filter
  const source = usePrintedRows<Mail>(mailsPath, { status, q })
  return (
    <PrintedList
      heading="E-Mails"
      filterWords={filterWords(filter)}
      countText={countText}
      source={source}
      columns={COLUMNS}
      tick="Erledigt"
    />
  )
}
