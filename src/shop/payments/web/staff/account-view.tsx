import { useState } from 'react'
import { call } from '#platform/design/web/api.ts'
import { Badge } from '#platform/design/web/badge.tsx'
import { Button } from '#platform/design/web/button.tsx'
import { ConfirmDialog } from '#platform/design/web/dialog.tsx'
import type { InvoiceAccountDetails, Payment } from '../../domain/invoice-account.ts'
import {
  PAYMENT_KIND_LABELS,
  PAYMENT_STATE_NAMES,
  type PaymentKind,
} from '../../domain/payment-state.ts'
import { PaymentForm } from './payment-form.tsx'
import { STATE_TONES, shortDay, signedCents } from './payment-words.ts'
import { usePaymentAct } from './payments-query.ts'

type Asked = { form: PaymentKind } | { removed: Payment } | { movedTo: string; number: string }

/** What was paid of an invoice, and every act on it. */
export function AccountView({ account }: { account: InvoiceAccountDetails }) {
  const { id, number, gross, open, balance, state, payments, movableTo, cancelledBy } = account
  const [asked, setAsked] = useState<Asked | null>(null)
  const { act, isPending } = usePaymentAct()
  const close = () => setAsked(null)
  const form = asked && 'form' in asked ? asked.form : null
  return (
    <div className="text-small">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium">{`Rechnung ${number}`}</span>
        <Badge tone={STATE_TONES[state]}>{PAYMENT_STATE_NAMES[state]}</Badge>
      </p>
      <p className="mt-1">{sentenceOf({ gross, open, balance, cancelledBy })}</p>
      {payments.length > 0 && (
        <ul aria-label={`Einträge zu ${number}`} className="mt-2 grid gap-2">
          {payments.map((payment) => (
            <li key={payment.id} className="border-section border-t pt-2">
              <Entry payment={payment} onRemove={() => setAsked({ removed: payment })} />
            </li>
          ))}
        </ul>
      )}
      {form === null && (
        <div className="-ml-3 mt-1 flex flex-wrap">
          {open >= 0 && (
            <ActButton of={number} onClick={() => setAsked({ form: 'received' })}>
              Zahlung eintragen
            </ActButton>
          )}
          {open < 0 && (
            <ActButton of={number} onClick={() => setAsked({ form: 'refunded' })}>
              Rückzahlung eintragen
            </ActButton>
          )}
          {open > 0 && (
            <ActButton of={number} onClick={() => setAsked({ form: 'written_off' })}>
              Ausbuchen
            </ActButton>
          )}
          {movableTo.map((target) => (
            <ActButton
              key={target.id}
              of={number}
              onClick={() => setAsked({ movedTo: target.id, number: target.number })}
            >
              {`Auf Rechnung ${target.number} umbuchen`}
            </ActButton>
          ))}
        </div>
      )}
      {form !== null && <PaymentForm key={form} account={account} kind={form} onClose={close} />}
      {asked && 'removed' in asked && (
        <ConfirmDialog
          open
          title="Eintrag rückgängig machen?"
          confirmLabel="Rückgängig machen"
          cancelLabel="Behalten"
          pending={isPending}
          onConfirm={() =>
            act(
              {
                make: () =>
                  call('DELETE', '/api/admin/payments/{id}', { path: { id: asked.removed.id } }),
                done: 'Der Eintrag ist rückgängig gemacht.',
              },
              { onSettled: close },
            )
          }
          onCancel={close}
        >
          <p className="font-semibold text-ink">{entryText(asked.removed)}</p>
          {asked.removed.source === 'statement' && (
            <p>Der Umsatz steht danach wieder unter „Zu prüfen“ beim Kontoauszug.</p>
          )}
        </ConfirmDialog>
      )}
      {asked && 'movedTo' in asked && (
        <ConfirmDialog
          open
          title={`Auf Rechnung ${asked.number} umbuchen?`}
          confirmLabel="Umbuchen"
          pending={isPending}
          onConfirm={() =>
            act(
              {
                make: () =>
                  call('POST', '/api/admin/invoices/{id}/payments/move', {
                    path: { id },
                    body: { to: asked.movedTo },
                  }),
                done: 'Das Geld ist umgebucht.',
              },
              { onSettled: close },
            )
          }
          onCancel={close}
        >
          <p>
            {`${signedCents(-open)}, die bei Rechnung ${number} zu erstatten sind, zählen dann für Rechnung ${asked.number}. Überwiesen wird nichts.`}
          </p>
        </ConfirmDialog>
      )}
    </div>
  )
}

function sentenceOf({
  gross,
  open,
  balance,
  cancelledBy,
}: Pick<InvoiceAccountDetails, 'gross' | 'open' | 'balance' | 'cancelledBy'>): string {
  const said = cancelledBy
    ? `${signedCents(gross)}, storniert durch ${cancelledBy}.`
    : `${signedCents(gross)}, davon bezahlt ${signedCents(balance)}.`
  if (open < 0) return `${said} Zu erstatten: ${signedCents(-open)}.`
  return open > 0 ? `${said} Offen: ${signedCents(open)}.` : said
}

function entryText({ kind, cents, day }: Payment): string {
  return `${PAYMENT_KIND_LABELS[kind]} ${signedCents(cents)}, ${shortDay(day)}`
}

function Entry({ payment, onRemove }: { payment: Payment; onRemove: () => void }) {
  const { source, party, note, recordedBy } = payment
  const origin =
    source === 'statement'
      ? ['Kontoauszug', party].filter(Boolean).join(', ')
      : `Eingetragen von ${recordedBy}`
  return (
    <div className="flex items-start justify-between gap-x-3">
      <div className="min-w-0">
        <p className="font-medium">{entryText(payment)}</p>
        {note !== '' && <p className="wrap-anywhere">{note}</p>}
        <p className="wrap-anywhere text-muted">{origin}</p>
      </div>
      <Button
        variant="ghost"
        size="small"
        aria-haspopup="dialog"
        aria-label={`Rückgängig: ${entryText(payment)}`}
        onClick={onRemove}
        className="-my-2 -mr-3 shrink-0 px-3!"
      >
        Rückgängig
      </Button>
    </div>
  )
}

interface ActButtonProps {
  /** The number of the invoice. */
  of: string
  onClick: () => void
  children: string
}

function ActButton({ of, onClick, children }: ActButtonProps) {
  return (
    <Button
      variant="ghost"
      size="small"
      aria-label={`${children}: ${of}`}
      onClick={onClick}
      className="px-3!"
    >
      {children}
    </Button>
  )
}
