import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shortenedMinutes, shorteningOf } from './agenda-shortening.ts'
import { EMPTY_MEETING, hasBegun, type Meeting } from './meeting.ts'
import { changeMeeting, type MeetingAction } from './meeting-changes.ts'
import { allottedMinutes, MINUTE_MS, timingOf } from './meeting-clock.ts'

const NINE = Date.UTC(2027, 0, 5, 9)
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

const anyMinutes = fc.array(fc.integer({ min: 1, max: 120 }), { minLength: 1, maxLength: 12 })

test('shortened minutes add up, none is below one or longer than before, and none changes its rank', () => {
  fc.assert(
    fc.property(anyMinutes, fc.integer({ min: -50, max: 2000 }), (minutes, total) => {
      const after = shortenedMinutes(minutes, total)
      expect(sum(after)).toBe(Math.min(sum(minutes), Math.max(minutes.length, total)))
      for (const [index, before] of minutes.entries()) {
        expect(after[index]).toBeGreaterThanOrEqual(1)
        expect(after[index]).toBeLessThanOrEqual(before)
        for (const [other, shorter] of minutes.entries()) {
          if (shorter <= before - 1) {
            expect(after[other]).toBeLessThanOrEqual((after[index] ?? 0) + 1)
          }
        }
      }
    }),
  )
})

test.each([
  [[10, 20, 30], 30, [5, 10, 15]],
  [[10, 10, 10], 20, [7, 7, 6]],
  [[1, 1, 40], 10, [1, 1, 8]],
  [[5, 5], 0, [1, 1]],
  [[5, 5], 10, [5, 5]],
])('%j in %i minutes are %j', (minutes, total, after) => {
  expect(shortenedMinutes(minutes, total)).toEqual(after)
})

function meetingOf(minutes: readonly number[]): Meeting {
  const agenda = minutes.map((one, index) => ({
    id: `i${index}`,
    title: '',
    minutes: one,
    owner: '',
    method: null,
  }))
  const start: MeetingAction = { type: 'start', at: NINE, plannedStart: null }
  return changeMeeting({ ...EMPTY_MEETING, agenda }, start)
}
const at = (minute: number) => NINE + minute * MINUTE_MS

describe('a meeting that is late', () => {
  test('gives the coming items what is left', () => {
    const meeting = changeMeeting(meetingOf([10, 20, 10]), { type: 'next', at: at(16) })
    const shortening = shorteningOf(meeting, at(16))
    expect(shortening).toEqual({ added: { i2: -6 }, minutes: 6, isEnough: true })
  })

  test('says where even a minute each is too long', () => {
    expect(shorteningOf(meetingOf([10, 5]), at(14.5))).toEqual({
      added: { i1: -4 },
      minutes: 4,
      isEnough: false,
    })
  })

  test('has nothing to shorten at its last item, in time, when it is over, or twice', () => {
    expect(shorteningOf(meetingOf([10]), at(30))).toBeNull()
    expect(shorteningOf(meetingOf([10, 5]), at(9))).toBeNull()
    expect(shorteningOf(EMPTY_MEETING, at(9))).toBeNull()
    const late = meetingOf([10, 5])
    expect(shorteningOf(changeMeeting(late, { type: 'end', at: at(12) }), at(13))).toBeNull()
    const added = shorteningOf(late, at(12))?.added ?? {}
    expect(shorteningOf(changeMeeting(late, { type: 'added', added }), at(12))).toBeNull()
  })
})

const anyStep = fc.record({
  wait: fc.integer({ min: 0, max: 40 * MINUTE_MS }),
  type: fc.constantFrom('next' as const, 'previous' as const, 'pause' as const, 'resume' as const),
})

test('wherever a meeting is, shortening changes only items that have not begun, and ends it in time if it can', () => {
  fc.assert(
    fc.property(anyMinutes, fc.array(anyStep, { maxLength: 8 }), (minutes, steps) => {
      let meeting = meetingOf(minutes)
      let now = NINE
      for (const { wait, type } of steps) {
        now += wait
        meeting = changeMeeting(meeting, { type, at: now })
      }
      const shortening = shorteningOf(meeting, now)
      if (!shortening) return
      const { added } = shortening
      const after = changeMeeting(meeting, { type: 'added', added })
      if (!meeting.run || !after.run) throw new Error('The meeting is gone')
      for (const item of meeting.agenda) {
        const length = allottedMinutes(after.run, item)
        expect(length).toBeGreaterThanOrEqual(1)
        if (hasBegun(meeting, item.id)) expect(length).toBe(allottedMinutes(meeting.run, item))
      }
      const before = timingOf(meeting, now)
      const timing = timingOf(after, now)
      expect((before?.end ?? 0) - (timing?.end ?? 0)).toBe(shortening.minutes * MINUTE_MS)
      expect((timing?.late ?? 1) <= 0).toBe(shortening.isEnough)
    }),
  )
})
