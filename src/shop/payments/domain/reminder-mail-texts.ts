import { askUs, fact, mailText } from '#platform/mail/domain/mail-text.ts'
import { REMINDER_NAMES } from './reminder-steps.ts'

const REMINDER = {
  occasion: 'Rechnungen',
  to: 'An die E-Mail-Adresse auf der Rechnung',
  closing: `Du hast schon überwiesen? Dann ist alles erledigt, und diese Nachricht hat sich mit deiner Zahlung überschnitten.\n${askUs('Stimmt an der Rechnung etwas nicht?')}`,
  placeholders: {
    rechnung: fact('Nummer der Rechnung'),
    offen: fact('Betrag, der noch offen ist'),
    fällig: fact('Tag, an dem die Rechnung fällig war'),
    tage: fact('Seit wie vielen Tagen sie fällig ist: „einem Tag“ oder „12 Tagen“'),
    empfänger: fact('Ihr Name als Kontoinhaber'),
    iban: fact('Ihre IBAN'),
    zweck: fact('Verwendungszweck der Überweisung'),
  },
} as const

/** Reminders of invoices that nobody has paid, one for each step. */
export const REMINDER_MAIL_TEXTS = {
  'invoice.reminder.first': mailText({
    ...REMINDER,
    name: REMINDER_NAMES[1],
    when: 'Wenn eine Rechnung einige Tage nach der Fälligkeit noch offen ist',
    subject: `${REMINDER_NAMES[1]}: Rechnung {{rechnung}}`,
    opening:
      'von unserer Rechnung {{rechnung}} sind noch {{offen}} offen. Fällig war sie am {{fällig}}. Vielleicht ist sie untergegangen: Bitte überweise den Betrag in den nächsten Tagen.',
  }),
  'invoice.reminder.second': mailText({
    ...REMINDER,
    name: REMINDER_NAMES[2],
    when: 'Wenn die Rechnung einige Tage nach der Zahlungserinnerung noch offen ist',
    subject: `${REMINDER_NAMES[2]}: Rechnung {{rechnung}}`,
    opening:
      'an unsere Rechnung {{rechnung}} haben wir dich schon erinnert, und noch immer sind {{offen}} offen. Fällig ist sie seit {{tage}}. Bitte überweise den Betrag innerhalb einer Woche.',
  }),
  'invoice.reminder.last': mailText({
    ...REMINDER,
    name: REMINDER_NAMES[3],
    when: 'Wenn die Rechnung einige Tage nach der Mahnung noch offen ist',
    subject: `${REMINDER_NAMES[3]}: Rechnung {{rechnung}}`,
    opening:
      'zweimal haben wir dich an unsere Rechnung {{rechnung}} erinnert, und noch immer sind {{offen}} offen. Fällig ist sie seit {{tage}}. Das ist unsere letzte Mahnung. Bitte überweise den Betrag innerhalb einer Woche, oder sag uns, was dagegen spricht.',
  }),
} as const
