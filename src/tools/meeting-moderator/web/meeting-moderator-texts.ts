import type { texts } from './meeting-moderator.de.ts'

/** Texts of the Meeting Moderator, besides its introduction: what the German file has. */
export type MeetingModeratorTexts = typeof texts
