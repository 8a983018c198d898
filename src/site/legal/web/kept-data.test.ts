import { expect, test } from 'vitest'
import { attendeeSchema } from '#shop/booking/domain/booking.ts'
import { DEFAULT_BOOKING_RULES } from '#shop/booking-rules/domain/booking-rules.ts'
import { LANGUAGES } from '#site/pages/domain/languages.ts'
import { pageTexts } from '#site/pages/web/load-page-texts.ts'
import { KEPT_DATA } from '../domain/kept-data.ts'
import { PRIVACY_TEXTS } from '../domain/privacy-texts.ts'
import { legalParts } from './legal-parts.ts'

test.each(LANGUAGES)('the privacy policy says it too: %s', (language) => {
  const texts = pageTexts(PRIVACY_TEXTS, { page: 'datenschutz', language }, [])
  const parts = legalParts(texts, { page: 'datenschutz', language, rules: DEFAULT_BOOKING_RULES })
  const policy = parts.flatMap(({ text }) => text).join('\n')

  for (const sentence of Object.values(KEPT_DATA)) expect(policy).toContain(sentence[language])
})

test('the papers name all that is stored of who takes part', () => {
  const ofTheSeat = ['trainingId', 'dateId', 'attendeeType']
  const personal = Object.keys(attendeeSchema.shape).filter((field) => !ofTheSeat.includes(field))

  // A further field belongs into the sentence of papers-screen.tsx.
  expect(personal).toEqual(['firstName', 'lastName', 'email', 'company'])
})
