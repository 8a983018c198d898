import { formatLongDay } from '#platform/basics/domain/calendar-day.ts'
import { readFile } from '#platform/design/web/api-answers.ts'
import { Badge } from '#platform/design/web/badge.tsx'
import { Button } from '#platform/design/web/button.tsx'
import { formatMoment } from '#platform/design/web/moment-text.ts'
import { useServedFile } from '#platform/login/web/use-served-file.ts'
import { isErasedAddress } from '#platform/persons/domain/erased-person.ts'
import type { IssuedInvoice } from '#shop/invoices/domain/invoice-answer.ts'
import { centsText } from '#shop/prices/web/price-text.ts'

interface InvoiceEntryProps {
  invoice: IssuedInvoice
  /** The numbers of other bookings that it is about; none where that is unknown. */
  alsoOn: readonly string[]
  onCancel: () => void
  /** Null where there is no address to send it to. */
  onSend: (() => void) | null
}

/** An issued document: what it says, when it was sent, its files, and what can be done with it. */
export function InvoiceEntry({ invoice, alsoOn, onCancel, onSend }: InvoiceEntryProps) {
  const { id, number, kind, profile, issuedOn, dueOn, cents, cancelledBy, mails } = invoice
  const file = useServedFile(`${number}.pdf`)
  const isInvoice = kind === 'invoice'
  const isInForce = isInvoice && !cancelledBy
  const sendLabel = mails.length > 0 ? 'Noch einmal senden' : 'Senden'
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
        <span>{`${isInvoice ? 'Rechnung' : 'Stornorechnung'} ${number}`}</span>
        {profile === 'xrechnung' && <Badge tone="neutral">XRechnung</Badge>}
        {cancelledBy && <Badge tone="neutral">{`storniert durch ${cancelledBy}`}</Badge>}
      </p>
      <p>{`${centsText(cents)}, ${formatLongDay(issuedOn)}`}</p>
      {isInForce && dueOn && <p className="text-muted">{`Zahlbar bis ${formatLongDay(dueOn)}`}</p>}
      {isInForce && alsoOn.length > 0 && (
        <p className="text-muted">{`Zusammen mit ${alsoOn.join(', ')}`}</p>
      )}
      <MailState mails={mails} />
      <div className="-ml-3 flex flex-wrap">
        <Button
          variant="ghost"
          size="small"
          className="px-3!"
          aria-label={`PDF: ${number}`}
          disabled={file.isPending}
          onClick={() =>
            file.mutate(() =>
              readFile('GET', '/api/admin/invoices/{id}/invoice.pdf', { path: { id } }),
            )
          }
        >
          PDF
        </Button>
        <Button
          variant="ghost"
          size="small"
          className="px-3!"
          aria-label={`XML: ${number}`}
          disabled={file.isPending}
          onClick={() =>
            file.mutate(() =>
              readFile('GET', '/api/admin/invoices/{id}/invoice.xml', { path: { id } }),
            )
          }
        >
          XML
        </Button>
        {onSend && (
          <Button
            variant="ghost"
            size="small"
            className="px-3!"
            aria-haspopup="dialog"
            aria-label={`${sendLabel}: ${number}`}
            onClick={onSend}
          >
            {sendLabel}
          </Button>
        )}
        {isInForce && (
          <Button
            variant="ghost"
            size="small"
            className="px-3!"
            aria-haspopup="dialog"
            aria-label={`Stornieren: ${number}`}
            onClick={onCancel}
          >
            Stornieren
          </Button>
        )}
      </div>
    </>
  )
}

/** When the document was last sent and to whom, or that this failed. */
function MailState({ mails: [last] }: Pick<IssuedInvoice, 'mails'>) {
  if (!last) return null
  const { status, sentAt } = last
  const to = isErasedAddress(last.recipient) ? '' : ` an ${last.recipient}`
  const className = 'wrap-anywhere hyphens-none'
  if (status === 'failed')
    return (
      <p className={`${className} text-badge-red-text`}>
        {`Nicht gesendet${to}. Warum, steht unten bei den E-Mails.`}
      </p>
    )
  return (
    <p className={`${className} text-muted`}>
      {status === 'sent' && sentAt
        ? `Gesendet am ${formatMoment(sentAt)} Uhr${to}`
        : `Wird gesendet${to}`}
    </p>
  )
}
