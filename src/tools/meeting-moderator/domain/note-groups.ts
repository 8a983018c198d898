import {
  type AgendaItem,
  type Meeting,
  type MeetingNote,
  NOTE_LISTS,
  type NoteList,
} from './meeting.ts'
import { MINUTE_MS, spentOn } from './meeting-clock.ts'

/** An item of the agenda with its times and what was noted for it. */
export interface NoteGroup {
  /** Null for what was noted without an item. */
  readonly item: AgendaItem | null
  /** From 1. */
  readonly place: number
  /** Minutes; null before the meeting. */
  readonly taken: number | null
  /** In the order of {@link NOTE_LISTS}. */
  readonly notes: readonly { readonly list: NoteList; readonly note: MeetingNote }[]
}

/**
 * The minutes item by item, in the order of the agenda. What belongs to no item stands in a last part, where there is
 * any.
 *
 * @param now the instant in milliseconds, for a meeting that has not ended
 */
export function noteGroups({ agenda, run, notes }: Meeting, now: number): readonly NoteGroup[] {
  const ids = new Set(agenda.map(({ id }) => id))
  const of = (item: string | null) =>
    NOTE_LISTS.flatMap((list) =>
      notes[list]
        .filter((note) => (item === null ? !ids.has(note.item) : note.item === item))
        .map((note) => ({ list, note })),
    )
  const groups = agenda.map((item, index) => ({
    item,
    place: index + 1,
    taken: run && Math.round(spentOn(run, item.id, now) / MINUTE_MS),
    notes: of(item.id),
  }))
  const others = of(null)
  if (others.length === 0) return groups
  return [...groups, { item: null, place: 0, taken: null, notes: others }]
}
