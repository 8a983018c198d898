import type { SiteFact, SiteFacts } from '#tools/website-reader/domain/site-facts.ts'

/** The kinds of facts of which there is one, and those that are lists, in the order of display. */
export const SINGLE_FACTS = ['name', 'description', 'size', 'founded'] as const
export type SingleFact = (typeof SINGLE_FACTS)[number]
export const FACT_LISTS = [
  'offers',
  'audiences',
  'prices',
  'references',
  'locations',
  'languages',
  'signals',
] as const
export type FactList = (typeof FACT_LISTS)[number]

/** All facts of every kind. */
export function factsIn(facts: SiteFacts): SiteFact[] {
  return [
    ...SINGLE_FACTS.flatMap((kind) => facts[kind] ?? []),
    ...FACT_LISTS.flatMap((kind): SiteFact[] => facts[kind]),
  ]
}
