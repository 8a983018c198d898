import { type FormEvent, type ReactNode, useState } from 'react'
import { Button, ButtonAnchor } from './button.tsx'
import { ErrorSummary } from './error-summary.tsx'
import type { FormRefusal } from './form-refusal.ts'
import { TextAreaField } from './text-area-field.tsx'
import { useHydrated } from './use-hydrated.ts'

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
  const isReady = useHydrated()
  const [refused, setRefused] = useState<(FormRefusal & { count: number }) | null>(null)
  const [isPending, setIsPending] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const typed = new FormData(event.currentTarget).get('reason')
    setIsPending(true)
    const refusal = await onConfirm(typeof typed === 'string' ? typed.trim() : '')
    setIsPending(false)
    setRefused((earlier) => refusal && { ...refusal, count: (earlier?.count ?? 0) + 1 })
  }

  return (
    <form noValidate method="post" onSubmit={submit} className="flex min-w-0 flex-col gap-5">
      {refused && (
        <ErrorSummary
          key={refused.count}
          title={refused.title}
          advice={refused.advice}
          isAllRight={false}
          items={[]}
        />
      )}
      {refused?.link && (
        <ButtonAnchor
          href={refused.link.href}
          variant="secondary"
          size="small"
          className="self-start"
        >
          {refused.link.label}
        </ButtonAnchor>
      )}
      {children}
      {reason && (
        <TextAreaField
          id={reason.id}
          name="reason"
          label={reason.label}
          maxLength={reason.maxLength}
        />
      )}
      <div className="flex flex-wrap gap-3">
        {/* Before hydration a click must not submit the form: the browser would leave the page. */}
        <Button
          type={isReady ? 'submit' : 'button'}
          size={size}
          pending={isPending}
          className="max-sm:grow"
        >
          {confirmLabel}
        </Button>
        {onCancel && (
          <Button variant="secondary" size={size} disabled={isPending} onClick={onCancel}>
            Abbrechen
          </Button>
        )}
      </div>
    </form>
  )
}
