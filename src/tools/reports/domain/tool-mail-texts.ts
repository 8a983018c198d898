import { fact, mailText } from '#platform/mail/domain/mail-text.ts'

/** Mails about what people publish with the tools. */
export const TOOL_MAIL_TEXTS = {
  'room.reported.staff': mailText({
    occasion: 'An Ihr Team',
    name: 'Geteiltes gemeldet',
    when: 'Wenn jemand einen Raum, ein Meeting oder eine Kopie aus den Werkzeugen meldet',
    to: 'An Ihr Team',
    subject: 'Gemeldet: {{art}}',
    opening:
      'Jemand hat etwas gemeldet, das mit unseren Werkzeugen geschrieben wurde. Bitte sehen Sie es an, und löschen Sie es, wenn es nicht unter unserer Adresse stehen soll.',
    closing: '',
    placeholders: { art: fact('„Raum“, „Meeting“ oder „Kopie“') },
  }),
} as const
