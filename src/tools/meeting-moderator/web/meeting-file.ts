import { fileNameOf } from '#tools/documents/web/tool-document.ts'
import type { Meeting } from '../domain/meeting.ts'

/** The file that a meeting is saved to. */
export function meetingFile(meeting: Meeting) {
  return {
    tool: 'meeting-moderator' as const,
    fileName: fileNameOf('meeting', meeting.title),
    work: () => meeting,
  }
}
