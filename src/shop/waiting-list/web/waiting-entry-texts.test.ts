import { expect, test } from 'vitest'
import { WAITING_KINDS, WAITING_STATES, type WaitingEntry } from '../domain/waiting-entry.ts'
import { entryTexts } from './waiting-entry-texts.ts'

const entry: WaitingEntry = {
  kind: 'date',
  state: 'waiting',
  trainingId: 'kurs-1-uhren',
  trainingTitle: 'Uhren & Zeit',
  dateId: '6f2c1d0e-4b7a-4c8d-9e3f-1a2b3c4d5e6f',
  date: 'Donnerstag, 14. Januar 2027',
  time: '10:00 – 11:30 Uhr',
  startsAt: '2027-01-14T09:00:00.000Z',
  endsAt: null,
  seats: 3,
  atLeast: 2,
  firstName: 'Sina',
  lastName: 'Adler',
  email: 'sina@example.com',
  company: 'Beispiel AG',
  joinedAt: '2026-11-20T09:00:00.000Z',
  capacity: 20,
  offer: null,
}
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
