/** What stays of a number, however somebody writes it: "RE-2026-0042" as "RE2642". */
function keyOf(text: string): string {
  return text.replace(/[^A-Z1-9]+/g, '')
}

/**
 * An index of the numbers of invoices and bookings.
 *
 * @returns a function for those that a text in capital letters may name, which `isNamedIn` decides
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
 * Whether a text in capital letters names a number: its letters and digits in their order, with or without what stands
 * between them, without leading zeros, and not inside of a longer number. A number without letters has no spaces in it and
 * is no part of a date: "12.01.2027, 42 Stühle" is not about "2027/42".
 *
 * @param isBroken whether anything may stand between any two characters, as where a bank puts the rest on another line
 */
export function isNamedIn(text: string, number: string, { isBroken = false } = {}): boolean {
  const hasLetters = /[A-Z]/i.test(number)
  const gap = hasLetters ? '[^A-Z0-9]*' : '[/._-]*'
  const between = isBroken ? gap : ''
  const parts = (number.toUpperCase().match(/[A-Z]+|\d+/g) ?? []).map((part) => {
    const zeros = /^\d/.test(part) ? `(?:0${between})*` : ''
    return zeros + [...part.replace(/^0+(?=\d)/, '')].join(between)
  })
  const before = hasLetters ? '(?<![A-Z0-9])' : String.raw`(?<![A-Z0-9]|\d[/.,_-])`
  const digit = hasLetters ? String.raw`(?!\d)` : String.raw`(?![/._-]?\d)`
  // Behind a digit a word may follow at once: "RE-2026-0042vom".
  const after = /\d$/.test(number) ? digit : '(?![A-Z0-9])'
  return new RegExp(before + parts.join(gap) + after).test(text)
}
