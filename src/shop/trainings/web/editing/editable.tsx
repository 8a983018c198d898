import { type ComponentType, createContext, type ReactNode, use } from 'react'
import type { ShownText } from '#platform/editing/web/content-text.ts'
import type { Package } from '#shop/prices/domain/package.ts'
import type { PackageField } from '#shop/prices/domain/package-edit.ts'
import type { Training } from '../../domain/training.ts'
import type { TrainingField } from '../../domain/training-edit.ts'

/** The pictures of a training that staff can change. */
export type TrainingPicture = 'heroImage' | 'boardImage'

/** The lists of a training. */
type TrainingList = 'objectives' | 'methods' | 'agenda'

/** A text that staff can edit in its place, with the data that it belongs to. */
export type TextTarget =
  | { kind: 'content'; text: ShownText }
  | {
      kind: 'training'
      training: Training
      field: Exclude<TrainingField, TrainingPicture | 'meetingUrl' | TrainingList>
    }
  | { kind: 'package'; pkg: Package; field: Exclude<PackageField, 'features'> | 'currentPrice' }

/** A list whose items staff can edit, add, move and remove. */
export type ListTarget =
  | { kind: 'training'; training: Training; field: TrainingList }
  | { kind: 'package'; pkg: Package; field: 'features' }
  /** `list` is the ids of the items, `textOf` the text of an item. */
  | {
      kind: 'content'
      field: 'questions' | 'voices'
      list: ShownText
      textOf: (id: string) => ShownText
    }

interface TextProps {
  of: TextTarget
  children: ReactNode
}

interface ItemProps {
  of: ListTarget
  index: number
  /** Position of the item's menu in the closest positioned parent. */
  handle: string
  children: ReactNode
}

interface AddItemProps {
  of: ListTarget
  /** Position of the button in the closest positioned parent. */
  className: string
}

interface MeetingProps {
  of: Training
  /** Position of the button in the closest positioned parent. */
  className: string
}

interface PictureProps extends MeetingProps {
  /** The picture of the training; its main one where this is left out. */
  field?: TrainingPicture
}

/** The components that make a page editable. Loaded only when staff edit. */
export interface EditingTools {
  Text: ComponentType<TextProps>
  Item: ComponentType<ItemProps>
  AddItem: ComponentType<AddItemProps>
  Picture: ComponentType<PictureProps>
  Meeting: ComponentType<MeetingProps>
}

/** The components while somebody edits; null otherwise: the components below then render only their children. */
export const Editing = createContext<EditingTools | null>(null)

export function useIsEditing(): boolean {
  return use(Editing) !== null
}

/** A text; in edit mode a button that opens its editor. */
export function Editable({ of, children }: TextProps) {
  const tools = use(Editing)
  return tools ? <tools.Text of={of}>{children}</tools.Text> : asElement(children)
}

/** An editable text of the page. */
export function EditableContent({ text }: { text: ShownText }) {
  return <Editable of={{ kind: 'content', text }}>{text.content}</Editable>
}

/** An item of a list; in edit mode it can be edited, moved and removed. */
export function EditableItem(props: ItemProps) {
  const tools = use(Editing)
  return tools ? <tools.Item {...props} /> : asElement(props.children)
}

/** A text in an element of its own, so that the edit mode can replace it where the browser has translated it. */
function asElement(children: ReactNode): ReactNode {
  return typeof children === 'string' ? <span>{children}</span> : children
}

/** In edit mode a button below the list that adds an item; otherwise nothing. */
export function AddItem(props: AddItemProps) {
  const tools = use(Editing)
  return tools && <tools.AddItem {...props} />
}

/** In edit mode a button on a training's picture that changes it; otherwise nothing. */
export function ChangePicture(props: PictureProps) {
  const tools = use(Editing)
  return tools && <tools.Picture {...props} />
}

/** In edit mode a button on a training's picture that opens its meeting link; otherwise nothing. */
export function EditMeeting(props: MeetingProps) {
  const tools = use(Editing)
  return tools && <tools.Meeting {...props} />
}
