import { type ComponentProps, useState } from 'react'
import { NumberInput } from '#platform/design/web/number-input.tsx'
import { MEETING_MINUTES_MAX } from '../domain/meeting.ts'

interface MinutesInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  value: number
  onChange: (minutes: number) => void
}

/** A field for whole minutes. While somebody types, it may be empty or invalid; the last valid number is used. */
export function MinutesInput({ value, onChange, onBlur, ...input }: MinutesInputProps) {
  const [typed, setTyped] = useState<string>()
  return (
    <NumberInput
      {...input}
      inputMode="numeric"
      min={1}
      max={MEETING_MINUTES_MAX}
      value={typed ?? value}
      onChange={({ target }) => {
        setTyped(target.value)
        const minutes = Number(target.value)
        if (Number.isInteger(minutes) && minutes >= 1 && minutes <= MEETING_MINUTES_MAX) {
          onChange(minutes)
        }
      }}
      onBlur={(event) => {
        setTyped(undefined)
        onBlur?.(event)
      }}
    />
  )
}
