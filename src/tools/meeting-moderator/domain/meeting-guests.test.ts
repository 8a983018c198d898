import { describe, expect, test } from 'vitest'
import type { RoomView } from '#tools/rooms/domain/room.ts'
import { EMPTY_MEETING, type Meeting, type MeetingVote } from './meeting.ts'
import { withGuests } from './meeting-guests.ts'
import {
  applyMeetingAct,
  GUEST_NOTES_MAX,
  type HostedMeeting,
  type MeetingAct,
  type MeetingContent,
  newMeetingContent,
  publishedMeeting,
  viewMeeting,
  withoutGuest,
} from './meeting-room.ts'
import { sharedMeetingOf } from './shared-meeting.ts'

const NOW = new Date('2027-01-05T09:00:00Z')
const HOST = { memberId: 'h', isHost: true }
const ADA = { memberId: 'ada', isHost: false }
const BEN = { memberId: 'ben', isHost: false }
const VOTE: MeetingVote = {
  id: 'v',
  question: 'Nehmen wir B?',
  answers: ['Ja', 'Nein'],
  isOpen: true,
  sums: null,
}
const MEETING: Meeting = {
  ...EMPTY_MEETING,
  id: 'm',
  day: '2027-01-05',
  people: ['Ida'],
  agenda: [{ id: 'a', title: 'Themen', minutes: 10, owner: '', method: null }],
  canWrite: true,
}
const opened = (meeting: Meeting = MEETING) =>
  newMeetingContent({ sentAt: NOW.getTime(), meeting: sharedMeetingOf(meeting) }, NOW)
const sent = (meeting: Meeting, taken?: string[]): MeetingAct => ({
  type: 'meeting',
  sentAt: NOW.getTime(),
  meeting: sharedMeetingOf(meeting),
  taken,
})
const note = (id: string, changes: object = {}): MeetingAct =>
  ({ type: 'guest-note', id, list: 'ideas', text: `Idee ${id}`, item: 'a', ...changes }) as const
const ballot = (answer: number, vote = 'v'): MeetingAct => ({ type: 'guest-vote', vote, answer })

type Said = readonly [typeof HOST, MeetingAct]
function contentAfter(content: MeetingContent, ...said: Said[]): MeetingContent {
  return said.reduce((before, [who, act]) => {
    const result = applyMeetingAct(before, act, who, { now: NOW })
    if ('refusal' in result) throw new Error(result.refusal)
    return result.content
  }, content)
}
const refusal = (content: MeetingContent, [who, act]: Said) => {
  const result = applyMeetingAct(content, act, who, { now: NOW })
  return 'refusal' in result ? result.refusal : null
}
const hosted = (content: MeetingContent) => viewMeeting(content, HOST) as HostedMeeting
const roomOf = (content: MeetingContent): RoomView<HostedMeeting> => ({
  code: 'AAAAAAAA',
  kind: 'meeting',
  version: 1,
  expiresAt: '2027-02-04T09:00:00.000Z',
  me: 'h',
  isHost: true,
  isOpen: true,
  members: [
    { id: 'h', name: '', isHost: true },
    { id: 'ada', name: 'Ada', isHost: false },
    { id: 'ben', name: 'Ben', isHost: false },
  ],
  content: hosted(content),
})

