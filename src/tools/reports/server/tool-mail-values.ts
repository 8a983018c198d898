import { REPORTED_KINDS } from '#office/todo/domain/reported-kinds.ts'
import type { ValuesOf } from '#platform/mail/server/placeholder-values.ts'

/** What fills the placeholders of mails about the tools. */
export const TOOL_MAIL_VALUES: ValuesOf<'room.reported.staff'> = {
  'room.reported.staff': {
    facts: ({ kind }) => ({ art: REPORTED_KINDS[kind] }),
    sentences: () => ({}),
  },
}
