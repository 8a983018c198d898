export interface BookingSearch {
  /** Id of the training to put into the first slot. */
  training?: string | undefined
  /** Id of the package to select. */
  package?: string | undefined
  /** The step, so that the browser's Back leads from step 2 to step 1. Absent in step 1. */
  schritt?: 2 | undefined
}

/** Reads the search parameters; invalid values count as absent. */
export function parseBookingSearch(search: Record<string, unknown>): BookingSearch {
  const { training, package: packageId, schritt } = search
  return {
    training: idIn(training),
    package: idIn(packageId),
    schritt: schritt === 2 || schritt === '2' ? 2 : undefined,
  }
}

/** Reads the search of the browser's address as the server does: a parameter that is given twice counts as absent. */
export function readBookingSearch(search: string): BookingSearch {
  const params = new URLSearchParams(search)
  const once = [...params.keys()].filter((key) => params.getAll(key).length === 1)
  return parseBookingSearch(Object.fromEntries(once.map((key) => [key, params.get(key)])))
}

function idIn(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
