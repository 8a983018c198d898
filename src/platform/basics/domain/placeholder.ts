/** {{name}}: letters, digits and underscores, with or without spaces beside them. */
export const PLACEHOLDER = /\{\{[ \t]*([\p{L}\p{M}\p{N}_]+)[ \t]*\}\}/gu

/** Names are compared without regard to case, and as "ä" in one character. */
export function placeholderName(typed: string): string {
  return typed.normalize('NFC').toLowerCase()
}

/** The names of the placeholders in a text, in its order. */
export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].map(([, name]) => placeholderName(name ?? ''))
}

/** The text with the values of its placeholders. One without a value stays as it is typed. */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(PLACEHOLDER, (typed, name: string) => values[placeholderName(name)] ?? typed)
}
