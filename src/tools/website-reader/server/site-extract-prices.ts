import type { Block, PageOutline } from './page-outline.ts'
import { DATE } from './page-sections.ts'
import type { Candidate } from './site-extract-identity.ts'
import { folded, isPersonal } from './site-text.ts'
import { topicOfAddress } from './site-topics.ts'

const FIGURE = "\\d{1,3}(?:[.,'’ ]\\d{3})*(?:[.,](?:\\d{1,2}|[–-]{1,2}))?"
const CURRENCY = '(?:€|EUR|Euro|CHF|Fr\\.|£|\\$|GBP|USD)'
const AMOUNT = new RegExp(
  `(?<![\\p{L}\\d])(?:${CURRENCY} ?${FIGURE}|${FIGURE} ?(?:${CURRENCY}|Cent))(?![\\p{L}\\d])`,
  'giu',
)
/** Words beside an amount that say nothing about what it is for. */
const UNIT =
  /(?<!\p{L})(ab|from|nur|only|je|pro|per|im|in der|a|an|each|zzgl|inkl|mwst|ust|nacht|night|monat|month|monatlich|monthly|jahr|year|woche|week|tag|day|stunde|hour|person(en)?|people|person|user|seat|stück|stueck|meter|kg|g|ml|l|m)(?!\p{L})/giu
/** Amounts of money that nobody pays for an offer. */
const NO_PRICE =
  /spend|donat|pays for|pflanz|umsatz(?!steuer)|turnover|revenue|gewinn|profit|invest|foerder|funding|budget|grant|million|mio|mrd|gehalt|lohn|salary|verdien|bussgeld|kredit|vermoegen|preisgeld|gestohlen|schaden|haftung|versicherungssumme|stammkapital|eigenkapital/
const NO_PRICES_ON = new Set(['news', 'jobs', 'donate', 'customers'])
const TEXT_MAX_LENGTH = 140
const LABEL_MAX_LENGTH = 70

/** Prices with what they are for: a sentence with both, or an amount and the words before it. */
export function pricesOn(page: PageOutline): Candidate[] {
  if (NO_PRICES_ON.has(topicOfAddress(page.url) ?? '')) return []
  const blocks = page.blocks.filter(({ region }) => region === 'main')
  return blocks.flatMap((block, at) => priceAt(blocks, at, block))
}

function priceAt(blocks: readonly Block[], at: number, { text }: Block): Candidate[] {
  const amounts = text.match(AMOUNT)?.length ?? 0
  if (amounts === 0 || text.length > TEXT_MAX_LENGTH || isPersonal(text)) return []
  if (NO_PRICE.test(folded(text))) return []
  if (saysWhatFor(text)) return [{ text, weight: 2, quote: text }]
  // Of two amounts without words, one is the former price.
  const label = amounts === 1 ? labelBefore(blocks, at) : null
  return label ? [{ text: `${label.text}: ${text}`, weight: 3, quote: label.quote }] : []
}

function saysWhatFor(text: string): boolean {
  return /\p{L}{4}/u.test(text.replace(AMOUNT, ' ').replace(UNIT, ' '))
}

/** The heading, cell or term directly before the amount. A date between them is passed over. */
function labelBefore(blocks: readonly Block[], at: number): { text: string; quote: string } | null {
  const [earlier, previous] = [blocks[at - 2], blocks[at - 1]]
  const isDated = previous !== undefined && DATE.test(previous.text)
  const before = isDated ? earlier : previous
  if (!before || before.text.length > LABEL_MAX_LENGTH) return null
  const hasAmount = (before.text.match(AMOUNT)?.length ?? 0) > 0
  const isName = /\p{L}{2}/u.test(before.text) && !/[.!?:]$/.test(before.text)
  if (!isName || hasAmount || isPersonal(before.text) || NO_PRICE.test(folded(before.text)))
    return null
  const quote = blocks.slice(isDated ? at - 2 : at - 1, at + 1).map(({ text }) => text)
  return { text: before.text, quote: quote.join(' ') }
}
