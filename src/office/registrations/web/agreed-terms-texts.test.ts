import { expect, test } from 'vitest'
import { DEFAULT_BOOKING_RULES } from '#shop/booking-rules/domain/booking-rules.ts'
import { ruleTexts } from './agreed-terms-texts.ts'

test.each([
  [14, 'bis 14 Tage vorher, danach auf Anfrage', true],
  [1, 'bis 1 Tag vorher, danach auf Anfrage', true],
  [0, 'bis zum Beginn', false],
])('cancelling free until %i days before', (cancelFreeUntilDays, text, isLateNamed) => {
  const texts = ruleTexts({ ...DEFAULT_BOOKING_RULES, cancelFreeUntilDays })
  expect(texts.find(({ name }) => name === 'Kostenlos absagen')?.text).toBe(text)
  expect(texts.some(({ name }) => name === 'Späte Absage')).toBe(isLateNamed)
})
