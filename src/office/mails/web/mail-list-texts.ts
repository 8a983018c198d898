import { MAIL_STATUS_LABELS } from '#platform/basics/domain/mail-status.ts'
import { counted } from '#platform/design/web/counted.ts'
import { formatMoment } from '#platform/design/web/moment-text.ts'
import type { Mail, MailDelivery } from '#platform/mail/domain/mail.ts'
import { isErasedAddress } from '#platform/persons/domain/erased-person.ts'
import type { MailFilter } from './mails-query.ts'

/** "an sina@example.com" */
export function recipientText(recipient: string): string {
  return isErasedAddress(recipient) ? 'Empfänger gelöscht' : `an ${recipient}`
}

/** "3 E-Mails"; where only the first page is loaded, "Die neuesten 50 E-Mails". */
export function countText(count: number, hasMore: boolean): string {
  return counted({ one: 'E-Mail', many: 'E-Mails' }, count, hasMore)
}

/** The filters, for the printed list: "Status: Gesendet · Suche: „sina“". */
export function filterWords({ status, q }: MailFilter): string {
  return [
    ...(status ? [`Status: ${MAIL_STATUS_LABELS[status]}`] : []),
    ...(q ? [`Suche: „${q}“`] : []),
  ].join(' · ')
}

/** "Morgenfalz <post@example.com>" */
export function senderText({ name, address }: MailDelivery['from']): string {
  return name ? `${name} <${address}>` : address
}

/** The delivery status of a test mail. */
export function outcomeText(mail: Mail, { server }: Pick<MailDelivery, 'server'>): string {
  const { status, sentAt, lastError, nextAttemptAt, smtpResponse, recipient } = mail
  if (status === 'failed') return `Nicht gesendet. Der Grund: „${lastError}“.`
  if (sentAt) {
    if (server === null) return `Am ${formatMoment(sentAt)} Uhr geschrieben. ${smtpResponse}`
    return `Am ${formatMoment(sentAt)} Uhr an ${recipient} gesendet. Der Mailserver sagt: „${smtpResponse}“.`
  }
  if (!lastError) return 'Die Testnachricht ist unterwegs...'
  const next = nextAttemptAt ? ` Nächster Versuch am ${formatMoment(nextAttemptAt)} Uhr.` : ''
  return `Noch nicht gesendet: „${lastError}“.${next}`
}
