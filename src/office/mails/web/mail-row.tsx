import { Link } from '@tanstack/react-router'
import { formatMoment } from '#platform/design/web/moment-text.ts'
import type { Mail } from '#platform/mail/domain/mail.ts'
import { MailStatusBadge, MailTrouble } from '#platform/mail/web/delivery-status.tsx'
import { recipientText } from './mail-list-texts.ts'
import { MailSubject } from './mail-subject.tsx'

/** One mail of the list; a click anywhere in the row opens it. */
export function MailRow({ mail }: { mail: Mail }) {
  const { id, subject, recipient, status, attempts, createdAt } = mail
  return (
    <li className="relative grid break-inside-avoid gap-x-5 gap-y-2 px-5 py-4 text-small transition-colors first:rounded-t-card last:rounded-b-card hover:bg-page sm:px-6 md:grid-cols-[8.5rem_minmax(0,1fr)_auto]">
      <div className="flex items-center justify-between gap-3 md:block">
        <MailStatusBadge status={status} attempts={attempts} />
        <Moment instant={createdAt} className="md:hidden" />
      </div>
      <div className="min-w-0">
        <Link
          from="/admin/dashboard"
          to="/admin/dashboard"
          search={(before) => ({ ...before, mail: id })}
          state={{ isOpenedFromList: true }}
          resetScroll={false}
          aria-haspopup="dialog"
          className="wrap-anywhere rounded-sm font-semibold leading-snug after:absolute after:inset-0 hover:underline"
        >
          <MailSubject subject={subject} />
        </Link>
        <p className="wrap-anywhere mt-0.5 text-secondary hyphens-none">
          {recipientText(recipient)}
        </p>
        <MailTrouble mail={mail} className="mt-2" />
      </div>
      <Moment instant={createdAt} className="max-md:hidden" />
    </li>
  )
}

function Moment({ instant, className }: { instant: string; className: string }) {
  return (
    <time dateTime={instant} className={`text-muted tabular-nums leading-7 ${className}`}>
      {formatMoment(instant)}
    </time>
  )
}
