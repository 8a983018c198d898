import { displaySum, parseMoney } from '#platform/basics/domain/money.ts'

/** What cancelled seats cost, in cents with VAT. */
export interface CancellationCost {
  /** What of their share in the price stays owed. */
  kept: number
  /** What the booking owes in all, with it. */
  owed: number
}

interface Cancelled {
  /** Of the booking, "149.00". */
  price: string
  /** How many seats are cancelled. */
  seats?: number
  /** Whether we cancelled their date. */
  isDateCancelled?: boolean
}

const BACK = 'Was du darüber hinaus schon bezahlt hast, bekommst du zurück.'
const NOTHING = 'Du brauchst nichts zu bezahlen, und was du schon bezahlt hast, bekommst du zurück.'

/** What the booker reads about it. */
export function costSentence(
  { kept, owed }: CancellationCost,
  { price, seats = 1, isDateCancelled = false }: Cancelled,
): string {
  if (parseMoney(price) === 0)
    return 'Die Buchung ist kostenlos, und die Absage kostet auch nichts.'
  if (owed === 0)
    return isDateCancelled || kept > 0 ? NOTHING : `Die Absage kostet nichts: ${NOTHING}`
  if (kept > 0)
    return owed === kept
      ? `Zu zahlen bleiben ${euros(owed)}. ${BACK}`
      : `Von der Absage bleiben ${euros(kept)} zu zahlen, für die ganze Buchung sind es ${euros(owed)}. ${BACK}`
  const free = isDateCancelled
    ? `Für ${seats === 1 ? 'diesen Platz' : 'diese Plätze'} brauchst du nichts zu bezahlen.`
    : 'Die Absage kostet nichts.'
  return `${free} Zu zahlen bleiben ${euros(owed)}. ${BACK}`
}

/**
 * What staff and booker read behind a cancelled seat in the history: ", kostenlos".
 *
 * @param kept what of its share stays owed, "51.50", as the history holds it; undefined in a line about something else
 */
export function costSuffix(kept: string | undefined): string {
  if (kept === undefined) return ''
  const cents = parseMoney(kept)
  return cents === 0 ? ', kostenlos' : `, ${euros(cents)} bleiben zu zahlen`
}

function euros(cents: number): string {
  return `${displaySum(cents)}\u00a0€`
}
