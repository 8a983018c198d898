import { classes } from '#platform/design/web/classes.ts'
import { PlusIcon } from '#platform/design/web/icons.tsx'
import { useEditorPlace } from '#platform/editing/web/use-editor-place.ts'
import type { ListTarget } from '#shop/trainings/web/editing/editable.tsx'
import { ShopTextEditor } from '#shop/trainings/web/editing/shop-text-editor.tsx'
import { newId } from '#site/pages/domain/page-content.ts'
import { handleId, itemField, itemLabel, itemsOf } from './edit-field.ts'
import { useListEdit } from './use-list-edit.tsx'

interface AddItemButtonProps {
  of: ListTarget
  className: string
}

/** Adds an item at the end of a list. The button is positioned below the list without changing the layout. */
export function AddItemButton(props: AddItemButtonProps) {
  return props.of.kind === 'content' ? <AddId {...props} /> : <AddText {...props} />
}

/** The item has several texts: it is added with what stands for them, and each is edited in its place. */
function AddId({ of, className }: AddItemButtonProps) {
  const { isPending, save, question } = useListEdit(of, `${itemLabel(of)}en`)
  const ids = itemsOf(of)
  return (
    <>
      <button
        type="button"
        data-item={handleId(of, 'add')}
        aria-busy={isPending || undefined}
        onClick={() => void save([...ids, newId(ids)])}
        className={classes(BUTTON, className)}
      >
        <PlusIcon />
        <span>{`${itemLabel(of)} hinzufügen`}</span>
      </button>
      {question}
    </>
  )
}

function AddText({ of, className }: AddItemButtonProps) {
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
    <button ref={button} type="button" onClick={open} className={classes(BUTTON, className)}>
      <PlusIcon />
      <span>{`${itemLabel(of)} hinzufügen`}</span>
    </button>
  )
}

const BUTTON =
  'absolute inline-flex min-h-7 items-center gap-1.5 whitespace-nowrap rounded-input font-semibold text-small underline decoration-dashed underline-offset-4 hover:decoration-solid'
