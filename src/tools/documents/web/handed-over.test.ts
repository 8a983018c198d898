import { expect, test } from 'vitest'
import { toolFileText } from '#tools/frame/web/tool-file.ts'
import { toolOfFile } from './handed-over.ts'

test('a file says which tool it belongs to', () => {
  expect(toolOfFile(toolFileText('flight-deck', {}))).toBe('flight-deck')
})

test.each(['', '{', 'null', '[]', '{"tool":"constructor"}', '{"tool":["flight-deck"]}'])(
  'belongs to none: %s',
  (text) => {
    expect(toolOfFile(text)).toBeNull()
  },
)
