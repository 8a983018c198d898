import type { MeetingModeratorTexts } from './meeting-moderator-texts.ts'

/** Texts of the page on which participants follow a meeting, besides its introduction. */
export interface FollowedMeetingTexts {
  readonly needsScripts: string
  readonly code: string
  readonly codeHint: string
  readonly wrongCode: string
  readonly follow: string
  readonly connecting: string
  readonly gone: string
  readonly goneLead: string
  readonly other: string
  readonly link: Readonly<Record<'connecting' | 'live' | 'lost', string>>
  readonly notBegun: string
  readonly beginsAt: (time: string) => string
  readonly over: (time: string) => string
  readonly noAgenda: string
  readonly readOnly: (day: string) => string
  readonly untitledMeeting: string
  /** What the Meeting Moderator shows too. */
  readonly moderator: Pick<MeetingModeratorTexts, 'run' | 'methods' | 'undone'>
}
