import { SERVICES, type StrategyDraft } from '../strategy-draft.ts'
import { MANY_OFFERS } from './description.ts'
import type { Material } from './material.ts'
import type { Phrasing } from './phrasing.ts'

type Services = StrategyDraft['services']

/**
 * The firm's services that fit the facts, without repetitions, in the firm's order. The one about understanding
 * customers is always included, the others where a fact suggests them.
 */
export function servicesOf(material: Material, phrasing: Phrasing): Services {
  const reasons = new Map<Services[number]['service'], string>([
    ...reasonsOfFacts(material, phrasing),
    ['potenziale', reasonToAsk(material, phrasing)] as const,
  ])
  return SERVICES.flatMap((service) => {
    const reason = reasons.get(service)
    return reason ? [{ service, reason }] : []
  })
}

function reasonToAsk({ audiences, offers }: Material, { words: { services } }: Phrasing): string {
  if (audiences.length === 0) return services.noAudience
  if (offers.length >= MANY_OFFERS) return services.manyOffers(offers.length)
  return services.whyHere
}

function reasonsOfFacts({ signals: { jobs } }: Material, { words, quote }: Phrasing) {
  const [job] = jobs
  return job ? [['organisationen', words.services.job(quote(job.text))] as const] : []
}
