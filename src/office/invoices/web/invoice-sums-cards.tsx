import type { ReactNode } from 'react'
import { counted } from '#platform/design/web/counted.ts'
import { signedCents } from '#shop/payments/web/staff/payment-words.ts'
import type { InvoiceSums } from '../domain/invoice-list.ts'

const AGE_WORDS: Readonly<Record<InvoiceSums['ages'][number]['age'], string>> = {
  not_due: 'Noch nicht fällig',
  to_30: '1 – 30 Tage überfällig',
  to_60: '31 – 60 Tage überfällig',
  over_60: 'Über 60 Tage überfällig',
}

const INVOICES = { one: 'Rechnung', many: 'Rechnungen' }

/** The sums of what is filtered, and how long what is open has been due. */
export function InvoiceSumsCards({ sums }: { sums: InvoiceSums }) {
  const { gross, cancelledGross, open, toRefund, ages } = sums
  return (
    <div className="mt-4 grid gap-4 lg:grid-cols-2">
      <dl
        aria-label="Summen"
        className="grid grid-cols-2 content-start gap-x-6 gap-y-3 rounded-card bg-white p-5 shadow-card"
      >
        <Sum name="Betrag, brutto">{signedCents(gross)}</Sum>
        <Sum name="Offen">{signedCents(open)}</Sum>
        {toRefund > 0 && <Sum name="Zu erstatten">{signedCents(toRefund)}</Sum>}
        {cancelledGross > 0 && (
          <Sum name="Storniert, nicht mitgezählt">{signedCents(cancelledGross)}</Sum>
        )}
      </dl>
      <dl
        aria-label="Alter der offenen Beträge"
        className="grid grid-cols-2 content-start gap-x-6 gap-y-3 rounded-card bg-white p-5 shadow-card"
      >
        {ages.map(({ age, count: invoices, cents }) => (
          <Sum key={age} name={AGE_WORDS[age]} quiet={cents === 0}>
            <span>{signedCents(cents)}</span>
            {invoices > 0 && (
              <span className="block font-normal text-muted text-small">
                {counted(INVOICES, invoices)}
              </span>
            )}
          </Sum>
        ))}
      </dl>
    </div>
  )
}

interface SumProps {
  name: string
  quiet?: boolean
  children: ReactNode
}

function Sum({ name, quiet = false, children }: SumProps) {
  return (
    <div className="min-w-0">
      <dt className="text-muted text-small">{name}</dt>
      <dd className={`tabular-nums ${quiet ? 'text-muted' : 'font-semibold text-lg'}`}>
        {children}
      </dd>
    </div>
  )
}
