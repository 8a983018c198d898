import type { Mail } from '#domain/mail/mail.ts'
import type { DashboardSearch } from '../../lib/dashboard/dashboard-search.ts'
import { mailStatusText, troubleText } from '../../ui/mail-status.tsx'
import { PRINTED_MOMENT, printedAddress } from '../../ui/printed-columns.tsx'
import { PrintedApiList } from '../../ui/printed-list.tsx'
import type { PrintedColumn } from '../../ui/printed-table.tsx'
import { MailSubject } from './mail-subject.tsx'
import { countText, filterWords } from './mail-texts.ts'
import { mailFilterFrom, mailsPath } from './mails-query.ts'

const COLUMNS: readonly PrintedColumn<Mail>[] = [
  PRINTED_MOMENT,
  printedAddress('Empfänger', ({ recipient }) => recipient),
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

/** The mails that match the search parameters, for printing. */
export function PrintedMails({ search }: { search: DashboardSearch }) {
  const filter = mailFilterFrom(search)
  const { status, q } = filter
  return (
    <PrintedApiList
      heading="E-Mails"
      filterWords={filterWords(filter)}
      countText={countText}
      path={mailsPath}
      parameters={{ status, q }}
      columns={COLUMNS}
      tick="Erledigt"
    />
  )
}
