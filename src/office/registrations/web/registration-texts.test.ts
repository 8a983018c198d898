import { describe, expect, it } from 'vitest'
import { priceText } from '#shop/prices/web/price-text.ts'
import { centsOf, phaseWords } from './registration-texts.ts'

describe('data of another version of the product', () => {
  it('is shown as Normal where it is a phase', () => {
    expect(phaseWords('late_bird').label).toBe('Late Bird')
    expect(phaseWords('last_minute').label).toBe('Normal')
  })

  it.each([
    ['149.00', '149\u00a0€', 14_900],
    [149.5, '149,50\u00a0€', 14_950],
    [null, '-', 0],
    ['free', '-', 0],
  ])('is an amount or a dash: %j', (amount, text, cents) => {
    expect(priceText(amount)).toBe(text)
    expect(centsOf(amount)).toBe(cents)
  })
})
