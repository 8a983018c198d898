import { type ComponentProps, useId } from 'react'
import { classes } from '#platform/design/web/classes.ts'
import { CONTROL_LOOK } from '#platform/design/web/field.tsx'
import type { Language } from '#site/pages/web/page-table.ts'
import { weekdayOf } from './meeting-formats.ts'

interface DayInputProps extends Omit<ComponentProps<'input'>, 'type' | 'max' | 'onChange'> {
  /** A calendar day; '' for none. */
  value: string
  language: Language
  onChange: (day: string) => void
}

/** A date field that names the weekday below it: the field of the browser does not. */
export function DayInput({ value, language, onChange, className, ...input }: DayInputProps) {
  const id = useId()
  const weekday = weekdayOf(value, language)
  return (
    <>
      <input
        {...input}
        type="date"
        max="9999-12-31"
        value={value}
        aria-describedby={weekday ? id : undefined}
        onChange={({ target }) => onChange(target.value)}
        className={classes(CONTROL_LOOK, className)}
      />
      {weekday && (
        <span id={id} className="mt-1.5 block text-muted text-small">
          {weekday}
        </span>
      )}
    </>
  )
}
