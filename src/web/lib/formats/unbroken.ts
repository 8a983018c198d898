const NO_BREAK_SPACE = '\u00a0'

/** A price, a time, a number with its unit: it stays on one line. */
export function unbroken(text: string): string {
  return text.replaceAll(' ', NO_BREAK_SPACE)
}

/** A date may break after the day of the week and nowhere else: "Donnerstag, | 14. Januar 2027". */
export function unbrokenDate(date: string): string {
  return date.replace(/(?<!,) /g, NO_BREAK_SPACE)
}
