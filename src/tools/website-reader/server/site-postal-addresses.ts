import { cleanText } from './site-text.ts'

/** A postal address as one line, such as "Lange Straße 5a, 04109 Leipzig". */
export interface Address {
  text: string
  /** As it stands on the page. */
  quote: string
  /** Empty where only postcode and place are named. */
  street: string
  /** What stands before the address in the same line. */
  prefix: string
}

const CITY =
  "\\p{Lu}[\\p{L}.'-]+(?: (?:am|an der|im|in der|bei|ob der|unter|vor der|a\\.|b\\.|\\p{Lu}[\\p{L}.-]+)){0,3}"
/** German postcodes have five digits. Austrian and Swiss ones have four, like years, so they need a country code or a street. */
const GERMAN_PLACE = new RegExp(`(?<!\\d)(?:D ?[-–] ?)?(\\d{5}) (${CITY})`, 'u')
const SIGNED_PLACE = new RegExp(`(?<![\\p{L}\\d])((?:A|AT|CH) ?[-–] ?[1-9]\\d{3}) (${CITY})`, 'u')
const SHORT_PLACE = new RegExp(`(?:^|, )([1-9]\\d{3}) (${CITY})$`, 'u')
const WAYS =
  'stra(?:ß|ss)e|str\\.|gasse|weg|platz|allee|ring|ufer|damm|hof|markt|steig|chaussee|graben|promenade'
const NUMBER = '\\d{1,4}(?: ?[a-z])?(?: ?[-–/] ?\\d{1,4} ?[a-z]?)?'
/** Matches the words of the street only: a person's name may precede it in the same line. */
const STREET = new RegExp(
  `(?<![\\p{L}-])(?:${[
    '(?:Am|An der|An den|Auf der|Auf dem|Im|In der|Zum|Zur|Unter den) [\\p{L}-]+(?: [\\p{L}-]+)?',
    `[\\p{L}.-]+ (?:${WAYS})`,
    `[\\p{L}-]+(?:${WAYS})`,
  ].join('|')}) ${NUMBER}(?=$|[\\s,;|·•–-])`,
  'iu',
)
/** A whole line, or a whole part between commas, of words and a house number: "Schlachte 40". */
const ANY_STREET = new RegExp(`^\\p{Lu}[\\p{L}.'-]+(?: [\\p{L}.'-]+){0,3} ${NUMBER}$`, 'u')
const NO_STREET = /^(tel|fax|telefon|mobil|phone|postfach|po box|haus|raum|zimmer|seit|nr)\b/i

const BRITISH =
  /(\d{1,4}[a-z]? (?:\p{Lu}[\p{L}'’-]+ ){1,3}(?:Street|Road|Lane|Avenue|Close|Way|Square|Place|Drive|Court|Quay|Row|Terrace)),? ((?:\p{Lu}[\p{L}-]+ ){1,3}[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})\b/u

/**
 * The address in a line. Its street may stand in the line before, if that has no postcode of its own.
 *
 * @param before the line before; empty for none
 */
export function addressIn(line: string, before: string): Address | null {
  const british = BRITISH.exec(line)
  if (british) {
    const [quote, street = '', place = ''] = british
    return { text: `${street}, ${place}`, quote, street, prefix: line.slice(0, british.index) }
  }
  const place = placeIn(line)
  if (!place) return shortAddress(line, before)
  const start = line.slice(0, place.index)
  const own = streetIn(start)
  if (own) return joined(own, place.text, line.slice(own.index), start.slice(0, own.index))
  const previous = /^[\s,]*$/.test(start) && !placeIn(before) ? streetIn(before) : null
  if (previous) {
    const rest = before.slice(previous.index)
    return joined(previous, place.text, `${rest} ${line}`, before.slice(0, previous.index))
  }
  // Words before a place are no street that is known: the place alone might be something else.
  return start.trim() === '' || /[,:]\s*$/.test(start)
    ? { text: place.text, quote: line, street: '', prefix: start }
    : null
}

/** An Austrian or Swiss address without a country code needs its street. */
function shortAddress(line: string, before: string): Address | null {
  const found = SHORT_PLACE.exec(line)
  if (!found) return null
  const [, postcode = '', city = ''] = found
  const start = line.slice(0, found.index)
  const street = streetIn(start) ?? (start.trim() === '' ? streetIn(before) : null)
  if (!street) return null
  const isOwnLine = start.trim() !== ''
  const quote = isOwnLine ? line.slice(street.index) : `${before.slice(street.index)} ${line}`
  const prefix = (isOwnLine ? start : before).slice(0, street.index)
  return joined(street, `${postcode} ${city}`, quote, prefix)
}

function joined(street: { text: string }, place: string, quote: string, prefix: string): Address {
  return {
    text: cleanText(`${street.text}, ${place}`),
    quote: cleanText(quote),
    street: street.text,
    prefix: prefix.trim(),
  }
}

function placeIn(text: string): { text: string; index: number } | null {
  const found = GERMAN_PLACE.exec(text) ?? SIGNED_PLACE.exec(text)
  if (!found) return null
  const [, postcode = '', city = ''] = found
  return { text: cleanText(`${postcode} ${city}`), index: found.index }
}

/** The last street in the text, and where it begins. */
function streetIn(text: string): { text: string; index: number } | null {
  const plain = text.replace(/[\s,;–-]+$/, '')
  const part = plain.slice(plain.lastIndexOf(', ') + 1).trim()
  if (
    ANY_STREET.test(part) &&
    !NO_STREET.test(part) &&
    (!STREET.test(part) || !/ .* .* /.test(part))
  ) {
    return { text: part, index: plain.length - part.length }
  }
  const found = STREET.exec(plain)
  return found ? { text: found[0], index: found.index } : null
}
