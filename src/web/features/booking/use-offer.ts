import { useState } from 'react'
import type { Package } from '#domain/package/package.ts'
import { readPackages } from '#domain/package/package-answer.ts'
import type { Training } from '#domain/training/training.ts'
import { browserFetch, readJson } from '../../lib/api.ts'

/** What can be booked. */
export interface Offer {
  packages: readonly Package[]
  trainings: readonly Training[]
}

/**
 * The packages and trainings, which the page was rendered with.
 *
 * @returns them, and a function that reads one of the two again; where that fails, the earlier ones stay
 */
export function useOffer(rendered: Offer) {
  const [offer, setOffer] = useState(rendered)
  async function refresh(outdated: keyof Offer): Promise<void> {
    try {
      const answer = await readJson(browserFetch, `/api/${outdated}`)
      const read =
        outdated === 'packages'
          ? { packages: readPackages(answer) }
          : { trainings: answer as Training[] }
      setOffer((before) => ({ ...before, ...read }))
    } catch {
      // The refusal of the booking is shown in any case.
    }
  }
  return { ...offer, refresh }
}
