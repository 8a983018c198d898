import type { MailDataOf } from '#platform/mail/server/mail-data.ts'

const CONTENT: MailDataOf['message'] = {
  name: 'Ida Wartmann',
  firstName: 'Ida',
  subject: 'Zum Termin',
  text: 'Guten Tag',
  isBooker: true,
  sessions: [],
}

/** The content of a mail that can be shown and sent, as SQL: the values of `template` and `data`. */
export const STORED_MESSAGE = `'message', '${JSON.stringify(CONTENT)}'::jsonb`
