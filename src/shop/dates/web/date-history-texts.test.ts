import { expect, test } from 'vitest'
import type { Revision } from '#platform/editing/domain/revision.ts'
import { dateEdits } from './date-history-texts.ts'

function revision(field: string, before: unknown, after: unknown, version: number): Revision {
  return {
    id: `${field} ${version}`,
    subject: 'training',
    subjectId: 'kurs-1-uhren',
    field,
    dateId: '6f2c1d0e-4b7a-4c8d-9e3f-1a2b3c4d5e6f',
    before,
    after,
    version,
    publicationId: null,
    editedBy: `admin-${version}@example.com`,
    createdAt: `2027-01-0${version}T10:00:00.000Z`,
  }
}

test('the revisions of one edit are one entry, in the order of the form', () => {
  const edits = dateEdits([
    revision('capacity', 20, 12, 3),
    revision('endsAt', '2027-04-13T09:30:00.000Z', '2027-11-02T10:30:00.000Z', 3),
    revision('startsAt', '2027-04-13T08:00:00.000Z', '2027-11-02T09:00:00.000Z', 3),
    revision('meetingUrl', null, 'https://example.com/a', 2),
  ])
  expect(edits).toEqual([
    {
      id: 'capacity 3',
      editedBy: 'admin-3@example.com',
      createdAt: '2027-01-03T10:00:00.000Z',
      changes: [
        { label: 'Beginn', before: '13.04.2027 10:00 Uhr', after: '02.11.2027 10:00 Uhr' },
        { label: 'Ende', before: '13.04.2027 11:30 Uhr', after: '02.11.2027 11:30 Uhr' },
        { label: 'Plätze', before: '20', after: '12' },
      ],
    },
    {
      id: 'meetingUrl 2',
      editedBy: 'admin-2@example.com',
      createdAt: '2027-01-02T10:00:00.000Z',
      changes: [{ label: 'Zugangslink', before: 'leer', after: 'https://example.com/a' }],
    },
  ])
})

test.each([
  ['state', 'planned', 'cancelled', 'Zustand', 'geplant', 'abgesagt'],
  ['note', '', 'Bitte Headset mitbringen.', 'Hinweis', 'leer', 'Bitte Headset mitbringen.'],
  ['trainer', 'Mara Beispiel', null, 'Trainerin oder Trainer', 'Mara Beispiel', 'leer'],
  ['date', 'Im Mai', '13.05.2027', 'Datum', 'Im Mai', '13.05.2027'],
  // A field of a newer version of the product.
  ['room', null, 'Saal 1', 'room', 'leer', 'Saal 1'],
])('%s from %j to %j', (field, before, after, label, shownBefore, shownAfter) => {
  expect(dateEdits([revision(field, before, after, 1)])[0]?.changes).toEqual([
    { label, before: shownBefore, after: shownAfter },
  ])
})
