import { expect, test } from 'vitest'
import { valueText } from './shop-texts.ts'

test('a list is shown with a line for each item, and nothing as an empty text', () => {
  expect([valueText(['a', 'b']), valueText(null), valueText('x')]).toEqual(['a\nb', '', 'x'])
})
