import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import { CONTROL_LOOK, Field, type FieldFrameProps } from './field.tsx'

type SelectFieldProps = FieldFrameProps & Omit<ComponentProps<'select'>, keyof FieldFrameProps>

/** A native select, which works best on phones. Its options are the children. */
export function SelectField({
  id,
  label,
  required,
  hint,
  error,
  className,
  children,
  ...select
}: SelectFieldProps) {
  return (
    <Field {...{ id, label, required, hint, error, className }}>
      {(control) => (
        <div className="relative">
          <select
            {...select}
            {...control}
            className={classes(CONTROL_LOOK, 'h-13 appearance-none truncate pr-12')}
          >
            {children}
          </select>
          <svg
            viewBox="0 0 20 20"
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 right-4 size-5 -translate-y-1/2"
          >
            <path
              d="m5 7.5 5 5 5-5"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
        </div>
      )}
    </Field>
  )
}
