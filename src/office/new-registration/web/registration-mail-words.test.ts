import { expect, test } from 'vitest'
import { EMPTY_PERSON, type Slot } from '#shop/booking/web/slot-values.ts'
import { mailWords } from './registration-mail-words.ts'
import { EMPTY_VALUES } from './registration-values.ts'

const contact = { ...EMPTY_VALUES.contact, email: 'sina@example.com' }
const own: Slot = { dateId: '', attendeeType: 'booker', other: EMPTY_PERSON }
const other = (email: string): Slot => ({
  dateId: '',
  attendeeType: 'other',
  other: { ...EMPTY_PERSON, email },
})

test.each([
  [
    'pending' as const,
    true,
    [
      'Sofort: die Eingangsbestätigung an sina@example.com.',
      'Wer sonst teilnimmt, bekommt erst eine E-Mail, wenn Sie die Anmeldung bestätigen.',
    ],
  ],
  [
    'confirmed' as const,
    true,
    [
      'In einer Minute: die Bestätigung an sina@example.com.',
      'Ihren Platz mit Kalendereintrag bekommen: uwe@example.com, zoe@example.com.',
    ],
  ],
  [
    'confirmed' as const,
    false,
    [
      'Niemand bekommt jetzt eine E-Mail.',
      'Die Erinnerungen vor dem Training, mit dem Zugangslink, gehen trotzdem an alle mit einem Platz.',
    ],
  ],
])('%s, with mails %s: each address is named once', (status, mails, words) => {
  const slots = [
    own,
    other('uwe@example.com'),
    other('SINA@example.com'),
    other('zoe@example.com'),
    other('zoe@example.com'),
  ]
  expect(mailWords({ contact, status, mails }, slots)).toEqual(words)
})
