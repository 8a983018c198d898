import { type ReactNode, useId, useState } from 'react'
import { ConfirmDialog } from '#platform/design/web/dialog.tsx'
import { RadioCards } from '#platform/design/web/radio-cards.tsx'

interface InvoiceActDialogProps {
  title: string
  /** What is done, with and without sending it: "Ausstellen und senden", "Nur ausstellen". */
  labels: { send: string; only: string }
  cancelLabel?: string | undefined
  /** Where it is sent; null where that person's data was erased, undefined where there are several. */
  recipient?: string | null | undefined
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
  const id = useId()
  const canSend = recipient !== null
  const [send, setSend] = useState(canSend)
  const sentTo = recipient ? `Als E-Mail an ${recipient}.` : 'Jede als E-Mail an ihren Empfänger.'
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
        <RadioCards
          id={id}
          legend="Senden"
          legendClassName="sr-only"
          className="sm:grid-cols-2"
          cardClassName="items-start px-4 py-3"
          chosen={send ? 'send' : 'only'}
          options={[
            {
              value: 'send',
              content: (
                <>
                  <span className="block font-semibold">{labels.send}</span>
                  <span className="wrap-anywhere block text-secondary text-small hyphens-none">
                    {canSend ? sentTo : 'Die Daten dieser Person sind gelöscht.'}
                  </span>
                </>
              ),
            },
            {
              value: 'only',
              content: (
                <>
                  <span className="block font-semibold">{labels.only}</span>
                  <span className="block text-secondary text-small">Senden können Sie später.</span>
                </>
              ),
            },
          ]}
          radio={{
            name: id,
            disabled: pending || !canSend,
            onChange: (event) => setSend(event.target.value === 'send'),
          }}
        />
      }
    >
      {children}
    </ConfirmDialog>
  )
}
