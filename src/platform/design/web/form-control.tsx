import { TextField } from './field.tsx'
import { SelectField } from './select-field.tsx'
import type { FieldOption, FormField } from './text-form.tsx'
import { TickField } from './tick-field.tsx'

export interface FormControlProps {
  field: Omit<FormField<string>, 'rule'>
  id: string
  error: string | undefined
  className?: string
  enterKeyHint?: 'next' | 'done' | 'send'
  /** What the control begins with, where it keeps its value itself. */
  initial?: string
  /** Its value, where the form keeps it, and what is told of another one. */
  value?: string
  onType?: (value: string) => void
}

/** The control of a field: a line of text, a choice, or a tick. */
export function FormControl({
  field: { name, label, missing, maxLength, autoComplete, isEmail, hint, options, ticked },
  id,
  error,
  className,
  enterKeyHint = 'next',
  initial,
  value,
  onType,
}: FormControlProps) {
  const frame = { id, label, required: missing !== null, hint, error, className }
  if (ticked !== undefined)
    return (
      <TickField
        {...{ id, name, label, className: className ?? '' }}
        value={ticked}
        {...(value === undefined
          ? { defaultChecked: initial === ticked }
          : { checked: value === ticked })}
        onChange={({ target }) => onType?.(target.checked ? ticked : '')}
      />
    )
  const control = {
    name,
    autoComplete,
    ...(value === undefined ? { defaultValue: initial } : { value }),
    onChange: ({ target }: { target: { value: string } }) => onType?.(target.value),
  }
  if (options)
    return (
      <SelectField {...frame} {...control}>
        {withPresent(options(), value ?? initial ?? '').map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </SelectField>
    )
  return (
    <TextField
      {...frame}
      {...control}
      maxLength={maxLength}
      enterKeyHint={enterKeyHint}
      {...(isEmail && { type: 'email', inputMode: 'email', spellCheck: false })}
    />
  )
}

/** With what was stored before it was a choice. */
function withPresent(options: readonly FieldOption[], present: string): readonly FieldOption[] {
  return options.some(({ value }) => value === present)
    ? options
    : [...options, { value: present, label: present }]
}
