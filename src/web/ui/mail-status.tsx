import { MAIL_STATUS_LABELS, type MailStatus } from '#domain/mail/mail-status.ts'
import { formatMoment } from '../lib/moment-text.ts'
import { Badge, type BadgeTone } from './badge.tsx'
import { classes } from './classes.ts'

const TONES: Record<MailStatus, BadgeTone> = { waiting: 'orange', sent: 'green', failed: 'red' }

/** A status that is not known here, of a newer version of the product, is called by its own name. */
export function MailStatusBadge({ status }: { status: string }) {
  if (!isMailStatus(status)) return <Badge tone="blue">{status}</Badge>
  return <Badge tone={TONES[status]}>{MAIL_STATUS_LABELS[status]}</Badge>
}

function isMailStatus(status: string): status is MailStatus {
  return Object.hasOwn(TONES, status)
}

interface MailTroubleProps {
  mail: {
    status: MailStatus
    attempts: number
    lastError: string | null
    nextAttemptAt?: string | null
  }
  className?: string | undefined
}

/** Why a mail has not gone out, in the mail server's own words. Nothing for a mail that has. */
export function MailTrouble({ mail, className }: MailTroubleProps) {
  const { status, attempts, lastError, nextAttemptAt } = mail
  if (!lastError || status === 'sent') return null
  return (
    <p
      className={classes(
        'wrap-anywhere w-fit rounded-input px-3 py-2 text-small hyphens-none',
        status === 'failed'
          ? 'bg-error-tint text-badge-red-text'
          : 'bg-badge-orange text-badge-orange-text',
        className,
      )}
    >
      {`${attemptsText(attempts)}, zuletzt: „${lastError}“.`}
      {nextAttemptAt && ` Nächster Versuch am ${formatMoment(nextAttemptAt)} Uhr.`}
    </p>
  )
}

/** "1 Versuch", "3 Versuche" */
export function attemptsText(attempts: number): string {
  return attempts === 1 ? '1 Versuch' : `${attempts} Versuche`
}
