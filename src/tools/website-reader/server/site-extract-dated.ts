import { nameBeside } from './page-cards.ts'
import type { Block, PageOutline } from './page-outline.ts'
import type { Candidate } from './site-extract-identity.ts'
import { foldedWords, isPersonal, isSpecific } from './site-text.ts'
import { topicOfAddress } from './site-topics.ts'

const MONTH =
  '(?:jan|feb|mär|mar|apr|mai|may|jun|jul|aug|sep|okt|oct|nov|dez|dec)(?![a-z]{8})\\p{L}{0,7}\\.?'
const DAY = '\\d{1,2}(?:st|nd|rd|th|\\.)?'
const WITH_YEAR = `\\d{1,2}\\. ?\\d{1,2}\\. ?(?:20)?\\d{2}(?!\\d)|\\d{4}-\\d{2}-\\d{2}|\\d{1,2}/\\d{1,2}/(?:20)?\\d{2}(?!\\d)|${DAY} ${MONTH},? \\d{4}|${MONTH} ${DAY}(?: ?[–-] ?${DAY})?,? \\d{4}`
/** The first day of several, before the last one: "13.07. – Fr 17.07.2026", "18.–19. April 2026". */
const FIRST_DAY = `(?:${DAY}(?:\\d{1,2}\\.(?:\\d{4})?| ${MONTH})?,? ?[–-] ?(?:\\p{L}{2} )?)`
const DATE = new RegExp(`(?<![\\p{L}\\d])${FIRST_DAY}?(?:${WITH_YEAR})(?!\\d)`, 'iu')
const YEAR = /(?<!\d)20\d{2}(?!\d)/
const MONTHS = 'jan feb m[aä]r apr ma[iy] jun jul aug sep o[kc]t nov de[zc]'
  .split(' ')
  .map((month) => new RegExp(`(?<!\\p{L})${month}`, 'iu'))
/** Several days or a time of day: such an item takes place. */
const TAKES_PLACE = new RegExp(`${FIRST_DAY}(?:${WITH_YEAR})|\\d{1,2}[:.]\\d{2} ?uhr`, 'iu')
/** A date of an event without its year. */
const DAY_AND_MONTH = new RegExp(
  `^(?:\\p{L}{2,10}\\.?,? )?(?:${DAY} ${MONTH}|${MONTH} ${DAY}|\\d{1,2}\\.\\d{1,2}\\.)(?![\\p{L}\\d])`,
  'iu',
)
/** When something was written, without its day: "Hamburg, im Juli 2015". */
const MONTH_AND_YEAR = new RegExp(`^(?:\\p{Lu}\\p{L}+,? )?(?:im )?${MONTH} \\d{4}$`, 'iu')
/** What stands beside a date in its line and is no title: weekdays, times, who published. */
const BESIDE_DATE =
  /(?<!\p{L})((mon|tues|wednes|thurs|fri|satur|sun)day|mon|tue|wed|thu|fri|sat|sun|(mon|diens|donners|frei|sams|sonn)tag|mittwoch|mo|di|mi|do|fr|sa|so|uhr|am|pm|a\.m|p\.m|h|von|vom|bis|by|on|at|um|posted|published|veröffentlicht|updated|datum|date|read more( here)?|mehr|weiterlesen|news|presse(mitteilung|meldung)?|blog|allgemein)(?!\p{L})/giu
/** Before a date that nothing takes place on and nothing was written on. */
const NO_DATE =
  /(?<!\p{L})(bis|until|ab|seit|since|stand|deadline|frist|updated|geboren|born|gültig|valid|copyright|from|as of|gegründet|founded)(?: (?:zum|spätestens|den|am|on|the))?:? *$|©/iu

const NEWS =
  /\b(news|aktuell\w*|neuigkeiten|neues (?:aus|von|vom|bei)|blog|presse|press|\w*meldungen|pressemitteilungen|beitraege|posts|articles|magazin|announcements)\b/
const EVENTS =
  /\b(\w*veranstaltungen|\w*termine|events|kalender|calendar|messen|webinare|seminare|\w*kurse|workshops|meetings|konzerte|programm|gatherings)\b/
const SENTENCE =
  /\p{L}{3}[.!?](?: |$)|(?<!\p{L})(ist|sind|wird|werden|wurde|findet|finden|is|are|was|will|can)(?!\p{L})/iu
const LINE_MAX_LENGTH = 100
/** Beginnings of lines about time and place. */
const CIRCUMSTANCES =
  /^(\d{1,2}[:.]\d{2}|\d{1,2} ?[ap]m|jeweils|treffpunkt|ort|wo|wann|beginn|einlass|uhrzeit|dauer|location|time|where|when)(?!\p{L})/iu

/** A dated news item or event. */
interface DatedItem {
  kind: 'news' | 'events'
  text: string
  quote: string
}

