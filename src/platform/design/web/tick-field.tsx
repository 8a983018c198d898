import type { ComponentProps } from 'react'
import type { FieldFrameProps } from './field.tsx'

type TickFieldProps = Pick<FieldFrameProps, 'id' | 'label' | 'className'> &
  Omit<ComponentProps<'input'>, 'type' | 'className'>

/** A tick with its label. */
export function TickField({ id, label, className, ...input }: TickFieldProps) {
  return (
    <div className={className}>
      <label htmlFor={id} className="flex min-h-11 items-center gap-3 text-small">
        <input {...input} id={id} type="checkbox" className="size-5 shrink-0 accent-brand" />
        <span>{label}</span>
      </label>
    </div>
  )
}
