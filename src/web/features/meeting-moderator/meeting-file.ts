import type { Meeting } from '#domain/tools/meeting.ts'
import { fileNameOf } from '../../lib/tool-documents/tool-document.ts'

/** The file that a meeting is saved to. */
export function meetingFile(meeting: Meeting) {
  return {
    tool: 'meeting-moderator' as const,
    fileName: fileNameOf('meeting', meeting.title),
    work: () => meeting,
  }
}
