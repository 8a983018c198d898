import { MEMBER_NAME_MAX } from '#domain/tools/rooms/room.ts'
import type { RoomTexts } from '../../../content/flight-deck-room-texts.ts'
import { TextField } from '../../../ui/field.tsx'

interface NameFieldProps {
  texts: RoomTexts['start']
  name: string
  onChange: (name: string) => void
}

/** The name that somebody has in a room. */
export function NameField({ texts, name, onChange }: NameFieldProps) {
  return (
    <TextField
      id="room-name"
      label={texts.name}
      hint={texts.nameHint}
      autoComplete="off"
      maxLength={MEMBER_NAME_MAX}
      value={name}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
