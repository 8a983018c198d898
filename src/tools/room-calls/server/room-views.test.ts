import { expect, test } from 'vitest'
import { SENT_MEETING } from '#tests/support/product/shared-samples.ts'
import { newDeckContent } from '#tools/flight-deck/domain/deck-room.ts'
import { newMeetingContent } from '#tools/meeting-moderator/domain/meeting-room.ts'
import { createRoomViews } from './room-views.ts'

const NOW = new Date('2027-03-01T09:00:00Z')
const row = {
  id: 'a',
  code: 'ABCDEFGH',
  hostHash: 'ida',
  hostSeenAt: NOW,
  members: ['ida', 'ben'].map((name) => ({ id: name, name, secretHash: name, acts: [] })),
  isOpen: true,
  joined: 2,
  version: 7,
  createdAt: NOW,
  changedAt: NOW,
  expiresAt: NOW,
}
const memberOf = (name: string) => ({ member: { id: name, secretHash: name } })

test('a member’s view of one version is made once, however many streams they have', () => {
  const views = createRoomViews({
    ...row,
    kind: 'flight_deck',
    content: newDeckContent({ question: 'Was?' }),
  })
  expect(views.of(memberOf('ida'))).toBe(views.of(memberOf('ida')))
  expect(views.of(memberOf('ben'))?.json).not.toBe(views.of(memberOf('ida'))?.json)
  expect(JSON.parse(views.of(memberOf('ben'))?.json ?? '')).toMatchObject({ version: 7, me: 'ben' })
  expect(views.of(memberOf('eve'))).toBeUndefined()
  expect(views.of({ member: null })).toBeUndefined()
})

test('the view of all who follow a meeting is made once', () => {
  const content = newMeetingContent(SENT_MEETING, NOW)
  const views = createRoomViews({ ...row, kind: 'meeting', content })
  expect(views.of({ member: null })).toBe(views.of({ member: null }))
  expect(views.of({ member: null })?.shown).not.toContain('version')
})
