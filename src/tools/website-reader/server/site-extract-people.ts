import type { PageOutline } from './page-outline.ts'
import { sentencesOf } from './page-passages.ts'
import type { Candidate } from './site-extract-identity.ts'
import { topicOfAddress } from './site-topics.ts'

const NUMBER =
  "(?:\\d{1,3}(?:[.,’' ]\\d{3})+|\\d{1,6}|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)"
const ROUGHLY =
  '(?:(?:rund|etwa|circa|ca\\.|über|mehr als|knapp|gut|fast|about|around|over|more than|nearly|some) )?'
const PEOPLE =
  '(?:Mitarbeiterinnen und Mitarbeiter\\p{L}*|Mitarbeiter(?:[*:]innen|innen|Innen|n)?|Mitarbeitenden?|Beschäftigten?|Angestellten?|Kolleginnen und Kollegen|Mitgliedern?|Mitglieder|employees|staff(?: members)?|members)'
const WORKERS = new RegExp(`(?<![\\p{L}\\d.,])(${ROUGHLY}${NUMBER} ${PEOPLE})(?![\\p{L}])`, 'giu')
const TEAM_DE = new RegExp(
  `\\b(Team von (?:${NUMBER}) (?:Leuten|Menschen|Personen))|Team (?:besteht aus|aus|umfasst) (${NUMBER} (?:Leuten|Menschen|Personen|Köpfen))`,
  'iu',
)
const TEAM_EN = new RegExp(
  `\\b(team of ${NUMBER}(?: people)?)(?![\\p{L}])|\\bemploy(?:s|ing)? (${ROUGHLY}${NUMBER} people)`,
  'iu',
)
/** Before a number of people who are not those of this organisation: customers, limits, visitors. */
const OF_OTHERS =
  /(?:\b(?:für|ab|bis(?: zu)?|je|pro|von|mit (?:bis zu|mindestens)|unternehmen mit|betriebe mit|firmen mit|teams mit|for|from|up to|per|with up to|companies with|teams? of up to) |[<>≥≤–-] ?)$/iu

const YEAR = '(1[3-9]\\d{2}|20\\d{2})'
const WORK_DE =
  '(?:handeln|bauen|arbeiten|backen|produzieren|fertigen|planen|entwickeln|betreuen|beraten|gestalten|verkaufen|brauen|drucken|pflegen|begleiten)'
const FOUNDED = [
  `gegründet(?: im Jahre?| in)? ${YEAR}`,
  `${YEAR}(?: von [\\p{L} .-]{3,40})? gegründet`,
  `${YEAR} gründeten? `,
  `(?:praxis|klinik|kanzlei|geschäft|laden|restaurant|gasthaus|hotel|werkstatt|haus)\\b.{0,12} wurde ${YEAR} eröffnet`,
  `besteh(?:t|en) seit (?:dem \\p{L}+ )?${YEAR}`,
  `(?:meister|familien|hand|handwerks|fach)\\p{L}*(?:betrieb|unternehmen) seit ${YEAR}`,
  `^seit ${YEAR} ${WORK_DE} wir\\b`,
  `^wir\\b[^.]{0,60}\\b${WORK_DE} seit ${YEAR}\\b`,
  `\\b(?:founded|established) in ${YEAR}`,
  `^since ${YEAR},? we\\b`,
  `\\bwe (?:first )?started\\b[^.]{0,30}\\bin ${YEAR}`,
].map((pattern) => new RegExp(pattern, 'iu'))
const NOT_ITS_FOUNDATION =
  /\b(partner|zertifi|mitglied im|mitglied der|zugelassen|tochter\w*|niederlassung|filiale|subsidiary|branch|certified)/i

/** Topics of pages that tell about others. */
const ABOUT_OTHERS = new Set(['customers', 'news', 'events'])

/** How many people work there or are members, in the words of the page. */
export function sizesOn(page: PageOutline): Candidate[] {
  return sentencesOn(page).flatMap((sentence) => {
    const team = TEAM_DE.exec(sentence) ?? TEAM_EN.exec(sentence)
    const text = team?.[1] ?? team?.[2] ?? workersIn(sentence)
    return text ? [{ text, weight: weightOf(page), quote: sentence }] : []
  })
}

function workersIn(sentence: string): string | undefined {
  const found = [...sentence.matchAll(WORKERS)].find(
    ({ index }) => !OF_OTHERS.test(sentence.slice(0, index)),
  )
  return found?.[1]
}

/** Years of foundation that the page names as such. */
export function foundationsOn(page: PageOutline): Candidate[] {
  return sentencesOn(page).flatMap((sentence) => {
    if (NOT_ITS_FOUNDATION.test(sentence)) return []
    const found = FOUNDED.map((pattern) => pattern.exec(sentence)).find((match) => match !== null)
    const year = found?.[1]
    return year ? [{ text: year, weight: weightOf(page), quote: sentence }] : []
  })
}

function sentencesOn(page: PageOutline): string[] {
  if (ABOUT_OTHERS.has(topicOfAddress(page.url) ?? '')) return []
  return page.blocks
    .filter(({ region, text }) => region !== 'navigation' && /\d|\p{L}{4}/u.test(text))
    .flatMap(({ text }) => sentencesOf(text))
}

function weightOf(page: PageOutline): number {
  return topicOfAddress(page.url) === 'about' ? 3 : 2
}
