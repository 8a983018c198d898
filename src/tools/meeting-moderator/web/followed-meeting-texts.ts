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
  readonly until: (day: string) => string
  readonly untitledMeeting: string
  readonly guest: {
    readonly title: string
    /** Read before they write: who sees what they send, and where it lies. */
    readonly before: (firm: string) => readonly string[]
    readonly name: string
    readonly needsName: string
    readonly join: string
    readonly notJoined: Readonly<Record<'full' | 'other', string>>
    readonly removed: string
    readonly writesAs: (name: string) => string
    readonly send: string
    /** What they have sent. */
    readonly sent: string
    readonly sending: string
    readonly arrived: string
    readonly lost: string
    readonly refused: Readonly<Record<'tooMany' | 'other', string>>
    readonly vote: string
    readonly secret: string
    readonly result: string
  }
  /** What the Meeting Moderator shows too. */
  readonly moderator: Pick<MeetingModeratorTexts, 'run' | 'methods' | 'undone' | 'notes' | 'vote'>
}