/** News items and events of a page: titles with a date in their card, row or line, under a heading of such a topic. */
export function datedItemsOn(page: PageOutline): (DatedItem & Candidate)[] {
  const blocks = page.blocks.filter(({ region }) => region === 'main')
  const kinds = kindsOf(blocks, kindOfPage(page))
  return blocks.flatMap((block, at) => {
    const kind = kinds[at]
    if (!kind || !isDateLine(block, kind)) return []
    const item = itemAt(blocks, at, kind)
    return item ? [{ ...item, weight: 2 + lateness(blocks, at) }] : []
  })
}

/** A number below one, the higher the later the date of a block is. One without a year is of the year named last before. */
function lateness(blocks: readonly Block[], at: number): number {
  const date = dateIn(blocks[at]?.text ?? '')
  const dated = [...blocks.slice(0, at).map(({ text }) => text), date]
  const year = dated.findLast((text) => YEAR.test(text))?.match(YEAR)?.[0] ?? 0
  const named = MONTHS.findIndex((month) => month.test(date)) + 1
  const [, day, month] = date.match(/(\d{1,2})\. ?(\d{1,2})\.(?!.*\d\.)/) ?? []
  const [first] = date.match(/\d{1,2}(?!\d)/) ?? []
  return (Number(year) * 400 + (named || Number(month ?? 0)) * 32 + Number(day ?? first ?? 0)) / 1e6
}

function kindOfPage({ url }: PageOutline): DatedItem['kind'] | null {
  const topic = topicOfAddress(url)
  return topic === 'news' || topic === 'events' ? topic : null
}

/** What the headings above each block announce, the nearest one first; else the page's address. */
function kindsOf(blocks: readonly Block[], ofPage: DatedItem['kind'] | null) {
  const above: (DatedItem['kind'] | null)[] = []
  return blocks.map(({ kind, level, text }) => {
    if (kind !== 'heading') return above.findLast(Boolean) ?? ofPage
    above.length = Math.min(above.length, level)
    const around = above.findLast(Boolean) ?? ofPage
    above[level] = DATE.test(text) ? null : kindOfText(text)
    return around
  })
}

function kindOfText(text: string): DatedItem['kind'] | null {
  const words = foldedWords(text)
  if (NEWS.test(words)) return 'news'
  return EVENTS.test(words) ? 'events' : null
}

function itemAt(blocks: readonly Block[], at: number, listed: DatedItem['kind']): DatedItem | null {
  const { text, kind: blockKind } = blocks[at] ?? { text: '', kind: 'paragraph' }
  const kind = TAKES_PLACE.test(text) ? 'events' : listed
  const date = dateIn(text)
  const own = titleBeside(text, date)
  const isAlike = (block: Block) => isDateLine(block, listed)
  const name =
    own && (blockKind === 'heading' || own.split(' ').length > 2)
      ? null
      : nameBeside({ blocks, isAlike, isName: isTitle }, at)
  if (name) return { kind, text: `${name.text} (${date})`, quote: name.quote }
  return own.includes(' ') ? { kind, text: `${own} (${date})`, quote: text } : null
}

/** A short line with a date, without a sentence around it. */
function isDateLine({ text, kind: blockKind }: Block, kind: DatedItem['kind']): boolean {
  const found = DATE.exec(text)
  if (text.length > LINE_MAX_LENGTH || isPersonal(text.replace(DATE, ''))) return false
  if (!found && kind === 'news') return MONTH_AND_YEAR.test(text)
  if (!found) return text.length < 80 && DAY_AND_MONTH.test(text) && !SENTENCE.test(text)
  const isSentence = blockKind !== 'heading' && SENTENCE.test(text)
  return !isSentence && !NO_DATE.test(text.slice(0, found.index))
}

/** The date in a line, with its weekday where nothing else stands there. */
function dateIn(text: string): string {
  const date = (DATE.exec(text) ?? MONTH_AND_YEAR.exec(text) ?? DAY_AND_MONTH.exec(text))?.[0] ?? ''
  return /^\p{L}{2,10}\.?,? $/u.test(text.slice(0, -date.length)) ? text : date
}

/** What a line says besides its date; empty where that is no title. */
function titleBeside(text: string, date: string): string {
  const [before = '', after = ''] = text.split(date)
  const sides = [before, after].map((side) =>
    side.replace(/^[^\p{L}\d„"]+|[^\p{L}\d.!?“")]+$/gu, ''),
  )
  const title = sides.find((side) => isTitle({ text: side }) && /\p{L}{4}/u.test(plain(side)))
  return title && !/ (vom|on|am|at|der)$|\p{L}{4}\. /iu.test(title) ? title : ''
}

function plain(text: string): string {
  return text.replace(BESIDE_DATE, ' ').replace(/\d{1,2}[:.]\d{2}/g, ' ')
}

function isTitle({ text }: { text: string }): boolean {
  const words = text.replace(DATE, '').replace(/[?!:…]+$/, '')
  const isSection = kindOfText(text) !== null && words.split(' ').length < 5
  const isSentence = words.length > 60 && words.endsWith('.')
  if (isSection || isSentence || CIRCUMSTANCES.test(text)) return false
  const isQuestion = /^(why|warum|how|wie|get|book)\b.{15,}/i.test(text)
  return (
    isQuestion || (isSpecific(words, { maxLength: 140, maxWords: 22 }) && plain(words).length > 5)
  )
}
