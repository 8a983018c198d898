import type { ComponentProps, ReactNode, Ref } from 'react'
import { WEBSITE_INPUT } from '#platform/basics/web/website-address.ts'
import { classes } from '#platform/design/web/classes.ts'
import { CONTROL_LOOK, Field } from '#platform/design/web/field.tsx'
import { useStrategy } from './use-strategy.ts'

/** Id of the current title, which takes the focus when the view changes. */
export const STEP_TITLE_ID = 'strategy-step'

export function StepHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header>
      <h2
        id={STEP_TITLE_ID}
        tabIndex={-1}
        className="max-w-[28ch] text-h2 outline-none focus-visible:shadow-none"
      >
        {title}
      </h2>
      {children && <div className="mt-3 max-w-[64ch] text-secondary">{children}</div>}
    </header>
  )
}

interface NoticeProps {
  /** `alert` for errors: screen readers announce it at once. */
  tone?: 'status' | 'alert'
  title?: string | undefined
  text: string
  /** Links or buttons to continue with. */
  children?: ReactNode
}

/** A message above a step: what has happened, and what the visitor can do. */
export function Notice({ tone = 'status', title, text, children }: NoticeProps) {
  return (
    <div
      className={classes(
        'flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border-2 bg-white px-5 py-4 sm:px-6',
        tone === 'alert' ? 'border-error' : 'border-sand',
      )}
    >
      <div role={tone} className="min-w-0 max-w-[70ch]">
        {title && <p className="font-semibold">{title}</p>}
        <p>{text}</p>
      </div>
      {children && <div className="flex flex-wrap gap-3">{children}</div>}
    </div>
  )
}

interface AddressFieldProps {
  id: string
  input?: Ref<HTMLInputElement>
  label: string
  error: string | undefined
  value: string
  onText: (text: string) => void
  /** The button beside it. */
  children: ReactNode
}

/** A field for the address of a website, with the button that reads it. */
export function AddressField({
  id,
  input,
  label,
  error,
  value,
  onText,
  children,
}: AddressFieldProps) {
  const { placeholder } = useStrategy().texts.address
  return (
    <div className="flex flex-col gap-3 sm:flex-row sm:items-start">
      <Field id={id} label={label} error={error} className="sm:grow">
        {(control) => (
          <input
            {...control}
            {...WEBSITE_INPUT}
            ref={input}
            placeholder={placeholder}
            value={value}
            onChange={({ target }) => onText(target.value)}
            className={classes(CONTROL_LOOK, 'h-13')}
          />
        )}
      </Field>
      {/* Beside the field, below the height of its label. */}
      <div className="grid shrink-0 sm:mt-[calc(1.5*var(--text-small)+0.375rem)]">{children}</div>
    </div>
  )
}

type GrowingAreaProps = Omit<ComponentProps<'textarea'>, 'onChange' | 'className'> & {
  onText: (text: string) => void
}

/** A field for a text. Its height grows with it. */
export function GrowingArea({ onText, ...props }: GrowingAreaProps) {
  return (
    <textarea
      rows={1}
      {...props}
      onChange={({ target }) => onText(target.value)}
      className={classes(CONTROL_LOOK, 'field-sizing-content min-h-12 resize-none py-2.5')}
    />
  )
}
