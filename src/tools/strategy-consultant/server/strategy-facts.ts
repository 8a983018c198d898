import type { SiteFacts } from '#tools/website-reader/domain/site-facts.ts'

/** All facts of every kind in one list. */
export function factsIn(facts: SiteFacts) {
  const { name, description, size, founded, ...lists } = facts
  const single = [name, description, size, founded].filter((fact) => fact !== null)
  const { offers, audiences, prices, references, languages, locations, signals } = lists
  return [
    ...single,
    ...offers,
    ...audiences,
    ...prices,
    ...references,
    ...languages,
    ...locations,
    ...signals,
  ]
}
