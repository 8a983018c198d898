import type { MeetingModeratorTexts } from '../meeting-moderator-texts.ts'

export const meetingModeratorTexts: MeetingModeratorTexts = {
  title: 'Meeting Moderator',
  lead: 'Plan your meeting, keep to time and take away what was decided. Everything stays in your browser.',
}
