import { cleanText } from './site-text.ts'

/** A postal address as one line, such as "Lange Straße 5a, 04109 Leipzig". */
export interface Address {
  text: string
  /** As it stands on the page. */
  quote: string
  /** Empty where only postcode and place are named. */
  street: string
  /** What stands before the address in its first line. */
  prefix: string
  /** The line in which it begins. */
  from: number
}

interface Place {
  text: string
  index: number
  end: number
  /** Without a street, the words might be something else. */
  needsStreet: boolean
  /** The street stands after its number, as in English. */
  isEnglish: boolean
}

interface Street {
  text: string
  index: number
}

/** Most lines between a street and its place, such as the floor. */
const LINES_BEFORE = 3

const BAD = '(?:Bad|Sankt|St\\.|Markt|Neu|Alt|Hohen|Burg|Schloß|Castrop|Klein|Groß)'
const CITY = `(?:${BAD} )?\\p{Lu}[\\p{L}.'’-]+(?: (?:am|an der|im|in der|bei|ob|ob der|unter|vor der|auf|v\\. ?d\\.|a\\. ?d\\.|[abi]\\.) ?\\p{Lu}[\\p{L}.-]+| Land\\b)?(?:/\\p{Lu}[\\p{L}-]+)?(?: \\((?:OT )?\\p{Lu}[\\p{L} -]+\\))?`
const CONTINENTAL = new RegExp(
  `(?<![\\p{L}\\d./-])((?:D|A|AT|CH|FL|I|IT|L|DE)(?: ?[-–] ?| ))?(\\d{4,5}) (${CITY})`,
  'gu',
)
/** Words after a number that are no place. */
const NO_CITY =
  /^(tel|fon|fax|telefon|telefax|mobil|phone|e-?mail|euro?|uhr|quadratmeter|kilometer|meter|jahre|personen|mitarbeiter|deutschland|germany|österreich|schweiz)\b/i
/** Before a number that is no postcode. */
const NO_POSTCODE =
  /\b(hr[ab]|fn|vr|nr|nummer|number|blz|konto|iban|din|iso|en|seit|jahr|since)[.:]? ?$/i

const STATES = [
  'A[LKZR]|C[AOT]|D[CE]|FL|GA|HI|I[DLNA]|K[SY]|LA|M[EDAINSOT]|N[EVHJMYCD]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[TA]|W[AVIY]',
  'ON|QC|BC|AB|SK|MB|N[SBLT]|PEI?|YT|QLD|NSW|VIC|TAS|ACT|Tasmania|Queensland|Victoria|New South Wales|(?:South|Western) Australia',
  'Ontario|Quebec|British Columbia|Alberta|Saskatchewan|Manitoba|Nova Scotia|New Brunswick|Newfoundland',
  'Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New (?:Hampshire|Jersey|Mexico|York)|(?:North|South) (?:Carolina|Dakota)|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|Tennessee|Texas|Utah|Vermont|(?:West )?Virginia|Washington|Wisconsin|Wyoming',
].join('|')
const NAME = "\\p{Lu}[\\p{L}.'’-]+(?: \\p{Lu}[\\p{L}.'’-]+){0,2}"
const ZIP = '\\d{5}(?:-\\d{4})?|\\d{4}|[A-Z]\\d[A-Z] ?\\d[A-Z]\\d'
/** "Springfield, IL 62701", "Ottawa, ON, K2G 5X8", "Marcoola QLD 4564". */
const WITH_STATE = new RegExp(
  `${NAME}(?:, ?| )(?:${STATES})\\.?,?(?: Canada,?)? (?:${ZIP})(?![\\p{L}\\d])`,
  'u',
)
/** "Norwalk, CT" at the end of a line, without a postcode. */
const STATE_ALONE = new RegExp(
  `${NAME}, ?(?:${STATES})(?:, (?:USA?|U\\.S\\.A\\.|United States|Canada|Australia))?\\.?$`,
  'u',
)
const COUNTRY_AT_END = /, (?:USA?|U\.S\.A\.|United States|Canada|Australia)$/
const BRITISH = new RegExp(
  `(?:${NAME},? )?(?:[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}|[AC-FHKNPRTV-Y]\\d[\\dW] [A-Z\\d]{4})(?![\\p{L}\\d])`,
  'u',
)
const INDIAN = new RegExp(`${NAME} ?[-–:]? ?[1-8]\\d{2} ?\\d{3}(?=$|[.,]| \\p{Lu}|, India)`, 'u')

