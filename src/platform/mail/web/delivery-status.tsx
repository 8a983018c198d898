import { MAIL_STATUS_LABELS, type MailStatus } from '#platform/basics/domain/mail-status.ts'
import { Badge, type BadgeTone } from '#platform/design/web/badge.tsx'
import { classes } from '#platform/design/web/classes.ts'
import { formatMoment } from '#platform/design/web/moment-text.ts'

const TONES: Record<MailStatus, BadgeTone> = { waiting: 'orange', sent: 'green', failed: 'red' }

interface MailProgress {
  status: string
  attempts: number
}

/** Badge of a mail's delivery status. A mail that was discarded before its first attempt does not count as failed. */
export function MailStatusBadge(mail: MailProgress) {
  const { status } = mail
  if (!isMailStatus(status)) return <Badge tone="blue">{mailStatusText(mail)}</Badge>
  if (isGivenUp(mail)) return <Badge>{mailStatusText(mail)}</Badge>
  return <Badge tone={TONES[status]}>{mailStatusText(mail)}</Badge>
}

/** The German label of a mail's status. An unknown one, written by a newer version, is shown by its stored name. */
export function mailStatusText(mail: MailProgress): string {
  if (isGivenUp(mail)) return 'Nicht gesendet'
  return isMailStatus(mail.status) ? MAIL_STATUS_LABELS[mail.status] : mail.status
}

function isGivenUp({ status, attempts }: MailProgress): boolean {
  return status === 'failed' && attempts === 0
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
    heldSince: string | null
  }
  className?: string | undefined
}

const TROUBLE_TONES: Record<MailStatus | 'discarded', string> = {
  waiting: 'bg-badge-orange text-badge-orange-text',
  sent: '',
  failed: 'bg-error-tint text-badge-red-text',
  discarded: 'bg-section text-secondary',
}

/** Why a mail waits for staff, where no other reason is stored. */
const HELD =
  'Zurückgehalten, weil an dieses Postfach in der Stunde davor schon so viele E-Mails zu Anmeldungen gingen, wie erlaubt sind. Sie wird nur von Hand gesendet.'

/**
 * Why a mail has not been sent: the mail server's message, that it waits for staff, or that it can still be withdrawn.
 * Renders nothing for a mail that was sent.
 */
export function MailTrouble({ mail, className }: MailTroubleProps) {
  const words = troubleText(mail)
  if (words === null) return null
  return (
    <p
      className={classes(
        'wrap-anywhere w-fit rounded-input px-3 py-2 text-small hyphens-none',
        TROUBLE_TONES[mail.attempts === 0 && mail.status === 'failed' ? 'discarded' : mail.status],
        className,
      )}
    >
      {words}
    </p>
  )
}

/** The text of {@link MailTrouble}; null for none. */
export function troubleText({
  status,
  attempts,
  lastError,
  nextAttemptAt,
  heldSince,
}: MailTroubleProps['mail']): string | null {
  if (status === 'sent') return null
  if (heldSince) return lastError ?? HELD
  const next = nextAttemptAt ? `${formatMoment(nextAttemptAt)} Uhr` : null
  if (lastError && attempts === 0) return lastError
  if (lastError) {
    const trouble = `${attemptsText(attempts)}, zuletzt: „${lastError}“.`
    return next ? `${trouble} Nächster Versuch am ${next}.` : trouble
  }
  return next && `Wird am ${next} gesendet, wenn der Status der Anmeldung bis dahin so bleibt.`
}

/** "1 Versuch", "3 Versuche" */
export function attemptsText(attempts: number): string {
  return attempts === 1 ? '1 Versuch' : `${attempts} Versuche`
}
