import { expect, test } from 'vitest'
import { sessionText, shortDayText } from './session-text.ts'

const SESSION = {
  date: 'Donnerstag, 7. Januar 2027',
  time: '10:00 – 11:30 Uhr',
  startsAt: '2027-01-07T09:00:00.000Z',
  endsAt: '2027-01-07T10:30:00.000Z',
}

test('German pages show the texts of the shop, English ones the instants in Berlin', () => {
  expect(sessionText(SESSION, 'de')).toEqual({
    date: 'Donnerstag, 7.\u00a0Januar\u00a02027',
    time: '10:00\u00a0–\u00a011:30\u00a0Uhr',
  })
  expect(sessionText(SESSION, 'en')).toEqual({
    date: 'Thursday, 7\u00a0January\u00a02027',
    time: '10:00\u00a0–\u00a011:30 (Berlin\u00a0time)',
  })
})

test('an English page shows the German texts where their instants could not be read', () => {
  const texts = { date: 'im Frühjahr', time: 'vormittags', startsAt: null, endsAt: null }
  expect(sessionText(texts, 'en')).toEqual({ date: 'im\u00a0Frühjahr', time: 'vormittags' })
})

test.each([
  ['de', 'Do.,\u00a07.\u00a0Januar'],
  ['en', 'Thu\u00a07\u00a0January'],
] as const)('the short day in "%s" is %s', (language, day) => {
  expect(shortDayText(SESSION, language)).toBe(day)
})

test('the short day is the text of staff where its instant could not be read', () => {
  expect(shortDayText({ date: 'im Frühjahr', startsAt: null }, 'en')).toBe('im\u00a0Frühjahr')
})
