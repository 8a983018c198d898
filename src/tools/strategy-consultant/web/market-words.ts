import type { Difference } from '../domain/market/differences.ts'
import type { StrategyConsultantTexts } from './strategy-consultant-texts.ts'

/** A difference as a sentence. */
export function differenceText(
  { market: { differences: words } }: StrategyConsultantTexts,
  difference: Difference,
): string {
  switch (difference.rule) {
    case 'only names':
      return words.onlyNames[difference.what](difference.name)
    case 'does not name':
      return words.doesNotName[difference.what](difference.name)
    case 'only in language':
      return words.onlyInLanguage(difference.name, difference.language)
    case 'only one with':
      return words.onlyOneWith(difference.name, difference.text)
    case 'nothing of':
      return words.nothingOf(difference.name, difference.text, difference.at)
    case 'all name':
      return words.allName[difference.row](difference.count, difference.text)
  }
}
