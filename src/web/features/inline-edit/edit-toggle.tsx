import { useSyncExternalStore } from 'react'
import { editMode } from '../../lib/admin-session/edit-mode.ts'
import { Button } from '../../ui/button.tsx'
import { PencilIcon } from '../../ui/icons.tsx'
import { endEditMode } from './end-edit-mode.ts'
// The sheet of a page holds what its visitors see.
import '../../ui/app.css'

/** Switches the edit mode on and off; beside the links of a narrow header there is only room for its icon. */
export function EditToggle() {
  const isOn = useSyncExternalStore(editMode.subscribe, editMode.read)
  return (
    <Button
      variant={isOn ? 'primary' : 'secondary'}
      size="small"
      aria-pressed={isOn}
      onClick={() => (isOn ? endEditMode() : editMode.write(true))}
      className="max-lg:w-11 max-lg:px-0!"
    >
      <PencilIcon />
      <span className="max-lg:sr-only">Bearbeiten</span>
    </Button>
  )
}
