/** Between two parts of a number: anything that is no part of a number itself. */
const GAP = '[^A-Z0-9]*'
/** Longer ones are no part of a number: that of a booking has none with more. */
const KEY_MAX_LENGTH = 8

/** "RE-2026-0042" as "RE", "2026", "0042". */
function partsOf(number: string): string[] {
  return number.toUpperCase().match(/[A-Z]+|\d+/g) ?? []
}

function withoutZeros(digits: string): string {
  return digits.replace(/^0+(?=\d)/, '')
}

/**
 * An index of names: numbers of invoices, which people shorten, by their rarest part of digits (where all begin with the
 * year, that is the count), and numbers of bookings by all of their letters.
 *
 * @returns a function for those that a text in capital letters may name, which the patterns decide
 */
export function nameIndex<Name extends { name: string; isNumber: boolean }>(
  names: readonly Name[],
): (text: string) => Name[] {
  const [numbers, codes] = [true, false].map((is) =>
    names.filter(({ isNumber }) => isNumber === is),
  )
  const counts = new Map<string, number>()
  const withKeys = (numbers ?? []).map((one) => ({ one, keys: keysOfNumber(one.name) }))
  for (const { keys } of withKeys)
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  const rarity = (key: string) => counts.get(key) ?? 0
  const byKey = Map.groupBy(
    withKeys,
    ({ keys }) => keys.toSorted((a, b) => rarity(a) - rarity(b))[0] ?? '',
  )
  const byCode = Map.groupBy(codes ?? [], ({ name }) => compact(name.toUpperCase()))
  const lengths = [...new Set([...byCode.keys()].map(({ length }) => length))]
  return (text) => {
    const letters = compact(text)
    const ofCodes = lengths.flatMap((length) =>
      Array.from(letters, (_, start) => byCode.get(letters.slice(start, start + length)) ?? []),
    )
    const ofNumbers = [...digitKeys(text, letters)]
      .flatMap((key) => byKey.get(key) ?? [])
      .filter(({ keys }) => keys.every((key) => letters.includes(key)))
    return [...ofNumbers.map(({ one }) => one), ...new Set(ofCodes.flat())]
  }
}

function compact(text: string): string {
  return text.replace(/[^A-Z0-9]+/g, '')
}

/** The parts of digits of a number, without leading zeros. */
function keysOfNumber(number: string): string[] {
  return partsOf(number)
    .filter((part) => /^\d/.test(part))
    .map(withoutZeros)
}

/**
 * All that may be such a part in a text, also where several stand together: "RE20260042".
 *
 * @param letters the text without gaps, where what a bank has broken into two is one again
 */
function digitKeys(text: string, letters: string): Set<string> {
  const keys = new Set<string>()
  const runs = new Set(`${text} ${letters}`.match(/\d+/g) ?? [])
  for (const run of runs)
    for (let start = 0; start < run.length; start += 1)
      for (let length = 1; length <= KEY_MAX_LENGTH && start + length <= run.length; length += 1)
        keys.add(withoutZeros(run.slice(start, start + length)))
  return keys
}

/**
 * Patterns for a number in a text in capital letters: its letters and digits in their order, with or without what stands
 * between them, without leading zeros, and not inside of a longer number.
 *
 * @returns `whole` for its parts as they are; `broken` where anything may stand between its characters, as where a bank
 * puts the rest on another line
 */
export function namePattern(number: string): { whole: RegExp; broken: RegExp } {
  const parts = partsOf(number)
  const whole = parts.map((part) => (/^\d/.test(part) ? `0*${withoutZeros(part)}` : part))
  const broken = parts.map((part) =>
    /^\d/.test(part) ? `(?:0${GAP})*${[...withoutZeros(part)].join(GAP)}` : [...part].join(GAP),
  )
  return { whole: patternOf(whole, parts), broken: patternOf(broken, parts) }
}

function patternOf(patterns: readonly string[], parts: readonly string[]): RegExp {
  // Behind a digit a word may follow at once: "RE-2026-0042vom".
  const after = /\d$/.test(parts.at(-1) ?? '') ? String.raw`(?!\d)` : '(?![A-Z0-9])'
  return new RegExp(`(?<![A-Z0-9])${patterns.join(GAP)}${after}`)
}
