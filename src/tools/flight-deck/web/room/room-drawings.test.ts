import { expect, test } from 'vitest'
import { FRAMES } from '../../domain/deck-room.ts'
import { texts as deck } from '../flight-deck.de.ts'
import { roomTexts } from '../flight-deck-room.de.ts'
import { roomDrawings } from './room-drawings.ts'
import type { DeckRoom } from './room-types.ts'

const LINE = '00000rs0'

function drawn(captions: readonly string[]): string {
  const frames = Array.from({ length: FRAMES }, (_, index) => ({
    by: null,
    caption: captions[index] ?? '',
    sketch: captions[index] === undefined ? [] : [LINE],
  }))
  const room = { content: { frames, ideas: [] } } as unknown as DeckRoom
  return roomDrawings({ room, texts: { ...roomTexts, deck } }) ?? ''
}

const textsOf = (svg: string) =>
  [...svg.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, spans = '']) =>
    [...spans.matchAll(/<tspan[^>]*>(.*?)<\/tspan>/g)].map(([, line]) => line),
  )

test('a long sentence stands whole below its drawing, in lines that fit', () => {
  const sentence =
    'Anna führt einen Betrieb für Bäder und sucht abends um zehn einen Preis, den sie ihrer Kundin am nächsten Morgen sagen kann.'
  const [lines = []] = textsOf(drawn([sentence]))
  expect(lines.join(' ')).toBe(`1. ${sentence}`)
  expect(lines.length).toBeGreaterThan(2)
  expect(Math.max(...lines.map((line = '') => line.length))).toBeLessThanOrEqual(44)
})

test('a word that is longer than a line is broken', () => {
  const [lines = []] = textsOf(drawn(['x'.repeat(100)]))
  expect(lines.join('').replaceAll(' ', '')).toBe(`1.${'x'.repeat(100)}`)
  expect(Math.max(...lines.map((line = '') => line.length))).toBeLessThanOrEqual(44)
})

test('the longest sentence makes its row higher, and no other', () => {
  const heightOf = (svg: string) => Number(/viewBox="0 0 \d+ (\d+)"/.exec(svg)?.[1])
  const long = 'lange Sätze '.repeat(15)
  const short = ['a', 'b', 'c', 'd']
  expect(heightOf(drawn([long, long, 'c', 'd'])) - heightOf(drawn(short))).toBe(
    heightOf(drawn(['a', 'b', 'c', long])) - heightOf(drawn(short)),
  )
})

test('what people typed is text, and no markup', () => {
  expect(textsOf(drawn(['<b>A & B</b>']))).toEqual([['1. &lt;b>A &amp; B&lt;/b>']])
})

test('without drawings there is no picture', () => {
  expect(drawn([])).toBe('')
})
