import { DropdownMenu } from 'radix-ui'
import type { ReactNode } from 'react'
import { classes } from '#platform/design/web/classes.ts'
import { GripIcon } from '#platform/design/web/icons.tsx'
import type { ListTarget } from '#shop/trainings/web/editing/editable.tsx'
import {
  handleId,
  itemField,
  itemLabel,
  itemsOf,
  itemText,
  mayBeEmpty,
  moved,
} from './edit-field.ts'
import { EditedText } from './edited-text.tsx'
import { useListEdit } from './use-list-edit.tsx'

interface ItemToolProps {
  of: ListTarget
  index: number
  handle: string
  children: ReactNode
}

/** An item of a list: its text, and a menu with further actions. */
export function ItemTool({ of, index, handle, children }: ItemToolProps) {
  return (
    <>
      <EditedText field={itemField(of, index)}>{children}</EditedText>
      <ItemMenu of={of} index={index} className={handle} />
    </>
  )
}

interface ItemMenuProps {
  of: ListTarget
  index: number
  className: string
}

function ItemMenu({ of, index, className }: ItemMenuProps) {
  const items = itemsOf(of)
  const name = `${itemLabel(of)} „${itemText(of, items[index] ?? '')}“`
  const { isPending, save, question } = useListEdit(of, `${itemLabel(of)} ${index + 1}`)
  const last = items.length - 1

  async function change(next: readonly string[], focusOn: number) {
    if (await save(next)) focusHandle(of, focusOn)
  }
  const moveTo = (place: number) => change(moved(items, index, place), place)

  return (
    <>
      {/* Not modal: the page behind does not change, and its scroll bar stays. */}
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger
          data-item={handleId(of, index)}
          aria-label={`${name} verschieben oder entfernen`}
          aria-busy={isPending || undefined}
          className={classes(
            'absolute grid size-6 place-items-center rounded-input bg-white text-ink shadow-card hover:bg-brand-tint aria-busy:opacity-60 sm:size-7',
            className,
          )}
        >
          <GripIcon className="size-4!" />
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content
            align="start"
            sideOffset={6}
            collisionPadding={12}
            className="z-30 grid min-w-52 rounded-card border border-sand bg-white p-2 text-ink shadow-lifted"
          >
            <MenuItem
              label={`${name} nach oben`}
              isOff={index === 0}
              onSelect={() => moveTo(index - 1)}
            >
              Nach oben
            </MenuItem>
            <MenuItem
              label={`${name} nach unten`}
              isOff={index === last}
              onSelect={() => moveTo(index + 1)}
            >
              Nach unten
            </MenuItem>
            <MenuItem
              label={`${name} entfernen`}
              isOff={last === 0 && !mayBeEmpty(of)}
              onSelect={() => change(items.toSpliced(index, 1), Math.min(index, last - 1))}
            >
              Entfernen
            </MenuItem>
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      {question}
    </>
  )
}

interface MenuItemProps {
  /** Contains the name of the item, for screen readers. */
  label: string
  isOff: boolean
  onSelect: () => Promise<void>
  children: string
}

function MenuItem({ label, isOff, onSelect, children }: MenuItemProps) {
  return (
    <DropdownMenu.Item
      aria-label={label}
      disabled={isOff}
      onSelect={() => void onSelect()}
      className="flex min-h-11 cursor-pointer items-center rounded-input px-4 font-semibold text-small outline-none data-disabled:cursor-default data-highlighted:bg-brand-tint data-disabled:text-muted data-disabled:opacity-60"
    >
      {children}
    </DropdownMenu.Item>
  )
}

/** The focus follows a moved item. After a removal it moves to the next one, or, after the last, to the button that adds one. */
function focusHandle(of: ListTarget, index: number) {
  const id = handleId(of, index < 0 ? 'add' : index)
  document.querySelector<HTMLElement>(`[data-item="${CSS.escape(id)}"]`)?.focus()
}
