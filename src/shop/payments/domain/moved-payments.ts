import type { PaymentKind } from './payment-state.ts'

interface Entry {
  id: string
  kind: PaymentKind
  cents: number
}

/**
 * Which entries leave an invoice whose money has to go back, and how much of each. A cancelled one gives up all money,
 * also what went back of it; an overpaid one what is too much, from the newest entry.
 *
 * @param entries of the invoice, the oldest first
 * @param excess what is too much, in cents
 */
export function movedPayments(
  entries: readonly Entry[],
  { isCancelled, excess }: { isCancelled: boolean; excess: number },
): { id: string; cents: number; isPart: boolean }[] {
  if (isCancelled)
    return entries
      .filter(({ kind }) => kind !== 'written_off')
      .map(({ id, cents }) => ({ id, cents, isPart: false }))
  const moved: { id: string; cents: number; isPart: boolean }[] = []
  let left = excess
  for (const { id, kind, cents } of entries.toReversed()) {
    if (kind !== 'received' || left === 0) continue
    const taken = Math.min(cents, left)
    moved.push({ id, cents: taken, isPart: taken < cents })
    left -= taken
  }
  return moved
}
