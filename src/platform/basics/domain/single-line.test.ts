import { describe, expect, test } from 'vitest'
import { contentEditSchema } from '#platform/editing/domain/content-edit.ts'
import { packageEditSchema } from '#shop/prices/domain/package-edit.ts'
import { trainingEditSchema } from '#shop/trainings/domain/training-edit.ts'
import { foldLines, isSingleLine } from './single-line.ts'

const TWO_LINES = 'Oben \n  unten'

/** The stored value of a text of two lines; null where it is refused. */
function stored(kind: 'training' | 'package', field: string, value: unknown): unknown {
  const schema = kind === 'training' ? trainingEditSchema : packageEditSchema
  const parsed = schema.safeParse({ [field]: value })
  return parsed.success ? (parsed.data as Record<string, unknown>)[field] : null
}

describe('a line break is stored where it is shown, and nowhere else', () => {
  test.each(['title', 'subtitle', 'date', 'time'])('a training’s %s', (field) => {
    expect(isSingleLine('training', field)).toBe(true)
    expect(stored('training', field, TWO_LINES)).toBe('Oben unten')
  })

  test.each(['description', 'targetAudience', 'outcome'])('a training’s %s', (field) => {
    expect(isSingleLine('training', field)).toBe(false)
    expect(stored('training', field, TWO_LINES)).toBe(TWO_LINES)
  })

  test.each([
    ['training', 'objectives'],
    ['training', 'methods'],
    ['package', 'features'],
  ] as const)('the items of a %s’s %s', (kind, field) => {
    expect(isSingleLine(kind, field)).toBe(true)
    expect(stored(kind, field, [TWO_LINES])).toEqual(['Oben unten'])
  })

  test('a package’s tagline', () => {
    expect(isSingleLine('package', 'tagline')).toBe(true)
    expect(stored('package', 'tagline', TWO_LINES)).toBe('Oben unten')
  })

  test('a package’s name and badge', () => {
    for (const field of ['name', 'badge']) {
      expect(isSingleLine('package', field)).toBe(true)
      expect(stored('package', field, TWO_LINES)).toBe('Oben unten')
    }
  })

  test('a text of a page', () => {
    expect(isSingleLine('content', 'hero.title')).toBe(true)
    const edit = { section: 'trainings', key: 'hero.title', contentType: 'text' }
    expect(contentEditSchema.parse({ ...edit, content: TWO_LINES }).content).toBe('Oben unten')
  })
})

test.each([
  ['eins', 'eins'],
  ['eins\nzwei', 'eins zwei'],
  ['eins\r\n\r\n  zwei ', 'eins zwei'],
  ['\n eins', 'eins'],
  ['eins\u2028zwei', 'eins zwei'],
  ['zwei  Leerzeichen', 'zwei  Leerzeichen'],
])('%j in one line is %j', (text, line) => {
  expect(foldLines(text)).toBe(line)
})
