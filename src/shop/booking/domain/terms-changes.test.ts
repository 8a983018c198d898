import { expect, test } from 'vitest'
import { DEFAULT_BOOKING_RULES } from '#shop/booking-rules/domain/booking-rules.ts'
import type { AgreedTerms } from './agreed-terms.ts'
import { type PresentTerms, termsChanges } from './terms-changes.ts'

const TEXTS = {
  title: 'Uhren & Zeit',
  subtitle: 'Ein Vormittag',
  description: 'Wie Uhren gehen.',
  objectives: ['Zeiger lesen', 'Federn spannen'],
  methods: ['Üben'],
  agenda: ['90 Min.: Üben'],
  targetAudience: 'Alle',
  outcome: 'Eine Uhr',
}
const SESSION = {
  date: 'Donnerstag, 7. Januar 2027',
  time: '10:00 – 11:30 Uhr',
  startsAt: '2027-01-07T09:00:00.000Z',
  endsAt: '2027-01-07T10:30:00.000Z',
}
const DATE = '0191c1d0-0000-7000-8000-000000000001'

const TRAINING = { id: 'kurs-1-uhren', ...TEXTS }
const DAY = { id: DATE, isCancelled: false, ...SESSION }
const CONDITION = { question: 'Was kostet eine Absage?', answer: 'Nichts.' }

const PROMISE: AgreedTerms = {
  madeAt: '2026-11-20T09:00:00.000Z',
  trainings: [
    { positions: [1, 3], trainingId: 'kurs-1-uhren', dateId: DATE, ...TEXTS, ...SESSION },
  ],
  package: { id: 'double', name: '2 Karten', trainingsCount: 2, features: ['Zwei Plätze'] },
  price: '206.00',
  priceType: 'early_bird',
  regularPrice: '229.00',
  vatNote: 'inkl. 19 % USt.',
  vatRate: 19,
  rules: DEFAULT_BOOKING_RULES,
  conditions: [CONDITION],
  privacy: { version: '2026-11-01', hash: 'aaaa' },
  participation: { version: '2026-11-02', hash: 'cccc' },
}
const TODAY: PresentTerms = {
  trainings: [TRAINING],
  dates: [DAY],
  package: { name: '2 Karten', features: ['Zwei Plätze'], regularPrice: '229.00' },
  rules: DEFAULT_BOOKING_RULES,
  conditions: PROMISE.conditions,
  privacy: PROMISE.privacy,
  participation: { version: '2026-11-02', hash: 'cccc' },
}

test('nothing has changed where everything is as it was agreed', () => {
  expect(termsChanges(PROMISE, TODAY)).toEqual([])
})

const whole = (about: string, field: string, before: string | null, after: string | null) => ({
  about,
  positions: [],
  field,
  before,
  after,
})
const ofSeats = (...of: Parameters<typeof whole>) => ({ ...whole(...of), positions: [1, 3] })

