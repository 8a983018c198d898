import {
  FACT_LISTS,
  type FactList,
  type FactRow,
  type FactSheet,
  isAsFound,
  isFilled,
  ROWS_MAX,
  type SingleFact,
  withList,
} from './fact-sheet.ts'

/**
 * The sheet of a new reading with what the visitor corrected in that of the last one: changed and added facts stay as
 * they wrote them, and removed ones stay away. What was only found, and is found no more, is gone.
 */
export function withCorrections(sheet: FactSheet, last: FactSheet): FactSheet {
  const single = (fact: SingleFact): FactRow =>
    isFilled(last[fact]) && !isAsFound(last[fact])
      ? { ...sheet[fact], text: last[fact].text }
      : sheet[fact]
  const kind = last.foundKind && last.kind !== last.foundKind ? last.kind : sheet.kind
  let corrected: FactSheet = {
    ...sheet,
    kind,
    name: single('name'),
    description: single('description'),
    size: single('size'),
    founded: single('founded'),
  }
  for (const list of FACT_LISTS) corrected = withListCorrected(corrected, last, list)
  return corrected
}

function withListCorrected(sheet: FactSheet, last: FactSheet, list: FactList): FactSheet {
  const rows = last.lists[list]
  const isRemoved = ({ text }: FactRow) =>
    last.removed?.[list]?.some((found) => found.text === text) ?? false
  const kept = sheet.lists[list].filter((row) => !isRemoved(row))
  const removed = sheet.lists[list].filter(isRemoved).flatMap(({ found }) => found ?? [])
  const sameFact = (row: FactRow) => rows.find(({ found }) => found?.text === row.found?.text)
  const own = rows
    .filter((row) => isFilled(row) && !isAsFound(row))
    .filter(({ found }) => !found || !kept.some((row) => row.found?.text === found.text))
    .map((row, index) => ({ ...row, id: sheet.nextId + index, found: null }))
  const corrected = kept.map((row) => {
    const { text, kind } = sameFact(row) ?? row
    return { ...row, text, kind }
  })
  return {
    ...withList(sheet, list, [...corrected, ...own].slice(0, ROWS_MAX)),
    removed: { ...sheet.removed, [list]: removed },
    nextId: sheet.nextId + own.length,
  }
}

/** True where the visitor changed, added or removed something that a new reading has to leave alone. */
export function hasCorrections(sheet: FactSheet): boolean {
  const rows = [sheet.name, sheet.description, sheet.size, sheet.founded]
  const all = [...rows, ...Object.values(sheet.lists).flat()]
  const isRemoved = Object.values(sheet.removed ?? {}).some((found) => found.length > 0)
  return isRemoved || all.some((row) => isFilled(row) && !isAsFound(row))
}
