import type { MeetingModeratorTexts } from '../meeting-moderator-texts.ts'

export const meetingModeratorTexts: MeetingModeratorTexts = {
  title: 'Meeting Moderator',
  lead: 'Plant euer Meeting, haltet die Zeit und nehmt mit, was entschieden wurde. Alles bleibt in deinem Browser.',
}
