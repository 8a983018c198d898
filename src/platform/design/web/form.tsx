import type { FormEvent, KeyboardEvent, ReactNode } from 'react'
import { Button, ButtonAnchor } from './button.tsx'
import { classes } from './classes.ts'
import { ErrorSummary } from './error-summary.tsx'
import { useHydrated } from './use-hydrated.ts'
import type { Refused } from './use-send.ts'

interface FormSummaryProps {
  refusal: Refused | null
  /** Begins the ids of the fields: "ID-NAME". Without it, a field's id is its name. */
  id?: string | undefined
  /** From top to bottom. A label begins the field's line. */
  fields?: ReadonlyArray<{ name: string; label?: string }> | undefined
  /** What is wrong now, by the field's name. */
  open?: ReadonlyMap<string, string> | undefined
  linkSize?: 'small' | 'regular'
}

const NOTHING: ReadonlyMap<string, string> = new Map()

/** Why the form was refused, with a link to each field, and what can be done instead. */
export function FormSummary({
  refusal,
  id,
  fields = [],
  open = NOTHING,
  linkSize = 'small',
}: FormSummaryProps) {
  if (!refusal) return null
  const { count, title, advice, link, problems } = refusal
  return (
    <>
      <ErrorSummary
        key={count}
        title={title}
        advice={advice}
        isAllRight={fields.length > 0 && open.size === 0}
        items={fields.flatMap(({ name, label }) => {
          const text = problems.get(name)
          if (text === undefined) return []
          return {
            fieldId: id ? `${id}-${name}` : name,
            text: label ? `${label}: ${text}` : text,
            solved: !open.has(name),
          }
        })}
      />
      {link && (
        <ButtonAnchor href={link.href} variant="secondary" size={linkSize} className="self-start">
          {link.label}
        </ButtonAnchor>
      )}
    </>
  )
}

interface FormButtonsProps {
  submitLabel: string
  pendingLabel?: string | undefined
  isPending: boolean
  isDisabled?: boolean | undefined
  /** Undefined where there is nothing to return to. */
  onCancel?: (() => void) | undefined
  size?: 'small' | 'regular' | undefined
  /** Of the button that sends. */
  submitClassName?: string | undefined
}

/** Sends a form, or leaves it. */
export function FormButtons({
  submitLabel,
  pendingLabel,
  isPending,
  isDisabled,
  onCancel,
  size = 'small',
  submitClassName,
}: FormButtonsProps) {
  const isReady = useHydrated()
  return (
    <div className="flex flex-wrap gap-3">
      {/* Before hydration a click must not submit the form: the browser would leave the page. */}
      <Button
        type={isReady ? 'submit' : 'button'}
        size={size}
        pending={isPending}
        pendingLabel={pendingLabel}
        disabled={isDisabled}
        className={submitClassName}
      >
        {submitLabel}
      </Button>
      {onCancel && (
        <Button variant="secondary" size={size} disabled={isPending} onClick={onCancel}>
          Abbrechen
        </Button>
      )}
    </div>
  )
}

interface FormProps extends Partial<FormSummaryProps>, FormButtonsProps {
  onSubmit: (event: FormEvent<HTMLFormElement>) => unknown
  onChange?: (event: FormEvent<HTMLFormElement>) => void
  onKeyDown?: (event: KeyboardEvent<HTMLFormElement>) => void
  className?: string
  children?: ReactNode
}

/** A form: why it was refused, its fields, and its buttons. */
export function Form({
  onSubmit,
  onChange,
  onKeyDown,
  className = 'grid gap-5',
  children,
  refusal = null,
  id,
  fields,
  open,
  ...buttons
}: FormProps) {
  return (
    <form
      noValidate
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        if (!buttons.isPending) void onSubmit(event)
      }}
      onChange={onChange}
      onKeyDown={onKeyDown}
      className={classes('min-w-0', className)}
    >
      <FormSummary {...{ refusal, id, fields, open }} />
      {children}
      <FormButtons {...buttons} />
    </form>
  )
}
