import { expect, test } from 'vitest'
import { aWaitingEntry } from '#tests/support/builders.ts'
import { WAITING_KINDS, WAITING_STATES, type WaitingEntry } from '../domain/waiting-entry.ts'
import { entryTexts } from './waiting-entry-texts.ts'

const entry = aWaitingEntry()
const offered = (seats: number): WaitingEntry => ({
  ...entry,
  state: 'offered',
  offer: { seats, endsAt: '2026-11-25T09:00:00.000Z', prices: [] },
})
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test('an offer says how many seats, and until when in Berlin', () => {
  expect(entryTexts(offered(3)).title).toBe('3 Plätze sind für euch frei')
  expect(plain(entryTexts(offered(3)).text)).toBe(
    'Sie sind bis Mittwoch, 25. November 2026, 10:00 Uhr für euch reserviert. Danach gehen sie an die Nächsten auf der Liste.',
  )
  expect(entryTexts({ ...offered(1), seats: 1 }).title).toBe('Ein Platz ist für dich frei')
})

test('an offer of fewer seats says so', () => {
  expect(entryTexts(offered(2)).text).toContain('Gewünscht waren 3')
})

test('each state of each kind has a title of its own', () => {
  for (const kind of WAITING_KINDS) {
    const titles = WAITING_STATES.map((state) => entryTexts({ ...entry, kind, state }).title)
    expect(new Set(titles).size).toBe(WAITING_STATES.length)
  }
})

test('a group for which the date has become too small is told so', () => {
  const { text } = entryTexts({ ...entry, seats: 4, atLeast: 4, capacity: 3 })
  expect(text).toContain(
    'insgesamt nur noch 3 Plätze, ihr braucht 4. Deshalb bekommst du kein Angebot.',
  )
  expect(entryTexts({ ...entry, seats: 4, atLeast: 3, capacity: 3 })).toEqual(entryTexts(entry))
})

test('a closed list says nothing of seats that did not become free: there may have been offers', () => {
  expect(entryTexts({ ...entry, state: 'closed' }).text).not.toContain('frei')
})
