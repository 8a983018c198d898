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
    stored: ['2026-11-27', '8cd49b8f6f426bebe8c7c1461fe706ddd0161d587c4372da975956aaca36b566'],
  },
  {
    page: 'teilnahmebedingungen',
    schema: PARTICIPATION_TEXTS,
    day: PARTICIPATION_SAMPLE_DAY,
    stored: ['2026-11-27', '30e91c06be7a4ee7373dc44ee6db16701a1110aa74314a934f5342f388d6d9bd'],
  },
] as const)(
  'the sample of $page has the day that bookings store: after a change of its text, set its day and this hash',
  ({ page, schema, day, stored }) => {
    const place = { page, language: 'de', rules: DEFAULT_BOOKING_RULES } as const
    const text = legalText(pageTexts(schema, place, []), place)

    expect([day, createHash('sha256').update(text).digest('hex')]).toEqual(stored)
  },
)
