import { SelectField } from './select-field.tsx'
import { type ControlProps, type FieldOption, TextControl } from './text-form.tsx'
import { TickField } from './tick-field.tsx'

/** The control of a field of any kind: a line of text, a choice, or a tick. */
export function FormControl(props: ControlProps) {
  const { field, id, error, className, initial, value, onType } = props
  const { name, label, missing, autoComplete, hint, options, ticked } = field
  if (ticked !== undefined)
    return (
      <TickField
        {...{ id, name, label, className }}
        value={ticked}
        {...(value === undefined
          ? { defaultChecked: initial === ticked }
          : {
              checked: value === ticked,
              onChange: ({ target }) => onType?.(target.checked ? ticked : ''),
            })}
      />
    )
  if (options === undefined) return <TextControl {...props} />
  return (
    <SelectField
      {...{ id, name, label, hint, error, className, autoComplete }}
      required={missing !== null}
      {...(value === undefined
        ? { defaultValue: initial }
        : { value, onChange: ({ target }) => onType?.(target.value) })}
    >
      {withPresent(options(), value ?? initial ?? '').map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </SelectField>
  )
}

/** With what was stored before it was a choice. */
function withPresent(options: readonly FieldOption[], present: string): readonly FieldOption[] {
  return options.some(({ value }) => value === present)
    ? options
    : [...options, { value: present, label: present }]
}
