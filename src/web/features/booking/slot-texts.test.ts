import { describe, expect, test } from 'vitest'
import type { Training } from '#domain/training/training.ts'
import { EMPTY_PERSON, type Slot } from './draft.ts'
import {
  requestedLine,
  summaryLines,
  trainingHint,
  trainingOption,
  trainingsText,
} from './slot-texts.ts'

const training: Training = {
  id: 'kurs-1-uhren',
  title: 'Uhren & Zeit',
  subtitle: '',
  description: '',
  date: 'Donnerstag, 14. Januar 2027',
  time: '10:00 – 11:30 Uhr',
  startsAt: null,
  endsAt: null,
  heroImage: '',
  colorScheme: { accent: '', title: '', description: '', bg: '' },
  objectives: [],
  methods: [],
  targetAudience: '',
  outcome: '',
  capacity: 20,
  seatsLeft: 20,
  bookable: true,
  version: 1,
}
const full = { ...training, seatsLeft: 0, bookable: false }
const begun = { ...training, bookable: false }
const booker = { firstName: 'Sina', lastName: 'Adler', email: '', company: '' }

test('one training stands alone', () => {
  expect([1, 2].map(trainingsText)).toEqual(['1 Training', '2 Trainings'])
})

describe('an option of the select', () => {
  const label = 'Uhren & Zeit (Donnerstag, 14. Januar 2027, 10:00 – 11:30 Uhr)'

  test.each([
    ['is title, date and time', training, label],
    ['tells when few seats are left', { ...training, seatsLeft: 3 }, `${label} – Noch 3 Plätze`],
    ['tells when none is left', full, `${label} – Ausgebucht`],
    ['tells when it has begun', begun, `${label} – Hat schon begonnen`],
  ])('%s', (_what, option, text) => {
    expect(trainingOption(option)).toBe(text)
  })
})

test('the hint below the select says date, time and seats', () => {
  expect(trainingHint({ ...training, seatsLeft: 1 }).replaceAll('\u00a0', ' ')).toBe(
    'Donnerstag, 14. Januar 2027, 10:00 – 11:30 Uhr · Noch 1 Platz',
  )
})

test('the summary lists the slots that have a training', () => {
  const slot: Slot = { trainingId: training.id, attendeeType: 'booker', other: EMPTY_PERSON }
  const slots: Slot[] = [slot, { ...slot, trainingId: '' }, { ...slot, attendeeType: 'other' }]
  expect(summaryLines(slots, booker, [training]).map(({ title, text }) => [title, text])).toEqual([
    ['Slot 1: Uhren & Zeit', 'Für Sina Adler'],
    ['Slot 3: Uhren & Zeit', 'Für eine andere Person'],
  ])
})

describe('step 1 names the training that the visitor came from', () => {
  test.each([
    ['that it will be in slot 1', training, 'Vorgemerkt für Slot 1'],
    ['that it is full', full, 'Ausgebucht. Wähle in Schritt 2 ein anderes Training.'],
    ['that it has begun', begun, 'Hat schon begonnen. Wähle in Schritt 2 ein anderes Training.'],
  ])('%s', (_what, requested, text) => {
    expect(requestedLine([requested], training.id)).toMatchObject([{ text }])
  })

  test('or nothing when there is no such training', () => {
    expect(requestedLine([training], undefined)).toEqual([])
    expect(requestedLine([training], 'weg')).toEqual([])
  })
})
