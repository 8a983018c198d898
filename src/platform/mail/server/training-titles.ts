/** "Strategie & KI", "Strategie & KI und Design Flight", "A, B und C"; each title once. */
export function titlesText(trainings: readonly { title: string }[]): string {
  return joined(trainings.map(({ title }) => title))
}

/** The texts as an enumeration, each once. */
export function joined(texts: readonly string[]): string {
  const each = [...new Set(texts)]
  const last = each.pop() ?? ''
  return each.length > 0 ? `${each.join(', ')} und ${last}` : last
}
