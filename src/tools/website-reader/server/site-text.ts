/** Control characters, and invisible ones, such as direction marks. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}]/gu

/** One line of plain text: white space as single blanks, without invisible characters, well-formed and in NFC. */
export function cleanText(text: string): string {
  const seen = text.toWellFormed().replace(/\s+/g, ' ').replace(UNSEEN, '')
  return seen.replace(/ +/g, ' ').trim().normalize('NFC')
}

/** At most `max` UTF-16 units, cut after a sentence that ends in the second half, else after a word. */
export function shortened(text: string, max: number): string {
  if (text.length <= max) return text
  const start = text.slice(0, max - 1)
  const sentence = /^.*[.!?](?=\s)/.exec(start)?.[0] ?? ''
  if (sentence.length > max / 2) return sentence
  const words = start.replace(/\s+\S*$/, '')
  return `${words.toWellFormed()}…`
}

/** How much white space a text may contain for each of its characters. */
const SPACE_PER_LETTER = 16

/**
 * The beginning of a text of any length, cleaned, at most `max` UTF-16 units long. The rest is not searched: a pattern
 * with millions of matches uses more memory in one step than a thread's limit can stop.
 */
export function cleanStart(text: string, max: number): string {
  return shortened(cleanText(text.slice(0, max * SPACE_PER_LETTER)), max)
}

const SPELLED_OUT: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', '&': ' und ' }

/** Lower case, umlauts spelled out, without accents. Patterns for words and URLs are matched against this form. */
export function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[äöüß&]/g, (letter) => SPELLED_OUT[letter] ?? '')
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
}

/** The words of a text, folded, without punctuation. */
export function wordsOf(text: string): string[] {
  return folded(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

/** The words of a text, folded, with one blank between them. */
export function foldedWords(text: string): string {
  return wordsOf(text).join(' ')
}

/** A key that is the same for texts that only differ in case, white space, punctuation and the spelling of umlauts. */
export function sameKey(text: string): string {
  return folded(text).replace(/[^\p{L}\p{N}]/gu, '')
}

const MAIL_ADDRESS = /\S@\S|[([]\s?(at|ät)\s?[)\]]/i
const PHONE_NUMBER = /(?:\+|\b0)\d[\d\s/().-]{5,}\d/

/**
 * True for a text with an e-mail address or a telephone number, which are personal data and no facts about a company.
 */
export function isPersonal(text: string): boolean {
  return MAIL_ADDRESS.test(text) || PHONE_NUMBER.test(text)
}

/** Headings and links that most websites have, folded. */
const COMMON = new RegExp(
  `^(${[
    'home(page)?|start(seite)?|willkommen.*|welcome.*|menu.*|navigation|suche|search|inhalt|content|untitled( document)?',
    'kontakt(daten|formular|aufnahme| .*)?|contact.*|impressum|imprint|legal.*|datenschutz.*|privacy.*|agb|terms.*|cookie.*|barriere.*|sitemap',
    'ueber uns|about( us)?|wir ueber uns|team|unser team|our team|unternehmen|company|das sind wir|wer wir sind|who we are',
    '(unsere?n? )?(leistungen?|angebote?|produkte?|loesungen?|dienstleistungen|kompetenzen|services?|referenzen|kunden|branchen|projekte|partner|vorteile|standorte?)',
    '(our )?(services?|offers?|products?|solutions?|customers?|clients?|references?|projects?|industries|partners?|locations?|benefits)',
    'leistungen im ueberblick|was wir (tun|machen|bieten|koennen)|das bieten wir.*|what we (do|offer)|overview|ueberblick|uebersicht',
    'news.*|aktuelles|neuigkeiten|blog|presse|press|termine|events?|veranstaltungen|karriere|careers?|jobs?|stellen(angebote)?|offene stellen|open positions|newsletter.*',
    'pricing|prices?|preise|tarife|rates|shop|warenkorb|cart|login|anmelden|mein konto|account|kasse|checkout|download.*|faq.*|haeufige fragen.*|hilfe|help|support|service',
    '(noch )?fragen.*|folgen sie uns|folgt uns|follow.*|social media|teilen|share.*|oeffnungszeiten|opening hours|anfahrt|adresse|address|details?|video|galerie|gallery',
    'richtlinien?|umgebung|lage|satzung|vorstand|geschichte|history|links?|gaestebuch|guestbook|presse|anreise|reservier.*|reservation.*|bookings?|buchen|buchung|mitglieder|members|sponsor.*|archiv|archive|minutes|bylaws|resources|ressourcen|gallery|fotos?|photos?|bilder|media|community|people|leadership|volunteer.*|german|english|deutsch|englisch|(de|en|fr|it)|disclaimer|rechtliches|quicklinks|navigation',
    'unsere? (werte|geschichte|vision|mission|philosophie|kunden sagen.*|partner)|our (values|story|history|vision|mission)|testimonials?|kundenstimmen|ihre vorteile.*|warum .*|why .*',
  ].join('|')})$`,
)

/** Beginnings of calls to action, folded. */
const CALL =
  /^((jetzt|hier|alle|zu[rm]?|mehr|weiter|zurueck|read|learn|view|see|discover|get|book|download|show|all|more|back( to| home|$)|next|previous|click|explore|browse|schedule|talk|request|call|meet|find|entdecken|erfahren|ansehen|anfragen|buchen|bestellen)\b|[^ ]+ (erfahren|ansehen|entdecken|anfragen|lesen)$)/

/**
 * True where a short text names something specific to this company: an offer, a target group, a news item. Rather too
 * strict: a missing fact is quickly typed, a senseless one costs trust.
 */
export function isSpecific(text: string, { maxLength = 90, maxWords = 11 } = {}): boolean {
  if (text.length < 3 || text.length > maxLength || text.split(' ').length > maxWords) return false
  if (!/\p{L}{2}/u.test(text) || /[?!:…]$|https?:|www\.|[{}<>|]/.test(text)) return false
  const words = folded(text)
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .trim()
  return !isPersonal(text) && !COMMON.test(words) && !CALL.test(words)
}
