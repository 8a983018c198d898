/** How a number is written. The expressions are sticky: they match at one place of a text. */
interface Writing {
  before: RegExp
  /** What may stand between its parts. */
  gap: RegExp
  zeros: RegExp
  zerosAndGaps: RegExp
  afterDigit: RegExp
}

const WITH_LETTERS: Writing = {
  before: /(?<![A-Z0-9])/y,
  gap: /[^A-Z0-9]*/y,
  zeros: /(?:0(?=\d))*/y,
  zerosAndGaps: /(?:0[^A-Z0-9]*(?=\d))*/y,
  // A word may follow at once: "RE-2026-0042vom".
  afterDigit: /(?!\d)/y,
}

/** It has no spaces in it and is no part of a date: "12.01.2027, 42 Stühle" is not about "2027/42". */
const DIGITS_ALONE: Writing = {
  before: /(?<![A-Z0-9]|\d[/.,_-])/y,
  gap: /[/._-]*/y,
  zeros: WITH_LETTERS.zeros,
  zerosAndGaps: /(?:0[/._-]*(?=\d))*/y,
  afterDigit: /(?![/._-]?\d)/y,
}

const AFTER_LETTER = /(?![A-Z0-9])/y

interface NamesInText<Name> {
  /** Which it names as they are. */
  whole: Name[]
  /** Which it names if a bank has put the rest of a number on another line, so that anything may stand in it. */
  broken: Name[]
}

/**
 * Returns a function for the numbers of invoices and bookings that a text names: their letters and digits in their order,
 * with or without what stands between them, without leading zeros, and not inside of a longer number. An index of them
 * makes it quick for thousands of texts and numbers.
 */
export function nameFinder<Name extends { name: string }>(
  names: readonly Name[],
): (text: string) => NamesInText<Name> {
  const byKey = Map.groupBy(names, ({ name }) => keyOf(name.toUpperCase()))
  const lengths = [...new Set([...byKey.keys()].map(({ length }) => length))]
  return (text) => {
    const upper = text.toUpperCase()
    const whole = new Set<Name>()
    const broken = new Set<Name>()
    for (const { start, key } of wordsOf(upper)) {
      for (const name of lengths.flatMap((length) => byKey.get(key.slice(0, length)) ?? [])) {
        if (isNamedAt(upper, start, name.name)) whole.add(name)
        else if (isNamedAt(upper, start, name.name, { isBroken: true })) broken.add(name)
      }
    }
    return { whole: [...whole], broken: [...broken].filter((name) => !whole.has(name)) }
  }
}

/** What stays of a number, however somebody writes it: "RE-2026-0042" as "RE2642". */
function keyOf(text: string): string {
  return text.replace(/[^A-Z1-9]+/g, '')
}

/** The words of a text: where each begins, and the key of the text from there to its end. */
function wordsOf(text: string): { start: number; key: string }[] {
  const words = Array.from(text.matchAll(/[A-Z0-9]+/g), ({ 0: word, index }) => ({
    start: index,
    key: keyOf(word),
  }))
  const key = words.map((word) => word.key).join('')
  let end = 0
  return words.map((word) => {
    const begun = end
    end += word.key.length
    return { start: word.start, key: key.slice(begun) }
  })
}

/** Whether a text names a number there. */
function isNamedAt(text: string, start: number, number: string, { isBroken = false } = {}) {
  const writing = /[A-Z]/i.test(number) ? WITH_LETTERS : DIGITS_ALONE
  const zeros = isBroken ? writing.zerosAndGaps : writing.zeros
  const isAt = (expression: RegExp, at: number) => endOf(expression, text, at) !== null
  const skip = (expression: RegExp, at: number) => endOf(expression, text, at) ?? at
  if (!isAt(writing.before, start)) return false
  let at = start
  for (const part of number.toUpperCase().match(/[A-Z]+|\d+/g) ?? []) {
    at = skip(zeros, skip(writing.gap, at))
    const signs = part.replace(/^0+(?=\d)/, '')
    for (const sign of isBroken ? signs : [signs]) {
      at = skip(writing.gap, at)
      if (!text.startsWith(sign, at)) return false
      at += sign.length
    }
  }
  return isAt(/\d$/.test(number) ? writing.afterDigit : AFTER_LETTER, at)
}

/** Where the match of a sticky expression ends that begins there; null without one. */
function endOf(expression: RegExp, text: string, start: number): number | null {
  expression.lastIndex = start
  return expression.test(text) ? expression.lastIndex : null
}
