import { ROOM_KIND_LABELS } from '#domain/tools/rooms/room-report.ts'
import type { ValuesOf } from './placeholder-values.ts'

/** What fills the placeholders of mails about the tools. */
export const TOOL_MAIL_VALUES: ValuesOf<'room.reported.staff'> = {
  'room.reported.staff': {
    facts: ({ kind }) => ({ art: ROOM_KIND_LABELS[kind] }),
    sentences: () => ({}),
  },
}
