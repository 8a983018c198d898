/** What staff can write in a message instead of a fact about its reader: "{{vorname}}". */
export const PLACEHOLDERS = ['vorname', 'training', 'termin', 'link'] as const
export type Placeholder = (typeof PLACEHOLDERS)[number]

/** The labels of the buttons that insert a placeholder. */
export const PLACEHOLDER_LABELS: Record<Placeholder, string> = {
  vorname: 'Vorname',
  training: 'Training',
  termin: 'Termin',
  link: 'Zugangslink',
}

/** A link is too long for a subject. */
export const SUBJECT_PLACEHOLDERS = PLACEHOLDERS.filter((name) => name !== 'link')

/** With the white space before it, which goes with an empty value. */
const WRITTEN = /([^\S\n]*)\{\{([^{}\n]*)\}\}/g
const LEFT_OVER = /\{\{|\}\}/

/** A placeholder as it is written. */
export function written(name: Placeholder): string {
  return `{{${name}}}`
}

/** Whether the text contains that placeholder. */
export function contains(text: string, wanted: Placeholder): boolean {
  return [...text.matchAll(WRITTEN)].some(([, , name]) => placeholderOf(name) === wanted)
}

/**
 * The text with the placeholders' values. An empty value removes the white space before it too: "Hallo {{vorname}},"
 * becomes "Hallo,". What is no placeholder stays as it is.
 */
export function fillIn(text: string, values: Readonly<Record<Placeholder, string>>): string {
  return text.replace(WRITTEN, (whole, space: string, typed: string) => {
    const name = placeholderOf(typed)
    if (name === null) return whole
    return values[name] === '' ? '' : space + values[name]
  })
}

/**
 * What is wrong with the placeholders of a text, as one German sentence; null where nothing is: a name that is not
 * known, or braces that do not enclose a name.
 *
 * @param allowed the placeholders that the text may contain
 */
export function placeholderProblem(
  text: string,
  allowed: readonly Placeholder[] = PLACEHOLDERS,
): string | null {
  const known = `Es gibt ${allowed.map(written).join(', ')}.`
  for (const [, , typed = ''] of text.matchAll(WRITTEN)) {
    const name = placeholderOf(typed)
    if (name === null) return `Den Platzhalter {{${typed.trim()}}} gibt es nicht. ${known}`
    if (!allowed.includes(name)) return `Der Platzhalter ${written(name)} geht hier nicht. ${known}`
  }
  return LEFT_OVER.test(text.replace(WRITTEN, ''))
    ? `Hier steht eine doppelte Klammer ohne ihr Gegenstück. ${known}`
    : null
}

/** Capital letters and spaces inside the braces make no difference. */
function placeholderOf(typed = ''): Placeholder | null {
  const name = typed.trim().toLowerCase()
  return PLACEHOLDERS.find((one) => one === name) ?? null
}
