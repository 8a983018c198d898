import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { EMPTY_MEETING, type Meeting, newNote } from './meeting.ts'
import { changeMeeting } from './meeting-changes.ts'
import { timingOf } from './meeting-clock.ts'
import {
  applyMeetingAct,
  type MeetingContent,
  meetingActSchema,
  newMeetingContent,
} from './meeting-room.ts'
import { sharedMeetingOf } from './shared-meeting.ts'

const HOST = { memberId: 'h', isHost: true }
const MINUTE = 60_000
const START = Date.UTC(2026, 10, 20, 9)

const item = (id: string, changes: Partial<Meeting['agenda'][number]> = {}) => ({
  id,
  title: `Punkt ${id}`,
  minutes: 10,
  owner: '',
  method: null,
  ...changes,
})
const PLANNED: Meeting = {
  ...EMPTY_MEETING,
  id: 'meeting',
  title: 'Wochenrunde',
  people: ['Ida', 'Ben'],
  agenda: [item('a'), item('b')],
}
const running = (at: number) => changeMeeting(PLANNED, { type: 'start', at, plannedStart: null })

describe('the clock of a meeting that is followed', () => {
  test('is right whatever the host’s clock says', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -400 * 86_400_000, max: 400 * 86_400_000 }),
        fc.integer({ min: 0, max: 30 * MINUTE }),
        (hostIsAheadBy, elapsed) => {
          const meeting = sharedMeetingOf(running(START + hostIsAheadBy))
          const sentAt = START + hostIsAheadBy
          const content = newMeetingContent({ sentAt, meeting }, new Date(START))
          const timing = timingOf(content.meeting, START + elapsed)
          expect(timing?.spent).toBe(elapsed)
          expect(timing?.end).toBe(START + Math.max(20 * MINUTE, elapsed + 10 * MINUTE))
        },
      ),
    )
  })

  test('is taken from the quickest request, so that the same meeting again changes nothing', () => {
    const meeting = sharedMeetingOf(running(START))
    const first = newMeetingContent({ sentAt: START, meeting }, new Date(START + 300))
    const send = (content: MeetingContent, latency: number) => {
      const result = applyMeetingAct(
        content,
        { type: 'meeting', sentAt: START + 5_000, meeting },
        HOST,
        { now: new Date(START + 5_000 + latency) },
      )
      if ('refusal' in result) throw new Error(result.refusal)
      return result.content
    }
    const quicker = send(first, 40)
    expect([first.hostOffset, quicker.hostOffset]).toEqual([300, 40])
    expect(send(quicker, 900)).toEqual(quicker)
    // Ten minutes are no delay: somebody has set the clock.
    expect(send(quicker, 10 * MINUTE).hostOffset).toBe(10 * MINUTE)
  })

  test('is sent by the host only', () => {
    const meeting = sharedMeetingOf(PLANNED)
    const content = newMeetingContent({ sentAt: START, meeting }, new Date(START))
    const act = { type: 'meeting', sentAt: START, meeting } as const
    const guest = { memberId: 'g', isHost: false }
    expect(applyMeetingAct(content, act, guest, { now: new Date(START) })).toEqual({
      refusal: 'not_host',
    })
  })
})

describe('what of a meeting is sent', () => {
  test('is neither notes nor minutes nor place, and names only where a round needs them', () => {
    const meeting: Meeting = {
      ...PLANNED,
      place: 'https://meet.example.com/geheim',
      summary: 'Vertrauliches',
      notes: {
        ...PLANNED.notes,
        decisions: [newNote('n', 'Vertraulich')],
      },
      lines: { item: 'halb getippt' },
    }
    expect(Object.keys(sharedMeetingOf(meeting)).sort()).toEqual(
      ['agenda', 'canWrite', 'day', 'goal', 'people', 'run', 'startTime', 'title', 'vote'].sort(),
    )
    expect(sharedMeetingOf(meeting).people).toEqual([])
    const withRound = { ...meeting, agenda: [item('a', { method: 'round' })] }
    expect(sharedMeetingOf(withRound).people).toEqual(['Ida', 'Ben'])
  })

  test('is accepted by the call, whatever was typed', () => {
    const text = fc.string({ unit: 'binary', maxLength: 400 })
    const anyMeeting = fc
      .record({
        title: text,
        goal: text,
        people: fc.array(text, { maxLength: 50 }),
        titles: fc.array(text, { minLength: 1, maxLength: 40 }),
        startTime: fc.constantFrom('', '09:30', '9:30', '25:00'),
      })
      .map(({ titles, ...rest }): Meeting => {
        const agenda = titles.map((title, index) => item(`i${index}`, { title, method: 'round' }))
        return changeMeeting(
          { ...PLANNED, ...rest, agenda },
          {
            type: 'start',
            at: START,
            plannedStart: null,
          },
        )
      })
    fc.assert(
      fc.property(anyMeeting, (meeting) => {
        const act = { type: 'meeting', sentAt: START, meeting: sharedMeetingOf(meeting) }
        expect(meetingActSchema.safeParse(act).error?.issues).toBeUndefined()
      }),
    )
  })

  test('is no run whose item is not on the agenda', () => {
    const meeting = sharedMeetingOf(running(START))
    const act = { type: 'meeting', sentAt: START, meeting: { ...meeting, agenda: [item('x')] } }
    expect(meetingActSchema.safeParse(act).success).toBe(false)
  })
})
