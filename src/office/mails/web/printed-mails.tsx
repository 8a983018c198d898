import type { DashboardSearch } from '#office/frame/web/dashboard-search.ts'
import { readPage } from '#platform/design/web/api-answers.ts'
import { PRINTED_MOMENT, printedAddress } from '#platform/design/web/staff/printed-columns.tsx'
import type { PrintedColumn } from '#platform/design/web/staff/printed-table.tsx'
import { PrintedApiList } from '#platform/login/web/printed-list.tsx'
import type { Mail } from '#platform/mail/domain/mail.ts'
import { mailStatusText, troubleText } from '#platform/mail/web/delivery-status.tsx'
import { countText, filterWords } from './mail-list-texts.ts'
import { MailSubject } from './mail-subject.tsx'
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
      list={{
        key: [mailsPath, { status, q }],
        readPage: (page, signal) => readPage(mailsPath, { query: { status, q, ...page }, signal }),
      }}
      columns={COLUMNS}
      tick="Erledigt"
    />
  )
}
