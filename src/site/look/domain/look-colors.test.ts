import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrastOf, oklchOf } from './color.ts'
import { colorsOf, FIXED_GROUNDS, type LookColor } from './look-colors.ts'
import { SAMPLE_LOOK } from './look-schema.ts'

const DESIGN = readFileSync('src/platform/design/web/design.css', 'utf8')
const TOKENS = new Map(
  [...DESIGN.matchAll(/--color-([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value]) => [
    name,
    value,
  ]),
)
/** Of no token of the style sheet: transparent there, or of mails in dark mode. */
const NO_TOKEN = /^(shadow|dark-.+)$/

test('the sample has exactly the colours of the style sheet', () => {
  const colors = Object.entries(colorsOf(SAMPLE_LOOK)).filter(([name]) => !NO_TOKEN.test(name))
  expect(colors.length).toBeGreaterThan(10)
  for (const [name, color] of colors) expect(color, name).toBe(TOKENS.get(name))
})

test('grounds that do not follow from the look are those of the style sheet', () => {
  for (const [name, color] of Object.entries(FIXED_GROUNDS))
    expect(TOKENS.get(name), name).toBe(color)
})

const channel = fc.integer({ min: 0, max: 255 })
const anyColor = fc
  .tuple(channel, channel, channel)
  .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`)
const light = anyColor.filter((color) => oklchOf(color).l > 0.95)

const TEXTS: readonly LookColor[] = ['secondary', 'muted', 'brand-hover', 'orange-text']

test('derived text and edges of fields can be read, whatever the chosen colours on a light page', () => {
  fc.assert(
    fc.property(anyColor, anyColor, light, anyColor, (brand, accent, page, ink) => {
      const colors = colorsOf({ brand, accent, page, ink })
      for (const ground of ['#ffffff', colors.page, colors.section]) {
        for (const text of TEXTS)
          expect(contrastOf(colors[text], ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(
            4.5,
          )
        expect(contrastOf(colors.line, ground)).toBeGreaterThanOrEqual(3)
      }
      for (const text of ['dark-text', 'dark-muted', 'dark-brand'] as const)
        expect(contrastOf(colors[text], colors['dark-card']), text).toBeGreaterThanOrEqual(4.5)
    }),
    { numRuns: 200 },
  )
})
