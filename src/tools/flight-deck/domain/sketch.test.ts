import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isLine, lineOf, pointsOf, SKETCH_SIZE, simplified } from './sketch.ts'

const points = fc.array(
  fc.record({
    x: fc.integer({ min: 0, max: SKETCH_SIZE }),
    y: fc.integer({ min: 0, max: SKETCH_SIZE }),
  }),
  { minLength: 1, maxLength: 60 },
)

test('a line is read as it was written', () => {
  fc.assert(
    fc.property(points, (line) => {
      expect(isLine(lineOf(line))).toBe(true)
      expect(pointsOf(lineOf(line))).toEqual(line)
    }),
  )
})

test('points outside are moved to the edge', () => {
  expect(pointsOf(lineOf([{ x: -20, y: 4_000 }]))).toEqual([{ x: 0, y: SKETCH_SIZE }])
})

test.each(['', '0', '0a0', '0A0A', 'zzzz', '0a0a0', '<svg>'])('"%s" is no line', (text) => {
  expect(isLine(text)).toBe(false)
})

test('a straight line keeps its two ends, a corner stays', () => {
  const straight = Array.from({ length: 50 }, (_, index) => ({ x: index * 10, y: index * 10 }))
  expect(simplified(straight)).toEqual([straight[0], straight[49]])
  const corner = [...straight, ...straight.map(({ x }) => ({ x: 490 + x, y: 490 }))]
  expect(simplified(corner)).toContainEqual({ x: 490, y: 490 })
})

test('a simplified line begins and ends as before and has only points of the line', () => {
  fc.assert(
    fc.property(points, (line) => {
      const shorter = simplified(line)
      expect(shorter[0]).toEqual(line[0])
      expect(shorter.at(-1)).toEqual(line.at(-1))
      expect(line).toEqual(expect.arrayContaining(shorter))
      expect(shorter.length).toBeLessThanOrEqual(line.length)
    }),
  )
})
