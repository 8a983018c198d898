import { classes } from '#platform/design/web/classes.ts'
import { CONTROL_LOOK, type ControlAttributes } from '#platform/design/web/field.tsx'
import { FACT_MAX_LENGTH } from './fact-sheet.ts'

interface FactAreaProps {
  value: string
  onChange: (text: string) => void
  /** Attributes from the Field that labels it. */
  control?: ControlAttributes
  id?: string
  label?: string
  rows?: number
}

/** A field for a fact. Its height grows with the text. */
export function FactArea({ value, onChange, control, id, label, rows = 1 }: FactAreaProps) {
  return (
    <textarea
      {...(control ?? { id, 'aria-label': label })}
      rows={rows}
      maxLength={FACT_MAX_LENGTH}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className={classes(CONTROL_LOOK, 'field-sizing-content min-h-12 resize-none py-2.5')}
    />
  )
}
