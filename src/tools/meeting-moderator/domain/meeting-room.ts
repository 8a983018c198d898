import type { ActResult, RoomActor } from '#tools/rooms/domain/room.ts'
import type { GuestList, Meeting, MeetingRun, MeetingVote } from './meeting.ts'

/**
 * What people see who follow a meeting through its link: agenda, clock and vote. Notes, minutes and settings are no part
 * of it, and names only where the page shows them: who leads an item, and whose turn it is in a round.
 */
export type SharedMeeting = Pick<
  Meeting,
  'title' | 'goal' | 'day' | 'startTime' | 'people' | 'agenda' | 'run' | 'canWrite' | 'vote'
>

/** A note of a participant, until the host's browser has it. */
export interface GuestNote {
  readonly id: string
  /** The id of the member who wrote it. */
  readonly by: string
  readonly list: GuestList
  readonly text: string
  /** The id of the item that they saw; empty for none. */
  readonly item: string
}

/** What a room for a meeting stores. What came later than the first version is missing in rooms of before. */
export interface MeetingContent {
  /** Its instants are by the server's clock. */
  readonly meeting: Omit<SharedMeeting, 'canWrite' | 'vote'> &
    Partial<Pick<SharedMeeting, 'canWrite' | 'vote'>>
  /** The server's clock minus the host's, in milliseconds, as well as it is known. */
  readonly hostOffset: number
  readonly inbox?: readonly GuestNote[]
  /** How many notes each member has sent. */
  readonly sent?: Readonly<Record<string, number>>
  /** What each member chose in the vote with that id, until it is closed. */
  readonly ballots?: { readonly vote: string; readonly by: Readonly<Record<string, number>> }
  /** The last vote that was closed. Who chose what is deleted then. */
  readonly counted?: { readonly vote: string; readonly sums: readonly number[] }
}

/** What the host's browser sees. */
export interface HostedMeeting extends SharedMeeting {
  readonly inbox: readonly GuestNote[]
  /** How many have chosen in the vote that is open. */
  readonly voters: number
}

/** The host's browser sends the meeting as it is, with the notes of participants that it has stored. */
export interface MeetingState {
  readonly type: 'meeting'
  /** When it was sent, by the host's clock, in milliseconds since 1970. */
  readonly sentAt: number
  /** Its instants are by the host's clock. */
  readonly meeting: SharedMeeting
  /** Ids of notes in the inbox, which are deleted there. */
  readonly taken?: readonly string[] | undefined
}

export type MeetingAct =
  | MeetingState
  | ({ readonly type: 'guest-note' } & Omit<GuestNote, 'by'>)
  | { readonly type: 'guest-vote'; readonly vote: string; readonly answer: number }

/** Most notes that wait for the host's browser. It takes them within a second when it is online. */
export const GUEST_NOTES_WAITING_MAX = 150
/** Most notes of one participant. */
export const GUEST_NOTES_MAX = 100

/** Requests seldom take longer. A larger difference means that somebody has set the host's clock. */
const SAME_CLOCK_WITHIN_MS = 2_000

/** The content of a new room. `now` is by the server's clock. */
export function newMeetingContent(
  { sentAt, meeting }: Omit<MeetingState, 'type'>,
  now: Date,
): MeetingContent {
  return contentBy(now.getTime() - sentAt, meeting)
}

/**
 * What everybody sees who has the code. The sums of a vote are part of it once the host has closed it, and who chose what
 * never is.
 */
export function publishedMeeting({ meeting, counted }: MeetingContent): SharedMeeting {
  const { canWrite = false, vote = null } = meeting
  return { ...meeting, canWrite, vote: vote && votedOn(vote, counted) }
}

/** A vote that was counted stays closed, whatever an older tab of the host sends. */
function votedOn(vote: MeetingVote, counted: MeetingContent['counted']): MeetingVote {
  const isCounted = counted?.vote === vote.id
  return { ...vote, isOpen: vote.isOpen && !isCounted, sums: isCounted ? counted.sums : null }
}

