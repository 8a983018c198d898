import type { EditingTools } from '#shop/trainings/web/editing/editable.tsx'
import { AddItemButton } from './add-item-button.tsx'
import { EditBar } from './edit-bar.tsx'
import { ItemTool } from './item-tool.tsx'
import { MeetingTool } from './meeting-tool.tsx'
import { PictureTool } from './picture-tool.tsx'
import { TextTool } from './text-tool.tsx'
// The style sheet of a page contains only what its visitors see.
import '#platform/design/web/app.css'

const TOOLS: EditingTools = {
  Text: TextTool,
  Item: ItemTool,
  AddItem: AddItemButton,
  Picture: PictureTool,
  Meeting: MeetingTool,
}

/** All editing components, passed to pages in one object once an administrator edits. */
export const EDIT_MODE = { tools: TOOLS, EditBar } as const
