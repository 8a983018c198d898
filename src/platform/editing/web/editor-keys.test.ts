import { expect, test } from 'vitest'
import { editorKey } from './editor-keys.ts'

const none = { ctrlKey: false, metaKey: false, shiftKey: false, isComposing: false }

test.each([
  ['Escape', {}, 'cancel', 'cancel'],
  ['Enter', {}, 'save', null],
  ['Enter', { shiftKey: true }, null, null],
  ['Enter', { ctrlKey: true }, 'save', 'save'],
  ['Enter', { metaKey: true }, 'save', 'save'],
  ['Enter', { isComposing: true }, null, null],
  ['Escape', { isComposing: true }, null, null],
  ['a', { ctrlKey: true }, null, null],
])('%s with %o: %s in a single line, %s in several', (key, held, single, several) => {
  expect(editorKey({ key, ...none, ...held }, true)).toBe(single)
  expect(editorKey({ key, ...none, ...held }, false)).toBe(several)
})
