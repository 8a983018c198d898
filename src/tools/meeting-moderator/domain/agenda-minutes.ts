interface AgendaPart {
  /** Whole, at least 1. */
  minutes: number
}

/**
 * The agenda with minutes that add up to `total`, in the same proportions. An agenda that already adds up is unchanged.
 * Where `total` allows it, parts become multiples of five minutes.
 *
 * @param total whole minutes; where there are more parts than minutes, the shortest parts are left out
 */
export function minutesThatFit<Part extends AgendaPart>(
  parts: readonly Part[],
  total: number,
): Part[] {
  const planned = parts.reduce((sum, { minutes }) => sum + minutes, 0)
  if (planned === total) return [...parts]
  const unit = total % 5 === 0 && total / 5 >= 2 * parts.length ? 5 : 1
  const kept = longest(parts, total)
  const units = inProportion(
    kept.map(({ minutes }) => minutes),
    total / unit,
  )
  return kept.map((part, index) => ({ ...part, minutes: (units[index] ?? 1) * unit }))
}

/** The `count` longest parts at most, in their order. */
function longest<Part extends AgendaPart>(parts: readonly Part[], count: number): Part[] {
  const byLength = [...parts].sort((one, other) => other.minutes - one.minutes)
  const kept = new Set(byLength.slice(0, count))
  return parts.filter((part) => kept.has(part))
}

/**
 * Whole numbers of at least 1 that add up to `total`: each begins with 1, then the rest is given to the number furthest
 * below its share.
 */
function inProportion(shares: readonly number[], total: number): number[] {
  const whole = shares.reduce((sum, share) => sum + share, 0)
  const result = shares.map(() => 1)
  const missing = (index: number) => ((shares[index] ?? 0) * total) / whole - (result[index] ?? 0)
  for (let rest = total - shares.length; rest > 0; rest--) {
    const index = [...shares.keys()].reduce((one, other) =>
      missing(other) > missing(one) ? other : one,
    )
    result[index] = (result[index] ?? 0) + 1
  }
  return result
}
