import { useSyncExternalStore } from 'react'
import { editMode } from '../../lib/admin-session/edit-mode.ts'
import { Button } from '../../ui/button.tsx'
import { PencilIcon } from '../../ui/icons.tsx'
import { endEditMode } from './end-edit-mode.ts'
// The style sheet of a page contains only what its visitors see.
import '../../ui/app.css'

/** Switches edit mode on and off. In a narrow header only its icon is shown. */
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
