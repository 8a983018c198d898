import { expect, test } from 'vitest'
import { valuesAfter } from '#platform/editing/web/edit-groups.ts'
import { earlierValues, fieldLabel, valueText } from './shop-texts.ts'

test('of an earlier version only what differs is written back', () => {
  const present = { name: 'Neu', tagline: 'Gleich', features: ['a', 'c'], badge: null }
  const edits = [
    {
      id: '2',
      version: 3,
      editedBy: '',
      createdAt: '',
      changes: [{ field: 'features', before: ['a', 'b'], after: ['a', 'c'] }],
    },
    {
      id: '1',
      version: 2,
      editedBy: '',
      createdAt: '',
      changes: [
        { field: 'name', before: 'Alt', after: 'Neu' },
        { field: 'badge', before: 'Beliebt', after: null },
      ],
    },
  ]
  const [, beforeLast = {}, beforeFirst = {}] = valuesAfter(edits, present)

  expect(earlierValues(present, beforeLast)).toEqual({ features: ['a', 'b'] })
  expect(earlierValues(present, beforeFirst)).toEqual({
    name: 'Alt',
    badge: 'Beliebt',
    features: ['a', 'b'],
  })
  expect(earlierValues(present, present)).toEqual({})
})

test('fields have names where they can be brought back, and lists a line for each item', () => {
  const subject = { kind: 'training', id: 'kurs' } as const
  expect(fieldLabel({ subject }, 'title')).toBe('Titel')
  expect(fieldLabel({ subject }, 'startsAt')).toBeUndefined()
  expect([valueText(['a', 'b']), valueText(null), valueText('x')]).toEqual(['a\nb', '', 'x'])
})
