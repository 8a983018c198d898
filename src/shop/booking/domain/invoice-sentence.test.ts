import { expect, test } from 'vitest'
import { DEFAULT_BOOKING_RULES } from '#shop/booking-rules/domain/booking-rules.ts'
import { invoiceSentence } from './invoice-sentence.ts'

const TO_THE_COMPANY = 'Sie geht an die Firma, die du angegeben hast.'

test.each<[string, Parameters<typeof invoiceSentence>[0], boolean, string]>([
  [
    'before the confirmation',
    { price: '149.00', rules: DEFAULT_BOOKING_RULES },
    false,
    `Nach unserer Bestätigung bekommst du eine Rechnung mit 14 Tagen Zahlungsziel. ${TO_THE_COMPANY}`,
  ],
  [
    'after it',
    { price: '149.00', rules: { ...DEFAULT_BOOKING_RULES, paymentDays: 0 } },
    true,
    `Zur bestätigten Buchung bekommst du eine Rechnung, die sofort fällig ist. ${TO_THE_COMPANY}`,
  ],
  [
    'of what costs nothing',
    { price: '0.00', rules: DEFAULT_BOOKING_RULES },
    true,
    'Die Buchung ist kostenlos: Es gibt keine Rechnung.',
  ],
])('the invoice %s', (_case, invoiced, isConfirmed, sentences) => {
  expect(invoiceSentence(invoiced, isConfirmed)).toBe(sentences)
})
