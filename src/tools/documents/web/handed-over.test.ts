import { expect, test } from 'vitest'
import { toolOfFile } from './handed-over.ts'
import { toolFileText } from './tool-file.ts'

test('a file says which tool it belongs to', () => {
  expect(toolOfFile(toolFileText('flight-deck', {}))).toBe('flight-deck')
})

test.each(['', '{', 'null', '[]', '{"tool":"constructor"}', '{"tool":["flight-deck"]}'])(
  'belongs to none: %s',
  (text) => {
    expect(toolOfFile(text)).toBeNull()
  },
)