describe('notes of participants', () => {
  test('wait until the host’s browser says that it has them, and are in its minutes with their names', () => {
    const task = { list: 'tasks', text: 'Ida: Raum buchen bis Freitag' }
    const room = contentAfter(opened(), [ADA, note('1')], [BEN, note('2', task)])
    const meeting = withGuests(MEETING, roomOf(room), NOW)
    expect(meeting.notes.ideas).toMatchObject([{ text: 'Idee 1', by: 'Ada', item: 'a' }])
    expect(meeting.notes.tasks).toMatchObject([
      { text: 'Raum buchen', person: 'Ida', due: '2027-01-08', by: 'Ben' },
    ])
    // A host who reloads, or whose answer was lost, sees them once more and takes them once.
    expect(withGuests(meeting, roomOf(room), NOW)).toBe(meeting)
    const taken = contentAfter(room, [HOST, sent(meeting, ['1'])], [ADA, note('3')])
    expect(hosted(taken).inbox.map(({ id }) => id)).toEqual(['2', '3'])
  })

  test('that the host deleted do not come back', () => {
    const room = contentAfter(opened(), [ADA, note('1')])
    const received = withGuests(MEETING, roomOf(room), NOW)
    const deleted = { ...received, notes: EMPTY_MEETING.notes }
    expect(withGuests(deleted, roomOf(room), NOW)).toBe(deleted)
  })

  test('are seen by the host alone, and belong to no item that is not on the agenda', () => {
    const room = contentAfter(opened(), [ADA, note('1', { item: 'gone' })])
    expect(JSON.stringify(viewMeeting(room, BEN))).not.toContain('Idee')
    expect(JSON.stringify(publishedMeeting(room))).not.toContain('Idee')
    expect(hosted(room).inbox).toMatchObject([{ item: '', by: 'ada' }])
  })

  test('are refused where the host does not allow them, and after too many', () => {
    expect(refusal(opened({ ...MEETING, canWrite: false }), [ADA, note('1')])).toBe('step_over')
    let room = opened()
    for (let count = 0; count < GUEST_NOTES_MAX; count += 1)
      room = contentAfter(room, [ADA, note(`${count}`)], [HOST, sent(MEETING, [`${count}`])])
    expect(refusal(room, [ADA, note('x')])).toBe('too_many')
    expect(refusal(room, [BEN, note('x')])).toBe(null)
  })

  test('and the choice of somebody who is removed go', () => {
    const room = contentAfter(
      opened({ ...MEETING, vote: VOTE }),
      [ADA, note('1')],
      [BEN, note('2')],
      [ADA, ballot(0)],
    )
    const left = hosted(withoutGuest(room, 'ada'))
    expect([left.inbox.map(({ by }) => by), left.voters]).toEqual([['ben'], 0])
  })
})

describe('a vote', () => {
  const open = { ...MEETING, vote: VOTE }
  const closed = { ...MEETING, vote: { ...VOTE, isOpen: false } }

  test('counts each person’s last choice, and shows sums to all once it is closed', () => {
    const voted = contentAfter(opened(open), [ADA, ballot(0)], [BEN, ballot(0)], [BEN, ballot(1)])
    expect(hosted(voted)).toMatchObject({ voters: 2, vote: { isOpen: true, sums: null } })
    expect(publishedMeeting(voted).vote?.sums).toBe(null)
    const done = contentAfter(voted, [HOST, sent(closed)])
    expect(publishedMeeting(done).vote).toMatchObject({ isOpen: false, sums: [1, 1] })
    expect(withGuests(closed, roomOf(done), NOW).vote?.sums).toEqual([1, 1])
    expect(refusal(done, [ADA, ballot(1)])).toBe('step_over')
  })

  test('tells nobody who chose what, and deletes it with the count', () => {
    const voted = contentAfter(opened(open), [ADA, ballot(0)])
    for (const who of [HOST, ADA, BEN])
      expect(JSON.stringify(viewMeeting(voted, who))).not.toContain('ada')
    expect(JSON.stringify(contentAfter(voted, [HOST, sent(closed)]))).not.toContain('ada')
  })

  test('stays closed and counted whatever an older tab of the host sends', () => {
    const done = contentAfter(
      opened(open),
      [ADA, ballot(1)],
      [HOST, sent(closed)],
      [HOST, sent(open)],
    )
    expect(publishedMeeting(done).vote).toMatchObject({ isOpen: false, sums: [0, 1] })
    expect(publishedMeeting(contentAfter(done, [HOST, sent(closed)])).vote?.sums).toEqual([0, 1])
  })

  test('refuses an answer that does not exist, and a vote that is over', () => {
    const room = opened(open)
    expect(refusal(room, [ADA, ballot(2)])).toBe('step_over')
    expect(refusal(room, [ADA, ballot(0, 'before')])).toBe('step_over')
    const next = contentAfter(
      room,
      [ADA, ballot(0)],
      [HOST, sent({ ...open, vote: { ...VOTE, id: 'w' } })],
    )
    expect(hosted(next).voters).toBe(0)
  })
})

test('a room that was opened before participants could write is read without them', () => {
  const { canWrite: _, vote: __, ...meeting } = sharedMeetingOf(MEETING)
  const before: MeetingContent = { meeting, hostOffset: 0 }
  expect(hosted(before)).toMatchObject({ canWrite: false, vote: null, inbox: [], voters: 0 })
  expect(refusal(before, [ADA, note('1')])).toBe('step_over')
})
