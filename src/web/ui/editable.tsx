import { type ComponentType, createContext, type ReactNode, use } from 'react'
import type { Package } from '#domain/package/package.ts'
import type { PackageField } from '#domain/package/package-edit.ts'
import type { Training } from '#domain/training/training.ts'
import type { TrainingField } from '#domain/training/training-edit.ts'
import type { ShownText } from '../lib/editing/content-text.ts'

/** A text that staff may edit where it stands, with the thing it belongs to as the page knows it. */
export type TextTarget =
  | { kind: 'content'; text: ShownText }
  | {
      kind: 'training'
      training: Training
      field: Exclude<TrainingField, 'heroImage' | 'meetingUrl' | 'objectives' | 'methods'>
    }
  | { kind: 'package'; pkg: Package; field: Exclude<PackageField, 'features'> | 'currentPrice' }

/** A list of texts whose items staff may edit, add, move and remove. */
export type ListTarget =
  | { kind: 'training'; training: Training; field: 'objectives' | 'methods' }
  | { kind: 'package'; pkg: Package; field: 'features' }

interface TextProps {
  of: TextTarget
  children: ReactNode
}

interface ItemProps {
  of: ListTarget
  index: number
  /** Where the handle of the item stands, inside of the closest positioned parent. */
  handle: string
  children: ReactNode
}

interface AddItemProps {
  of: ListTarget
  /** Where the button stands, inside of the closest positioned parent. */
  className: string
}

interface PictureProps {
  of: Training
  /** Where the button stands, inside of the closest positioned parent. */
  className: string
}

/** What makes a page editable. It is loaded for staff only, and only once they edit. */
export interface EditingTools {
  Text: ComponentType<TextProps>
  Item: ComponentType<ItemProps>
  AddItem: ComponentType<AddItemProps>
  Picture: ComponentType<PictureProps>
  Meeting: ComponentType<PictureProps>
}

/** The tools while somebody edits; null for everyone else, for whom everything below is just what is inside it. */
export const Editing = createContext<EditingTools | null>(null)

export function useIsEditing(): boolean {
  return use(Editing) !== null
}

/** A text; in edit mode a button that opens its editor. */
export function Editable({ of, children }: TextProps) {
  const tools = use(Editing)
  return tools ? <tools.Text of={of}>{children}</tools.Text> : children
}

/** A text of the page's own, looked up by its key. */
export function EditableContent({ text }: { text: ShownText }) {
  return <Editable of={{ kind: 'content', text }}>{text.content}</Editable>
}

/** An item of a list; in edit mode it can be changed, moved and removed. */
export function EditableItem(props: ItemProps) {
  const tools = use(Editing)
  return tools ? <tools.Item {...props} /> : props.children
}

/** Nothing; in edit mode a button below the list that adds an item. */
export function AddItem(props: AddItemProps) {
  const tools = use(Editing)
  return tools && <tools.AddItem {...props} />
}

/** Nothing; in edit mode a button on a training's picture that changes it. */
export function ChangePicture(props: PictureProps) {
  const tools = use(Editing)
  return tools && <tools.Picture {...props} />
}

/** Nothing; in edit mode a button on a training's picture that opens its meeting link. */
export function EditMeeting(props: PictureProps) {
  const tools = use(Editing)
  return tools && <tools.Meeting {...props} />
}
