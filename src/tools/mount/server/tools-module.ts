import type { MailsOf } from '#platform/mail/server/registered-mails.ts'
import { TOOL_MAIL_TEXTS } from '#tools/reports/domain/tool-mail-texts.ts'
import { listReportedRooms } from '#tools/reports/server/room-reports.repository.ts'
import { TOOL_MAIL_VALUES } from '#tools/reports/server/tool-mail-values.ts'
import { deleteExpiredRooms } from '#tools/room-calls/server/rooms.repository.ts'
import type { startTools } from './start-tools.ts'

const mails: MailsOf<keyof typeof TOOL_MAIL_TEXTS> = {
  texts: TOOL_MAIL_TEXTS,
  values: TOOL_MAIL_VALUES,
  samplesOn: () => ({ 'room.reported.staff': { kind: 'copy' } }),
  loadTemplates: async () => {
    const { RoomReported } = await import('#tools/reports/server/tool-mails.tsx')
    return { 'room.reported.staff': RoomReported }
  },
}

/** The tools, for `src/app/server/modules.ts`. */
export const toolsModule = {
  mails,
  listReported: listReportedRooms,
  deletePublished: deleteExpiredRooms,
  /** Loads the readers of websites and the AI service's client, which commands of operators do not need. */
  async start(given: Parameters<typeof startTools>[0]) {
    const { startTools } = await import('./start-tools.ts')
    return startTools(given)
  },
}
