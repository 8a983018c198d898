import {
  type ComponentProps,
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { WEBSITE_INPUT, websiteAddress } from '#platform/basics/web/website-address.ts'
import { Button } from '#platform/design/web/button.tsx'
import { classes } from '#platform/design/web/classes.ts'
import { CONTROL_LOOK, Field } from '#platform/design/web/field.tsx'
import { PAGES } from '#site/pages/web/page-table.ts'
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

interface AddressFormProps {
  id: string
  label: string
  value: string
  isPrimary?: boolean
  /** Whether a website cannot be read once more. */
  isKnown?: (url: string) => boolean
  onText: (text: string) => void
  /** Called with the complete URL of the website. */
  onRead: (url: string) => void
  /** Below the field. */
  children?: ReactNode
}

/** The address of a website, which is only read after submitting. */
export function AddressForm(props: AddressFormProps) {
  const { id, label, value, isPrimary = true, isKnown, onText, onRead, children } = props
  const { texts, language } = useStrategy()
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<keyof typeof texts.address.errors>()
  const problemOf = (typed: string) => {
    const website = websiteAddress(typed)
    return website.problem ?? (isKnown?.(website.url) ? 'known' : undefined)
  }
  const change = (typed: string) => {
    onText(typed)
    if (problem) setProblem(problemOf(typed))
  }

  // Takes over what was typed before hydration.
  const takeOver = useRef(() => {
    const typed = input.current?.value ?? ''
    if (typed !== '' && typed !== value) change(typed)
  })
  useEffect(() => takeOver.current(), [])

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = problemOf(value)
    setProblem(found)
    const { url } = websiteAddress(value)
    if (found || !url) input.current?.focus()
    else onRead(url)
  }
  return (
    <form action={PAGES.strategyConsultant[language]} method="get" noValidate onSubmit={onSubmit}>
      <div className="flex flex-col gap-3 sm:flex-row sm:items-start">
        <Field
          id={id}
          label={label}
          error={problem && texts.address.errors[problem]}
          className="sm:grow"
        >
          {(control) => (
            <input
              {...control}
              {...WEBSITE_INPUT}
              ref={input}
              placeholder={texts.address.placeholder}
              value={value}
              onChange={({ target }) => change(target.value)}
              className={classes(CONTROL_LOOK, 'h-13')}
            />
          )}
        </Field>
        {/* Beside the field, below the height of its label. */}
        <Button
          type="submit"
          variant={isPrimary ? 'primary' : 'secondary'}
          className="shrink-0 sm:mt-[calc(1.5*var(--text-small)+0.375rem)]"
        >
          {texts.address.button}
        </Button>
      </div>
      {children}
    </form>
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
