import type { Database } from '#platform/database/server/database.ts'
import type { MailRow } from '#platform/mail/server/mails.repository.ts'
import {
  isDateCancelled,
  isMailCurrent,
  isOfFormerBooker,
  isOtherAddressWanted,
} from '#shop/booking/server/obsolete-mails.repository.ts'
import { reasonNotToSendReminder } from '#shop/payments/server/reminders.service.ts'
import { hasBegun } from '#shop/seats/domain/capacity.ts'
import { hasEnded } from '#shop/seats/domain/session-end.ts'

/** Why a queued mail is obsolete, in a sentence for staff; null for one that is not. */
export async function reasonNotToSend(
  db: Database,
  mail: MailRow,
  now: Date,
): Promise<string | null> {
  if (hasBegunMeanwhile(mail, now)) return 'Nicht gesendet, weil das Training schon begonnen hat.'
  if (hasOfferEnded(mail, now)) return 'Nicht gesendet, weil das Angebot schon abgelaufen ist.'
  if (isAllOver(mail, now)) return 'Nicht gesendet, weil das Training schon vorbei ist.'
  if (await isDateCancelled(db, mail)) return 'Nicht gesendet, weil der Termin abgesagt wurde.'
  if (await isOfFormerBooker(db, mail))
    return 'Nicht gesendet, weil für die Buchung inzwischen eine andere Adresse gilt.'
  if (await isOtherAddressWanted(db, mail))
    return 'Nicht gesendet, weil diese Adresse nicht mehr angegeben ist.'
  const ofReminder = await reasonNotToSendReminder(db, mail)
  if (ofReminder) return ofReminder
  if (await isMailCurrent(db, mail)) return null
  return 'Nicht gesendet, weil sich der Status der Anmeldung geändert hat.'
}

/** True for a reminder whose session has already begun. */
function hasBegunMeanwhile({ data }: MailRow, now: Date): boolean {
  if (data === null || !('remindedAt' in data)) return false
  return hasBegun(instantOf(data.training.startsAt), now)
}

/** True for an offer of seats that nobody can accept any more. */
function hasOfferEnded({ template, data }: MailRow, now: Date): boolean {
  if (template !== 'waiting.offer' || data === null || !('endsAt' in data)) return false
  return hasEnded(instantOf(data.endsAt), now)
}

/** True for a confirmation whose sessions have all ended. */
function isAllOver({ template, data }: MailRow, now: Date): boolean {
  if (!template?.startsWith('registration.confirmed.') || data === null || !('seats' in data)) {
    return false
  }
  return data.seats.every(
    (seat) => 'training' in seat && hasEnded(instantOf(seat.training.endsAt), now),
  )
}

function instantOf(text: string | null): Date | null {
  return text === null ? null : new Date(text)
}
