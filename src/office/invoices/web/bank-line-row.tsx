import { useState } from 'react'
import { call } from '#platform/design/web/api.ts'
import { Button } from '#platform/design/web/button.tsx'
import { groupsOfFour } from '#shop/invoices/domain/groups-of-four.ts'
import type { BankLine } from '#shop/payments/domain/bank-line.ts'
import { shortDay, signedCents } from '#shop/payments/web/staff/payment-words.ts'
import { usePaymentAct } from '#shop/payments/web/staff/payments-query.ts'
import { AssignDialog } from './assign-dialog.tsx'

const REASONS = {
  named: 'steht im Verwendungszweck',
  amount_and_company: 'gleicher Betrag, gleiche Firma',
} as const

/** A line of a bank statement: what the bank says, and what staff make of it. */
export function BankLineRow({ line, isOpen }: { line: BankLine; isOpen: boolean }) {
  const { id, day, cents, party, partyIban, text, proposals, enteredFor, fileName } = line
  const [isAssigning, setAssigning] = useState(false)
  const { act, isPending } = usePaymentAct()
  const name = `${signedCents(cents)} vom ${shortDay(day)}`
  const path = { id }
  return (
    <li className="grid gap-x-6 gap-y-3 px-5 py-4 text-small sm:px-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-semibold text-base tabular-nums">{signedCents(cents)}</span>
          <span className="text-muted tabular-nums">{shortDay(day)}</span>
        </p>
        {party !== '' && <p className="wrap-anywhere font-medium">{party}</p>}
        {partyIban !== '' && (
          <p className="wrap-anywhere text-muted tabular-nums">
            {partyIban.length > 4 ? groupsOfFour(partyIban) : `IBAN … ${partyIban}`}
          </p>
        )}
        <p className="wrap-anywhere">{text || 'Ohne Verwendungszweck'}</p>
        {fileName !== '' && <p className="wrap-anywhere text-muted">{`Datei: ${fileName}`}</p>}
      </div>
      <div className="min-w-0">
        {enteredFor.length > 0 && <p>{`Eingetragen für ${enteredFor.join(', ')}`}</p>}
        {proposals.length > 0 && (
          <ul aria-label={`Vorschläge zu ${name}`} className="grid gap-2">
            {proposals.map(({ invoiceId, number, company, open, reason }) => (
              <li
                key={invoiceId}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-input bg-section px-4 py-2"
              >
                <p className="min-w-0">
                  <span className="font-medium">{number}</span>
                  <span className="wrap-anywhere">{`, ${company}`}</span>
                  <span className="block text-muted">{`${openText(open)}, ${REASONS[reason]}`}</span>
                </p>
                <Button
                  variant="secondary"
                  size="small"
                  disabled={isPending}
                  aria-label={`Eintragen: ${name} für ${number}`}
                  onClick={() =>
                    act({
                      make: () =>
                        call('POST', '/api/admin/bank-lines/{id}/assignment', {
                          path,
                          body: { invoiceIds: [invoiceId] },
                        }),
                      done: `Der Umsatz ist für ${number} eingetragen.`,
                    })
                  }
                >
                  Eintragen
                </Button>
              </li>
            ))}
          </ul>
        )}
        {isOpen ? (
          <div className="-ml-5 flex flex-wrap">
            <Button
              variant="ghost"
              size="small"
              aria-haspopup="dialog"
              aria-label={`Rechnung suchen: ${name}`}
              onClick={() => setAssigning(true)}
            >
              Rechnung suchen
            </Button>
            <Button
              variant="ghost"
              size="small"
              disabled={isPending}
              aria-label={`Ignorieren: ${name}`}
              onClick={() =>
                act({
                  make: () => call('POST', '/api/admin/bank-lines/{id}/ignore', { path }),
                  done: 'Der Umsatz ist ignoriert. Unter „Ignoriert“ holen Sie ihn zurück.',
                })
              }
            >
              Ignorieren
            </Button>
          </div>
        ) : (
          <Button
            variant="ghost"
            size="small"
            disabled={isPending}
            aria-label={`Rückgängig: ${name}`}
            onClick={() =>
              act({
                make: () => call('POST', '/api/admin/bank-lines/{id}/reopen', { path }),
                done: 'Der Umsatz ist wieder zu prüfen.',
              })
            }
            className="-ml-5"
          >
            Rückgängig
          </Button>
        )}
      </div>
      {isAssigning && <AssignDialog line={line} onClose={() => setAssigning(false)} />}
    </li>
  )
}

function openText(open: number): string {
  if (open === 0) return 'nichts offen'
  return open > 0 ? `offen ${signedCents(open)}` : `zu erstatten ${signedCents(-open)}`
}
