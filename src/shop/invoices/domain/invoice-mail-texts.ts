import { askUs, fact, mailText, sentence } from '#platform/mail/domain/mail-text.ts'

const TO = 'An die E-Mail-Adresse für Rechnungen, sonst an die Person, die gebucht hat'

const DOCUMENT = {
  nummer: fact('Nummer des Belegs, der angehängt ist', 'subject'),
  betrag: fact('Betrag mit Umsatzsteuer'),
  buchungsnummer: fact('Buchungsnummer, oder mehrere'),
}

/** Mails with an invoice, and with what takes one back. */
export const INVOICE_MAIL_TEXTS = {
  'invoice.sent': mailText({
    occasion: 'Rechnungen',
    name: 'Rechnung',
    when: 'Wenn Sie eine Rechnung senden',
    to: TO,
    subject: 'Rechnung {{nummer}}',
    opening: 'im Anhang findest du unsere Rechnung {{nummer}} über {{betrag}}. {{zahlung}}',
    closing: askUs('Etwas stimmt nicht?'),
    placeholders: {
      ...DOCUMENT,
      zahlung: sentence('Satz: bis wann zu zahlen ist', 'opening'),
    },
  }),
  'invoice.cancelled': mailText({
    occasion: 'Rechnungen',
    name: 'Stornorechnung',
    when: 'Wenn Sie eine Stornorechnung senden',
    to: TO,
    subject: 'Stornorechnung {{nummer}} zur Rechnung {{rechnung}}',
    opening:
      'die Rechnung {{rechnung}} haben wir storniert. Im Anhang findest du die Stornorechnung {{nummer}}. {{folge}}',
    closing: askUs('Das kommt unerwartet?'),
    placeholders: {
      ...DOCUMENT,
      rechnung: fact('Nummer der Rechnung, die storniert ist'),
      folge: sentence('Satz: welche Rechnung an ihre Stelle tritt, oder was noch gilt', 'opening'),
    },
  }),
} as const