test.each<[what: string, today: Partial<PresentTerms>, changes: object[]]>([
  [
    'a text of the training, and a list',
    { trainings: [{ ...TRAINING, outcome: 'Zwei Uhren', objectives: ['Zeiger lesen'] }] },
    [
      ofSeats('training', 'objectives', 'Zeiger lesen\nFedern spannen', 'Zeiger lesen'),
      ofSeats('training', 'outcome', 'Eine Uhr', 'Zwei Uhren'),
    ],
  ],
  [
    'that the training is no longer shown',
    { trainings: [] },
    [ofSeats('training', 'title', 'Uhren & Zeit', null)],
  ],
  [
    'the day',
    {
      dates: [
        {
          ...DAY,
          date: 'Freitag, 8. Januar 2027',
          startsAt: '2027-01-08T09:00:00Z',
          endsAt: '2027-01-08T10:30:00Z',
        },
      ],
    },
    [
      ofSeats(
        'date',
        'session',
        'Donnerstag, 7. Januar 2027, 10:00 – 11:30 Uhr',
        'Freitag, 8. Januar 2027, 10:00 – 11:30 Uhr',
      ),
    ],
  ],
  [
    'no more than the spelling of the day',
    { dates: [{ ...DAY, date: '7.1.2027', startsAt: '2027-01-07T10:00:00+01:00' }] },
    [],
  ],
  [
    'the texts of a day whose instant nobody knows any more',
    { dates: [{ ...DAY, date: 'im Januar', startsAt: null, endsAt: null }] },
    [
      ofSeats(
        'date',
        'session',
        'Donnerstag, 7. Januar 2027, 10:00 – 11:30 Uhr',
        'im Januar, 10:00 – 11:30 Uhr',
      ),
    ],
  ],
  [
    'that the date is cancelled',
    { dates: [{ ...DAY, isCancelled: true }] },
    [ofSeats('date', 'state', 'geplant', 'abgesagt')],
  ],
  [
    'that the date was deleted, after the seat was moved',
    { dates: [] },
    [ofSeats('date', 'session', 'Donnerstag, 7. Januar 2027, 10:00 – 11:30 Uhr', null)],
  ],
  [
    'the package and its regular price',
    { package: { name: 'Doppelkarte', features: ['Zwei Plätze'], regularPrice: '249.00' } },
    [
      whole('package', 'name', '2 Karten', 'Doppelkarte'),
      whole('package', 'regularPrice', '229.00', '249.00'),
    ],
  ],
  [
    'the rules for new bookings',
    { rules: { ...DEFAULT_BOOKING_RULES, cancelFreeUntilDays: 7 } },
    [whole('rules', 'cancelFreeUntilDays', '14', '7')],
  ],
  [
    'an answer, and a further question',
    {
      conditions: [
        { ...CONDITION, answer: 'Die Hälfte.' },
        { question: 'Und später?', answer: 'Alles.' },
      ],
    },
    [
      whole('conditions', 'Was kostet eine Absage?', 'Nichts.', 'Die Hälfte.'),
      whole('conditions', 'Und später?', null, 'Alles.'),
    ],
  ],
  [
    'a question that is no longer answered',
    { conditions: [] },
    [whole('conditions', 'Was kostet eine Absage?', 'Nichts.', null)],
  ],
  [
    'the privacy policy',
    { privacy: { version: '2026-12-24', hash: 'bbbb' } },
    [whole('privacy', 'version', '2026-11-01', '2026-12-24')],
  ],
  [
    'the terms of participation',
    { participation: { version: '2026-12-24', hash: 'dddd' } },
    [whole('participation', 'version', '2026-11-02', '2026-12-24')],
  ],
])('what has changed since is told: %s', (_what, today, changes) => {
  expect(termsChanges(PROMISE, { ...TODAY, ...today })).toEqual(changes)
})

test('terms of a later version with further fields, and one of today with fewer texts, are compared', () => {
  const later = { ...PROMISE, rules: { ...PROMISE.rules, reminderDays: 2 } } as AgreedTerms

  expect(termsChanges(later, TODAY)).toEqual([whole('rules', 'reminderDays', '2', null)])
})

test.each<[what: string, agreed: string[], today: string[], changes: object[]]>([
  [
    'another agenda',
    ['90 Min.: Üben'],
    ['30 Min.: Üben', '60 Min.: Zeigen'],
    [ofSeats('training', 'agenda', '90 Min.: Üben', '30 Min.: Üben\n60 Min.: Zeigen')],
  ],
  [
    'an agenda where none was agreed',
    [],
    ['90 Min.: Üben'],
    [ofSeats('training', 'agenda', null, '90 Min.: Üben')],
  ],
])('of the agenda is told: %s', (_what, agreed, today, changes) => {
  const trainings = PROMISE.trainings.map((training) => ({ ...training, agenda: agreed }))
  const present = [{ ...TRAINING, agenda: today }]

  expect(termsChanges({ ...PROMISE, trainings }, { ...TODAY, trainings: present })).toEqual(changes)
})
