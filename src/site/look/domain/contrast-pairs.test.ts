import { describe, expect, test } from 'vitest'
import { contrastOf } from './color.ts'
import {
  CONTRAST_PAIRS,
  contrastProblems,
  problemSentence,
  readableChoice,
} from './contrast-pairs.ts'
import { type ColorField, SAMPLE_LOOK } from './look-schema.ts'
import { readableLookSchema } from './look-setting.ts'

const sentences = (look: Partial<Record<ColorField, string>>, field: ColorField) =>
  contrastProblems({ ...SAMPLE_LOOK, ...look })
    .filter((problem) => problem.field === field)
    .map(problemSentence)

test('everything in the sample can be read', () => {
  expect(contrastProblems(SAMPLE_LOOK)).toEqual([])
})

test.each([
  ['brand', '#f2803c', 'Weiße Schrift auf der Hauptfarbe hat 2,6 : 1, nötig sind 4,5 : 1.'],
  ['brand', '#f2803c', 'Die Hauptfarbe als Schrift auf Weiß hat 2,6 : 1, nötig sind 4,5 : 1.'],
  ['accent', '#7a1f4b', 'Die Schrift auf dem Akzent hat 1,6 : 1, nötig sind 4,5 : 1.'],
  ['ink', '#8a8f94', 'Die Schrift auf Weiß hat 3,2 : 1, nötig sind 4,5 : 1.'],
  ['ink', '#8a8f94', 'Weiße Schrift auf der Farbe der Schrift hat 3,2 : 1, nötig sind 4,5 : 1.'],
  ['page', '#303030', 'Die Schrift auf dem Hintergrund hat 1,2 : 1, nötig sind 4,5 : 1.'],
  [
    'page',
    '#a0a0a0',
    'Die Schrift von Fehlern auf dem Hintergrund hat 2,4 : 1, nötig sind 4,5 : 1.',
  ],
] as const)('%s %s: %s', (field, color, sentence) => {
  expect(sentences({ [field]: color }, field)).toContain(
    sentence.replaceAll(' : ', '\u00a0:\u00a0'),
  )
})

test('of two changed colours the one is named that differs more from what can be read', () => {
  const look = { ...SAMPLE_LOOK, brand: '#12584b', page: '#222222' }
  expect(new Set(contrastProblems(look).map(({ field }) => field))).toEqual(new Set(['page']))
})

test('what is seen most comes first', () => {
  const [first] = contrastProblems({ ...SAMPLE_LOOK, brand: '#f2803c' })
  expect(first?.pair).toMatchObject({ front: 'white', ground: 'brand' })
})

describe('a proposal', () => {
  test.each([
    ['brand', '#f2803c'],
    ['brand', '#ffffff'],
    ['accent', '#3a1d0a'],
    ['page', '#909090'],
    ['ink', '#9a9a9a'],
  ] as const)('for %s %s can be read', (field, color) => {
    const look = { ...SAMPLE_LOOK, [field]: color }
    const choice = readableChoice(look, field)
    expect(choice).toMatch(/^#[0-9a-f]{6}$/)
    expect(contrastProblems({ ...look, [field]: choice ?? '' })).toEqual([])
  })

  test('is the nearest: half of its distance does not suffice', () => {
    const look = { ...SAMPLE_LOOK, brand: '#8a8a8a' }
    const choice = readableChoice(look, 'brand') ?? ''
    expect(contrastOf(choice, '#ffffff')).toBeGreaterThanOrEqual(4.5)
    expect(contrastOf(choice, '#ffffff')).toBeLessThan(6)
  })

  test('mends one field and leaves the problems of another', () => {
    const look = { ...SAMPLE_LOOK, brand: '#f2803c', ink: '#9a9a9a' }
    const brand = readableChoice(look, 'brand') ?? ''
    const left = contrastProblems({ ...look, brand })
    expect(new Set(left.map(({ field }) => field))).toEqual(new Set(['ink']))
  })
})

test('no pair is listed twice, and each is of a colour that follows from the look', () => {
  const names = CONTRAST_PAIRS.map(({ front, ground }) => `${front} ${ground}`)
  expect(new Set(names).size).toBe(names.length)
})

test.each([
  ['brand', '#0e4a3'],
  ['brand', 'green'],
  ['page', ''],
  ['corners', 'spitz'],
  ['type', 'comic'],
])('%s "%s" is refused', (field, value) => {
  const { error } = readableLookSchema.safeParse({ ...SAMPLE_LOOK, [field]: value })
  expect(error?.issues.map(({ path }) => path.join())).toEqual([field])
})

test('capitals and spaces around a colour are accepted', () => {
  const { data } = readableLookSchema.safeParse({ ...SAMPLE_LOOK, brand: ' #0E4A3F ' })
  expect(data).toEqual(SAMPLE_LOOK)
})
