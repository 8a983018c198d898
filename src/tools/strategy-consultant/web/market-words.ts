import type { Compared, Finding } from '../domain/market/comparison.ts'
import type { Difference } from '../domain/market/differences.ts'
import type { FactKind } from '../domain/market/site-changes.ts'
import type { StrategyConsultantTexts } from './strategy-consultant-texts.ts'

/** What a kind of facts is called. */
export function kindName(
  { facts: { labels, groups, kinds }, market }: StrategyConsultantTexts,
  kind: FactKind | Compared,
): string {
  return { ...labels, ...groups, ...kinds, proof: market.proof }[kind]
}

/** A finding, with what kind of proof it is. */
export function findingText(texts: StrategyConsultantTexts, { proof, text }: Finding): string {
  return proof ? `${kindName(texts, proof)}: ${text}` : text
}

/** A difference as a sentence. */
export function differenceText(
  { market: { differences: words } }: StrategyConsultantTexts,
  difference: Difference,
): string {
  if (!('what' in difference)) {
    return words.rules[difference.rule](difference.text, difference.name, difference.at)
  }
  const { one, many } = words.named[difference.what]
  return difference.rule === 'only names'
    ? words.onlyNames(difference.name, one)
    : words.doesNotName(difference.name, many)
}
