import type { ReactNode } from 'react'
import { useEditorPlace } from '../../lib/editing/use-editor-place.ts'
import { classes } from '../../ui/classes.ts'
import type { EditField } from './edit-field.ts'
import { FieldEditor } from './field-editor.tsx'

interface EditedTextProps {
  field: EditField
  className?: string | undefined
  children: ReactNode
}

/** A text as a button, and in its place the editor that the button opens. */
export function EditedText({ field, className, children }: EditedTextProps) {
  const { isOpen, open, close, button } = useEditorPlace(field.id)
  if (isOpen) return <FieldEditor field={field} onDone={close} />
  return (
    <button
      ref={button}
      type="button"
      onClick={open}
      aria-label={
        field.value ? `${field.label} bearbeiten: ${field.value}` : `${field.label} hinzufügen`
      }
      className={classes('editable', className)}
    >
      {children}
    </button>
  )
}
