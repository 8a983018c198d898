import { expect, test } from 'vitest'
import type { TermsChange } from '#shop/booking/domain/terms-changes.ts'
import { changesSummary, concernsBooking, termsChangeText } from './terms-texts.ts'

const titleOf = (position: number) => (position === 1 ? 'Uhren & Zeit' : 'Brot backen')

test.each<[change: TermsChange, title: string, before: string, after: string | null, own: boolean]>(
  [
    [
      { about: 'training', positions: [1, 2], field: 'outcome', before: 'A', after: 'B' },
      'Uhren & Zeit: Ergebnis',
      'A',
      'B',
      true,
    ],
    [
      { about: 'date', positions: [3], field: 'session', before: 'gestern', after: null },
      'Brot backen: Tag und Zeit',
      'gestern',
      null,
      true,
    ],
    [
      { about: 'date', positions: [1], field: 'state', before: 'geplant', after: 'abgesagt' },
      'Uhren & Zeit: Termin',
      'geplant',
      'abgesagt',
      true,
    ],
    [
      { about: 'package', positions: [], field: 'regularPrice', before: '520.00', after: '549.50' },
      'Regulärer Preis',
      '520\u00a0€',
      '549,50\u00a0€',
      false,
    ],
    [
      { about: 'rules', positions: [], field: 'moveUntilDays', before: '3', after: '5' },
      'Anderer Termin (Tage vorher)',
      '3',
      '5',
      false,
    ],
    [
      { about: 'conditions', positions: [], field: 'Wann?', before: 'Heute.', after: null },
      'Wann?',
      'Heute.',
      null,
      false,
    ],
    [
      {
        about: 'privacy',
        positions: [],
        field: 'version',
        before: '2026-05-04',
        after: 'Juni 2026',
      },
      'Datenschutzerklärung, Stand',
      '4. Mai 2026',
      'Juni 2026',
      true,
    ],
  ],
)('%o', (change, title, before, after, own) => {
  expect(termsChangeText(change, titleOf)).toEqual({ title, before, after })
  expect(concernsBooking(change)).toBe(own)
})

test.each([
  [0, 'Seit der Buchung hat sich daran nichts geändert.'],
  [1, 'Seit der Buchung hat sich daran 1 Punkt geändert.'],
  [2, 'Seit der Buchung haben sich daran 2 Punkte geändert.'],
])('%i changes', (count, text) => {
  expect(changesSummary(count)).toBe(text)
})
