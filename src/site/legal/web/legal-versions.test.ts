import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { DEFAULT_BOOKING_RULES } from '#shop/booking-rules/domain/booking-rules.ts'
import { pageTexts } from '#site/pages/web/load-page-texts.ts'
import { PARTICIPATION_SAMPLE_DAY, PARTICIPATION_TEXTS } from '../domain/participation-texts.ts'
import { PRIVACY_SAMPLE_DAY, PRIVACY_TEXTS } from '../domain/privacy-texts.ts'
import { legalText } from './legal-parts.ts'

test.each([
  {
    page: 'datenschutz',
    schema: PRIVACY_TEXTS,
    day: PRIVACY_SAMPLE_DAY,
    stored: ['2026-11-26', 'ef3b5dbd54ff12a45333ebeab2ca9ce04a760349bdd4e5a7c12bdd199eb5e364'],
  },
  {
    page: 'teilnahmebedingungen',
    schema: PARTICIPATION_TEXTS,
    day: PARTICIPATION_SAMPLE_DAY,
    stored: ['2026-11-26', '58f77e903dfd3da6edd37e35b01965dfd7136f4bd62b4dadb3faa5176b2e7974'],
  },
] as const)(
  'the sample of $page has the day that bookings store: after a change of its text, set its day and this hash',
  ({ page, schema, day, stored }) => {
    const place = { page, language: 'de', rules: DEFAULT_BOOKING_RULES } as const
    const text = legalText(pageTexts(schema, place, []), place)

    expect([day, createHash('sha256').update(text).digest('hex')]).toEqual(stored)
  },
)
