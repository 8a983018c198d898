import type { Statement } from '../strategy-draft.ts'
import type { DraftWords } from './draft-texts-de.ts'
import type { Material } from './material.ts'

const QUESTIONS_MAX = 7
/** From this many on, a number of offers or groups stands out. */
export const MANY_OFFERS = 7
export const MANY_AUDIENCES = 4

/**
 * The open questions: first about facts that are missing, as far as they matter for this kind of organisation, then about
 * facts that need a choice, then those that no website answers. An association and an authority are not asked for prices
 * and references: they sell nothing.
 */
export function openQuestionsOf(material: Material, { questions }: DraftWords): Statement[] {
  const { kind, description, offers, audiences, prices, references, jobs } = material
  const sells = kind !== 'association' && kind !== 'authority'
  const always = questions.always[kind]
  const raised = [
    !description && questions.description,
    audiences.length === 0 && questions.audiences[kind],
    offers.length === 0 && questions.offers,
    sells && prices.length === 0 && questions.prices,
    kind === 'company' && references.length === 0 && questions.proof,
    offers.length >= MANY_OFFERS && questions.manyOffers(offers.length),
    audiences.length >= MANY_AUDIENCES && questions.manyAudiences(audiences.length),
    jobs.length > 0 && questions.jobs,
  ].filter((question) => question !== false)
  return [...raised.slice(0, QUESTIONS_MAX - always.length), ...always].map((text) => ({
    text,
    basis: 'assumption',
    sources: [],
    quotes: [],
  }))
}
