/** Between two parts of a number: anything that is no part of a number itself. */
const GAP = '[^A-Z0-9]*'
/** "RE-2026-0042" as "RE", "2026", "0042". */
function partsOf(number: string): string[] {
  return number.toUpperCase().match(/[A-Z]+|\d+/g) ?? []
}

function withoutZeros(digits: string): string {
  return digits.replace(/^0+(?=\d)/, '')
}

/** What stays of a number, however somebody writes it: "RE-2026-0042" as "RE2642". */
function keyOf(text: string): string {
  return text.replace(/[^A-Z1-9]+/g, '')
}

/**
 * An index of the numbers of invoices and bookings.
 *
 * @returns a function for those that a text in capital letters may name, which the patterns decide
 */
export function nameIndex<Name extends { name: string }>(
  names: readonly Name[],
): (text: string) => Name[] {
  const byKey = Map.groupBy(names, ({ name }) => keyOf(name.toUpperCase()))
  const lengths = [...new Set([...byKey.keys()].map(({ length }) => length))]
  return (text) => {
    const key = keyOf(text)
    const found = lengths.flatMap((length) =>
      Array.from(key, (_, start) => byKey.get(key.slice(start, start + length)) ?? []),
    )
    return [...new Set(found.flat())]
  }
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
