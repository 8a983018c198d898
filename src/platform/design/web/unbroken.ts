const NO_BREAK_SPACE = '\u00a0'

/** Replaces spaces by non-breaking ones, for a price, a time, or a number with its unit. */
export function unbroken(text: string): string {
  return text.replaceAll(' ', NO_BREAK_SPACE)
}

/** A date that can break only after the day of the week: "Donnerstag, | 14. Januar 2027". */
export function unbrokenDate(date: string): string {
  return date.replace(/(?<!,) /g, NO_BREAK_SPACE)
}
