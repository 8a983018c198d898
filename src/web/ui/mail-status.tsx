import { MAIL_STATUS_LABELS, type MailStatus } from '#domain/mail/mail-status.ts'
import { formatMoment } from '../lib/moment-text.ts'
import { Badge, type BadgeTone } from './badge.tsx'
import { classes } from './classes.ts'

const TONES: Record<MailStatus, BadgeTone> = { waiting: 'orange', sent: 'green', failed: 'red' }

/**
 * A status that is not known here, of a newer version of the product, is called by its own name. A mail that was given up
 * before its first attempt has not failed.
 */
export function MailStatusBadge({ status, attempts }: { status: string; attempts: number }) {
  if (!isMailStatus(status)) return <Badge tone="blue">{status}</Badge>
  if (status === 'failed' && attempts === 0) return <Badge>Nicht gesendet</Badge>
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

function troubleText({
  status,
  attempts,
  lastError,
  nextAttemptAt,
  heldSince,
}: MailTroubleProps['mail']) {
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
