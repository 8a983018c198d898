import { expect, test } from 'vitest'
import { EMPTY_READING, withReadingEvent } from './site-reading.ts'

const url = (path: string) => `https://www.example.com/${path}`

test('says of each page whether it was read, is being read or was left out', () => {
  const events = [
    { type: 'reading', url: url(''), page: 1, pages: 1 },
    { type: 'reading', url: url('angebot'), page: 2, pages: 4 },
    { type: 'skipped', url: url('angebot'), reason: 'too_slow' },
    { type: 'skipped', url: url('intern'), reason: 'robots' },
    { type: 'reading', url: url('team'), page: 3, pages: 3 },
  ] as const
  const reading = events.reduce(withReadingEvent, EMPTY_READING)
  expect(reading).toEqual({
    pages: [
      { url: url(''), state: 'read' },
      { url: url('angebot'), state: 'too_slow' },
      { url: url('intern'), state: 'robots' },
      { url: url('team'), state: 'reading' },
    ],
    total: 3,
  })
})
