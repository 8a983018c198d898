import { expect, test } from 'vitest'
import { attendeeSchema } from '#shop/booking/domain/booking.ts'
import { KEPT_DATA } from './kept-data.ts'
import { texts } from './privacy.de.ts'

test('the privacy policy says it too', () => {
  const policy = texts.paragraphs.flatMap(({ text }) => text).join('\n')

  for (const sentence of Object.values(KEPT_DATA)) expect(policy).toContain(sentence)
})

test('the papers name all that is stored of who takes part', () => {
  const ofTheSeat = ['trainingId', 'dateId', 'attendeeType']
  const personal = Object.keys(attendeeSchema.shape).filter((field) => !ofTheSeat.includes(field))

  // A further field belongs into the sentence of papers-screen.tsx.
  expect(personal).toEqual(['firstName', 'lastName', 'email', 'company'])
})
