import { expect, test } from 'vitest'
import { bookingRuleSentences, bookingRulesText } from './booking-rule-sentences.ts'
import { DEFAULT_BOOKING_RULES } from './booking-rules.ts'

test.each([
  [0, 'Eine Vertretung könnt ihr bis zum Beginn kostenlos nennen.'],
  [1, 'Eine Vertretung könnt ihr bis eine Stunde vor dem Beginn kostenlos nennen.'],
  [24, 'Eine Vertretung könnt ihr bis 24 Stunden vor dem Beginn kostenlos nennen.'],
])('a substitute until %i hours before', (substituteUntilHours, sentence) => {
  const rules = { ...DEFAULT_BOOKING_RULES, substituteUntilHours }
  expect(bookingRuleSentences(rules, 'ihr').substitute).toBe(sentence)
})

test.each([
  [0, 'Einen Platz auf einen anderen Termin umbuchen könnt ihr bis zum Beginn, zum selben Preis.'],
  [
    1,
    'Einen Platz auf einen anderen Termin umbuchen könnt ihr bis einen Tag vor dem Termin, zum selben Preis.',
  ],
  [
    3,
    'Einen Platz auf einen anderen Termin umbuchen könnt ihr bis 3 Tage vor dem Termin, zum selben Preis.',
  ],
])('moving until %i days before', (moveUntilDays, sentence) => {
  const rules = { ...DEFAULT_BOOKING_RULES, moveUntilDays }
  expect(bookingRuleSentences(rules, 'ihr').move).toBe(sentence)
})

test.each([
  [0, 'Absagen ist bis zum Beginn kostenlos.'],
  [1, 'Absagen ist bis einen Tag vor dem Termin kostenlos, danach auf Anfrage.'],
  [14, 'Absagen ist bis 14 Tage vor dem Termin kostenlos, danach auf Anfrage.'],
])('cancelling free until %i days before', (cancelFreeUntilDays, sentence) => {
  const rules = { ...DEFAULT_BOOKING_RULES, cancelFreeUntilDays }
  expect(bookingRuleSentences(rules, 'ihr').cancel).toBe(sentence)
})

test('one person is addressed as such', () => {
  expect(bookingRulesText(DEFAULT_BOOKING_RULES, 'du')).toBe(
    'Eine Vertretung kannst du bis zum Beginn kostenlos nennen. Einen Platz auf einen anderen Termin umbuchen kannst du bis 3 Tage vor dem Termin, zum selben Preis. Absagen ist bis 14 Tage vor dem Termin kostenlos, danach auf Anfrage.',
  )
})
