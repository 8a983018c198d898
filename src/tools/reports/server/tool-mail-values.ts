import { REPORTED_KINDS, type ReportedKind } from '#office/todo/domain/reported-kinds.ts'
import type { ValuesOf } from '#platform/mail/server/placeholder-values.ts'
import type { TOOL_MAIL_TEXTS } from '../domain/tool-mail-texts.ts'

declare module '#platform/mail/server/mail-data.ts' {
  interface MailDataOf {
    /** To staff: somebody reported a room, a meeting or a copy. */
    'room.reported.staff': { kind: ReportedKind }
  }
}

/** What fills the placeholders of mails about the tools. */
export const TOOL_MAIL_VALUES: ValuesOf<typeof TOOL_MAIL_TEXTS> = {
  'room.reported.staff': {
    facts: ({ kind }) => ({ art: REPORTED_KINDS[kind] }),
    sentences: () => ({}),
  },
}
