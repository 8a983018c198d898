import { expect, test } from 'vitest'
import { iconProblem, logoProblem, marksSchema, NO_MARKS } from './firm-marks.ts'
import { shownMarks } from './firm-of-values.ts'
import { SAMPLE_VALUES } from './firm-samples.ts'
import { markPath, markPngPath, readMarkPath } from './mark-path.ts'

const HASH = '0123456789abcdef0123456789abcdef'
const pathOf = (width: number, height: number, format: 'svg' | 'png' = 'svg') =>
  markPath({ hash: HASH, width, height, format })

test('a path says its size before the file is loaded, and where its PNG is', () => {
  const path = pathOf(1000, 250)

  expect(readMarkPath(path)).toEqual({ hash: HASH, width: 1000, height: 250, format: 'svg' })
  expect(markPngPath(path)).toBe(pathOf(1000, 250, 'png'))
  expect(markPngPath(pathOf(9, 9, 'png'))).toBe(pathOf(9, 9, 'png'))
})

test.each([
  `/marks/../${HASH}-1x1.svg`,
  `/marks/${HASH}-1x1.html`,
  `/marks/${HASH}-0x1.svg`,
  `/marks/${HASH}-10000x1.svg`,
  `/marks/${HASH.toUpperCase()}-1x1.svg`,
  `//x.example/marks/${HASH}-1x1.svg`,
  `/marks/${HASH}-1x1.svg?`,
  '',
])('%j is no path of a logo', (path) => {
  expect(readMarkPath(path)).toBeNull()
  expect(marksSchema.safeParse({ ...NO_MARKS, logo: path }).success).toBe(path === '')
})

test.each([
  [1200, 100, true],
  [1000, 82, false],
  [100, 200, true],
  [100, 201, false],
])('a logo of %i to %i: %s', (width, height, isRight) => {
  expect(logoProblem(pathOf(width, height)) === null).toBe(isRight)
})

test.each([
  [1000, 1000, 'svg', true],
  [1000, 999, 'svg', false],
  [512, 512, 'png', true],
  [511, 511, 'png', false],
] as const)('an icon of %i to %i as %s: %s', (width, height, format, isRight) => {
  expect(iconProblem(pathOf(width, height, format)) === null).toBe(isRight)
})

test('the drawing of the sample is shown only while nothing of the firm is known', () => {
  const { name } = SAMPLE_VALUES.contact
  const own = { ...NO_MARKS, icon: pathOf(9, 9) }

  expect(shownMarks(name, NO_MARKS)).toBeNull()
  expect(shownMarks(name, own)).toEqual(own)
  expect(shownMarks('Krustenwerk', NO_MARKS)).toEqual(NO_MARKS)
})
