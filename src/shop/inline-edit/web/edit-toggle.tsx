import { useSyncExternalStore } from 'react'
import { Button } from '#platform/design/web/button.tsx'
import { PencilIcon } from '#platform/design/web/icons.tsx'
import { editMode } from '#platform/login/web/edit-mode.ts'
import { endEditMode } from './end-edit-mode.ts'
// The style sheet of a page contains only what its visitors see.
import '#platform/design/web/app.css'

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
