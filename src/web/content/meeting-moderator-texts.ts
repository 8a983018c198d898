/** Said by the Meeting Moderator. */
export interface MeetingModeratorTexts {
  readonly title: string
  readonly lead: string
}
