import { CORNERS } from '../domain/corners.ts'
import { colorsOf } from '../domain/look-colors.ts'
import { type Look, SAMPLE_LOOK } from '../domain/look-schema.ts'
import { TYPE_PAIRS } from '../domain/type-pairs.ts'
import { FONT_FACES } from './font-faces.gen.ts'

/** The tokens of design.css that a look sets, as CSS variables. */
export function tokensOf(look: Look): Readonly<Record<string, string>> {
  const { radii } = CORNERS[look.corners]
  const { display, text } = TYPE_PAIRS[look.type]
  return {
    ...withPrefix('--color-', tokenColors(look)),
    '--shadow-tint': channelsOf(colorsOf(look).shadow),
    ...withPrefix(
      '--radius-',
      mapped(radii, (pixels) => `${pixels}px`),
    ),
    ...withPrefix(
      '--font-',
      mapped(
        { display, text },
        ({ family, generic }) => `"${family}", "${family} Fallback", ${generic}`,
      ),
    ),
  }
}

/** What a document adds to the design's style sheet: the fonts and the tokens that differ. Empty for the sample. */
export function lookCss(look: Look): string {
  const sample = tokensOf(SAMPLE_LOOK)
  const differing = Object.entries(tokensOf(look)).filter(([name, value]) => sample[name] !== value)
  if (differing.length === 0) return ''
  const tokens = differing.map(([name, value]) => `${name}:${value}`).join(';')
  // The design's own are in a cascade layer: rules without one override them.
  return `${FONT_FACES[look.type] ?? ''}:root{${tokens}}`
}

/** Those of dark mode are for mails alone, and shadows are transparent. */
function tokenColors(look: Look): Readonly<Record<string, string>> {
  const colors = Object.entries(colorsOf(look))
  return Object.fromEntries(
    colors.filter(([name]) => name !== 'shadow' && !name.startsWith('dark-')),
  )
}

/** Red, green and blue, each from 0 to 255, for `rgb()` with a transparency. */
function channelsOf(hex: string): string {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)).join(' ')
}

function withPrefix(prefix: string, values: Readonly<Record<string, string>>) {
  return mapped(values, (value) => value, prefix)
}

function mapped<Value>(
  values: Readonly<Record<string, Value>>,
  of: (value: Value) => string,
  prefix = '',
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [prefix + name, of(value)]),
  )
}
