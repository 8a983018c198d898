import { describe, expect, test } from 'vitest'
import {
  dayOf,
  formatSessionTime,
  movesSession,
  startOf,
  startOptions,
  understoodWords,
} from './session-texts.ts'

const NOW = new Date('2026-11-20T12:00:00Z')

test.each([
  ['10:00', '10:00 – 11:30 Uhr'],
  ['09:05', '09:05 – 10:35 Uhr'],
  ['23:00', '23:00 – 00:30 Uhr'],
])('a session that begins at %s is written %s', (start, text) => {
  expect(formatSessionTime(start)).toBe(text)
})

test('day and start are read back from the texts, each by itself', () => {
  expect(dayOf('Dienstag, 12. Januar 2027')).toBe('2027-01-12')
  expect(dayOf('irgendwann')).toBeNull()
  expect(startOf('10:00 – 11:30 Uhr')).toBe('10:00')
  expect(startOf('vormittags')).toBe('')
})

test('the start can be chosen in half hours, and an unusual one stays', () => {
  expect(startOptions('10:00')).toHaveLength(27)
  expect([startOptions('10:00').at(0), startOptions('10:00').at(-1)]).toEqual(['07:00', '20:00'])
  expect(startOptions('10:10')).toContain('10:10')
  expect(startOptions('').at(0)).toBe('')
})

test.each([
  [
    { date: '12.01.2027', time: '10:00' + ' Uhr' },
    'Verstanden: Dienstag, 12. Januar 2027, 10:00 bis 11:30 Uhr (Berliner Zeit)',
  ],
  [
    { date: '12. Juli 2027', time: '9 Uhr bis 10.30 Uhr' },
    'Verstanden: Montag, 12. Juli 2027, 09:00 bis 10:30 Uhr (Berliner Zeit)',
  ],
])('%o: %s', (texts, words) => {
  expect(understoodWords(texts, NOW)).toBe(words)
})

test('what was not understood says what follows, and what is over says so', () => {
  expect(understoodWords({ date: 'Im Januar', time: '10:00 Uhr' }, NOW)).toContain(
    'ohne Kalendereintrag',
  )
  expect(understoodWords({ date: '12.01.2026', time: '10:00 Uhr' }, NOW)).toContain('ist vorbei')
})

describe('a session moves', () => {
  const before = { date: 'Dienstag, 12. Januar 2027', time: '10:00 – 11:30 Uhr' }
  test.each([
    ['not with another wording', { date: '12.01.2027', time: '10.00-11.30' }, false],
    ['with another day', { ...before, date: '13.01.2027' }, true],
    ['with another end', { ...before, time: '10:00 – 12:00 Uhr' }, true],
    ['when it can no longer be understood', { ...before, date: 'Im Januar' }, true],
  ])('%s', (_name, after, expected) => {
    expect(movesSession(before, after)).toBe(expected)
    expect(movesSession(after, before)).toBe(expected)
  })

  test('with every new wording where none is understood', () => {
    const vague = { date: 'Im Januar', time: 'vormittags' }
    expect(movesSession(vague, vague)).toBe(false)
    expect(movesSession(vague, { ...vague, date: 'Im Februar' })).toBe(true)
  })
})
