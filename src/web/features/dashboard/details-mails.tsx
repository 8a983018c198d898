import { isErasedAddress } from '#domain/registration/erased-person.ts'
import type { MailStatus, RegistrationDetails } from '#domain/registration/registration-details.ts'
import { formatMoment } from '../../lib/moment-text.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'

type Mail = RegistrationDetails['mails'][number]

const MAIL_WORDS: Record<MailStatus, { label: string; tone: BadgeTone }> = {
  waiting: { label: 'Wartet', tone: 'orange' },
  sent: { label: 'Gesendet', tone: 'green' },
  failed: { label: 'Fehlgeschlagen', tone: 'red' },
}

/** The mails that the registration caused, and what became of them; the newest first. */
export function DetailsMails({ mails }: { mails: RegistrationDetails['mails'] }) {
  if (mails.length === 0) {
    return <p className="text-secondary text-small">Zu dieser Anmeldung gibt es keine E-Mails.</p>
  }
  return (
    <ul className="divide-y divide-section overflow-hidden rounded-card bg-white text-small shadow-card">
      {mails.map((mail) => (
        <li key={mail.id} className="grid gap-1 p-4">
          <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
            <p className="min-w-0 flex-1 basis-52 font-semibold leading-snug">{mail.subject}</p>
            <Badge tone={MAIL_WORDS[mail.status].tone}>{MAIL_WORDS[mail.status].label}</Badge>
          </div>
          <p className="wrap-anywhere text-secondary hyphens-none">
            {isErasedAddress(mail.recipient) ? 'Empfänger gelöscht' : `an ${mail.recipient}`}
          </p>
          <p className="text-muted tabular-nums">{momentText(mail)}</p>
          {mail.lastError && mail.status !== 'sent' && (
            <p className="wrap-anywhere mt-1 rounded-input bg-error-tint px-3 py-2 text-badge-red-text hyphens-none">
              {`${attemptsText(mail.attempts)}, zuletzt: „${mail.lastError}“`}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

function momentText({ sentAt, createdAt }: Mail): string {
  return sentAt
    ? `Gesendet am ${formatMoment(sentAt)}`
    : `Geschrieben am ${formatMoment(createdAt)}`
}

function attemptsText(attempts: number): string {
  return attempts === 1 ? '1 Versuch' : `${attempts} Versuche`
}
