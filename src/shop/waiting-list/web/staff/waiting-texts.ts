import type { BadgeTone } from '#platform/design/web/badge.tsx'
import { formatMoment } from '#platform/design/web/moment-text.ts'
import { seatsText } from '#shop/seats/web/seats-text.ts'
import type { ListedWaitingEntry } from '../../domain/waiting-entry.ts'

type Listed = Pick<ListedWaitingEntry, 'state' | 'offeredSeats' | 'offerEndsAt' | 'reference'>

const WAITING_STATES: readonly string[] = ['unconfirmed', 'waiting', 'offered']

/** Whether an entry may still get seats. */
export function isWaiting({ state }: Pick<Listed, 'state'>): boolean {
  return WAITING_STATES.includes(state)
}

const STATES: Readonly<Record<Listed['state'], string>> = {
  unconfirmed: 'Noch nicht bestätigt',
  waiting: 'Wartet',
  offered: 'Angebot',
  booked: 'Gebucht',
  declined: 'Hat abgelehnt',
  expired: 'Angebote abgelaufen',
  left: 'Ausgetragen',
  closed: 'Liste geschlossen',
}

/** The state of an entry, for staff. */
export function stateText({ state }: Pick<Listed, 'state'>): string {
  return STATES[state]
}

/** What is offered and until when, or what was booked; null for other states. */
export function outcomeText({ offeredSeats, offerEndsAt, reference }: Listed): string | null {
  if (offeredSeats !== null && offerEndsAt !== null)
    return `${seatsText(offeredSeats)} angeboten bis ${formatMoment(offerEndsAt)}`
  return reference === null ? null : `Buchung ${reference}`
}

export function stateTone({ state }: Pick<Listed, 'state'>): BadgeTone {
  switch (state) {
    case 'offered':
      return 'blue'
    case 'waiting':
      return 'orange'
    case 'booked':
      return 'green'
    default:
      return 'neutral'
  }
}
