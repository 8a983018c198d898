import { SKETCH_SIZE, type Sketch } from '../../domain/sketch.ts'
import type { RoomStepProps } from './room-types.ts'
import { pathOf } from './sketch-pad.tsx'

const COLUMNS = 3
const GAP = 60
const FONT_SIZE = 40
const LINE_HEIGHT = 50
/** Characters of a line of text below a drawing. */
const LINE_MAX = 44
const CELL = SKETCH_SIZE + GAP

interface Drawing {
  readonly sketch: Sketch
  /** The text below it, line by line. */
  readonly lines: readonly string[]
}

/** All drawings in one SVG: the storyboard, then the ideas that have a sketch. Undefined where nothing was drawn. */
export function roomDrawings({
  room,
  texts,
}: Pick<RoomStepProps, 'room' | 'texts'>): string | undefined {
  const { frames, ideas } = room.content
  const drawings: readonly Drawing[] = [
    ...frames.map(({ sketch, caption }, index) => ({
      sketch,
      text: `${index + 1}. ${caption || texts.storyboard.empty}`,
    })),
    ...ideas.map(({ sketch, text }) => ({ sketch, text })),
  ]
    .filter(({ sketch }) => sketch.length > 0)
    .map(({ sketch, text }) => ({ sketch, lines: wrapped(text) }))
  if (drawings.length === 0) return undefined
  const parts: string[] = []
  let y = GAP
  for (let first = 0; first < drawings.length; first += COLUMNS) {
    const row = drawings.slice(first, first + COLUMNS)
    parts.push(...row.map((one, column) => drawing(one, GAP + column * CELL, y)))
    y += CELL + Math.max(...row.map(({ lines }) => lines.length)) * LINE_HEIGHT
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${GAP + COLUMNS * CELL} ${y}"><rect width="100%" height="100%" fill="#fff"/>${parts.join('')}</svg>`
}

function drawing({ sketch, lines }: Drawing, x: number, y: number): string {
  const paths = sketch.map((line) => `<path d="${pathOf(line)}"/>`).join('')
  const spans = lines
    .map(
      (line, index) =>
        `<tspan x="0" y="${SKETCH_SIZE + (index + 1) * LINE_HEIGHT}">${escaped(line)}</tspan>`,
    )
    .join('')
  return `<g transform="translate(${x} ${y})"><rect width="${SKETCH_SIZE}" height="${SKETCH_SIZE}" fill="none" stroke="#999" stroke-width="3"/><g fill="none" stroke="#000" stroke-width="9" stroke-linecap="round" stroke-linejoin="round">${paths}</g><text font-family="sans-serif" font-size="${FONT_SIZE}">${spans}</text></g>`
}

/** The text in lines: broken between words, and within a word that is longer than a line. */
function wrapped(text: string): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word
    if (longer.length <= LINE_MAX) {
      line = longer
      continue
    }
    if (line) lines.push(line)
    const pieces = word.match(new RegExp(`.{1,${LINE_MAX}}`, 'gu')) ?? []
    line = pieces.pop() ?? ''
    lines.push(...pieces)
  }
  return line ? [...lines, line] : lines
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
