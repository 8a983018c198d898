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
    stored: ['2026-11-27', '335229531f60cd923a560f4a341b910b0a1af17eba6205dd1b59f3decd6d0844'],
  },
  {
    page: 'teilnahmebedingungen',
    schema: PARTICIPATION_TEXTS,
    day: PARTICIPATION_SAMPLE_DAY,
    stored: ['2026-11-27', '2f84581f068943b70076dc32e64a98e026472afbe8114e3bbeec6035937ba3dd'],
  },
] as const)(
  'the sample of $page has the day that bookings store: after a change of its text, set its day and this hash',
  ({ page, schema, day, stored }) => {
    const place = { page, language: 'de', rules: DEFAULT_BOOKING_RULES } as const
    const text = legalText(pageTexts(schema, place, []), place)

    expect([day, createHash('sha256').update(text).digest('hex')]).toEqual(stored)
  },
)
