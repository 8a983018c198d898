import { expect, test } from 'vitest'
import type { ImportLine } from '../domain/content-transfer.ts'
import { changesIn, onSiteOnly, reportParts } from './report-parts.ts'

function line(part: ImportLine['part'], name: string, effect: ImportLine['effect']): ImportLine {
  return { part, name, effect, fields: [], reason: null }
}

const LINES = [
  line('trainings', 'Brot', 'changed'),
  line('trainings', 'Uhren', 'same'),
  line('trainings', 'Pilze', 'stays'),
  line('trainings', 'Drachen', 'hidden'),
  line('dates', 'Brot: Montag', 'kept'),
  line('prices', 'Ostern', 'stays'),
]

test('a report has its parts in the order of the import, and says what changes one by one', () => {
  expect(reportParts({ lines: LINES.toReversed() })).toEqual([
    { part: 'prices', lines: [], same: 0, staying: ['Ostern'] },
    { part: 'trainings', lines: [LINES[3], LINES[0]], same: 1, staying: ['Pilze'] },
    { part: 'dates', lines: [LINES[4]], same: 0, staying: [] },
  ])
})

test('what stays and what is kept is no change', () => {
  expect(changesIn({ lines: LINES })).toBe(2)
  expect(onSiteOnly({ lines: LINES }, 'prices')).toEqual(['Ostern'])
  expect(onSiteOnly({ lines: LINES }, 'dates')).toEqual([])
})
