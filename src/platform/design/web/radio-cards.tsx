import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'
import { FieldError } from './field.tsx'

interface RadioCardsProps {
  /** Id of the first radio, so that an error summary can link to it. */
  id: string
  legend: ReactNode
  legendClassName?: string | undefined
  required?: boolean | undefined
  error?: string | undefined
  /** The selected value of a controlled group; `radio` then contains `onChange`. */
  chosen?: string | undefined
  /** The initially selected value of an uncontrolled group. */
  initial?: string | undefined
  options: ReadonlyArray<{ value: string; content: ReactNode }>
  /** Class of the box around the cards: its columns. */
  className?: string | undefined
  cardClassName?: string | undefined
  /** Name and handlers for every radio. Takes the props that react-hook-form's `register` returns. */
  radio: Omit<ComponentProps<'input'>, 'id' | 'type' | 'value' | 'className'>
}

/** A group of radio buttons, each in a card. The radios are native. */
export function RadioCards({
  id,
  legend,
  legendClassName = 'font-semibold text-small',
  required,
  error,
  chosen,
  initial,
  options,
  className,
  cardClassName = 'items-center px-4 py-3',
  radio,
}: RadioCardsProps) {
  const legendId = `${id}-legend`
  const errorId = error ? `${id}-error` : undefined
  return (
    <div
      role="radiogroup"
      aria-labelledby={legendId}
      aria-required={required || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={errorId}
      className="group min-w-0"
    >
      <div id={legendId} className={classes('mb-1.5', legendClassName)}>
        {legend}
      </div>
      <div data-choices="" className={classes('grid gap-3', className)}>
        {options.map(({ value, content }, index) => (
          <label
            key={value}
            className={classes(
              'flex min-w-0 gap-3 rounded-input border border-line bg-white transition-[background-color,border-color,box-shadow]',
              'hover:border-ink has-checked:border-brand has-checked:bg-brand-tint/45 has-checked:shadow-[inset_0_0_0_1px_var(--color-brand)]',
              'group-aria-invalid:not-has-checked:border-error',
              'has-focus-visible:outline-3 has-focus-visible:outline-ink has-focus-visible:outline-offset-3',
              cardClassName,
            )}
          >
            <input
              {...radio}
              id={index === 0 ? id : `${id}-${value}`}
              type="radio"
              required={required}
              value={value}
              {...(chosen === undefined
                ? { defaultChecked: initial !== undefined && value === initial }
                : { checked: value === chosen })}
              className="size-6 shrink-0 accent-brand focus-visible:shadow-none focus-visible:outline-none"
            />
            <span className="min-w-0 grow">{content}</span>
          </label>
        ))}
      </div>
      <FieldError id={errorId} message={error} />
    </div>
  )
}
