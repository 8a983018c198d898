import { useId, useState } from 'react'
import { Choice } from '#platform/design/web/choice.tsx'
import { ConfirmDialog } from '#platform/design/web/dialog.tsx'
import { BOOKINGS_MAX } from '#shop/invoices/domain/several-invoices.ts'
import { useSeveralInvoices } from './use-several-invoices.ts'

interface SeveralInvoicesDialogProps {
  ids: readonly string[]
  /** "12 Anmeldungen" */
  count: string
  /** Once they are issued, or the dialog is left. */
  onClose: () => void
  onDone: () => void
}

/** Asks whether the ticked bookings get one invoice together or one each, and whether it is sent. */
export function SeveralInvoicesDialog({ ids, count, onClose, onDone }: SeveralInvoicesDialogProps) {
  const howId = useId()
  const sendId = useId()
  const canJoin = ids.length > 1 && ids.length <= BOOKINGS_MAX
  const [how, setHow] = useState<'joint' | 'each'>(canJoin ? 'joint' : 'each')
  const [send, setSend] = useState(true)
  const { mutate, isPending, progress, refusal, reset } = useSeveralInvoices({
    onDone: () => {
      onDone()
      onClose()
    },
  })
  const isOtherBuyer = refusal?.code === 'invoice.other_buyers'
  const verb = send ? 'ausstellen und senden' : 'ausstellen'
  const choose = (act: () => void) => {
    reset()
    act()
  }
  return (
    <ConfirmDialog
      open
      title={`${count} in Rechnung stellen?`}
      confirmLabel={
        isPending && how === 'each'
          ? `${progress} von ${ids.length} ausgestellt ...`
          : labelOf({ how, verb, isOtherBuyer })
      }
      pending={isPending}
      canConfirm={!refusal || isOtherBuyer}
      onConfirm={() => mutate({ how, ids, send, otherBuyers: isOtherBuyer })}
      onCancel={onClose}
      details={
        <div className="grid gap-4">
          {canJoin && (
            <Choice
              id={howId}
              legend="Eine oder mehrere"
              legendClassName="sr-only"
              className="sm:grid-cols-2"
              chosen={how}
              options={[
                {
                  value: 'joint',
                  name: 'Eine Rechnung',
                  detail:
                    'Über alle, mit einer Zeile für jede. Sie geht an die erste Firma, deren Angaben vollständig sind.',
                },
                {
                  value: 'each',
                  name: 'Je eine Rechnung',
                  detail: 'Was sich nicht ausstellen lässt, steht danach mit dem Grund da.',
                },
              ]}
              disabled={isPending}
              onChoose={(value) => choose(() => setHow(value))}
            />
          )}
          <Choice
            id={sendId}
            legend="Senden"
            chosen={send ? 'send' : 'only'}
            options={[
              {
                value: 'send',
                name: 'Ausstellen und senden',
                detail: 'Als E-Mail an den Empfänger.',
              },
              { value: 'only', name: 'Nur ausstellen', detail: 'Senden können Sie später.' },
            ]}
            disabled={isPending}
            onChoose={(value) => choose(() => setSend(value === 'send'))}
          />
          {refusal && (
            <p
              role="alert"
              className="wrap-anywhere rounded-input bg-badge-orange px-4 py-3 text-badge-orange-text text-small"
            >
              {refusal.detail}
            </p>
          )}
        </div>
      }
    >
      <p>
        Jede Rechnung bekommt eine Nummer. Danach lässt sie sich nicht mehr ändern, nur stornieren.
      </p>
    </ConfirmDialog>
  )
}

function labelOf({
  how,
  verb,
  isOtherBuyer,
}: {
  how: 'joint' | 'each'
  verb: string
  isOtherBuyer: boolean
}): string {
  if (isOtherBuyer) return `Trotzdem eine Rechnung ${verb}`
  return how === 'joint' ? `Eine Rechnung ${verb}` : `Je eine Rechnung ${verb}`
}
