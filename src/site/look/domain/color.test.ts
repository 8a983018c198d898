import { contrastWCAG21 } from 'colorjs.io/fn'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrastOf, hexOf, oklchOf, readable } from './color.ts'

const channel = fc.integer({ min: 0, max: 255 })
const anyColor = fc
  .tuple(channel, channel, channel)
  .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`)

test('a colour is the same after the way to OKLCH and back', () => {
  fc.assert(
    fc.property(anyColor, (color) => {
      expect(hexOf(oklchOf(color))).toBe(color)
    }),
  )
})

test('contrast is that of WCAG', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21)
  fc.assert(
    fc.property(anyColor, anyColor, (one, other) => {
      expect(contrastOf(one, other)).toBeCloseTo(contrastWCAG21(one, other), 10)
    }),
  )
})

test('a colour becomes readable by the smallest change, or is black where nothing helps', () => {
  expect(readable('#0e4a3f', 'darker', ['#ffffff'], 4.5)).toBe('#0e4a3f')
  const darker = readable('#f2803c', 'darker', ['#ffffff'], 4.5)
  expect(contrastOf(darker, '#ffffff')).toBeGreaterThanOrEqual(4.5)
  expect(contrastOf(darker, '#ffffff')).toBeLessThan(4.6)
  expect(readable('#303030', 'darker', ['#202020'], 4.5)).toBe('#000000')
})
