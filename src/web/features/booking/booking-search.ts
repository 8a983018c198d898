export interface BookingSearch {
  /** The training to put into the first slot. */
  training?: string | undefined
  /** The package to choose. */
  package?: string | undefined
  /** The step, so that the browser's Back leads from the second to the first. The first one needs no mention. */
  schritt?: 2 | undefined
}

/** Reads the address's parameters; anything else in them counts as absent. */
export function parseBookingSearch(search: Record<string, unknown>): BookingSearch {
  const { training, package: packageId, schritt } = search
  return {
    training: idIn(training),
    package: idIn(packageId),
    schritt: schritt === 2 || schritt === '2' ? 2 : undefined,
  }
}

function idIn(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