const COUNTRIES = countryNames()

const WAYS =
  '[Ss]tra(?:ß|ss)e|[Ss]tr\\.|[Gg]asse|[Ww]eg|[Pp]latz|[Aa]llee|[Rr]ing|[Uu]fer|[Dd]amm|[Hh]of|[Mm]arkt|[Ss]teig|[Cc]haussee|[Gg]raben|[Pp]romenade|[Ll]andstraße'
const NUMBER =
  '\\d{1,4}(?: ?[a-zA-Z](?![\\p{L}\\d]))?(?: ?[-–/+] ?\\d{1,4} ?[a-z]?(?![\\p{L}\\d]))*(?: / (?:Gebäude|Haus|Top) ?\\w+)?'
const PREPOSITION =
  '(?:Am|An der|An den|An dem|Auf der|Auf dem|Im|In der|In den|Zum|Zur|Unter den|Hinter der|Vor dem|Bei der|Beim)'
/** The words of a street, without those before: a person's name may precede it in the same line. */
const STREET = new RegExp(
  `(?<![\\p{L}.-])(?:${[
    `${PREPOSITION} \\p{Lu}[\\p{L}.-]+(?: \\p{Lu}[\\p{L}.-]+)?`,
    `\\p{Lu}[\\p{L}'’.-]* (?:${WAYS})`,
    `\\p{Lu}[\\p{L}'’.-]*(?:${WAYS})`,
  ].join('|')}) ${NUMBER}(?=$|[\\s,;|–-])`,
  'u',
)
/** A word that may begin the name of a street: "Große Meißner Str. 15", "Alte Bergstraße 2". */
const ADJECTIVE = /^(?:\p{Lu}\p{L}*(?:er|e)|Sankt|St\.|Dr\.|Prof\.|Am|An|Im|Auf) ?$/u
/** A whole line, or a whole part between commas, of few words and a house number: "Schlachte 40". */
const ANY_STREET = new RegExp(`^\\p{Lu}[\\p{L}.'’-]+(?: \\p{Lu}[\\p{L}.'’-]+)? ${NUMBER}$`, 'u')
const NO_STREET =
  /^(tel|fon|fax|telefon|telefax|mobil|phone|postfach|po box|box|haus|raum|zimmer|seit|nr|stand|halle|platz|klasse|teil|seite|version|etage|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|hr[ab]|vr|fn|din|iso|en|suite|unit|plot|ab|bis)\b/i
/** What is written before an address, and is no part of it. */
const LABEL =
  /^(?:[^\p{L}\d(]+|(?:(?:post|haus|büro|firmen)?(?:adresse|anschrift|sitz)|(?:mailing |postal |our |street )?address|standort|zentrale|filiale|location|visit(?: us)?|postal|mail(?: to)?|office|kontakt|contact|base location|sie finden uns)(?:\s*:\s*|\s+(?=\p{Lu}|\d)|(?=\p{Lu}\p{Ll}+\p{Ll} \d)))/iu

const TYPES =
  'Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Dr|Court|Ct|Way|Square|Sq|Place|Pl|Close|Quay|Row|Terrace|Boulevard|Blvd|Highway|Hwy|Parkway|Pkwy|Crescent|Circle|Grove|Gardens|Mews|Parade|Trail|Loop|Pike|Alley|Walk|Wharf|Yard'
const HOUSE = '\\d{1,5}(?:[/-]\\d{1,4})?[A-Za-z]?'
const ENGLISH_STREET = new RegExp(
  `(?<![\\p{L}\\d-])(?:(?:P\\.? ?O\\.? ?)?B(?:ox|OX)(?: No\\.)? \\d+|${HOUSE} (?:(?:\\p{Lu}[\\p{L}.'’-]*|\\d{1,3}(?:st|nd|rd|th)) ){1,4}(?:${TYPES})(?![\\p{L}]))`,
  'u',
)
/** Between a street and its place: a floor, a building. */
const UNIT =
  /^(?:\(.*\)|.{0,30}\b(?:suite|ste|unit|floor|level|building|og|stock|gebäude|haus|tower|house|estate|park)\b.{0,30}),?$/i

/** A sentence, a telephone number, a mail address or a year of foundation. */
const NO_ADDRESS = /[@!?]|\d{7}|(?: \p{Ll}{2,}){3}|^\d{4}$|[Gg]ründ|[Ff]ounded/u

/**
 * The address that ends in a line. Its street may stand in the lines before, up to the line `since`.
 *
 * @param at the line with the place
 * @param since the first line that may belong to it
 */
export function addressAt(lines: readonly string[], at: number, since: number): Address | null {
  const line = lines[at] ?? ''
  const place = placeIn(line)
  if (!place) return addressWithCountry(lines, at, since)
  const own = streetIn(line.slice(0, place.isEnglish ? place.end : place.index), place)
  if (own)
    return joined([line.slice(own.index, place.end)], line.slice(0, own.index), own, place, at)
  const start = withoutLabel(line.slice(0, place.index))
  const isWhole = /^[\s,;–-]*$/.test(start) || UNIT.test(start.trim())
  const above = isWhole ? addressAbove(lines, at, since, place) : null
  if (above) return above
  if (place.needsStreet || !(isWhole || /[,:]\s*$/.test(start))) return null
  return { text: place.text, quote: line, street: '', prefix: start.trim(), from: at }
}

/** The address whose street stands in one of the lines before its place. */
function addressAbove(
  lines: readonly string[],
  at: number,
  since: number,
  place: Place,
): Address | null {
  for (let back = at - 1; back >= Math.max(since, at - LINES_BEFORE); back--) {
    const before = (lines[back] ?? '').replace(/[\s,;–-]+$/, '')
    const street = placeIn(before) ? null : streetIn(before, place)
    if (street) {
      const last = (lines[at] ?? '').slice(place.isEnglish ? 0 : place.index, place.end)
      const whole = [before.slice(street.index), ...lines.slice(back + 1, at), last]
      return joined(whole, before.slice(0, street.index), street, place, back)
    }
    if (!UNIT.test(before)) return null
  }
  return null
}

/** A line with several places, as one line for each: what follows a place belongs to the next one. */
export function linesOfPlaces(line: string): string[] {
  const ends = continentalPlaces(line)
    .filter(({ needsStreet }) => !needsStreet)
    .map(({ end }) => end)
  const starts = [0, ...ends]
  return starts.map((start, at) => line.slice(start, starts[at + 1] ?? line.length)).filter(Boolean)
}

function joined(
  parts: readonly string[],
  prefix: string,
  street: Street,
  place: Place,
  from: number,
): Address {
  const quote = cleanText(parts.join(' '))
  const middle = place.isEnglish
    ? parts.map((part) => part.replace(/[\s,;]+$/, '')).join(', ')
    : `${street.text}, ${place.text}`
  return {
    text: cleanText(middle.replace(/ ,/g, ',')),
    quote,
    street: street.text,
    prefix: prefix.trim(),
    from,
  }
}

function placeIn(line: string): Place | null {
  const [continental] = continentalPlaces(line)
  if (continental) return continental
  const withCode = WITH_STATE.exec(line) ?? BRITISH.exec(line)
  const found = withCode ?? STATE_ALONE.exec(line)
  if (!found) return null
  const isWhole = found[0] === line && COUNTRY_AT_END.test(line)
  return {
    text: cleanText(found[0].replace(/\.$/, '')),
    index: found.index,
    end: found.index + found[0].length,
    needsStreet: !(withCode || isWhole),
    isEnglish: true,
  }
}

/** Places with a postcode of four or five digits before them. */
function continentalPlaces(line: string): Place[] {
  const street = ENGLISH_STREET.exec(line)?.index
  return [...line.matchAll(CONTINENTAL)].flatMap((found) => {
    const [all, sign = '', postcode = '', city = ''] = found
    const { index } = found
    const end = index + all.length
    const rest = line.slice(end)
    if (NO_CITY.test(city) || NO_POSTCODE.test(line.slice(0, index))) return []
    if (street === index) return []
    const hasCountry = /^,? (?:österreich|schweiz|liechtenstein|austria|switzerland)\b/i.test(rest)
    const needsStreet = postcode.length === 4 && !sign.trim() && !hasCountry
    // Years look like short postcodes: "2019 Neubau".
    if (needsStreet && !/^\s*(?:$|[,(/]|\p{Lu}{2,3}$)/u.test(rest)) return []
    const text = cleanText(`${/^D/.test(sign) ? '' : sign}${postcode} ${city.replace(/\.$/, '')}`)
    return [{ text, index, end, needsStreet, isEnglish: false }]
  })
}

/** An address that ends with its country, in one line or several. */
function addressWithCountry(lines: readonly string[], at: number, since: number): Address | null {
  const line = withoutLabel((lines[at] ?? '').replace(/[.\s]+$/, ''))
  const parts = line.split(/, ?/)
  const isIndian = INDIAN.test(line) && !NO_CITY.test(line)
  if (!COUNTRIES.has(parts.at(-1) ?? '') && !isIndian) return null
  const isWhole = parts.length > 2
  const farthest = Math.max(since, at - 2 * LINES_BEFORE)
  const first =
    farthest + 1 + lines.slice(farthest, at).findLastIndex((one) => NO_ADDRESS.test(one))
  const skipped = lines.slice(first, at).findIndex((one) => /\d/.test(one))
  const from = isWhole || skipped < 0 ? at : first + skipped
  const all = [...lines.slice(from, at), line]
  const text = cleanText(all.map((part) => part.replace(/[\s,;.]+$/, '')).join(', '))
  const isAddress =
    all.every((one) => one.length <= 100 && !NO_ADDRESS.test(one)) &&
    !all.slice(0, -1).some(placeIn) &&
    /(?:^|[ ,-])\d[\d/-]*\p{L}?(?:[ ,]|$)/u.test(text) &&
    text.split(', ').length >= 3
  if (!isAddress) return null
  return { text, quote: cleanText(all.join(' ')), street: text, prefix: '', from }
}

function withoutLabel(text: string): string {
  let rest = text
  for (let found = LABEL.exec(rest); found; found = LABEL.exec(rest)) {
    rest = rest.slice(found[0].length)
  }
  return rest
}

/** The last street in the text, and where it begins. */
function streetIn(text: string, { isEnglish }: Place): Street | null {
  if (isEnglish) return englishStreetIn(text)
  const plain = text.replace(/[\s,;–-]+$/, '')
  const part = withoutLabel(plain.slice(plain.lastIndexOf(', ') + 1))
  const found = STREET.exec(part)
  const before = part.slice(0, found?.index ?? 0)
  const isPart = found ? before === '' || ADJECTIVE.test(before) : ANY_STREET.test(part)
  if (isPart && !NO_STREET.test(part)) {
    const end = found ? found.index + found[0].length : part.length
    return { text: part.slice(0, end), index: plain.length - part.length }
  }
  const any = STREET.exec(plain)
  return any ? { text: any[0], index: any.index } : null
}

function englishStreetIn(text: string): Street | null {
  const found = ENGLISH_STREET.exec(text)
  if (found) return { text: found[0], index: found.index }
  const parts = text.split(/, ?/)
  const isBritish = parts.length >= 3 && BRITISH.test(text)
  if (isBritish) {
    const index = text.length - withoutLabel(text).length
    return { text: text.slice(index), index }
  }
  return null
}

/** The names of all countries, in German and English. */
function countryNames(): Set<string> {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const codes = letters.flatMap((first) => letters.map((second) => first + second))
  const names = ['de', 'en'].flatMap((language) => {
    const display = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
    return codes.map((code) => display.of(code) ?? '')
  })
  return new Set([...names, 'UK', 'USA', 'UAE', 'England', 'Scotland', 'Wales'].filter(Boolean))
}
