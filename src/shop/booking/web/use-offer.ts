import { useState } from 'react'
import { call } from '#platform/design/web/api.ts'
import type { BookingRules } from '#shop/booking-rules/domain/booking-rules.ts'
import type { Package } from '#shop/prices/domain/package.ts'
import { readPackages } from '#shop/prices/domain/package-answer.ts'
import type { Training } from '#shop/trainings/domain/training.ts'
import type { HeldEntry } from '../domain/held-entry.ts'

/** What may be out of date. */
export type Outdated = 'packages' | 'trainings'

/** What can be booked. */
export interface Offer {
  packages: readonly Package[]
  trainings: readonly Training[]
  /** The entry of a waiting list whose offer is accepted with the booking. */
  entry: HeldEntry | null
  /** What is promised about a new booking. */
  rules: BookingRules
}

/**
 * The packages and trainings, which the page was rendered with.
 *
 * @param token of the entry of a waiting list, if the page has one
 * @returns them, and a function that reads one of the two again, with the entry; where that fails, the earlier ones stay
 */
export function useOffer(rendered: Offer, token: string | undefined) {
  const [offer, setOffer] = useState(rendered)
  async function refresh(outdated: Outdated): Promise<void> {
    try {
      const read =
        outdated === 'packages'
          ? { packages: readPackages(await call('GET', '/api/packages')) }
          : { trainings: await call('GET', '/api/trainings') }
      const entry =
        token === undefined
          ? null
          : await call('GET', '/api/waiting-list/{token}', { path: { token } })
      setOffer((before) => ({ ...before, ...read, entry }))
    } catch {
      // The refusal of the booking is shown in any case.
    }
  }
  return { ...offer, refresh }
}
