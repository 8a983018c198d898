import { useState } from 'react'
import {
  ADDED_MAX,
  asDrafted,
  changedText,
  type DraftEdits,
  type EditedSection,
  type EditKind,
  lineOf,
  withAdded,
  withAddedText,
  withoutAdded,
  withoutEmptyLines,
  withStruck,
  withTakenBack,
  withText,
} from '../domain/strategy-edits.ts'
import type { LastEdit, MadeDraft } from './consultation.ts'
import { useFocusById } from './use-focus-by-id.ts'

/** A line of the draft, or an added one. */
export type EditedItem = DraftedItem | AddedItem

export interface DraftedItem {
  readonly section: EditedSection
  readonly key: string
  readonly original: string
}

export interface AddedItem {
  readonly section: EditedSection
  readonly id: number
}

/** The ids of the elements of a line and of a section that can take the focus. */
export const FOCUS_IDS = {
  field: (item: EditedItem) => `draft-field-${keyOf(item)}`,
  edit: (item: EditedItem) => `draft-edit-${keyOf(item)}`,
  takeBack: (item: EditedItem) => `draft-back-${keyOf(item)}`,
  add: (section: EditedSection) => `draft-add-${section}`,
  undo: (section: EditedSection) => `draft-undo-${section}`,
} as const

export type DraftEditor = ReturnType<typeof useDraftEditor>

/**
 * Edits the lines of a draft. What is typed is stored at once; the last edit can be undone. One line is open at a time.
 */
export function useDraftEditor(
  { edits, lastEdit }: Pick<MadeDraft, 'edits' | 'lastEdit'>,
  onEdit: (edits: DraftEdits, lastEdit: LastEdit | null) => void,
) {
  const [open, setOpen] = useState<OpenLine | null>(null)
  const focus = useFocusById()
  const save = (section: EditedSection, what: EditKind, changed: DraftEdits, before = edits) =>
    onEdit(changed, { section, what, before })

  const begin = (item: EditedItem, openEdits = edits) => {
    setOpen({ key: keyOf(item), text: textOf(item, openEdits), before: openEdits, lastEdit })
    focus(FOCUS_IDS.field(item))
  }

  const finishDrafted = (item: DraftedItem, opened: OpenLine | null) => {
    const { isStruck } = lineOf(edits, item.key, item.original)
    if (isStruck) save(item.section, 'struck', edits, opened?.before)
    focus(isStruck ? FOCUS_IDS.takeBack(item) : FOCUS_IDS.edit(item))
  }

  const finishAdded = (item: AddedItem, opened: OpenLine | null) => {
    const isOld = hasLine(opened?.before, item.id)
    const kept = withoutEmptyLines(edits)
    const isKept = hasLine(kept, item.id)
    if (!isKept && isOld) save(item.section, 'removed', kept, opened?.before)
    if (!isKept && !isOld) onEdit(kept, opened?.lastEdit ?? null)
    // After a new line somebody often adds the next.
    focus(isKept && isOld ? FOCUS_IDS.edit(item) : FOCUS_IDS.add(item.section))
  }

  return {
    edits,
    lastEdit,
    begin: (item: EditedItem) => begin(item),
    /** The text in the field of an open line; undefined where the line is not open. */
    openText: (item: EditedItem) => (open?.key === keyOf(item) ? open.text : undefined),

    type(item: EditedItem, text: string) {
      setOpen(open && { ...open, text })
      if ('id' in item) {
        const what = hasLine(open?.before, item.id) ? 'changed' : 'added'
        save(item.section, what, withAddedText(edits, item.id, text), open?.before)
      } else {
        const changed = withText(edits, item.key, item.original, text)
        save(item.section, 'changed', changed, open?.before)
      }
    },

    /** Closes the open line. An emptied line of the draft is struck out then, and an added one is gone. */
    finish(item: EditedItem) {
      setOpen(null)
      if ('id' in item) finishAdded(item, open)
      else finishDrafted(item, open)
    },

    /** Closes the open line as it was before. What was typed can be restored. */
    cancel(item: EditedItem) {
      if (!open) return
      setOpen(null)
      const before = withoutEmptyLines(open.before)
      const typed = withoutEmptyLines(edits)
      if (JSON.stringify(before) === JSON.stringify(typed)) onEdit(before, open.lastEdit)
      else save(item.section, 'cancelled', before, typed)
      const isNew = 'id' in item && !hasLine(before, item.id)
      focus(isNew ? FOCUS_IDS.add(item.section) : FOCUS_IDS.edit(item))
    },

    strike(item: DraftedItem) {
      save(item.section, 'struck', withStruck(edits, item.key))
      focus(FOCUS_IDS.takeBack(item))
    },

    takeBack(item: DraftedItem) {
      save(item.section, 'taken back', withTakenBack(edits, item.key))
      focus(FOCUS_IDS.edit(item))
    },

    /** Restores the drafted words of a line. */
    restore(item: DraftedItem) {
      save(item.section, 'restored', asDrafted(edits, item.key))
      focus(FOCUS_IDS.edit(item))
    },

    /** The added lines of a section; an empty one only while it is open. */
    addedTo: (section: EditedSection) =>
      edits.added.filter(
        (line) =>
          line.section === section && (line.text.trim() !== '' || open?.key === keyOf(line)),
      ),

    canAdd: (section: EditedSection) =>
      edits.added.filter((line) => line.section === section).length < ADDED_MAX,

    add(section: EditedSection) {
      const before = withoutEmptyLines(edits)
      const added = withAdded(before, section)
      onEdit(added.edits, lastEdit)
      begin({ section, id: added.id }, before)
    },

    remove(item: AddedItem) {
      save(item.section, 'removed', withoutAdded(edits, item.id))
      focus(FOCUS_IDS.undo(item.section))
    },

    /** Undoes the last edit. Undoing it can be undone in turn. */
    undo() {
      if (!lastEdit) return
      setOpen(null)
      save(lastEdit.section, 'undone', lastEdit.before)
      focus(FOCUS_IDS.undo(lastEdit.section))
    },
  }
}

interface OpenLine {
  readonly key: string
  /** As typed: stored are no spaces that are the only change. */
  readonly text: string
  /** The edits before it was opened. */
  readonly before: DraftEdits
  readonly lastEdit: LastEdit | null
}

function textOf(item: EditedItem, edits: DraftEdits): string {
  if ('id' in item) return edits.added.find(({ id }) => id === item.id)?.text ?? ''
  return changedText(edits, item.key) ?? item.original
}

function keyOf(item: EditedItem): string {
  return 'id' in item ? `added.${item.id}` : item.key
}

/** True where an added line was there already. */
function hasLine(edits: DraftEdits | undefined, id: number): boolean {
  return edits?.added.some((line) => line.id === id) ?? false
}
