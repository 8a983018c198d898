import { formatLongDay } from '#platform/basics/domain/calendar-day.ts'
import { displaySum } from '#platform/basics/domain/money.ts'
import { addressOf } from '#platform/design/web/api.ts'
import { Card } from '#platform/design/web/card.tsx'
import { unbroken, unbrokenDate } from '#platform/design/web/unbroken.ts'
import type { BookerInvoice } from '#shop/booking-changes/domain/booking-view.ts'
import type { BookingState } from './use-booking-view.ts'

/** The invoices of the booking, to download; nothing while there is none. */
export function InvoicesCard({ booking: { view, path } }: { booking: BookingState }) {
  if (view.invoices.length === 0) return null
  return (
    <Card as="section" aria-labelledby="invoices-title">
      <h2 id="invoices-title" className="text-h4">
        {view.invoices.length === 1 ? 'Deine Rechnung' : 'Deine Rechnungen'}
      </h2>
      <ul className="mt-4 grid gap-4">
        {view.invoices.map((invoice) => (
          <li key={invoice.id} className="min-w-0">
            <Invoice invoice={invoice} path={{ ...path, id: invoice.id }} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

interface InvoiceProps {
  invoice: BookerInvoice
  path: { reference: string; token: string; id: string }
}

function Invoice({ invoice, path }: InvoiceProps) {
  const { number, kind, issuedOn, dueOn, cents, cancelledBy } = invoice
  const name = kind === 'invoice' ? 'Rechnung' : 'Stornorechnung'
  return (
    <>
      <p className="wrap-anywhere font-semibold">{`${name} ${number}`}</p>
      <p className="text-small tabular-nums">
        {`${unbroken(`${displaySum(cents)} €`)} vom ${unbrokenDate(formatLongDay(issuedOn))}`}
      </p>
      {cancelledBy && <p className="text-muted text-small">{`storniert durch ${cancelledBy}`}</p>}
      {dueOn && !cancelledBy && (
        <p className="text-muted text-small">
          {`zahlbar bis ${unbrokenDate(formatLongDay(dueOn))}`}
        </p>
      )}
      <p className="flex gap-x-6 text-small">
        <a
          className={LINK}
          aria-label={`PDF: ${number}`}
          href={addressOf('/api/bookings/{reference}/{token}/invoices/{id}/invoice.pdf', path)}
          download
        >
          PDF
        </a>
        <a
          className={LINK}
          aria-label={`XML: ${number}`}
          href={addressOf('/api/bookings/{reference}/{token}/invoices/{id}/invoice.xml', path)}
          download
        >
          XML
        </a>
      </p>
    </>
  )
}

const LINK =
  'inline-flex min-h-11 items-center rounded-sm font-semibold text-brand underline decoration-line underline-offset-3 hover:decoration-current'
