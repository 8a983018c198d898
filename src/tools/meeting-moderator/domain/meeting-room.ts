import type { ActResult, RoomActor } from '#tools/rooms/domain/room.ts'
import type { Meeting, MeetingRun } from './meeting.ts'

/**
 * What people see who follow a meeting through its link: agenda and clock. Notes, minutes and settings are no part of it,
 * and names only where the page shows them: who leads an item, and whose turn it is in a round.
 */
export type SharedMeeting = Pick<
  Meeting,
  'title' | 'goal' | 'day' | 'startTime' | 'people' | 'agenda' | 'run'
>

/** What a room for a meeting stores. */
export interface MeetingContent {
  /** Its instants are by the server's clock. */
  readonly meeting: SharedMeeting
  /** The server's clock minus the host's, in milliseconds, as well as it is known. */
  readonly hostOffset: number
}

/** The host's browser sends the meeting as it is. */
export interface MeetingAct {
  readonly type: 'meeting'
  /** When it was sent, by the host's clock, in milliseconds since 1970. */
  readonly sentAt: number
  /** Its instants are by the host's clock. */
  readonly meeting: SharedMeeting
}

/** Requests seldom take longer. A larger difference means that somebody has set the host's clock. */
const SAME_CLOCK_WITHIN_MS = 2_000

/** The content of a new room. `now` is by the server's clock. */
export function newMeetingContent(
  { sentAt, meeting }: Omit<MeetingAct, 'type'>,
  now: Date,
): MeetingContent {
  return contentBy(now.getTime() - sentAt, meeting)
}

/**
 * The content after the host has sent the meeting again. Of the differences between the clocks the smallest counts: the
 * others contain the time that their request took. So the same meeting, sent again, changes nothing.
 */
export function applyMeetingAct(
  { hostOffset }: MeetingContent,
  { sentAt, meeting }: MeetingAct,
  { isHost }: RoomActor,
  { now }: { now: Date },
): ActResult<MeetingContent> {
  if (!isHost) return { refusal: 'not_host' }
  const measured = now.getTime() - sentAt
  const isSameClock = Math.abs(measured - hostOffset) <= SAME_CLOCK_WITHIN_MS
  const content = contentBy(isSameClock ? Math.min(measured, hostOffset) : measured, meeting)
  return { content }
}

function contentBy(hostOffset: number, meeting: SharedMeeting): MeetingContent {
  const { run } = meeting
  return { hostOffset, meeting: { ...meeting, run: run && shiftedRun(run, hostOffset) } }
}

/** The run with its instants that many milliseconds later. */
function shiftedRun(run: MeetingRun, by: number): MeetingRun {
  return {
    ...run,
    startedAt: run.startedAt + by,
    plannedEnd: run.plannedEnd + by,
    since: run.since === null ? null : run.since + by,
    endedAt: run.endedAt === null ? null : run.endedAt + by,
  }
}
