import { useInfiniteQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { call } from '#platform/design/web/api.ts'
import { Button } from '#platform/design/web/button.tsx'
import { Dialog } from '#platform/design/web/dialog.tsx'
import { TextField } from '#platform/design/web/field.tsx'
import { useDebounced } from '#platform/design/web/use-debounced.ts'
import { useSessionRefusalOf } from '#platform/login/web/admin-refusal.ts'
import type { BankLine } from '#shop/payments/domain/bank-line.ts'
import { PAYMENT_STATE_NAMES } from '#shop/payments/domain/payment-state.ts'
import { shortDay, signedCents } from '#shop/payments/web/staff/payment-words.ts'
import { usePaymentAct } from '#shop/payments/web/staff/payments-query.ts'
import type { ListedInvoice } from '../domain/invoice-list.ts'
import { invoiceListQuery } from './invoices-query.ts'

/** Looks for the invoices that a line is about. Each gets what is open of it, the last one the rest. */
export function AssignDialog({ line, onClose }: { line: BankLine; onClose: () => void }) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<readonly ListedInvoice[]>([])
  const q = useDebounced(typed.trim())
  // Without a search, those that are most likely meant.
  const status = line.cents > 0 ? ('open' as const) : ('to_refund' as const)
  const { data: found = [], error } = useInfiniteQuery(invoiceListQuery(q ? { q } : { status }))
  useSessionRefusalOf(error)
  const { act, isPending } = usePaymentAct()
  const shown = [...chosen, ...found.filter((one) => !chosen.some((other) => other.id === one.id))]
  const sum = chosen.reduce((cents, { open }) => cents + open, 0)
  const rest = line.cents - sum

  function toggle(invoice: ListedInvoice, isChosen: boolean) {
    setChosen(isChosen ? [...chosen, invoice] : chosen.filter((one) => one.id !== invoice.id))
  }

  return (
    <Dialog
      open
      onClose={() => isPending || onClose()}
      title={`${signedCents(line.cents)} vom ${shortDay(line.day)}`}
      description={[line.party, line.text].filter(Boolean).join(', ')}
    >
      <TextField
        id={`${id}-q`}
        type="search"
        label="Rechnung suchen nach Nummer, Firma oder Buchung"
        autoComplete="off"
        maxLength={200}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {shown.length === 0 && (
        <p role="status" className="mt-4 text-secondary text-small">
          Keine Rechnung gefunden.
        </p>
      )}
      <ul aria-label="Gefundene Rechnungen" className="mt-3 max-h-80 overflow-y-auto">
        {shown.map((invoice) => (
          <li key={invoice.id}>
            <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2 text-small">
              <input
                type="checkbox"
                checked={chosen.some((one) => one.id === invoice.id)}
                onChange={({ target }) => toggle(invoice, target.checked)}
                className="mt-0.5 size-5 shrink-0 accent-brand"
              />
              <span className="min-w-0">
                <span className="wrap-anywhere block font-medium">{`${invoice.number}, ${invoice.company}`}</span>
                <span className="block text-muted">
                  {`${signedCents(invoice.gross)} vom ${shortDay(invoice.issuedOn)}, ${PAYMENT_STATE_NAMES[invoice.state]}${invoice.open > 0 ? `: ${signedCents(invoice.open)}` : ''}`}
                </span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      {chosen.length > 0 && rest !== 0 && (
        <p className="mt-3 rounded-input bg-badge-orange px-4 py-3 text-badge-orange-text text-small">
          {restText(line.cents, rest)}
        </p>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button
          size="small"
          pending={isPending}
          disabled={chosen.length === 0}
          onClick={() =>
            act(
              {
                make: () =>
                  call('POST', '/api/admin/bank-lines/{id}/assignment', {
                    path: { id: line.id },
                    body: { invoiceIds: chosen.map((one) => one.id) },
                  }),
                done: 'Der Umsatz ist eingetragen.',
              },
              { onSuccess: onClose },
            )
          }
        >
          Eintragen
        </Button>
        <Button variant="secondary" size="small" disabled={isPending} onClick={onClose}>
          Abbrechen
        </Button>
      </div>
    </Dialog>
  )
}

/** What the amount and what is open differ by. */
function restText(cents: number, rest: number): string {
  if (cents < 0) return 'Der Betrag ist nicht genau der, der zu erstatten ist.'
  return rest < 0
    ? `Danach bleiben ${signedCents(-rest)} offen.`
    : `Das sind ${signedCents(rest)} mehr, als offen ist. Die letzte Rechnung ist dann überzahlt.`
}
