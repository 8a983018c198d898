import { Link } from '@tanstack/react-router'
import { readFile } from '#platform/design/web/api-answers.ts'
import { Badge } from '#platform/design/web/badge.tsx'
import { Button } from '#platform/design/web/button.tsx'
import { useServedFile } from '#platform/login/web/use-served-file.ts'
import { PAYMENT_STATE_NAMES } from '#shop/payments/domain/payment-state.ts'
import { STATE_TONES, shortDay, signedCents } from '#shop/payments/web/staff/payment-words.ts'
import type { ListedInvoice } from '../domain/invoice-list.ts'

const LINK =
  'rounded-sm font-semibold text-brand underline decoration-1 underline-offset-3 hover:decoration-2'

/** An invoice of the list: where it stands, its bookings, its files, and its payments. */
export function InvoiceRow({ invoice, onShow }: { invoice: ListedInvoice; onShow: () => void }) {
  const { id, number, company, issuedOn, gross, open, bookings, cancelledBy } = invoice
  const file = useServedFile(`${number}.pdf`)
  const openFile = (
    path: '/api/admin/invoices/{id}/invoice.pdf' | '/api/admin/invoices/{id}/invoice.xml',
  ) => file.mutate(() => readFile('GET', path, { path: { id } }))
  return (
    <li className="grid gap-x-5 gap-y-2 px-5 py-4 text-small sm:px-6 lg:grid-cols-[minmax(0,1fr)_11rem_12rem_auto]">
      <div className="min-w-0">
        <p className="wrap-anywhere font-semibold">{company}</p>
        <p className="text-secondary tabular-nums">{`${number} vom ${shortDay(issuedOn)}`}</p>
        <p className="flex flex-wrap gap-x-3">
          {bookings.map(({ reference, registrationId }) =>
            registrationId ? (
              <Link
                key={reference}
                to="/admin/anmeldungen/$id"
                params={{ id: registrationId }}
                className={LINK}
              >
                {reference}
              </Link>
            ) : (
              <span key={reference} className="text-muted">{`${reference} (gelöscht)`}</span>
            ),
          )}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 lg:block">
        <StateBadge invoice={invoice} />
        <p className="text-muted lg:mt-1">{dueText(invoice)}</p>
      </div>
      <dl className="grid grid-cols-[auto_1fr] content-start gap-x-4 tabular-nums lg:text-right">
        <dt className="text-left text-muted">Brutto</dt>
        <dd className={cancelledBy ? 'line-through' : ''}>{signedCents(gross)}</dd>
        {open !== 0 && (
          <>
            <dt className="text-left text-muted">{open > 0 ? 'Offen' : 'Zu erstatten'}</dt>
            <dd className="font-semibold">{signedCents(Math.abs(open))}</dd>
          </>
        )}
      </dl>
      <div className="-mx-5 -my-2 flex flex-wrap content-start lg:-mr-5 lg:ml-0">
        <Button
          variant="ghost"
          size="small"
          aria-haspopup="dialog"
          aria-label={`Zahlungen: ${number}`}
          onClick={onShow}
        >
          Zahlungen
        </Button>
        <Button
          variant="ghost"
          size="small"
          aria-label={`PDF: ${number}`}
          disabled={file.isPending}
          onClick={() => openFile('/api/admin/invoices/{id}/invoice.pdf')}
        >
          PDF
        </Button>
        <Button
          variant="ghost"
          size="small"
          aria-label={`XML: ${number}`}
          disabled={file.isPending}
          onClick={() => openFile('/api/admin/invoices/{id}/invoice.xml')}
        >
          XML
        </Button>
      </div>
    </li>
  )
}

function StateBadge({ invoice: { state, isOverdue } }: { invoice: ListedInvoice }) {
  return isOverdue ? (
    <Badge tone="red">Überfällig</Badge>
  ) : (
    <Badge tone={STATE_TONES[state]}>{PAYMENT_STATE_NAMES[state]}</Badge>
  )
}

function dueText({ cancelledBy, dueOn, open }: ListedInvoice): string {
  if (cancelledBy) return `Storniert durch ${cancelledBy}`
  return open > 0 && dueOn ? `Zahlbar bis ${shortDay(dueOn)}` : ''
}
