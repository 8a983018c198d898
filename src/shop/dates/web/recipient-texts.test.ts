import { expect, test } from 'vitest'
import { recipientTexts } from './recipient-texts.ts'

test.each([
  [[], 0, null],
  [['sina@example.com'], 0, ['1 Person bekommt eine E-Mail mit dem neuen Termin.']],
  [
    ['sina@example.com', 'joerg@example.com', 'Sina@example.com'],
    1,
    [
      '2 Personen bekommen eine E-Mail mit dem neuen Termin.',
      '1 Person mit einem Platz bekommt keine: Ihre Anmeldung ist nicht bestätigt, oder sie kennt den Termin schon.',
    ],
  ],
  [
    [],
    3,
    [
      'Es geht keine E-Mail hinaus.',
      '3 Personen mit einem Platz bekommen keine: Ihre Anmeldungen sind nicht bestätigt, oder sie kennen den Termin schon.',
    ],
  ],
])('of mails to %o, and %i others: %o', (recipients, others, words) => {
  const mails = recipients.map((recipient) => ({ recipient }))
  expect(recipientTexts({ mails, others })).toEqual(words)
})
