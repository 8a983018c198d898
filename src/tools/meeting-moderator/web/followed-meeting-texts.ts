import type { texts } from './followed-meeting.de.ts'

/** Texts of the page on which participants follow a meeting: what the German file has. */
export type FollowedMeetingTexts = typeof texts
