import type { ReactNode } from 'react'
import { classes } from '#platform/design/web/classes.ts'
import { useEditorPlace } from '#platform/editing/web/use-editor-place.ts'
import { ShopTextEditor } from '#shop/trainings/web/editing/shop-text-editor.tsx'
import type { EditField } from './edit-field.ts'

interface EditedTextProps {
  field: EditField
  className?: string | undefined
  children: ReactNode
}

/** A text as a button that opens an editor in its place. */
export function EditedText({ field, className, children }: EditedTextProps) {
  const { isOpen, open, close, button } = useEditorPlace(field.id)
  if (isOpen)
    return (
      <ShopTextEditor
        field={field}
        control={field.control}
        look="sheet"
        removeLabel={field.removeLabel}
        onDone={close}
      />
    )
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
