/** Random choices that a seed repeats. */
export function seededRandom(seed: number) {
  let state = seed
  /** From 0 to below 1 (mulberry32). */
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  return {
    between,
    chance: (percent: number) => next() * 100 < percent,
    /** One of the list; undefined where it is empty. */
    pick: <One>(list: readonly One[]): One | undefined => list[between(0, list.length - 1)],
  }
}
