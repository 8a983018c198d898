import { REPORTED_KINDS } from '#office/todo/domain/reported-kinds.ts'
import type { ValuesOf } from '#platform/mail/server/placeholder-values.ts'
import type { TOOL_MAIL_TEXTS } from '../domain/tool-mail-texts.ts'
// Declares the data of these mails.
import type {} from './report-mail-data.ts'

/** What fills the placeholders of mails about the tools. */
export const TOOL_MAIL_VALUES: ValuesOf<typeof TOOL_MAIL_TEXTS> = {
  'room.reported.staff': {
    facts: ({ kind }) => ({ art: REPORTED_KINDS[kind] }),
    sentences: () => ({}),
  },
}
