import { expect, test } from 'vitest'
import { DEFAULT_BOOKING_RULES } from '#domain/registration/booking-rules.ts'
import { bookingConditions, faqWith } from './faq.ts'

test('the questions say the rules in force, and are complete without them', () => {
  const rules = { ...DEFAULT_BOOKING_RULES, cancelFreeUntilDays: 21 }
  const withRules = faqWith(rules)

  expect(withRules.find(({ id }) => id === 'substitute')?.answer).toContain(
    'Absagen ist bis 21 Tage vor dem Termin kostenlos, danach auf Anfrage.',
  )
  expect(withRules.filter(({ id }) => id !== 'substitute')).toEqual(faqWith(undefined))
})

test('the conditions of a booking are public answers, word for word', () => {
  const conditions = bookingConditions(DEFAULT_BOOKING_RULES)

  expect(conditions).toHaveLength(4)
  for (const condition of conditions)
    expect(faqWith(DEFAULT_BOOKING_RULES)).toContainEqual(expect.objectContaining(condition))
})
