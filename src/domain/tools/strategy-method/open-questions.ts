import type { Statement } from '../strategy-draft.ts'
import type { Material, SourcedText } from './material.ts'
import { assumption, type Phrasing } from './phrasing.ts'

const QUESTIONS_MAX = 6
/** With more offers or groups than this, the question asks for a selection. */
export const OFFERS_IN_VIEW = 6
const AUDIENCES_IN_VIEW = 3

/** An amount of money: a figure beside a currency. */
const PRICE = /[€£$]\s?\d|\d\s?(€|EUR\b|CHF\b|Euro\b|£|\$)/i

/**
 * Questions about missing or contradictory facts, the most important first, and last the question that is always asked.
 */
export function openQuestionsOf(material: Material, phrasing: Phrasing): Statement[] {
  const words = phrasing.words.questions
  return [
    ...questionsAboutMissingFacts(material, phrasing),
    ...questionsAboutContradictions(material, phrasing),
  ]
    .slice(0, QUESTIONS_MAX - 1)
    .concat(assumption(words.whyHere))
}

function questionsAboutMissingFacts(
  material: Material,
  { words: { questions }, company }: Phrasing,
): Statement[] {
  const { description, offers, audiences, signals } = material
  return [
    ...(description ? [] : [assumption(questions.description(company))]),
    ...(audiences.length > 0 ? [] : [assumption(questions.audiences)]),
    ...(offers.length > 0 ? [] : [assumption(questions.offers(company))]),
    ...(signals.references.length > 0 ? [] : [assumption(questions.proof)]),
    ...(namesPrices(material) ? [] : [assumption(questions.prices)]),
  ]
}

function questionsAboutContradictions(material: Material, phrasing: Phrasing): Statement[] {
  const { offers, audiences, languages, locations, signals } = material
  const { questions } = phrasing.words
  const [language] = languages
  const [job] = signals.jobs
  const questionsOfThese: Statement[] = []
  if (language && languages.length === 1 && locations.length > 1) {
    const text = questions.oneLanguage(phrasing.names(locations), phrasing.names([language]))
    questionsOfThese.push(assumption(text, language, ...locations))
  }
  if (offers.length > OFFERS_IN_VIEW) {
    const text = questions.manyOffers(offers.length, phrasing.list(offers.slice(0, 3)))
    questionsOfThese.push(assumption(text, ...offers))
  }
  if (audiences.length > AUDIENCES_IN_VIEW) {
    const text = questions.manyAudiences(audiences.length, phrasing.list(audiences.slice(0, 3)))
    questionsOfThese.push(assumption(text, ...audiences))
  }
  if (job) questionsOfThese.push(assumption(questions.job(phrasing.quote(job.text)), job))
  return questionsOfThese
}

function namesPrices({ description, offers, signals }: Material): boolean {
  const texts: readonly (SourcedText | null)[] = [
    description,
    ...offers,
    ...Object.values(signals).flat(),
  ]
  return texts.some((fact) => fact !== null && PRICE.test(fact.text))
}
