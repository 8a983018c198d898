import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { pageTexts } from '#site/pages/web/load-page-texts.ts'
import { PRIVACY_SAMPLE_DAY, PRIVACY_TEXTS } from '../domain/privacy-texts.ts'
import { privacyText } from './legal-parts.ts'

test('the sample of the privacy policy has the day that bookings store: after a change of its text, set its day and this hash', () => {
  const texts = pageTexts(PRIVACY_TEXTS, { page: 'datenschutz', language: 'de' }, [])
  const hash = createHash('sha256').update(privacyText(texts)).digest('hex')

  expect({ day: PRIVACY_SAMPLE_DAY, hash }).toEqual({
    day: '2026-11-26',
    hash: 'ef3b5dbd54ff12a45333ebeab2ca9ce04a760349bdd4e5a7c12bdd199eb5e364',
  })
})
