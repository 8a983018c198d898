import type { Finding } from '../domain/market/comparison.ts'
import type { Difference } from '../domain/market/differences.ts'
import type { StrategyConsultantTexts } from './strategy-consultant-texts.ts'

/** A finding, with what kind of proof it is. */
export function findingText(
  { market: { proof: kinds } }: StrategyConsultantTexts,
  { proof, text }: Finding,
): string {
  return proof ? `${kinds[proof]}: ${text}` : text
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
