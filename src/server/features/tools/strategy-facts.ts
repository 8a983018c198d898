import type { SiteFacts } from '#domain/tools/site-facts.ts'

/** All facts of every kind in one list. */
export function factsIn(facts: SiteFacts) {
  const { name, description, offers, audiences, languages, locations, signals } = facts
  const single = [name, description].filter((fact) => fact !== null)
  return [...single, ...offers, ...audiences, ...languages, ...locations, ...signals]
}
