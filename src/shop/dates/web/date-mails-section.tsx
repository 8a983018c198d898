import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Card } from '#platform/design/web/card.tsx'
import { formatMoment } from '#platform/design/web/moment-text.ts'
import { MoreButton } from '#platform/design/web/more-button.tsx'
import { QueryNotice } from '#platform/login/web/query-notice.tsx'
import type { Mail } from '#platform/mail/domain/mail.ts'
import { MailStatusBadge, MailTrouble } from '#platform/mail/web/delivery-status.tsx'
import { isErasedAddress } from '#platform/persons/domain/erased-person.ts'
import { dateMailsQuery } from './date-pages-query.ts'

/** The mails about a date, newest first, with their delivery status. */
export function DateMails({ dateId }: { dateId: string }) {
  const list = useInfiniteQuery(dateMailsQuery(dateId))
  const { data: mails } = list
  return (
    <>
      <QueryNotice query={list} isAlone>
        Die E-Mails konnten nicht geladen werden.
      </QueryNotice>
      {mails?.length === 0 && (
        <Card className="text-center text-secondary">Noch ist keine E-Mail hinausgegangen.</Card>
      )}
      {mails && mails.length > 0 && (
        <Card padding="none">
          <ul aria-label="E-Mails" className="divide-y divide-section">
            {mails.map((mail) => (
              <MailRow key={mail.id} mail={mail} />
            ))}
          </ul>
        </Card>
      )}
      <MoreButton list={list} of="E-Mails" />
    </>
  )
}

function MailRow({ mail }: { mail: Mail }) {
  const { id, subject, recipient, status, attempts, createdAt } = mail
  return (
    <li className="relative grid gap-x-5 gap-y-2 px-5 py-4 text-small transition-colors first:rounded-t-card last:rounded-b-card hover:bg-page sm:px-6 md:grid-cols-[8.5rem_minmax(0,1fr)_auto]">
      <div>
        <MailStatusBadge status={status} attempts={attempts} />
      </div>
      <div className="min-w-0">
        <Link
          to="/admin/dashboard"
          search={{ ansicht: 'mails', mail: id }}
          className="wrap-anywhere rounded-sm font-semibold leading-snug after:absolute after:inset-0 hover:underline"
        >
          {subject}
        </Link>
        <p className="wrap-anywhere mt-0.5 text-secondary hyphens-none">
          {isErasedAddress(recipient) ? 'Empfänger gelöscht' : `an ${recipient}`}
        </p>
        <MailTrouble mail={mail} className="mt-2" />
      </div>
      <time dateTime={createdAt} className="text-muted tabular-nums leading-7">
        {formatMoment(createdAt)}
      </time>
    </li>
  )
}
