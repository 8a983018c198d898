import { nameBeside } from './page-cards.ts'
import type { Block, PageOutline } from './page-outline.ts'
import type { Candidate } from './site-extract-identity.ts'
import { folded, isPersonal, isSpecific, wordsOf } from './site-text.ts'
import { topicOfAddress } from './site-topics.ts'

const FIGURE = "(?:\\d{1,3}(?:[.,'’ ]\\d{3})+|\\d{1,6})(?:[.,](?:\\d{1,2}|[–-]{1,2}))?"
const CURRENCY =
  '(?:\\p{L}{0,2}\\p{Sc}|EUR|Euro|CHF|S?Fr\\.|GBP|USD|AUD|CAD|NZD|AED|SGD|INR|Rs\\.?|NGN|ZAR|SEK|NOK|DKK|kr\\.?|PLN|zł|CZK|Kč)'
const AMOUNT = new RegExp(
  `(?<![\\p{L}\\d.,])(?:${CURRENCY} ?${FIGURE}|${FIGURE} ?(?:${CURRENCY}|Cent))(?![\\p{L}\\d]|[.,]\\d)`,
  'giu',
)
/** Words beside an amount that say nothing about what it is for. */
const UNIT =
  /(?<!\p{L})(ab|from|nur|only|schon|je|pro|per|p|im|in der|a|an|ca|each|für|for|zzgl|inkl|exkl|incl|excl|mwst|ust|vat|gst|nacht|night|monat|month|monatlich|monthly|jahr|year|woche|week|tag|day|stunde|hour|std|person(en)?|people|user|seat|stück|stueck|meter|kg|g|ml|l|m|(\p{L}*preis|price|rates?|kosten|starting|starts?|at|ihr|eigenanteil|cost))(?!\p{L})/giu
/** Amounts of money that nobody pays for an offer. */
const NO_PRICE =
  /spend|donat|pays for|pflanz|umsatz(?!steuer)|turnover|revenue|gewinn|profit|invest|foerder|zuschuss|zuschuesse|stipend|scholarship|subsid|fund(ing|rais)|budget|grant\b|million|\bmio|\bmrd|gehalt|lohn\b|salary|verdien|wages|bussgeld|\bfines?\b|kredit|vermoegen|preisgeld|prize|gestohlen|schaden|haftung|versicherungssumme|kapital|\bcapital|kaution|deposit|pfand|rabatt|discount|deduct|gutschein im wert|ersparnis|\bspar|\bsave|anschaffung|baukosten|einspar|settle|judgment|freibetrag|pfaend|unterhaltspflicht|einkommen|\bincome|rente\b|bid of|shares|stocks/
/** Nothing to pay, or sums of a cart. */
const NOTHING =
  /(?<!\p{L})(gratis|kostenlos\w*|kostenfrei\w*|free|versandkostenfrei)(?!\p{L})|^(gesamt|total|summe|zwischensumme|subtotal|warenkorb|cart)\b/iu
/** Names of plans that are common headings elsewhere. */
const PLAN = /^(team|start|service|support|partner)$/i
const NO_PRICES_ON = new Set(['news', 'jobs', 'donate', 'customers'])
/** Pages about the past, and about what others offer nearby. */
const OF_OTHERS =
  /history|historie|geschichte|timeline|chronik|meilenstein|milestone|umgebung|ausflug|aktivitaeten|freizeit|attractions|activities|surroundings|nearby/
const LINE_MAX_LENGTH = 100
const LABEL_MAX_LENGTH = 70

/** Prices with what they are for: an amount with the name of its card or row, or a line with both. */
export function pricesOn(page: PageOutline): Candidate[] {
  if (NO_PRICES_ON.has(topicOfAddress(page.url) ?? '') || OF_OTHERS.test(folded(page.url)))
    return []
  const blocks = page.blocks.filter(({ region }) => region === 'main')
  return blocks.flatMap((block, at) =>
    hasAmount(block) && isLine(block.text) ? priceInLine(blocks, at, block.text) : [],
  )
}

/** True for two statements of one price, such as one on a card and one in a table. */
export function isSamePrice(one: string, other: string): boolean {
  const [words, others] = [one, other].map((text) =>
    wordsOf(text.replace(AMOUNT, ' ').replace(UNIT, ' ')),
  )
  return (
    figuresIn(one).join() === figuresIn(other).join() &&
    (isWithin(words ?? [], others ?? []) || isWithin(others ?? [], words ?? []))
  )
}

function isLine(text: string): boolean {
  const isSentence =
    /\p{L}{3}[.!?]$/u.test(text) || (/\d[.!]$/.test(text) && text.split(' ').length > 4)
  return text.length <= LINE_MAX_LENGTH && !isSentence
}

/** A line such as "Doppelzimmer 89 €", or only "ab 89 € pro Nacht", whose name stands beside it. */
function priceInLine(blocks: readonly Block[], at: number, text: string): Candidate[] {
  if (isNoPrice(text) || /\?/.test(text)) return []
  const beginsWithAmount =
    text.search(AMOUNT) >= 0 && !saysWhatFor(text.slice(0, text.search(AMOUNT)))
  const isNamed = saysWhatFor(text)
  if (isNamed && (!beginsWithAmount || /^[^\p{L}]*\p{L}{0,4}[^\p{L}]*[:–] /u.test(text)))
    return [{ text, weight: 2, quote: text }]
  const sought = { blocks, isAlike: hasAmount, isName: isLabel }
  const name = nameBeside(sought, at)
  if (!name) return isNamed ? [{ text, weight: 2, quote: text }] : []
  const before = blocks[at - 1]?.text ?? ''
  if (isNoPrice(name.text) || (before.length <= LABEL_MAX_LENGTH && isNoPrice(before))) return []
  return [{ text: `${name.text.replace(/:$/, '')}: ${text}`, weight: 3, quote: name.quote }]
}

function isNoPrice(text: string): boolean {
  const isZero = figuresIn(text).every((figure) => Number(figure) === 0) && hasAmount({ text })
  return isZero || isPersonal(text) || NOTHING.test(text) || NO_PRICE.test(folded(text))
}

function isLabel({ text }: Block): boolean {
  return (
    text.length <= LABEL_MAX_LENGTH &&
    !/\p{L}{3}[.!?]$/u.test(text) &&
    !hasAmount({ text }) &&
    (PLAN.test(text) || isSpecific(text.replace(/:$/, ''), { maxWords: 12 }))
  )
}

function saysWhatFor(text: string): boolean {
  return /\p{L}{4}/u.test(text.replace(AMOUNT, ' ').replace(UNIT, ' '))
}

function hasAmount({ text }: { text: string }): boolean {
  return text.search(AMOUNT) >= 0
}

/** The figures of all amounts in a text: "1.280,– €" is "1280". */
function figuresIn(text: string): string[] {
  return (text.match(AMOUNT) ?? []).map((amount) =>
    amount
      .replace(/[^\d.,]|[.,](?=\d{3}(?!\d))/g, '')
      .replace(',', '.')
      .replace(/\.0*$|\.$/, ''),
  )
}

function isWithin(words: readonly string[], others: readonly string[]): boolean {
  return words.every((word) => others.includes(word))
}
