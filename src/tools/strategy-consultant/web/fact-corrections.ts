import { FACT_LISTS, type SingleFact } from '../domain/fact-kinds.ts'
import {
  asFound,
  type FactRow,
  type FactSheet,
  isFilled,
  ROWS_MAX,
  withList,
} from './fact-sheet.ts'

/**
 * The sheet of a new reading with what the visitor corrected in that of the last one: changed and added facts stay as
 * they wrote them, and emptied ones stay empty. What was only found, and is found no more, is gone.
 */
export function withCorrections(sheet: FactSheet, last: FactSheet): FactSheet {
  const single = (fact: SingleFact): FactRow =>
    isOwn(last[fact])
      ? { ...sheet[fact], text: last[fact].text }
      : asCorrected(sheet[fact], [last[fact]])
  let corrected: FactSheet = {
    ...sheet,
    kind: last.foundKind && last.kind !== last.foundKind ? last.kind : sheet.kind,
    name: single('name'),
    description: single('description'),
    size: single('size'),
    founded: single('founded'),
  }
  for (const list of FACT_LISTS) {
    const found = sheet.lists[list]
    const own = last.lists[list]
      .filter((row) => isOwn(row) && !found.some((one) => isSameFound(one, row)))
      .map((row, index) => ({ ...row, id: corrected.nextId + index, found: null }))
    const rows = [...found.map((row) => asCorrected(row, last.lists[list])), ...own]
    corrected = {
      ...withList(corrected, list, rows.slice(0, ROWS_MAX)),
      nextId: corrected.nextId + own.length,
    }
  }
  return corrected
}

/** In the visitor's words. */
function isOwn(row: FactRow): boolean {
  return isFilled(row) && asFound(row) === null
}

/** A found row in the words that the visitor gave the same fact. */
function asCorrected(row: FactRow, last: readonly FactRow[]): FactRow {
  const same = last.find((one) => isSameFound(one, row))
  return same ? { ...row, text: same.text, kind: same.kind } : row
}

function isSameFound(one: FactRow, other: FactRow): boolean {
  return one.found !== null && one.found.text === other.found?.text
}