/** What a member sees: the host also what participants sent. */
export function viewMeeting(
  content: MeetingContent,
  { isHost }: RoomActor,
): SharedMeeting | HostedMeeting {
  const meeting = publishedMeeting(content)
  if (!isHost) return meeting
  const voters = meeting.vote?.isOpen ? Object.keys(ballotsIn(content, meeting.vote.id)).length : 0
  return { ...meeting, inbox: content.inbox ?? [], voters }
}

/** The content after an act: the host sends the meeting, participants send notes and vote. */
export function applyMeetingAct(
  content: MeetingContent,
  act: MeetingAct,
  who: RoomActor,
  { now }: { now: Date },
): ActResult<MeetingContent> {
  if (act.type === 'meeting')
    return who.isHost ? { content: afterState(content, act, now) } : { refusal: 'not_host' }
  if (!publishedMeeting(content).canWrite) return { refusal: 'step_over' }
  return act.type === 'guest-note'
    ? afterNote(content, act, who.memberId)
    : afterBallot(content, act, who.memberId)
}

/**
 * The content after the host has sent the meeting again. Of the differences between the clocks the smallest counts: the
 * others contain the time that their request took. So the same meeting, sent again, changes nothing.
 */
function afterState(
  content: MeetingContent,
  { sentAt, meeting, taken = [] }: MeetingState,
  now: Date,
): MeetingContent {
  const { hostOffset, inbox = [], counted, ...guests } = content
  const measured = now.getTime() - sentAt
  const isSameClock = Math.abs(measured - hostOffset) <= SAME_CLOCK_WITHIN_MS
  const left = inbox.filter(({ id }) => !taken.includes(id))
  const next = {
    ...guests,
    ...contentBy(isSameClock ? Math.min(measured, hostOffset) : measured, meeting),
    ...(left.length > 0 && { inbox: left }),
    ...(counted && { counted }),
  }
  const { vote } = meeting
  if (!vote || vote.isOpen || counted?.vote === vote.id) return next
  const chosen = Object.values(ballotsIn(content, vote.id))
  const sums = vote.answers.map((_, index) => chosen.filter((one) => one === index).length)
  const { ballots: _, ...others } = next
  return { ...others, counted: { vote: vote.id, sums } }
}

/** The note waits for the host's browser. */
function afterNote(
  content: MeetingContent,
  { type: _, ...note }: Extract<MeetingAct, { type: 'guest-note' }>,
  by: string,
): ActResult<MeetingContent> {
  const { inbox = [], sent = {}, meeting } = content
  const count = sent[by] ?? 0
  if (inbox.length >= GUEST_NOTES_WAITING_MAX || count >= GUEST_NOTES_MAX)
    return { refusal: 'too_many' }
  const item = meeting.agenda.some(({ id }) => id === note.item) ? note.item : ''
  return {
    content: {
      ...content,
      inbox: [...inbox, { ...note, item, by }],
      sent: { ...sent, [by]: count + 1 },
    },
  }
}

/** A choice can be changed until the vote is closed. */
function afterBallot(
  content: MeetingContent,
  { vote: id, answer }: Extract<MeetingAct, { type: 'guest-vote' }>,
  by: string,
): ActResult<MeetingContent> {
  const { vote } = publishedMeeting(content)
  if (vote?.id !== id || !vote.isOpen || answer >= vote.answers.length)
    return { refusal: 'step_over' }
  const ballots = { vote: id, by: { ...ballotsIn(content, id), [by]: answer } }
  return { content: { ...content, ballots } }
}

function ballotsIn({ ballots }: MeetingContent, vote: string): Readonly<Record<string, number>> {
  return ballots?.vote === vote ? ballots.by : {}
}

/** The content after the host has removed a participant: what they sent and the host does not have yet goes. */
export function withoutGuest(content: MeetingContent, memberId: string): MeetingContent {
  const { inbox = [], ballots } = content
  const { [memberId]: _, ...by } = ballots?.by ?? {}
  return {
    ...content,
    inbox: inbox.filter((note) => note.by !== memberId),
    ...(ballots && { ballots: { ...ballots, by } }),
  }
}

function contentBy(
  hostOffset: number,
  meeting: SharedMeeting,
): Pick<MeetingContent, 'hostOffset' | 'meeting'> {
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
