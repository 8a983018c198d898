import { expect, test } from 'vitest'
import { attendeeSchema } from '#shop/booking/domain/booking.ts'
import {
  REGISTRATION_FIELD_NAMES,
  REGISTRATION_FIELDS,
  type RegistrationFieldName,
} from '#shop/seats/domain/registration-fields.ts'
import { KEPT_DATA } from './kept-data.ts'
import { texts } from './privacy.de.ts'
import { texts as textsInEnglish } from './privacy.en.ts'

test('the privacy policy says it too', () => {
  const policy = texts.paragraphs.flatMap(({ text }) => text).join('\n')

  for (const sentence of Object.values(KEPT_DATA)) expect(policy).toContain(sentence)
})

/** What the policy in English calls each text that a booker adds to a registration. */
const IN_ENGLISH: Record<RegistrationFieldName, string> = { company: 'company' }

const ASKED_IN = [
  'Wenn du dich zu Trainings anmeldest',
  'Warteliste und Nachrichten über neue Termine',
]

test.each(REGISTRATION_FIELD_NAMES.filter((name) => REGISTRATION_FIELDS[name].isPersonal))(
  'the privacy policy names "%s" of a booking and of a waiting list, in both languages',
  (name) => {
    for (const heading of ASKED_IN) {
      const index = texts.paragraphs.findIndex((section) => section.heading === heading)
      const [german, english] = [texts, textsInEnglish].map(({ paragraphs }) =>
        paragraphs[index]?.text.join(' '),
      )
      expect(german).toContain(REGISTRATION_FIELDS[name].bookerLabel)
      expect(english).toContain(IN_ENGLISH[name])
    }
  },
)

test('the papers name all that is stored of who takes part', () => {
  const ofTheSeat = ['trainingId', 'dateId', 'attendeeType']
  const personal = Object.keys(attendeeSchema.shape).filter((field) => !ofTheSeat.includes(field))

  // A further field belongs into the sentence of papers-screen.tsx.
  expect(personal).toEqual(['firstName', 'lastName', 'email', 'company'])
})
