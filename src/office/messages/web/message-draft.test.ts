import { expect, test } from 'vitest'
import { parseDrafts } from './message-draft.ts'

const DRAFT = { subject: 'Betreff', text: 'Text', includeBookers: true }

test('stored drafts are read again, without those of another form', () => {
  const stored = { a: DRAFT, b: { ...DRAFT, text: 7 }, c: null, d: { subject: 'x', text: 'y' } }
  expect(parseDrafts(JSON.stringify(stored))).toEqual({ a: DRAFT })
})

test.each(['kein JSON', 'null'])('%j holds no drafts', (text) => {
  expect(parseDrafts(text)).toEqual({})
})
