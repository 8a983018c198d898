import { expect, test } from 'vitest'
import { PRIVACY_PARTS } from '#site/legal/domain/privacy-parts.ts'
import { SITE_PAGES_MAX } from '#tools/website-reader/domain/site-facts.ts'
import { STRATEGY_CONSULTANT_INTRO } from './strategy-consultant-intro-texts.ts'

test('visitors are told how many pages of a website are read', () => {
  expect(SITE_PAGES_MAX).toBe(12)
  const told = JSON.stringify([PRIVACY_PARTS, STRATEGY_CONSULTANT_INTRO])
  for (const words of [
    'bis zu zwölf öffentliche Seiten',
    'up to twelve public pages',
    'bis zu zwölf ihrer öffentlichen Seiten',
    'up to twelve of its public pages',
  ])
    expect(told).toContain(words)
})
