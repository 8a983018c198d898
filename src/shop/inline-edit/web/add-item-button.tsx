import { classes } from '#platform/design/web/classes.ts'
import { PlusIcon } from '#platform/design/web/icons.tsx'
import { useEditorPlace } from '#platform/editing/web/use-editor-place.ts'
import type { ListTarget } from '#shop/trainings/web/editing/editable.tsx'
import { ShopTextEditor } from '#shop/trainings/web/editing/shop-text-editor.tsx'
import { itemField, itemLabel, itemsOf } from './edit-field.ts'

interface AddItemButtonProps {
  of: ListTarget
  className: string
}

/** Adds an item at the end of a list. The button is positioned below the list without changing the layout. */
export function AddItemButton({ of, className }: AddItemButtonProps) {
  const field = itemField(of, itemsOf(of).length)
  const { isOpen, open, close, button } = useEditorPlace(field.id)
  if (isOpen) {
    return (
      <div className="mt-7 text-base">
        <ShopTextEditor look="sheet" field={field} control={field.control} onDone={close} />
      </div>
    )
  }
  return (
    <button
      ref={button}
      type="button"
      onClick={open}
      className={classes(
        'absolute inline-flex min-h-7 items-center gap-1.5 whitespace-nowrap rounded-input font-semibold text-small underline decoration-dashed underline-offset-4 hover:decoration-solid',
        className,
      )}
    >
      <PlusIcon />
      <span>{`${itemLabel(of)} hinzufügen`}</span>
    </button>
  )
}
