import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  berlinDay,
  formatLongDay,
  formatSessionDate,
} from '#platform/basics/domain/calendar-day.ts'
import { understandSession } from './session-time.ts'

const DATE = 'Dienstag, 12. Januar 2027'
const TIME = '10:00 – 11:30 Uhr'

function understood(date: string, time: string): [string, string] | null {
  const session = understandSession(date, time)
  return session && [session.startsAt.toISOString(), session.endsAt.toISOString()]
}

describe('a date is understood', () => {
  test.each([
    'Dienstag, 12. Januar 2027',
    'Dienstag 12. Januar 2027',
    'Dienstag, den 12. Januar 2027',
    'dienstag, 12. januar 2027',
    'DIENSTAG, 12. JANUAR 2027',
    'Di, 12.1.2027',
    'Di., 12. Januar 2027',
    'Di. 12.01.2027',
    '12. Januar 2027',
    '12.Januar 2027',
    '12. Jan. 2027',
    '12. Jan 2027',
    '12. Jänner 2027',
    '12.01.2027',
    '12.1.2027',
    '12. 1. 2027',
    '  12.01.2027  ',
    'Dienstag,\u00a012.\u202fJanuar\u00a02027',
  ])('as %j', (date) => {
    expect(understood(date, TIME)).toEqual(['2027-01-12T09:00:00.000Z', '2027-01-12T10:30:00.000Z'])
  })

  test.each([
    ['1. Januar 2027', '2027-01-01'],
    ['2. Feb. 2027', '2027-02-02'],
    ['3. März 2027', '2027-03-03'],
    ['3. Ma\u0308rz 2027', '2027-03-03'],
    ['3. Mrz. 2027', '2027-03-03'],
    ['4. Apr. 2027', '2027-04-04'],
    ['5. Mai 2027', '2027-05-05'],
    ['6. Juni 2027', '2027-06-06'],
    ['7. Jul. 2027', '2027-07-07'],
    ['8. August 2027', '2027-08-08'],
    ['9. Sept. 2027', '2027-09-09'],
    ['10. Okt. 2027', '2027-10-10'],
    ['11. Nov. 2027', '2027-11-11'],
    ['12. Dez. 2027', '2027-12-12'],
    ['Sonnabend, 29.02.2048', '2048-02-29'],
    ['Sa., 29. Februar 2048', '2048-02-29'],
  ])('in every month: %j', (date, day) => {
    const session = understandSession(date, TIME)
    expect(session && berlinDay(session.startsAt)).toBe(day)
  })
})

describe('a date is not understood', () => {
  test.each([
    ['nothing', ''],
    ['a promise', 'Termin folgt'],
    ['a day that does not exist', '31. Februar 2027'],
    ['a leap day of a common year', '29.02.2027'],
    ['a thirteenth month', '12.13.2027'],
    ['a month of nought', '12.00.2027'],
    ['a day of nought', '0.1.2027'],
    ['a weekday that contradicts', 'Montag, 12. Januar 2027'],
    ['a short weekday that contradicts', 'Mi., 12.01.2027'],
    ['an unknown weekday', 'Foo, 12.01.2027'],
    ['an unknown month', '12. Januarius 2027'],
    ['English', 'January 12, 2027'],
    ['no year', 'Dienstag, 12. Januar'],
    ['half a year', '12.01.27'],
    ['two dates', '12.01.2027 und 13.01.2027'],
    ['a span', '12.–13. Januar 2027'],
    ['slashes', '12/01/2027'],
    ['other digits', '١٢.٠١.٢٠٢٧'],
    ['a name of the language', '12. constructor 2027'],
  ])('%s: %j', (_what, date) => {
    expect(understandSession(date, TIME)).toBeNull()
  })
})

describe('a time is understood', () => {
  test.each([
    '10:00 – 11:30 Uhr',
    '10:00–11:30 Uhr',
    '10:00 - 11:30',
    '10:00 — 11:30 Uhr',
    '10.00-11.30',
    '10.00–11.30 Uhr',
    '10–11.30 Uhr',
    '10 Uhr bis 11:30 Uhr',
    '10:00 bis 11:30 Uhr',
    'von 10 bis 11.30 Uhr',
    '10:00\u00a0–\u00a011:30\u202fUhr',
    '10:00 – 11:30 UHR',
    '10:00 Uhr',
    '10.00',
    '10:00',
    '10 Uhr',
  ])('as %j', (time) => {
    expect(understood(DATE, time)).toEqual(['2027-01-12T09:00:00.000Z', '2027-01-12T10:30:00.000Z'])
  })

  test.each([
    ['in summer', '12.07.2027', TIME, '2027-07-12T08:00:00.000Z', '2027-07-12T09:30:00.000Z'],
    [
      'with its own length',
      DATE,
      '9:15–17 Uhr',
      '2027-01-12T08:15:00.000Z',
      '2027-01-12T16:00:00.000Z',
    ],
    ['with one digit', DATE, '9 Uhr', '2027-01-12T08:00:00.000Z', '2027-01-12T09:30:00.000Z'],
    ['at midnight', DATE, '0:00–1:00', '2027-01-11T23:00:00.000Z', '2027-01-12T00:00:00.000Z'],
    [
      'over midnight, without an end',
      DATE,
      '23:00 Uhr',
      '2027-01-12T22:00:00.000Z',
      '2027-01-12T23:30:00.000Z',
    ],
    [
      'over the gap of spring',
      '28.03.2027',
      '1:30 Uhr',
      '2027-03-28T00:30:00.000Z',
      '2027-03-28T02:00:00.000Z',
    ],
    [
      'just after the gap of spring',
      '28.03.2027',
      '3:00 Uhr',
      '2027-03-28T01:00:00.000Z',
      '2027-03-28T02:30:00.000Z',
    ],
    [
      'just after the doubled hour',
      '31.10.2027',
      '3:00 Uhr',
      '2027-10-31T02:00:00.000Z',
      '2027-10-31T03:30:00.000Z',
    ],
  ])('%s', (_what, date, time, startsAt, endsAt) => {
    expect(understood(date, time)).toEqual([startsAt, endsAt])
  })
})

