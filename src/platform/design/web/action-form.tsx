import type { FormEvent, ReactNode } from 'react'
import { Form } from './form.tsx'
import type { FormRefusal } from './form-refusal.ts'
import { TextAreaField } from './text-area-field.tsx'
import { useSend } from './use-send.ts'

interface ActionFormProps {
  /** What confirming does. */
  children?: ReactNode
  confirmLabel: string
  /** Asks for a text of the person's own, which nobody has to write. */
  reason?: { id: string; label: string; maxLength: number } | undefined
  /** @param reason '' for none */
  onConfirm: (reason: string) => Promise<FormRefusal | null>
  onCancel?: (() => void) | undefined
  size?: 'small' | 'regular'
}

/** A question in the page with its button, and why it was refused. A dialog would weigh more than the rest of a page. */
export function ActionForm({
  children,
  confirmLabel,
  reason,
  onConfirm,
  onCancel,
  size = 'small',
}: ActionFormProps) {
  const { refusal, isPending, send } = useSend()

  function submit(event: FormEvent<HTMLFormElement>) {
    const typed = new FormData(event.currentTarget).get('reason')
    return send(() => onConfirm(typeof typed === 'string' ? typed.trim() : ''))
  }

  return (
    <Form
      className="flex flex-col gap-5"
      onSubmit={submit}
      refusal={refusal}
      submitLabel={confirmLabel}
      submitClassName="max-sm:grow"
      isPending={isPending}
      onCancel={onCancel}
      size={size}
    >
      {children}
      {reason && (
        <TextAreaField
          id={reason.id}
          name="reason"
          label={reason.label}
          maxLength={reason.maxLength}
        />
      )}
    </Form>
  )
}
