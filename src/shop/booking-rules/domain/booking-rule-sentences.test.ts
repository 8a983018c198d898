import { expect, test } from 'vitest'
import { bookingRuleSentences, bookingRulesText } from './booking-rule-sentences.ts'
import { DEFAULT_BOOKING_RULES } from './booking-rules.ts'
import { englishRuleSentences } from './english-rule-sentences.ts'

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

const LATE =
  'Danach geht es auf Anfrage und kostet höchstens 100\u00a0% des Preises für diesen Platz; eine Vertretung kostet nichts.'

test.each([
  [0, 100, 'Absagen ist bis zum Beginn kostenlos.', ''],
  [1, 100, 'Absagen ist bis einen Tag vor dem Termin kostenlos.', LATE],
  [14, 100, 'Absagen ist bis 14 Tage vor dem Termin kostenlos.', LATE],
  [14, 50, 'Absagen ist bis 14 Tage vor dem Termin kostenlos.', LATE.replace('100', '50')],
  [
    14,
    0,
    'Absagen ist bis 14 Tage vor dem Termin kostenlos.',
    'Danach geht es auf Anfrage und kostet auch dann nichts.',
  ],
])('cancelling free until %i days before, later for %s percent at most', (...rule) => {
  const [cancelFreeUntilDays, lateCancelPercent, cancel, late] = rule
  const rules = { ...DEFAULT_BOOKING_RULES, cancelFreeUntilDays, lateCancelPercent }

  expect(bookingRuleSentences(rules, 'ihr')).toMatchObject({ cancel, late })
  expect(bookingRulesText(rules, 'ihr')).toContain([cancel, late].join(' ').trim())
})

test.each([
  [1, 'Auf eure Anmeldung und auf jede Anfrage antworten wir innerhalb eines Werktags.'],
  [2, 'Auf eure Anmeldung und auf jede Anfrage antworten wir innerhalb von 2 Werktagen.'],
])('an answer within %s working days', (answerWithinDays, sentence) => {
  const rules = { ...DEFAULT_BOOKING_RULES, answerWithinDays }
  expect(bookingRuleSentences(rules, 'ihr').answer).toBe(sentence)
})

test.each([
  [0, 'Ihr bekommt eine Rechnung, die sofort fällig ist.'],
  [1, 'Ihr bekommt eine Rechnung mit einem Tag Zahlungsziel.'],
  [14, 'Ihr bekommt eine Rechnung mit 14 Tagen Zahlungsziel.'],
])('an invoice with %s days to pay', (paymentDays, sentence) => {
  const rules = { ...DEFAULT_BOOKING_RULES, paymentDays }
  expect(bookingRuleSentences(rules, 'ihr').payment).toBe(sentence)
})

test('the same in English', () => {
  expect(englishRuleSentences(DEFAULT_BOOKING_RULES)).toEqual({
    substitute: 'You can name a substitute free of charge until the session begins.',
    move: 'You can move a seat to another date until 3 days before the date, at the same price.',
    cancel: 'Cancelling is free of charge until 14 days before the date.',
    late: 'After that it is possible on request and costs at most 100% of the price of that seat; a substitute costs nothing.',
    answer: 'We reply to your registration and to every request within 2 working days.',
    payment: 'You receive an invoice that is due within 14 days.',
  })
})

test.each([
  [{ cancelFreeUntilDays: 0 }, 'cancel', 'Cancelling is free of charge until the session begins.'],
  [
    { cancelFreeUntilDays: 1 },
    'cancel',
    'Cancelling is free of charge until one day before the date.',
  ],
  [{ cancelFreeUntilDays: 0 }, 'late', ''],
  [
    { lateCancelPercent: 0 },
    'late',
    'After that it is possible on request, and still costs nothing.',
  ],
  [
    { substituteUntilHours: 1 },
    'substitute',
    'You can name a substitute free of charge until one hour before the session begins.',
  ],
  [
    { answerWithinDays: 1 },
    'answer',
    'We reply to your registration and to every request within one working day.',
  ],
  [{ paymentDays: 0 }, 'payment', 'You receive an invoice that is due immediately.'],
  [{ paymentDays: 1 }, 'payment', 'You receive an invoice that is due within one day.'],
] as const)('in English, with %o', (changed, rule, sentence) => {
  expect(englishRuleSentences({ ...DEFAULT_BOOKING_RULES, ...changed })[rule]).toBe(sentence)
})

test('one person is addressed as such', () => {
  expect(bookingRulesText(DEFAULT_BOOKING_RULES, 'du')).toBe(
    'Eine Vertretung kannst du bis zum Beginn kostenlos nennen. Einen Platz auf einen anderen Termin umbuchen kannst du bis 3 Tage vor dem Termin, zum selben Preis. Absagen ist bis 14 Tage vor dem Termin kostenlos. Danach geht es auf Anfrage und kostet höchstens 100\u00a0% des Preises für diesen Platz; eine Vertretung kostet nichts.',
  )
})
