import type { PageOutline } from './page-outline.ts'
import { sentencesOf } from './page-passages.ts'
import { type Candidate, namesIt } from './site-extract-identity.ts'
import { folded } from './site-text.ts'
import { topicOfAddress } from './site-topics.ts'

const NUMBER =
  "(?:\\d{1,3}(?:[.,’' ]\\d{3})+|\\d{1,6}\\+?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|fünfzehn|zwanzig|dreißig|vierzig|fünfzig|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty)"
const ROUGHLY =
  '(?:(?:rund|etwa|circa|ca\\.|über|mehr als|knapp|gut|fast|about|around|over|more than|nearly|some) )?'
const KIND =
  '(?:(?:aktiven?|qualifizierten?|engagierten?|erfahrenen?|festangestellten?|full-time|dedicated|experienced|active) )?'
const PEOPLE =
  '(?:Mitarbeiterinnen und Mitarbeiter\\p{L}*|Mitarbeiter(?:[*:/]-?innen|innen|Innen|n)?|Mitarbeitenden?|Beschäftigten?|Angestellten?|Kolleginnen und Kollegen|Mitgliedern?|Mitglieder|Schülerinnen und Schülern?|Schüler(?:innen)?n?|Studenten|Lehrkräften?|employees|staff(?: members)?|team members|members|pupils)'
const PERSONS = `${ROUGHLY}${NUMBER} ${KIND}${PEOPLE}`
const WORKERS = new RegExp(`(?<![\\p{L}\\d.,-])(${PERSONS})(?![\\p{L}-])`, 'giu')
/** A line that says nothing else. */
const LABEL = new RegExp(`^${PERSONS}(?: (?:an|in|at) .{3,30})?$`, 'iu')
/** Before a number of people who are not those of this organisation: customers, limits, visitors. */
const OF_OTHERS =
  /(?:\b(?:für|ab|bis(?: zu)?|je|pro|von|mit (?:bis zu|mindestens)|unternehmen mit|betriebe mit|firmen mit|teams mit|for|from|up to|per|with up to|companies with|teams? of up to|send|sent) |[<>≥≤–-] ?)$/iu
/** A part of it, its board, or another time. */
const OF_A_PART =
  /\b(vorstand|beirat|aufsichtsrat|gremium|ausschuss|vollversammlung|oberstufe|jahrgang|board|council|commission|committee|elected|gewaehlt|mindestens|at least|konferenz|conferences?|elects?|damals|anfang|as of \d{4})\b/
const ITSELF =
  /\b(wir|uns|unser\w*|team|we|our|us|employs?|beschaeftig\w*|bilden|zaehlt|unterrichten|heute|today|now|begleiten)\b|\b(die|der|das|unser|the|our) (firma|unternehmen|betrieb|verein|stiftung|genossenschaft|klinik|club|praxis|schule|company|firm|school|business)\b/

/** Topics of pages that tell about others. */
const ABOUT_OTHERS = new Set(['customers', 'news', 'events'])

/** How many people work there, are members or pupils, in the words of the page. */
export function sizesOn(page: PageOutline, name: string): Candidate[] {
  const topic = topicOfAddress(page.url)
  if (ABOUT_OTHERS.has(topic ?? '')) return []
  const weight = topic === 'about' ? 3 : 2
  return page.blocks
    .filter(({ region }) => region !== 'navigation')
    .flatMap(({ text }) => sentencesOf(text))
    .flatMap((sentence) => {
      const text = sizeIn(sentence, name)
      return text ? [{ text, weight, quote: sentence }] : []
    })
}

function sizeIn(sentence: string, name: string): string | undefined {
  const words = folded(sentence)
  if (OF_A_PART.test(words)) return undefined
  if (LABEL.test(sentence)) return sentence
  if (!(ITSELF.test(words) || namesIt(sentence, name))) return undefined
  const found = [...sentence.matchAll(WORKERS)].find(
    ({ index }) => !OF_OTHERS.test(sentence.slice(0, index)),
  )
  return found?.[1]
}
