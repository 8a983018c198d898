import type { Statement } from '../strategy-draft.ts'
import { MANY_AUDIENCES, MANY_OFFERS } from './description.ts'
import type { Material } from './material.ts'
import { assumption, type Phrasing } from './phrasing.ts'

const QUESTIONS_MAX = 7

/**
 * The open questions: first about facts that are missing, as far as they matter for this kind of organisation, then about
 * facts that need a choice, then those that no website answers.
 */
export function openQuestionsOf(material: Material, phrasing: Phrasing): Statement[] {
  const always = phrasing.words.questions.always[material.kind].map((text) => assumption(text))
  return [
    ...questionsAboutMissingFacts(material, phrasing),
    ...questionsAboutChoices(material, phrasing),
  ]
    .slice(0, QUESTIONS_MAX - always.length)
    .concat(always)
}

/** An association and an authority are not asked for prices and references: they sell nothing. */
function questionsAboutMissingFacts(
  material: Material,
  { words: { questions }, company }: Phrasing,
): Statement[] {
  const { kind, description, offers, audiences, prices, references } = material
  const sells = kind !== 'association' && kind !== 'authority'
  return [
    ...(description ? [] : [assumption(questions.description(company))]),
    ...(audiences.length > 0 ? [] : [assumption(questions.audiences[kind])]),
    ...(offers.length > 0 ? [] : [assumption(questions.offers(company))]),
    ...(sells && prices.length === 0 ? [assumption(questions.prices)] : []),
    ...(kind === 'company' && references.length === 0 ? [assumption(questions.proof)] : []),
  ]
}

function questionsAboutChoices(material: Material, phrasing: Phrasing): Statement[] {
  const { offers, audiences, languages, locations, signals } = material
  const { questions } = phrasing.words
  const [language] = languages
  const [job] = signals.jobs
  const found: Statement[] = []
  if (offers.length >= MANY_OFFERS) {
    const text = questions.manyOffers(offers.length, phrasing.list(offers.slice(0, 3)))
    found.push(assumption(text, ...offers))
  }
  if (audiences.length >= MANY_AUDIENCES) {
    const text = questions.manyAudiences(audiences.length, phrasing.list(audiences.slice(0, 3)))
    found.push(assumption(text, ...audiences))
  }
  if (job) found.push(assumption(questions.job(phrasing.quote(job.text)), job))
  if (language && languages.length === 1 && locations.length > 1) {
    const text = questions.oneLanguage(phrasing.names(locations), phrasing.names([language]))
    found.push(assumption(text, language, ...locations))
  }
  return found
}
