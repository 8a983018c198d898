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
 * between them, without leading zeros, and not inside of a longer number. A number without letters has no spaces in it and
 * is no part of a date: "12.01.2027, 42 Stühle" is not about "2027/42".
 *
 * @returns `whole` for its parts as they are; `broken` where anything may stand between its characters, as where a bank
 * puts the rest on another line
 */
export function namePattern(number: string): { whole: RegExp; broken: RegExp } {
  const parts = partsOf(number)
  const hasLetters = /[A-Z]/i.test(number)
  const gap = hasLetters ? '[^A-Z0-9]*' : '[/._-]*'
  const before = hasLetters ? '(?<![A-Z0-9])' : String.raw`(?<![A-Z0-9]|\d[/.,_-])`
  // Behind a digit a word may follow at once: "RE-2026-0042vom".
  const digit = hasLetters ? String.raw`(?!\d)` : String.raw`(?![/._-]?\d)`
  const after = /\d$/.test(parts.at(-1) ?? '') ? digit : '(?![A-Z0-9])'
  const patternOf = (patterns: readonly string[]) =>
    new RegExp(`${before}${patterns.join(gap)}${after}`)
  return {
    whole: patternOf(parts.map((part) => (/^\d/.test(part) ? `0*${withoutZeros(part)}` : part))),
    broken: patternOf(
      parts.map((part) =>
        /^\d/.test(part) ? `(?:0${gap})*${[...withoutZeros(part)].join(gap)}` : [...part].join(gap),
      ),
    ),
  }
}
