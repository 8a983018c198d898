import { type ReactNode, useId, useState } from 'react'
import { Choice } from '#platform/design/web/choice.tsx'
import { ConfirmDialog } from '#platform/design/web/dialog.tsx'

interface InvoiceActDialogProps {
  title: string
  /** What is done, with and without sending it: "Ausstellen und senden", "Nur ausstellen". */
  labels: { send: string; only: string }
  cancelLabel?: string | undefined
  /** Where it is sent; null where that person's data was erased. */
  recipient: string | null
  pending: boolean
  onConfirm: (choice: { send: boolean }) => void
  onCancel: () => void
  /** What it does, and that it cannot be undone. */
  children: ReactNode
}

/** Asks whether a document is issued, and whether it is sent at once. */
export function InvoiceActDialog({
  title,
  labels,
  cancelLabel,
  recipient,
  pending,
  onConfirm,
  onCancel,
  children,
}: InvoiceActDialogProps) {
  const canSend = recipient !== null
  const [send, setSend] = useState(canSend)
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel={send ? labels.send : labels.only}
      cancelLabel={cancelLabel}
      pending={pending}
      onConfirm={() => onConfirm({ send })}
      onCancel={onCancel}
      details={
        <Choice
          id={useId()}
          legend="Senden"
          legendClassName="sr-only"
          className="sm:grid-cols-2"
          chosen={send ? 'send' : 'only'}
          options={[
            {
              value: 'send',
              name: labels.send,
              detail: canSend
                ? `Als E-Mail an ${recipient}.`
                : 'Die Daten dieser Person sind gelöscht.',
            },
            { value: 'only', name: labels.only, detail: 'Senden können Sie später.' },
          ]}
          disabled={pending || !canSend}
          onChoose={(value) => setSend(value === 'send')}
        />
      }
    >
      {children}
    </ConfirmDialog>
  )
}
