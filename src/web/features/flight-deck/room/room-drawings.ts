import { SKETCH_SIZE, type Sketch } from '#domain/tools/rooms/sketch.ts'
import { pathOf } from './sketch-picture.tsx'
import type { RoomStepProps } from './step-props.ts'

const COLUMNS = 3
const GAP = 60
const CAPTION_HEIGHT = 90
const CAPTION_MAX = 44

/** All drawings in one SVG: the storyboard, then the ideas that have a sketch. Undefined where nothing was drawn. */
export function roomDrawings({
  room,
  texts,
}: Pick<RoomStepProps, 'room' | 'texts'>): string | undefined {
  const { frames, ideas } = room.content
  const drawings = [
    ...frames.map(({ sketch, caption }, index) => ({
      sketch,
      text: `${index + 1}. ${caption || texts.storyboard.empty}`,
    })),
    ...ideas.map(({ sketch, text }) => ({ sketch, text })),
  ].filter(({ sketch }) => sketch.length > 0)
  if (drawings.length === 0) return undefined
  const cell = SKETCH_SIZE + GAP
  const rowHeight = cell + CAPTION_HEIGHT
  const rows = Math.ceil(drawings.length / COLUMNS)
  const parts = drawings.map(({ sketch, text }, index) => {
    const x = GAP + (index % COLUMNS) * cell
    const y = GAP + Math.floor(index / COLUMNS) * rowHeight
    return drawing(sketch, text, x, y)
  })
  const [width, height] = [GAP + COLUMNS * cell, GAP + rows * rowHeight]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="#fff"/>${parts.join('')}</svg>`
}

function drawing(sketch: Sketch, text: string, x: number, y: number): string {
  const short = text.length > CAPTION_MAX ? `${text.slice(0, CAPTION_MAX - 1)}…` : text
  const lines = sketch.map((line) => `<path d="${pathOf(line)}"/>`).join('')
  return `<g transform="translate(${x} ${y})"><rect width="${SKETCH_SIZE}" height="${SKETCH_SIZE}" fill="none" stroke="#999" stroke-width="3"/><g fill="none" stroke="#000" stroke-width="9" stroke-linecap="round" stroke-linejoin="round">${lines}</g><text y="${SKETCH_SIZE + 55}" font-family="sans-serif" font-size="40">${escaped(short)}</text></g>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', ' ')
}
