import type { StaffNotices } from '#shop/booking-changes/domain/staff-notices.ts'
import type { BookerDifferences } from './booker-differences.ts'
import { type OwnDifference, ownDifferences } from './own-differences.ts'
import type { PlannedMails } from './planned-mails.ts'
import type { PresentBooking } from './present-booking.ts'

export interface TellSettings {
  /** The firm's address; undefined for none. */
  staff: string | undefined
  /** How many mails about an unconfirmed booking may be sent to one mailbox in an hour. */
  unconfirmedPerHour: number
}

export interface TellContext extends TellSettings {
  /** How staff are told of changes by bookers and attendees. */
  notices: StaffNotices
}

/** A booking, what differs from what its people know, and the mails about it so far. */
export interface Plan {
  booking: PresentBooking
  context: TellContext
  planned: PlannedMails
  own: OwnDifferences
  booker: BookerDifferences
}

/** Differences that have the same recipient. */
export type OwnDifferencesOfOne = [OwnDifference, ...OwnDifference[]]

/** The differences of own seats that no mail says yet. */
export class OwnDifferences {
  #left: OwnDifference[]

  constructor(booking: PresentBooking) {
    this.#left = ownDifferences(booking)
  }

  /** Those that match, which the caller tells. */
  take(matches: (difference: OwnDifference) => boolean): OwnDifference[] {
    const taken = this.#left.filter(matches)
    this.#left = this.#left.filter((difference) => !taken.includes(difference))
    return taken
  }

  /** As {@link take}, by recipient. */
  takeByRecipient(matches: (difference: OwnDifference) => boolean): OwnDifferencesOfOne[] {
    const groups = Map.groupBy(this.take(matches), ({ recipient }) => recipient.toLowerCase())
    return [...groups.values()] as OwnDifferencesOfOne[]
  }
}
