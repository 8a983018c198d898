import type { CancelMode } from './booking-rules.ts'

/**
 * What cancelled seats cost: nothing was to be paid for the booking; cancelling was free by its rules; the office has
 * said so in its answer to a request; the office has to say so still; the date was cancelled by us.
 */
export const CANCELLATION_COSTS = ['nothing', 'free', 'answered', 'open', 'refund'] as const
export type CancellationCost = (typeof CANCELLATION_COSTS)[number]

interface Cancellation {
  /** Of the booking, "149.00": of the day, or agreed with staff. */
  price: string
  /** By the rules of the booking when the seats are cancelled, whoever does it. */
  mode: CancelMode
  /** Of the rules of the booking; only a request needs it. */
  lateCancelPercent?: number
  /** Of staff to the booker's request; '' for none. */
  answer?: string
  /** Whether we cancelled the date. */
  isDateCancelled?: boolean
}

/** The rule that page, mails and staff share. */
export function cancellationCost({
  price,
  mode,
  lateCancelPercent,
  answer = '',
  isDateCancelled = false,
}: Cancellation): CancellationCost {
  if (Number(price) === 0) return 'nothing'
  if (isDateCancelled) return 'refund'
  if (mode === 'free' || (mode === 'request' && lateCancelPercent === 0)) return 'free'
  return answer === '' ? 'open' : 'answered'
}

const OFFICE = 'klärt unser Büro mit dir.'

interface CancelledSeats {
  /** Whether no seat of the booking is left. */
  isWhole: boolean
  /** How many are cancelled. */
  seats?: number
  /** As it is displayed; '' to leave it out. */
  priceText?: string
}

/** What of several costs has still to be said, first. */
const STRICTEST_FIRST: readonly string[] = ['open', 'answered', 'refund', 'free', 'nothing']

/** The cost of several cancellations that are told together, of which the history holds these; undefined for none. */
export function strictestCost(costs: readonly string[]): CancellationCost | undefined {
  const [first] = STRICTEST_FIRST.filter((cost) => costs.includes(cost))
  return first as CancellationCost | undefined
}

/** What the booker reads about it; '' where the office's answer says it. */
export function costSentence(
  cost: CancellationCost,
  { isWhole, seats = 1, priceText = '' }: CancelledSeats,
): string {
  switch (cost) {
    case 'nothing':
      return 'Die Buchung ist kostenlos, und die Absage kostet auch nichts.'
    case 'free':
      return isWhole
        ? 'Die Absage kostet nichts: Du brauchst nichts zu bezahlen, und was du schon bezahlt hast, bekommst du zurück.'
        : `Die Absage kostet nichts. Was sie für deine Rechnung heißt, ${OFFICE}`
    case 'answered':
      return ''
    case 'open':
      return `Was die Absage für deine Rechnung heißt, ${OFFICE}`
    case 'refund':
      return isWhole
        ? `Du bekommst den ganzen Preis${priceText === '' ? '' : ` von ${priceText}`} zurück. Hast du noch nicht bezahlt, brauchst du nichts zu bezahlen.`
        : `Das Geld für ${seats === 1 ? 'diesen Platz' : 'diese Plätze'} bekommst du anteilig zurück. Den Betrag teilen wir dir mit.`
  }
}

/**
 * What staff and booker read behind a cancelled seat in the history: ", kostenlos".
 *
 * @param cost as the history holds it; undefined in a line about something else
 */
export function costSuffix(cost: string | undefined): string {
  switch (cost) {
    case 'nothing':
    case 'free':
      return ', kostenlos'
    case 'answered':
      return ', Kosten nach der Antwort des Büros'
    case 'open':
      return ', nach der kostenlosen Frist'
    case 'refund':
      return ', der Preis wird erstattet'
    default:
      return ''
  }
}

/** What staff read before they cancel. */
export function staffCostSentence(cost: CancellationCost): string {
  const kept = 'Der Preis bleibt gespeichert.'
  switch (cost) {
    case 'nothing':
      return 'Die Buchung ist kostenlos: Es ist nichts zu erstatten.'
    case 'free':
      return `Die Absage ist noch kostenlos, und so steht es in der E-Mail. ${kept} Was zu erstatten ist, klären Sie mit der Person, die gebucht hat.`
    case 'answered':
      return `${kept} Was zu zahlen ist, sagt Ihre Antwort.`
    case 'open':
      return `Die Frist zum kostenlosen Absagen ist vorbei. ${kept} Was zu zahlen ist, klären Sie mit der Person, die gebucht hat.`
    case 'refund':
      return `${kept} Das Geld für abgesagte Plätze kommt zurück.`
  }
}
