import { Link } from '@tanstack/react-router'
import { Card } from '#platform/design/web/card.tsx'
import { formatMoment } from '#platform/design/web/moment-text.ts'
import { MailStatusBadge, MailTrouble } from '#platform/mail/web/delivery-status.tsx'
import { isErasedAddress } from '#platform/persons/domain/erased-person.ts'
import type { RegistrationDetails } from '#shop/booking-changes/domain/registration-details.ts'

type Mail = RegistrationDetails['mails'][number]

/** The mails of the registration and their delivery status, newest first, and when the next ones are written. */
export function BookingMails({ registration }: { registration: RegistrationDetails }) {
  const { mails, tellAt } = registration
  return (
    <>
      {tellAt && (
        <p className="mb-4 rounded-card bg-section px-5 py-4 text-small">
          {`Was sich für die Beteiligten geändert hat, erfahren sie am ${formatMoment(tellAt)} Uhr per E-Mail. Was Sie bis dahin zurücknehmen, erfährt niemand.`}
        </p>
      )}
      <MailList mails={mails} />
    </>
  )
}

function MailList({ mails }: Pick<RegistrationDetails, 'mails'>) {
  if (mails.length === 0) {
    return (
      <Card className="text-center text-secondary">Zu dieser Anmeldung gibt es keine E-Mails.</Card>
    )
  }
  return (
    <ul className="divide-y divide-section overflow-hidden rounded-card bg-white text-small shadow-card">
      {mails.map((mail) => (
        <li key={mail.id} className="grid gap-1 p-4">
          <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
            <p className="min-w-0 flex-1 basis-52 font-semibold leading-snug">{mail.subject}</p>
            <MailStatusBadge status={mail.status} attempts={mail.attempts} />
          </div>
          <p className="wrap-anywhere text-secondary hyphens-none">
            {isErasedAddress(mail.recipient) ? 'Empfänger gelöscht' : `an ${mail.recipient}`}
          </p>
          <p className="text-muted tabular-nums">{momentText(mail)}</p>
          <MailTrouble mail={mail} className="mt-1" />
          {(mail.status === 'failed' || mail.heldSince) && (
            <Link
              to="/admin/dashboard"
              search={{ ansicht: 'mails', mail: mail.id }}
              aria-label={`${sendingText(mail)}: ${mail.subject}`}
              className="inline-flex min-h-11 w-fit items-center rounded-input font-semibold text-brand underline decoration-line underline-offset-3 hover:decoration-current"
            >
              {sendingText(mail)}
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}

function sendingText({ attempts, heldSince }: Mail): string {
  return heldSince || attempts === 0 ? 'Ansehen und senden' : 'Ansehen und erneut senden'
}

function momentText({ sentAt, createdAt }: Mail): string {
  return sentAt
    ? `Gesendet am ${formatMoment(sentAt)}`
    : `Geschrieben am ${formatMoment(createdAt)}`
}
