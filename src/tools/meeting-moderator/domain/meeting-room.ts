import * as z from 'zod'
import { isCalendarDay } from '#platform/basics/domain/calendar-day.ts'
import { optionalText, requiredLine } from '#platform/basics/domain/text.ts'
import type { ActResult, RoomActor } from '#tools/rooms/domain/room.ts'
import {
  AGENDA_ITEMS_MAX,
  GUEST_LISTS,
  MEETING_LINE_MAX,
  MEETING_MINUTES_MAX,
  MEETING_PEOPLE_MAX,
  MEETING_TEXT_MAX,
  type MeetingRun,
  VOTE_ANSWER_MAX,
  VOTE_ANSWERS_MAX,
} from './meeting.ts'
import { ITEM_METHOD_NAMES } from './meeting-methods.ts'

/** Most notes that wait for the host's browser. It takes them within a second when it is online. */
export const GUEST_NOTES_WAITING_MAX = 150
/** Most notes of one participant. */
export const GUEST_NOTES_MAX = 100

/** The end of the year 2199: an instant after it is no meeting's. */
const LATEST_MS = Date.UTC(2200)

const itemId = z.string().min(1).max(100)
const instant = z.int().min(0).max(LATEST_MS)
const duration = z.number().min(0).max(LATEST_MS)

/** Values of the items of the agenda, by their ids. */
function byItem<Value extends z.ZodType>(value: Value) {
  return z
    .record(itemId, value)
    .refine((values) => Object.keys(values).length <= AGENDA_ITEMS_MAX, 'Das sind zu viele.')
}

const run = z.object({
  startedAt: instant,
  plannedEnd: instant,
  current: itemId,
  since: instant.nullable(),
  endedAt: instant.nullable(),
  spent: byItem(duration),
  added: byItem(
    z
      .number()
      .min(-MEETING_MINUTES_MAX)
      .max(MEETING_MINUTES_MAX * 100),
  ),
  marks: byItem(z.object({ index: z.int().min(0).max(1000), from: duration })),
})

const vote = z.object({
  id: z.uuid(),
  question: requiredLine(MEETING_LINE_MAX),
  answers: z.array(requiredLine(VOTE_ANSWER_MAX)).min(2).max(VOTE_ANSWERS_MAX),
  isOpen: z.boolean(),
  /** Counted by the server, whatever is sent. */
  sums: z.array(z.int().min(0)).max(VOTE_ANSWERS_MAX).nullable(),
})

/**
 * What people see who follow a meeting through its link: agenda, clock and vote. Notes, minutes and settings are no part
 * of it, and names only where the page shows them: who leads an item, and whose turn it is in a round.
 */
const sharedMeetingSchema = z
  .object({
    title: optionalText(MEETING_LINE_MAX),
    goal: optionalText(MEETING_TEXT_MAX),
    day: z.string().refine((day) => day === '' || isCalendarDay(day), 'Das ist kein Tag.'),
    startTime: z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/),
    people: z.array(optionalText(MEETING_LINE_MAX)).max(MEETING_PEOPLE_MAX),
    agenda: z
      .array(
        z.object({
          id: itemId,
          title: optionalText(MEETING_LINE_MAX),
          minutes: z.int().min(1).max(MEETING_MINUTES_MAX),
          owner: optionalText(MEETING_LINE_MAX),
          method: z.enum(ITEM_METHOD_NAMES).nullable(),
        }),
      )
      .max(AGENDA_ITEMS_MAX),
    run: run.nullable(),
    // Missing in what a page sends that was loaded before participants could write.
    canWrite: z.boolean().default(false),
    vote: vote.nullable().default(null),
  })
  .refine(
    ({ agenda, run }) => !run || agenda.some(({ id }) => id === run.current),
    'Der laufende Punkt steht nicht auf der Agenda.',
  )
export type SharedMeeting = z.infer<typeof sharedMeetingSchema>
type SharedVote = NonNullable<SharedMeeting['vote']>

/** The meeting as its host's browser sends it. Its instants are by the host's clock, as is when it was sent. */
export const sentMeeting = { sentAt: instant, meeting: sharedMeetingSchema }
export type SentMeeting = z.infer<z.ZodObject<typeof sentMeeting>>

/** The host's browser sends the meeting as it is; participants send notes and vote. */
export const meetingActSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('meeting'),
    ...sentMeeting,
    /** Ids of notes that it has stored: they are deleted in the inbox. */
    taken: z.array(z.uuid()).max(GUEST_NOTES_WAITING_MAX).optional(),
  }),
  z.object({
    type: z.literal('guest-note'),
    id: z.uuid(),
    list: z.enum(GUEST_LISTS),
    text: requiredLine(MEETING_LINE_MAX),
    /** The id of the item that they saw; empty for none. */
    item: z.string().max(100),
  }),
  z.object({
    type: z.literal('guest-vote'),
    vote: z.uuid(),
    answer: z
      .int()
      .min(0)
      .max(VOTE_ANSWERS_MAX - 1),
  }),
])
export type MeetingAct = z.infer<typeof meetingActSchema>
type ActOf<Type extends MeetingAct['type']> = Extract<MeetingAct, { type: Type }>

/** A note of a participant, until the host's browser has it. */
export interface GuestNote extends Omit<ActOf<'guest-note'>, 'type'> {
  /** The id of the member who wrote it. */
  readonly by: string
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

/** Requests seldom take longer. A larger difference means that somebody has set the host's clock. */
const SAME_CLOCK_WITHIN_MS = 2_000

/** The content of a new room. `now` is by the server's clock. */
export function newMeetingContent({ sentAt, meeting }: SentMeeting, now: Date): MeetingContent {
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
function votedOn(vote: SharedVote, counted: MeetingContent['counted']): SharedVote {
  const isCounted = counted?.vote === vote.id
  return { ...vote, isOpen: vote.isOpen && !isCounted, sums: isCounted ? [...counted.sums] : null }
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
  { sentAt, meeting, taken = [] }: ActOf<'meeting'>,
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
  { type: _, ...note }: ActOf<'guest-note'>,
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
  { vote: id, answer }: ActOf<'guest-vote'>,
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
