import { folded } from './site-text.ts'

const WORK_DE =
  '(?:\\w*stellen?|stellen(?:angebote|anzeigen|ausschreibungen)|jobs?|jobangebote|vakanz(?:en)?|positionen?|ausbildungspl(?:a|ae)tze?|praktik(?:a|um)|praktikumspl(?:a|ae)tze?)'
const NOW_DE =
  '(?:aktuell|derzeit|zurzeit|zur zeit|momentan|im moment|im augenblick|augenblicklich|gegenwaertig|gerade|leider|bis auf weiteres)'
const WORK_EN =
  '(?:vacanc(?:y|ies)|openings?|jobs?|(?:open )?(?:positions?|roles?)|job offers?|opportunities|apprenticeships?)'
const NOW_EN = '(?:currently|at present|at the moment|right now|at this time|presently|for now)'

/** Phrases for no vacancies, matched against folded text. Each limits the distance between its words. */
const NONE = [
  `\\bkeine?n? (?:(?:weiteren?|neuen?|offenen?|freien?|vakanten?|ausgeschriebenen?|passenden?) ){0,2}${WORK_DE}\\b`,
  `${NOW_DE}\\b.{0,40}\\bkeine?n?\\b.{0,40}\\b(?:mitarbeit|bewerb|verstaerkung|${WORK_DE}\\b)`,
  `\\bstellen\\b.{0,30}\\bbesetzt\\b`,
  `\\b(?:suchen wir|wir suchen)\\b.{0,30}\\b(?:niemanden|keine (?:neuen |weiteren )?(?:mitarbeit|kolleg|leute|verstaerkung))`,
  `^${NOW_DE},? keine\\.?$|^keine\\.?$`,
  `\\bno (?:(?:current|open|further|new|suitable|available|job) ){0,2}${WORK_EN}\\b`,
  `(?:\\bnot|n['’]t) (?:${NOW_EN} )?(?:have|hiring|recruiting|looking for|offer(?:ing)?|advertising)\\b.{0,40}\\b(?:${WORK_EN}|staff|people|anyone|${NOW_EN})\\b`,
  `(?:\\bnot|n['’]t) (?:${NOW_EN} )?(?:hiring|recruiting)\\b`,
  `\\bthere are(?: ${NOW_EN})? none\\b|\\bnone ${NOW_EN}`,
  `\\b(?:positions|vacancies|roles|jobs) (?:are|have been) (?:${NOW_EN} )?(?:all )?filled\\b`,
].map((pattern) => new RegExp(pattern))

/** True where a sentence or heading in German or English says that there are no vacancies. */
export function saysNoVacancy(text: string): boolean {
  const words = folded(text)
  return NONE.some((pattern) => pattern.test(words))
}
