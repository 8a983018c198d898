import { TextField } from '#platform/design/web/field.tsx'
import { MEMBER_NAME_MAX } from '#tools/rooms/domain/room.ts'
import type { RoomTexts } from '../flight-deck-room-texts.ts'

/** Where the focus goes when the name is missing. */
const NAME_FIELD_ID = 'room-name'

interface NameFieldProps {
  texts: RoomTexts['start']
  name: string
  /** Whether somebody tried to go on without a name. */
  isMissing: boolean
  onChange: (name: string) => void
}

/** The name that somebody has in a room. */
export function NameField({ texts, name, isMissing, onChange }: NameFieldProps) {
  return (
    <TextField
      id={NAME_FIELD_ID}
      label={texts.name}
      hint={texts.nameHint}
      error={isMissing && name.trim() === '' ? texts.noName : undefined}
      autoComplete="off"
      maxLength={MEMBER_NAME_MAX}
      value={name}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

export function focusName(): void {
  document.getElementById(NAME_FIELD_ID)?.focus()
}
