import type { ListedWaitingEntry } from '#domain/waiting-list/waiting-entry.ts'
import { formatMoment } from '../../lib/formats/moment-text.ts'
import { seatsText } from '../../lib/waiting-list/seats-text.ts'
import type { BadgeTone } from '../../ui/badge.tsx'

type Listed = Pick<ListedWaitingEntry, 'state' | 'offeredSeats' | 'offerEndsAt' | 'reference'>

const WAITING_STATES: readonly string[] = ['unconfirmed', 'waiting', 'offered']

/** Whether an entry may still get seats. */
export function isWaiting({ state }: Pick<Listed, 'state'>): boolean {
  return WAITING_STATES.includes(state)
}

/** What an entry waits for or what came of it, for staff. */
export function stateText({ state, offeredSeats, offerEndsAt, reference }: Listed): string {
  switch (state) {
    case 'unconfirmed':
      return 'Noch nicht bestätigt'
    case 'waiting':
      return 'Wartet'
    case 'offered':
      return offerEndsAt === null
        ? 'Angebot'
        : `Angebot über ${seatsText(offeredSeats ?? 1)} bis ${formatMoment(offerEndsAt)}`
    case 'booked':
      return reference === null ? 'Gebucht' : `Gebucht: ${reference}`
    case 'declined':
      return 'Hat abgelehnt'
    case 'expired':
      return 'Zwei Angebote verstrichen'
    case 'left':
      return 'Ausgetragen'
    case 'closed':
      return 'Liste geschlossen'
  }
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