describe('a time is not understood', () => {
  test.each([
    ['nothing', DATE, ''],
    ['a promise', DATE, 'vormittags'],
    ['a lone number', DATE, '10'],
    ['an hour that does not exist', DATE, '25:00 Uhr'],
    ['a minute that does not exist', DATE, '10:60 Uhr'],
    ['an end that does not exist', DATE, '10:00 – 11:75 Uhr'],
    ['an end before the start', DATE, '11:30 – 10:00 Uhr'],
    ['an end at the start', DATE, '10:00 – 10:00 Uhr'],
    ['an open end', DATE, '10:00 – Uhr'],
    ['two spans', DATE, '10:00 – 11:30 und 13:00 – 14:30 Uhr'],
    ['another zone', DATE, '10:00 – 11:30 Uhr GMT'],
    ['English', DATE, '10 am'],
    ['a start in the gap of spring', '28.03.2027', '2:30 – 4:00 Uhr'],
    ['an end in the gap of spring', '28.03.2027', '1:00 – 2:30 Uhr'],
    ['a time that comes twice', '31.10.2027', '2:30 – 4:00 Uhr'],
  ])('%s: %j, %j', (_what, date, time) => {
    expect(understandSession(date, time)).toBeNull()
  })
})

describe('whatever is written', () => {
  const anyDay = fc
    .date({
      min: new Date('1990-01-01T00:00:00Z'),
      max: new Date('2199-12-31T00:00:00Z'),
      noInvalidDate: true,
    })
    .map((date) => date.toISOString().slice(0, 10))
  const numeric = (day: string) => day.split('-').toReversed().join('.')

  test('every day is given back, in every form', () => {
    const anyForm = fc.constantFrom(formatSessionDate, formatLongDay, numeric)
    // Starts from 4:00 on, when no change of the clocks is possible.
    const anyStart = fc.integer({ min: 4 * 60, max: 22 * 60 })
    fc.assert(
      fc.property(
        anyDay,
        anyForm,
        anyStart,
        fc.integer({ min: 1, max: 119 }),
        (day, form, start, length) => {
          const clock = (minutes: number) =>
            `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
          const session = understandSession(
            form(day),
            `${clock(start)} – ${clock(start + length)} Uhr`,
          )
          expect(session && berlinDay(session.startsAt)).toBe(day)
          expect(session && berlinDay(session.endsAt)).toBe(day)
          expect(session && session.endsAt.getTime() - session.startsAt.getTime()).toBe(
            length * 60_000,
          )
          const shown = session?.startsAt.toLocaleTimeString('de-DE', { timeZone: 'Europe/Berlin' })
          expect(shown).toBe(`${clock(start).padStart(5, '0')}:00`)
        },
      ),
      { numRuns: 500 },
    )
  })

  test('the six wrong weekdays of a day are refused', () => {
    const weekdays = [
      'Montag',
      'Dienstag',
      'Mittwoch',
      'Donnerstag',
      'Freitag',
      'Samstag',
      'Sonntag',
    ]
    fc.assert(
      fc.property(anyDay, fc.constantFrom(...weekdays), (day, weekday) => {
        const text = `${weekday}, ${formatLongDay(day)}`
        expect(understandSession(text, TIME) !== null).toBe(text === formatSessionDate(day))
      }),
    )
  })

  test('the answer is a session or null, never an error', () => {
    const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[0-9.: –-]{0,20}$/))
    fc.assert(
      fc.property(anyText, anyText, (date, time) => {
        for (const session of [
          understandSession(date, time),
          understandSession(DATE, time),
          understandSession(date, TIME),
        ]) {
          if (session) expect(session.endsAt.getTime()).toBeGreaterThan(session.startsAt.getTime())
        }
      }),
      { numRuns: 1_000 },
    )
  })

  test('a very long text is answered at once', () => {
    const begin = performance.now()
    for (const part of [' ', 'a', '1', '12. ', 'a. ', '10 - ']) {
      expect(understandSession(part.repeat(50_000), part.repeat(50_000))).toBeNull()
      expect(
        understandSession(`12. Jan${part.repeat(50_000)}`, `10${part.repeat(50_000)}`),
      ).toBeNull()
    }
    expect(performance.now() - begin).toBeLessThan(2_000)
  })
})
