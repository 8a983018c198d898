import type { ReportedKind } from '#office/todo/domain/reported-kinds.ts'

declare module '#platform/mail/server/mail-data.ts' {
  interface MailDataOf {
    /** To staff: somebody reported a room, a meeting or a copy. */
    'room.reported.staff': { kind: ReportedKind }
  }
}
