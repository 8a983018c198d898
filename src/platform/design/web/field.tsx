import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'

/**
 * The look of all form controls. An error appears without a transition: in several fields at once, transitions keep a
 * phone busy for a tenth of a second.
 */
export const CONTROL_LOOK =
  'block w-full min-w-0 rounded-input border border-line bg-white px-4 text-base text-ink transition-[border-color,box-shadow] placeholder:text-muted hover:border-ink aria-invalid:border-error aria-invalid:transition-none aria-invalid:shadow-[inset_0_0_0_1px_var(--color-error)]'

/** The attributes that link a control to its label, its hint and its error. */
export interface ControlAttributes {
  id: string
  required: boolean
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

export interface FieldFrameProps {
  /** Also the id of the control, so that an error summary can link to it. */
  id: string
  label: string
  /** Adds the asterisk. Browsers enforce it only where the form has no `noValidate`. */
  required?: boolean | undefined
  /** Help before typing. Anything but a plain text needs its own margin above the control. */
  hint?: ReactNode
  /** How to correct a wrong value. Its presence marks the field as invalid. */
  error?: string | undefined
  className?: string | undefined
}

interface FieldProps extends FieldFrameProps {
  children: (control: ControlAttributes) => ReactNode
}

/** Label, hint, control and error of one field, for any control. */
export function Field({ id, label, required, hint, error, className, children }: FieldProps) {
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  return (
    <div className={classes('min-w-0', className)}>
      <label htmlFor={id} className="mb-1.5 block font-semibold text-small">
        {`${label}${required ? '*' : ''}`}
      </label>
      {children({
        id,
        required: required === true,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': classes(errorId, hintId) || undefined,
      })}
      {hint && (
        <div id={hintId} className="text-muted text-small">
          {typeof hint === 'string' ? <p className="mt-1.5">{hint}</p> : hint}
        </div>
      )}
      <FieldError id={errorId} message={error} />
    </div>
  )
}

/** Explains the asterisk. Every form with required fields shows this above them. */
export function RequiredNote({ children = 'Pflichtfeld' }: { children?: string }) {
  return <p className="text-muted text-small">{`* ${children}`}</p>
}

/** The error message of a field. */
export function FieldError({
  id,
  message,
}: {
  id: string | undefined
  message: string | undefined
}) {
  if (!message) return null
  return (
    <p id={id} className="mt-1.5 font-medium text-error text-small">
      {message}
    </p>
  )
}

type TextFieldProps = FieldFrameProps & Omit<ComponentProps<'input'>, keyof FieldFrameProps>

/** A single-line field. Takes the props that react-hook-form's `register` returns. */
export function TextField({
  id,
  label,
  required,
  hint,
  error,
  className,
  type = 'text',
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ id, label, required, hint, error, className }}>
      {(control) => (
        <input {...input} {...control} type={type} className={classes(CONTROL_LOOK, 'h-13')} />
      )}
    </Field>
  )
}
