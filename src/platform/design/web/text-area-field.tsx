import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import { CONTROL_LOOK, Field, type FieldFrameProps } from './field.tsx'

type TextAreaFieldProps = FieldFrameProps & Omit<ComponentProps<'textarea'>, keyof FieldFrameProps>

/** A field of several lines, which grows with its text where the browser supports it. */
export function TextAreaField({
  id,
  label,
  required,
  hint,
  error,
  className,
  rows = 2,
  ...textarea
}: TextAreaFieldProps) {
  return (
    <Field {...{ id, label, required, hint, error, className }}>
      {(control) => (
        <textarea
          {...textarea}
          {...control}
          rows={rows}
          // Where `field-sizing` is supported, `rows` no longer sets the minimum height.
          style={{ minHeight: `calc(${rows} * 1lh + 1.625rem)` }}
          className={classes(CONTROL_LOOK, 'field-sizing-content resize-y py-3')}
        />
      )}
    </Field>
  )
}
