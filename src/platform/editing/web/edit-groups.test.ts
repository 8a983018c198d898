import { expect, test } from 'vitest'
import type { Revision } from '../domain/revision.ts'
import { editGroups, valuesAfter } from './edit-groups.ts'

function revision(version: number, field: string, before: string, after: string): Revision {
  return {
    ...{ id: `${version} ${field}`, subject: 'mail_text', subjectId: 'a', dateId: null },
    ...{ version, field, before, after, publicationId: null },
    editedBy: 'chefin@example.com',
    createdAt: '2026-11-20T09:00:00.000Z',
  }
}

const REVISIONS = [
  revision(3, 'opening', 'b', 'c'),
  revision(2, 'subject', 'x', 'y'),
  revision(2, 'opening', 'a', 'b'),
]

test('the revisions of one edit belong together', () => {
  expect(editGroups(REVISIONS).map(({ version, changes }) => [version, changes.length])).toEqual([
    [3, 1],
    [2, 2],
  ])
})

test('the values after each edit follow from the present ones', () => {
  const present = { subject: 'y', opening: 'c', closing: 'z' }

  expect(valuesAfter(editGroups(REVISIONS), present)).toEqual([
    { subject: 'y', opening: 'c', closing: 'z' },
    { subject: 'y', opening: 'b', closing: 'z' },
    { subject: 'x', opening: 'a', closing: 'z' },
  ])
})
