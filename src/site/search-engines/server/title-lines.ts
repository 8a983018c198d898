import type { Font, Glyph } from 'fontkit'

/** Glyphs of one font, side by side. */
interface Run {
  font: Font
  text: string
}

/** A title in lines, of a size at which it fits. */
export interface SetTitle {
  lines: string[]
  /** In pixels. */
  size: number
}

/** In pixels; the largest first. */
const SIZES = [72, 64, 56, 48, 42]
const MOST_LINES = 5
const ELLIPSIS = '…'

/**
 * Breaks a title into lines of the largest size at which it fits into the width. A title that is too long even for the
 * smallest ends with an ellipsis. Characters of no font are left out.
 *
 * @param width in pixels
 */
export function setTitle(title: string, fonts: readonly Font[], width: number): SetTitle {
  const words = readable(title, fonts).split(/\s+/).filter(Boolean)
  for (const size of SIZES) {
    const lines = breakLines(words, (text) => widthOf(text, fonts, size) <= width)
    if (lines && lines.length <= MOST_LINES) return { lines, size }
  }
  const size = SIZES.at(-1) ?? 0
  const fits = (text: string) => widthOf(text, fonts, size) <= width
  const pieces = words.flatMap((word) => cutWord(word, fits))
  const lines = breakLines(pieces, fits) ?? []
  if (lines.length <= MOST_LINES) return { lines, size }
  const shown = lines.slice(0, MOST_LINES)
  let last = shown.pop() ?? ''
  while (last && !fits(last + ELLIPSIS)) last = last.slice(0, -1).trimEnd()
  return { lines: [...shown, last + ELLIPSIS], size }
}

/** The outlines of a line as the `d` of an SVG path, with the line's start at the origin; y grows downwards. */
export function linePath(line: string, fonts: readonly Font[], size: number): string {
  let left = 0
  const paths: string[] = []
  for (const { font, text } of runsOf(line, fonts)) {
    const scale = size / font.unitsPerEm
    const { glyphs, positions } = font.layout(text)
    for (const [index, glyph] of glyphs.entries()) {
      const position = positions[index]
      const x = left + (position?.xOffset ?? 0) * scale
      paths.push(placed(glyph, scale, x))
      left += (position?.xAdvance ?? 0) * scale
    }
  }
  return paths.join('')
}

/** In pixels. */
export function widthOf(text: string, fonts: readonly Font[], size: number): number {
  return runsOf(text, fonts).reduce(
    (sum, run) => sum + (run.font.layout(run.text).advanceWidth * size) / run.font.unitsPerEm,
    0,
  )
}

/** The title with the characters that the fonts have; of an unknown letter with an accent, the letter alone. */
function readable(title: string, fonts: readonly Font[]): string {
  const has = (character: string) => fontOf(character, fonts) !== undefined
  return [...title.normalize('NFC').replaceAll('\u00ad', '')]
    .map((character) => {
      if (/\s/u.test(character)) return ' '
      if (has(character)) return character
      const [base = ''] = character.normalize('NFKD')
      return has(base) ? base : ''
    })
    .join('')
}

/** Null where a word is wider than a line. */
function breakLines(words: readonly string[], fits: (text: string) => boolean): string[] | null {
  const lines: string[] = []
  for (const word of words) {
    if (!fits(word)) return null
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** Pieces of a word that each fit into a line. */
function cutWord(word: string, fits: (text: string) => boolean): string[] {
  const pieces: string[] = []
  for (const character of word) {
    const longer = (pieces.at(-1) ?? '') + character
    if (pieces.length > 0 && fits(longer)) pieces[pieces.length - 1] = longer
    else pieces.push(character)
  }
  return pieces
}

function runsOf(text: string, fonts: readonly Font[]): Run[] {
  const runs: Run[] = []
  for (const character of text) {
    const font = fontOf(character, fonts)
    const last = runs.at(-1)
    if (!font) continue
    if (last?.font === font) last.text += character
    else runs.push({ font, text: character })
  }
  return runs
}

function fontOf(character: string, fonts: readonly Font[]): Font | undefined {
  const point = character.codePointAt(0)
  return point === undefined ? undefined : fonts.find((font) => font.hasGlyphForCodePoint(point))
}

/** The glyph's outline, scaled, moved to the right, and with y downwards. */
function placed(glyph: Glyph, scale: number, x: number): string {
  return glyph.path.transform(scale, 0, 0, -scale, x, 0).toSVG()
}
