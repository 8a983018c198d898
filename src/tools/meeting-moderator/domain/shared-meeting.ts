import {
  AGENDA_ITEMS_MAX,
  type AgendaItem,
  MEETING_LINE_MAX,
  MEETING_PEOPLE_MAX,
  MEETING_TEXT_MAX,
  type Meeting,
  type MeetingRun,
  VOTE_ANSWER_MAX,
} from './meeting.ts'
import type { SharedMeeting } from './meeting-room.ts'

// biome-ignore lint/suspicious/noControlCharactersInRegex: naming them is what this is for
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g

/** What of a meeting is sent to those who follow it, within the limits of the call. */
export function sharedMeetingOf(meeting: Meeting): SharedMeeting {
  const agenda = meeting.agenda.slice(0, AGENDA_ITEMS_MAX).map(sharedItem)
  const hasRound = agenda.some(({ method }) => method === 'round')
  return {
    title: cut(meeting.title, MEETING_LINE_MAX),
    goal: cut(meeting.goal, MEETING_TEXT_MAX),
    day: meeting.day,
    startTime: /^([01]\d|2[0-3]):[0-5]\d$/.test(meeting.startTime) ? meeting.startTime : '',
    people: hasRound
      ? meeting.people.slice(0, MEETING_PEOPLE_MAX).map((name) => cut(name, MEETING_LINE_MAX))
      : [],
    agenda,
    run: meeting.run && sharedRun(meeting.run, agenda),
    canWrite: meeting.canWrite,
    // The sums are the server's.
    vote: meeting.vote && {
      ...meeting.vote,
      question: cut(meeting.vote.question, MEETING_LINE_MAX),
      answers: meeting.vote.answers.map((answer) => cut(answer, VOTE_ANSWER_MAX)),
      sums: null,
    },
  }
}

function sharedItem({ id, title, minutes, owner, method }: AgendaItem): AgendaItem {
  return {
    id,
    title: cut(title, MEETING_LINE_MAX),
    minutes,
    owner: cut(owner, MEETING_LINE_MAX),
    method,
  }
}

/** Null where the current item is beyond the items that are sent. */
function sharedRun(run: MeetingRun, agenda: readonly AgendaItem[]): MeetingRun | null {
  const ids = new Set(agenda.map(({ id }) => id))
  if (!ids.has(run.current)) return null
  const ofAgenda = <Value>(values: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(values).filter(([id]) => ids.has(id)))
  return {
    ...run,
    spent: ofAgenda(run.spent),
    added: ofAgenda(run.added),
    marks: ofAgenda(run.marks),
  }
}

function cut(text: string, max: number): string {
  return text.replace(CONTROL_CHARACTERS, ' ').slice(0, max).toWellFormed().trim()
}
