import { parametersOf } from '#platform/rendering/web/page-address.ts'

export interface BookingSearch {
  /** Id of the training to put into the first slot, with its listed date. */
  training?: string | undefined
  /** Id of the date to put into the first slot. */
  date?: string | undefined
  /** Id of the package to select. */
  package?: string | undefined
  /** Token of an entry of a waiting list, whose offer is accepted with this booking. */
  warteliste?: string | undefined
  /** The step, so that the browser's Back leads from step 2 to step 1. Absent in step 1. */
  schritt?: 2 | undefined
}

/** Reads the search parameters; invalid values count as absent. */
export function parseBookingSearch(search: Record<string, unknown>): BookingSearch {
  const { training, date, package: packageId, warteliste, schritt } = search
  return {
    training: idIn(training),
    date: idIn(date),
    package: idIn(packageId),
    warteliste: idIn(warteliste),
    schritt: schritt === 2 || schritt === '2' ? 2 : undefined,
  }
}

/** The search parameters of an address, from its text. */
export function readBookingSearch(search: string): BookingSearch {
  return parseBookingSearch(parametersOf(search))
}

function idIn(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
