import { expect, test } from 'vitest'
import { recipientTexts } from './recipient-texts.ts'

test.each([
  [{ confirmed: 0, bookers: 0, pending: 0 }, null],
  [
    { confirmed: 1, bookers: 0, pending: 0 },
    ['1 bestätigte Person bekommt eine E-Mail mit dem neuen Termin.'],
  ],
  [
    { confirmed: 12, bookers: 0, pending: 1 },
    [
      '12 bestätigte Personen bekommen eine E-Mail mit dem neuen Termin.',
      '1 Person mit einer noch nicht bestätigten Anmeldung bekommt keine.',
    ],
  ],
  [
    { confirmed: 0, bookers: 0, pending: 3 },
    [
      'Niemand ist bestätigt, es geht also keine E-Mail hinaus.',
      '3 Personen mit noch nicht bestätigten Anmeldungen bekommen keine.',
    ],
  ],
  [
    { confirmed: 2, bookers: 1, pending: 0 },
    [
      '2 bestätigte Personen bekommen eine E-Mail mit dem neuen Termin.',
      '1 Person, die nur für andere gebucht hat, bekommt auch eine.',
    ],
  ],
])('%o hear of it: %o', (booked, words) => {
  expect(recipientTexts(booked)).toEqual(words)
})
