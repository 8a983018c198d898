import { type ComponentProps, useState } from 'react'
import { TextAreaField } from '#platform/design/web/text-area-field.tsx'

interface WrittenFieldProps extends Omit<ComponentProps<typeof TextAreaField>, 'onChange'> {
  value: string
  onText: (text: string) => void
}

/**
 * A text of the room that is sent while it is typed. As long as somebody types in its field it stays as typed, whatever
 * the server answers. Otherwise it is the stored one, so that nobody sends an old text over what another has written.
 */
export function WrittenField({ value, onText, ...field }: WrittenFieldProps) {
  const [typed, setTyped] = useState<string>()
  return (
    <TextAreaField
      {...field}
      value={typed ?? value}
      onChange={({ target }) => {
        setTyped(target.value)
        onText(target.value)
      }}
      onBlur={() => setTyped(undefined)}
    />
  )
}
