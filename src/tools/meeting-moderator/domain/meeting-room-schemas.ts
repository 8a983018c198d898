import * as z from 'zod'
import { isCalendarDay } from '#platform/basics/domain/calendar-day.ts'
import { optionalText, requiredLine } from '#platform/basics/domain/text.ts'
import {
  AGENDA_ITEMS_MAX,
  GUEST_LISTS,
  MEETING_LINE_MAX,
  MEETING_MINUTES_MAX,
  MEETING_PEOPLE_MAX,
  MEETING_TEXT_MAX,
  VOTE_ANSWER_MAX,
  VOTE_ANSWERS_MAX,
} from './meeting.ts'
import { ITEM_METHOD_NAMES } from './meeting-methods.ts'
import { GUEST_NOTES_WAITING_MAX, type MeetingAct, type SharedMeeting } from './meeting-room.ts'

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

const sharedMeetingSchema: z.ZodType<SharedMeeting> = z
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
          method: z.enum(ITEM_METHOD_NAMES as [string, ...string[]]).nullable(),
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
  ) as unknown as z.ZodType<SharedMeeting>

/** The meeting as its host's browser sends it. */
export const sentMeeting = { sentAt: instant, meeting: sharedMeetingSchema }

export const meetingActSchema: z.ZodType<MeetingAct> = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('meeting'),
    ...sentMeeting,
    taken: z.array(z.uuid()).max(GUEST_NOTES_WAITING_MAX).optional(),
  }),
  z.object({
    type: z.literal('guest-note'),
    id: z.uuid(),
    list: z.enum(GUEST_LISTS),
    text: requiredLine(MEETING_LINE_MAX),
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
