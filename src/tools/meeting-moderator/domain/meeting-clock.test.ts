import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { EMPTY_MEETING, type Meeting } from './meeting.ts'
import { changeMeeting, type MeetingAction } from './meeting-changes.ts'
import { MINUTE_MS, startedRun, timerText, timingOf, totalSpent } from './meeting-clock.ts'

const NINE = Date.UTC(2027, 0, 5, 9)
const AGENDA = [
  { id: 'a', title: 'Stand', minutes: 10, owner: '', method: null },
  { id: 'b', title: 'Entscheidung', minutes: 20, owner: '', method: null },
  { id: 'c', title: 'Aufgaben', minutes: 5, owner: '', method: null },
]
const PLAN: Meeting = { ...EMPTY_MEETING, agenda: AGENDA }

function atMinute(minutes: number): number {
  return NINE + minutes * MINUTE_MS
}

function meetingAfter(...actions: MeetingAction[]): Meeting {
  return actions.reduce(changeMeeting, PLAN)
}

const START: MeetingAction = { type: 'start', at: NINE, plannedStart: null }

describe('a meeting', () => {
  test('stands where the clock says, whenever somebody looks', () => {
    const timing = timingOf(meetingAfter(START), atMinute(4))
    expect(timing).toMatchObject({
      item: AGENDA[0],
      next: AGENDA[1],
      remaining: 6 * MINUTE_MS,
      end: atMinute(35),
      late: 0,
    })
  })

  test('is as late as its item is over', () => {
    const timing = timingOf(meetingAfter(START), atMinute(12))
    expect(timing).toMatchObject({
      remaining: -2 * MINUTE_MS,
      end: atMinute(37),
      late: 2 * MINUTE_MS,
    })
  })

  test('gains what an item did not need', () => {
    const meeting = meetingAfter(START, { type: 'next', at: atMinute(7) })
    expect(timingOf(meeting, atMinute(7))).toMatchObject({ item: AGENDA[1], late: -3 * MINUTE_MS })
  })

  test('stands still in a pause, and ends that much later', () => {
    const meeting = meetingAfter(START, { type: 'pause', at: atMinute(4) })
    expect(timingOf(meeting, atMinute(64))).toMatchObject({
      remaining: 6 * MINUTE_MS,
      late: 60 * MINUTE_MS,
    })
    const resumed = changeMeeting(meeting, { type: 'resume', at: atMinute(64) })
    expect(timingOf(resumed, atMinute(65))?.remaining).toBe(5 * MINUTE_MS)
  })

  test('may change its item in a pause, which stays one', () => {
    const meeting = meetingAfter(
      START,
      { type: 'pause', at: atMinute(4) },
      { type: 'next', at: atMinute(9) },
    )
    expect(timingOf(meeting, atMinute(30))).toMatchObject({
      item: AGENDA[1],
      remaining: 20 * MINUTE_MS,
    })
  })

  test('gives minutes to the item that is on', () => {
    const meeting = meetingAfter(START, { type: 'extend', minutes: 5 })
    expect(timingOf(meeting, atMinute(12))).toMatchObject({
      remaining: 3 * MINUTE_MS,
      late: 5 * MINUTE_MS,
    })
  })

  test('goes on with an item where it was left', () => {
    const meeting = meetingAfter(
      START,
      { type: 'next', at: atMinute(4) },
      { type: 'previous', at: atMinute(6) },
    )
    expect(timingOf(meeting, atMinute(7))).toMatchObject({
      item: AGENDA[0],
      remaining: 5 * MINUTE_MS,
    })
  })

  test('stays on its last item until somebody ends it', () => {
    const meeting = meetingAfter(
      START,
      { type: 'next', at: atMinute(1) },
      { type: 'next', at: atMinute(2) },
      { type: 'next', at: atMinute(3) },
    )
    expect(timingOf(meeting, atMinute(4))).toMatchObject({
      item: AGENDA[2],
      next: null,
      spent: 2 * MINUTE_MS,
    })
  })

  test('knows after its end when that was, and may go on', () => {
    const meeting = meetingAfter(START, { type: 'end', at: atMinute(30) })
    expect(meeting.step).toBe('result')
    expect(timingOf(meeting, atMinute(300))).toMatchObject({
      end: atMinute(30),
      late: -5 * MINUTE_MS,
      spent: 30 * MINUTE_MS,
    })
    const again = changeMeeting(meeting, { type: 'resume', at: atMinute(40) })
    expect(timingOf(again, atMinute(41))?.spent).toBe(31 * MINUTE_MS)
  })

  test('loses nothing where the clock is put back', () => {
    const meeting = meetingAfter(
      START,
      { type: 'next', at: atMinute(5) },
      { type: 'pause', at: atMinute(-60) },
    )
    expect(meeting.run?.spent).toEqual({ a: 5 * MINUTE_MS, b: 0 })
  })

  test('that begins near its planned time ends as planned, another one counts from its start', () => {
    expect(startedRun(AGENDA, atMinute(5), NINE)?.plannedEnd).toBe(atMinute(35))
    expect(startedRun(AGENDA, atMinute(-30), NINE)?.plannedEnd).toBe(atMinute(35))
    expect(startedRun(AGENDA, atMinute(31), NINE)?.plannedEnd).toBe(atMinute(66))
    expect(startedRun([], NINE, null)).toBeNull()
  })
})

const anyStep = fc.record({
  wait: fc.integer({ min: 0, max: 100 * MINUTE_MS }),
  type: fc.constantFrom('pause', 'resume', 'next', 'previous', 'end', 'extend', 'move' as const),
})

test('whatever happens, the items took together what went by without a pause', () => {
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 40 }), (steps) => {
      let meeting = meetingAfter(START)
      let at = NINE
      let unpaused = 0
      for (const { wait, type } of steps) {
        if (meeting.run?.since !== null) unpaused += wait
        at += wait
        if (type === 'extend') meeting = changeMeeting(meeting, { type, minutes: 5 })
        else if (type === 'move')
          meeting = changeMeeting(meeting, { type: 'move-item', id: 'a', to: 2 })
        else meeting = changeMeeting(meeting, { type, at })
        if (!meeting.run) throw new Error('The meeting is gone')
        expect(totalSpent(meeting.run, at)).toBe(unpaused)
      }
    }),
  )
})

test.each([
  [10 * MINUTE_MS, '10:00'],
  [9 * MINUTE_MS + 59_001, '10:00'],
  [1, '0:01'],
  [0, '0:00'],
  [-999, '0:00'],
  [-1000, '+0:01'],
  [-65 * MINUTE_MS, '+1:05:00'],
])('%i ms left read %s', (remaining, text) => {
  expect(timerText(remaining)).toBe(text)
})
