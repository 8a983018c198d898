import { areSeatsKept, offerEnd } from './waiting-offer-time.ts'
import { type DateSeats, freeSeats, isTooLarge, planOffers } from './waiting-offers.ts'

const BERLIN = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  day: '2-digit',
  month: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
})

/**
 * Why the first group of a date's waiting list has no offer, in sentences for staff: "Wartet auf 4 Plätze; 3 sind frei.
 * Bis 24.11., 10:00 Uhr wird für diese Gruppe freigehalten." Null where nobody waits.
 */
export function whyHeadWaits(date: DateSeats, now: Date): string | null {
  const [head] = date.queue
  if (!head) return null
  const { seats, atLeast } = head
  const wanted = seats === 1 ? '1 Platz' : `${seats} Plätze`
  const wish = atLeast < seats ? `${wanted}, mindestens ${atLeast}` : wanted
  if (isTooLarge(head, date.capacity)) {
    return `Wartet auf ${wish}; der Termin hat insgesamt nur ${date.capacity}. Für diese Gruppe wird nichts freigehalten: Der Shop und alle, die nach ihr warten, gehen vor.`
  }
  return `Wartet auf ${wish}; ${freeText(freeSeats(date))}${nextStep(date, now)}`
}

/** True where seats are free and the first group of the list gets none of them: it waits for more, or it is too late. */
export function waitsDespiteFreeSeats(date: DateSeats, now: Date): boolean {
  const [head] = date.queue
  if (!head || freeSeats(date) === 0) return false
  return planOffers(date, now).offers.every(({ id }) => id !== head.id)
}

function freeText(free: number): string {
  if (free === 0) return 'keiner ist frei.'
  return free === 1 ? '1 ist frei.' : `${free} sind frei.`
}

function nextStep(date: DateSeats, now: Date): string {
  if (offerEnd(date.startsAt, now) === null)
    return ' So kurz vor dem Beginn wird kein Platz mehr angeboten.'
  if (freeSeats(date) === 0) return ''
  if (planOffers(date, now).offers.some(({ id }) => id === date.queue[0]?.id))
    return ' Das Angebot geht gleich hinaus.'
  if (date.keptUntil && areSeatsKept(date, now))
    return ` Bis ${BERLIN.format(date.keptUntil)} Uhr wird für diese Gruppe freigehalten.`
  return ' Für diese Gruppe reicht das nicht: Kleinere Gruppen und der Shop gehen vor.'
}
