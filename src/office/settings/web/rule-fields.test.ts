import { expect, test } from 'vitest'
import { DEFAULT_BOOKING_RULES } from '#shop/booking-rules/domain/booking-rules.ts'
import { readRules, sentenceOf, textsOfRules } from './rule-fields.ts'

test('the stored rules are read as they are', () => {
  expect(readRules(textsOfRules(DEFAULT_BOOKING_RULES))).toEqual({
    rules: DEFAULT_BOOKING_RULES,
    problems: {},
  })
})

test.each(['', ' ', '-1', '1,5', '1e2', 'zwei', '366'])('"%s" is no number of days', (text) => {
  const { rules, problems } = readRules({
    ...textsOfRules(DEFAULT_BOOKING_RULES),
    moveUntilDays: text,
  })
  expect(rules).toBeNull()
  expect(problems).toEqual({ moveUntilDays: 'Bitte geben Sie eine ganze Zahl von 0 bis 365 ein.' })
})

test('a value of the history is said as a sentence', () => {
  expect(sentenceOf('cancelFreeUntilDays', 7, DEFAULT_BOOKING_RULES)).toBe(
    'Absagen ist bis 7 Tage vor dem Termin kostenlos.',
  )
})
