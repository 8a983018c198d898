/** The ticked rows of a list. */
export interface Selection {
  ids: ReadonlySet<string>
  /** The row that was ticked or unticked last, from which a range reaches; null for none. */
  anchor: string | null
}

export const NOTHING_SELECTED: Selection = { ids: new Set(), anchor: null }

export type SelectionAction =
  /** @param loaded the ids of the loaded rows, in their order */
  | { type: 'tick'; id: string; isRange: boolean; loaded: readonly string[] }
  | { type: 'tick-loaded'; isTicked: boolean; loaded: readonly string[] }
  /** Everything that the filter finds, loaded or not. */
  | { type: 'select-found'; ids: readonly string[] }
  | { type: 'clear' }

/** The selection after an action. Rows that are not loaded stay selected. */
export function reduceSelection(before: Selection, action: SelectionAction): Selection {
  switch (action.type) {
    case 'tick':
      return tick(before, action)
    case 'tick-loaded':
      return { ids: withRows(before.ids, action.loaded, action.isTicked), anchor: null }
    case 'select-found':
      return { ids: new Set(action.ids), anchor: null }
    case 'clear':
      return NOTHING_SELECTED
  }
}

/** All rows of a range get the new state of the row that was clicked. */
function tick(
  before: Selection,
  { id, isRange, loaded }: Extract<SelectionAction, { type: 'tick' }>,
): Selection {
  const rows = isRange ? rangeOf(loaded, before.anchor, id) : [id]
  return { ids: withRows(before.ids, rows, !before.ids.has(id)), anchor: id }
}

/** The rows between two rows, with both. Only the second one where the first is not in the list any more. */
function rangeOf(loaded: readonly string[], from: string | null, to: string): readonly string[] {
  const start = from === null ? -1 : loaded.indexOf(from)
  const end = loaded.indexOf(to)
  if (start < 0 || end < 0) return [to]
  return loaded.slice(Math.min(start, end), Math.max(start, end) + 1)
}

function withRows(ids: ReadonlySet<string>, rows: readonly string[], isTicked: boolean) {
  const next = new Set(ids)
  for (const row of rows) {
    if (isTicked) next.add(row)
    else next.delete(row)
  }
  return next
}
