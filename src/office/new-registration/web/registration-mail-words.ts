import { isSameMailbox, mailboxKey, storedEmail } from '#platform/basics/domain/email-address.ts'
import { personOf } from '#shop/booking/web/slot-values.ts'
import type { Values } from './registration-values.ts'

/** Who gets a mail when the booking is stored. */
export function mailWords(
  { contact, status, mails }: Pick<Values, 'contact' | 'status' | 'mails'>,
  slots: Values['slots'],
): string[] {
  if (!mails) {
    return [
      'Niemand bekommt jetzt eine E-Mail.',
      status === 'confirmed'
        ? 'Die Erinnerungen vor dem Training, mit dem Zugangslink, gehen trotzdem an alle mit einem Platz.'
        : 'Bestätigen Sie die Anmeldung später, gehen die Bestätigungen wie üblich hinaus.',
    ]
  }
  const booker = storedEmail(contact.email)
  if (status === 'pending') {
    return [
      `Sofort: die Eingangsbestätigung an ${booker}.`,
      'Wer sonst teilnimmt, bekommt erst eine E-Mail, wenn Sie die Anmeldung bestätigen.',
    ]
  }
  const others = new Map(
    slots
      .map((slot) => storedEmail(personOf(slot, contact).email))
      .filter((email) => !isSameMailbox(email, booker))
      .map((email) => [mailboxKey(email), email]),
  )
  return [
    `In einer Minute: die Bestätigung an ${booker}.`,
    ...(others.size > 0
      ? [`Ihren Platz mit Kalendereintrag bekommen: ${[...others.values()].join(', ')}.`]
      : []),
  ]
}
