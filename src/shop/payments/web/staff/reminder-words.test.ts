import { expect, test } from 'vitest'
import { disputeText, overText, sentText, stageBadge, stageText } from './reminder-words.ts'

const TODAY = '2027-02-02'

test.each([
  [{ kind: 'due', step: 1, since: TODAY }, 'Zahlungserinnerung', ''],
  [{ kind: 'later', step: 2, on: '2027-02-16' }, 'Noch nicht', 'Mahnung ab dem 16. Februar 2027'],
  [
    { kind: 'unsent', step: 1 },
    'E-Mail nicht gesendet',
    'Die Zahlungserinnerung ist noch nicht hinausgegangen. Erst danach geht es weiter.',
  ],
  [
    { kind: 'ended', decideOn: '2027-02-03' },
    'Dreimal erinnert',
    'Die letzte Mahnung ist gesendet. Bis zum 3. Februar 2027 bleibt Zeit zum Zahlen.',
  ],
  [
    { kind: 'ended', decideOn: '2027-02-02' },
    'Bitte entscheiden',
    'Auch nach der letzten Mahnung ist sie offen. Rufen Sie an, schreiben Sie sie ab, oder tragen Sie sie als strittig ein.',
  ],
  [{ kind: 'disputed', reason: 'Termin fiel aus' }, 'Strittig', '„Termin fiel aus“'],
] as const)('%j is shown as "%s"', (stage, badge, next) => {
  expect(stageBadge(stage, TODAY).text).toBe(badge)
  expect(stageText(stage, TODAY)).toBe(next)
})

test('a reason that was erased is not an empty quotation', () => {
  expect(disputeText('')).toBe('Der Grund wurde mit den Daten einer Person gelöscht.')
})

test.each([
  [1, 'seit 1 Tag fällig'],
  [12, 'seit 12 Tagen fällig'],
])('%i days over: %s', (days, text) => {
  expect(overText(days)).toBe(text)
})

test.each([
  [{ sent: ['RE-1'], notSent: [] }, '1 Erinnerung gesendet', 'Die Erinnerung ist unterwegs.'],
  [
    { sent: ['RE-1', 'RE-2'], notSent: [{ number: 'RE-3', reason: 'paid' as const }] },
    '2 Erinnerungen gesendet',
    'Die Erinnerungen sind unterwegs. RE-3 nicht gesendet: Sie ist inzwischen bezahlt.',
  ],
  [
    { sent: [], notSent: [{ number: 'RE-3', reason: 'reminded' as const }] },
    'Nicht gesendet',
    'RE-3 nicht gesendet: Daran wurde schon erinnert.',
  ],
])('what became of them: %j', (outcome, title, description) => {
  expect(sentText(outcome)).toEqual({ title, description })
})
