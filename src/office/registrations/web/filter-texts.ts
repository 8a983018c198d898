import { statusLabel } from '#shop/seats/domain/status.ts'
import { INVOICE_GAP_LABELS } from '../domain/invoice-gap.ts'
import type { RegistrationFilter } from '../domain/registration-list.ts'

interface Named {
  id: string
  name: string
}

/** The active filters for the heading of the list: "Status: Bestätigt". The training is not included. */
export function filterWords(
  { q, status, package: paket, invoice }: RegistrationFilter,
  packages: readonly Named[],
): string[] {
  const packageName = packages.find(({ id }) => id === paket)?.name ?? paket
  return [
    ...(status ? [`Status: ${statusLabel(status)}`] : []),
    ...(packageName ? [`Paket: ${packageName}`] : []),
    ...(invoice ? [`Rechnung: ${INVOICE_GAP_LABELS[invoice]}`] : []),
    ...(q ? [`Suche: „${q}“`] : []),
  ]
}
