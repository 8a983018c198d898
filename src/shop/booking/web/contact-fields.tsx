import type { ComponentProps } from 'react'
import { TextField } from '#platform/design/web/field.tsx'
import type { FormField } from '#platform/design/web/text-form.tsx'

interface ContactFieldsProps<Name extends string> {
  fields: readonly FormField<Name>[]
  /** The field's id, value, error and events, as its form keeps them. */
  bind: (name: Name) => Omit<ComponentProps<typeof TextField>, 'label'>
  /** What the enter key does in the last field, on a touch screen. */
  lastKey?: 'next' | 'done' | 'send'
}

/** The text fields of a person, in a form that has others as well. */
export function ContactFields<Name extends string>(props: ContactFieldsProps<Name>) {
  const { fields, bind, lastKey = 'next' } = props
  return fields.map(({ name, label, missing, maxLength, autoComplete, isEmail }, index) => (
    <TextField
      key={name}
      label={label}
      required={missing !== null}
      maxLength={maxLength}
      autoComplete={autoComplete}
      enterKeyHint={index === fields.length - 1 ? lastKey : 'next'}
      {...(isEmail && { type: 'email', inputMode: 'email', spellCheck: false })}
      {...bind(name)}
    />
  ))
}
