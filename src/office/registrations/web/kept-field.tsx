import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { TextField } from '#platform/design/web/field.tsx'
import type { RegistrationDetails } from '#shop/booking-changes/domain/registration-details.ts'
import { centsText } from '#shop/prices/web/price-text.ts'
import type { Seat } from './consequence-texts.ts'
import {
  type CancelledShare,
  cancelledShare,
  euroInput,
  owedSentence,
  typedKept,
} from './owed-texts.ts'
import { invoicesQuery } from './registrations-query.ts'

const INVOICE_UNFIT =
  'Die ausgestellte Rechnung passt dann nicht mehr: Danach steht unter „Rechnungen“, was zu tun ist.'

/** What staff leave owed of seats that they cancel, beginning with what the rules say. */
export interface Kept extends CancelledShare {
  euros: string
  setEuros: (euros: string) => void
  /** In cents; undefined where nothing stays owed by the rules, null while no such amount is typed. */
  cents: number | null | undefined
  /** What it leads to; none while no amount is typed. */
  sentences: readonly string[]
}

/** @param at when the seats are cancelled, or when the booker asked for it; the same on every call */
export function useKept(registration: RegistrationDetails, seats: readonly Seat[], at: Date): Kept {
  const cancelled = cancelledShare(registration, seats, at)
  const [euros, setEuros] = useState(() => euroInput(cancelled.byRule))
  const cents = cancelled.byRule === 0 ? undefined : typedKept(euros, cancelled)
  const after = Math.max(0, registration.owed.total - cancelled.share + (cents ?? 0))
  const { data: invoices } = useQuery(invoicesQuery(registration.id))
  const isFit = invoices?.due === 'none' && invoices.invoiced !== null
  const sentences =
    cents === null
      ? []
      : [
          owedSentence(registration, after),
          ...(isFit && after !== registration.owed.total ? [INVOICE_UNFIT] : []),
        ]
  return { ...cancelled, euros, setEuros, cents, sentences }
}

/** Asks what stays owed of cancelled seats. Nothing where cancelling is free of charge. */
export function KeptField({ kept }: { kept: Kept }) {
  const id = useId()
  const { share, byRule, euros, cents } = kept
  if (byRule === 0) return null
  return (
    <TextField
      id={id}
      label="Dafür bleiben zu zahlen, in Euro"
      required
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      value={euros}
      error={
        cents === null ? `Bitte geben Sie einen Betrag bis ${centsText(byRule)} ein.` : undefined
      }
      hint={`Anteil am Preis: ${centsText(share)}. Nach den Regeln dieser Buchung höchstens ${centsText(byRule)}.`}
      onChange={({ target }) => kept.setEuros(target.value)}
    />
  )
}
