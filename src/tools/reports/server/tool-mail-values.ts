import type { ValuesOf } from '#platform/mail/server/placeholder-values.ts'
import { ROOM_KIND_LABELS } from '../domain/room-report.ts'

/** What fills the placeholders of mails about the tools. */
export const TOOL_MAIL_VALUES: ValuesOf<'room.reported.staff'> = {
  'room.reported.staff': {
    facts: ({ kind }) => ({ art: ROOM_KIND_LABELS[kind] }),
    sentences: () => ({}),
  },
}
