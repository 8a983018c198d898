import { expect, test } from 'vitest'
import { otherValues } from './use-shop-restore.ts'

const CHANGE = { field: 'title', label: 'Titel', before: 'Alt', after: 'Neu', present: 'Neu' }
const FEATURES = {
  ...{ field: 'features', label: 'Leistungen' },
  ...{ before: ['a', 'b'], after: ['a'], present: ['a', 'c'] },
}
const BADGE = { field: 'badge', label: 'Badge', before: 'Beliebt', after: null, present: null }

test('of a state only what differs from now is brought back', () => {
  const changes = [CHANGE, FEATURES, BADGE]
  expect(otherValues({ changes }, 'before')).toEqual({
    title: 'Alt',
    features: ['a', 'b'],
    badge: 'Beliebt',
  })
  expect(otherValues({ changes }, 'after')).toEqual({ features: ['a'] })
  expect(otherValues({ changes: [CHANGE] }, 'after')).toEqual({})
})
