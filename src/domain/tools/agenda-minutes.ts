interface AgendaPart {
  /** Whole, at least 1. */
  minutes: number
}

/**
 * An agenda whose minutes add up to `total`, in the proportions that it has. What adds up already stays as it is.
 * Where there is room, parts are multiples of five minutes: that is how people plan.
 *
 * @param total whole minutes; where there are more parts than that, the shortest of them go
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

/** At most `count` parts, in their order. */
function longest<Part extends AgendaPart>(parts: readonly Part[], count: number): Part[] {
  const byLength = [...parts].sort((one, other) => other.minutes - one.minutes)
  const kept = new Set(byLength.slice(0, count))
  return parts.filter((part) => kept.has(part))
}

/** Whole numbers from 1 on that add up to `total`: each begins with 1, the rest goes where most is missing. */
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
