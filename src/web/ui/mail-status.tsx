import { MAIL_STATUS_LABELS, type MailStatus } from '#domain/mail/mail-status.ts'
import { formatMoment } from '../lib/formats/moment-text.ts'
import { Badge, type BadgeTone } from './badge.tsx'
import { classes } from './classes.ts'

const TONES: Record<MailStatus, BadgeTone> = { waiting: 'orange', sent: 'green', failed: 'red' }

interface MailProgress {
  status: string
  attempts: number
}

/** What became of a mail. A mail that was given up before its first attempt has not failed. */
export function MailStatusBadge(mail: MailProgress) {
  const { status } = mail
  if (!isMailStatus(status)) return <Badge tone="blue">{mailStatusText(mail)}</Badge>
  if (isGivenUp(mail)) return <Badge>{mailStatusText(mail)}</Badge>
  return <Badge tone={TONES[status]}>{mailStatusText(mail)}</Badge>
}

/** What staff call the status of a mail. One that is not known here, of a newer version, is called by its own name. */
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

/** Why a mail waits for staff where nothing else is said of it, whoever reads of it. */
const HELD =
  'Zurückgehalten, weil an dieses Postfach in der Stunde davor schon so viele E-Mails zu Anmeldungen gingen, wie erlaubt sind. Sie wird nur von Hand gesendet.'

/**
 * Why a mail has not gone out: in the mail server's own words, that it waits for staff, or that it can still be
 * withdrawn. Nothing for a mail that has.
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

/** As {@link MailTrouble}, in words alone; null for nothing. */
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
