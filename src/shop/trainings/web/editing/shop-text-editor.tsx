import { isSingleLine } from '#platform/basics/domain/single-line.ts'
import type { EditSubject } from '#platform/editing/web/content-writes.ts'
import { TextEditor, type TextEditorProps } from '#platform/editing/web/text-editor.tsx'
import type { EditedField, Saving } from '#platform/editing/web/use-field-editor.ts'
import { problemOf } from './edit-problem.ts'
import { useSaveEdit } from './save-edit.ts'

/** A text of a training page. */
export interface ShopField extends EditedField {
  subject: EditSubject
}

/** How a text of a training page is saved: at once, for visitors too. */
export function useShopSaving({ subject, before }: ShopField): Saving {
  const saveEdit = useSaveEdit()
  return {
    isSingleLine: Object.keys(before).every((name) => isSingleLine(subject.kind, name)),
    problemOf: (after) => problemOf(subject, after),
    save: (edit) => saveEdit({ subject, ...edit }),
  }
}

/** The editor of a text of a training page. */
export function ShopTextEditor(
  props: Omit<TextEditorProps, 'field' | 'saving'> & { field: ShopField },
) {
  return <TextEditor {...props} saving={useShopSaving(props.field)} />
}
