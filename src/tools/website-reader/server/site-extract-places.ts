import type { Block, PageOutline } from './page-outline.ts'
import { type Candidate, isOfThisSite } from './site-extract-identity.ts'
import { type Address, addressAt, linesOfPlaces } from './site-postal-addresses.ts'
import { folded, isPersonal } from './site-text.ts'
import { topicOfAddress, topicOfText } from './site-topics.ts'

/** Bodies and firms whose addresses stand on a website because the law or a contract says so. Folded. */
const OTHERS =
  /kammer\b|aufsicht|datenschutz|privacy|hosting|\bhost(er|s|ed)?\b|provider|gericht|register|finanzamt|versicherung|insurance|schlichtung|verbraucher|webdesign|web ?seite von|gestaltung|umsetzung|realisierung|konzept|programmierung|design\b|agentur|gefoerdert|foerderung|partner\b|partners\b|haendler|vertretung(en)?\b|distributor|dealer|reseller|stockist|verband|landesamt|bundesamt|beauftragte|zustaendig|behoerde|projekttraeger|praesidium|ministerium|supervis|authority|\bcourt\b|ombud|bildnachweis|druckerei|kunden|customers|referenz|library|museum|spielort|veranstaltungsort|venue|meeting|gottesdienst|service areas?\b|einsatzgebiet|liefergebiet/
/** A place of the organisation itself, in a heading or before an address. Folded. */
const OWN =
  /\b(adresse|anschrift|sitz|firmensitz|standorte?|filialen?|zweigstellen?|niederlassung(en)?|zentrale|kontakt|anfahrt|so finden sie|besuchen sie|sie finden uns|praxis|buero|kanzlei|hier finden|lage|address|locations?|located|visit|find us|office|branch|headquarters|contact|get in touch|directions|map|base)\b/
/** A line that says whose address follows is at most so many lines before it, and one with a telephone after it. */
const OWNER_LINES = 3
const CONTACT_LINES = 4
/** A longer text before an address does not name whose it is. */
const OWNER_MAX_LENGTH = 100
/** In a longer text, an address may be anybody's. */
const PREFIX_MAX_LENGTH = 60
/** A page with more lines than that is no page for readers. */
const LINES_MAX = 3000

interface Line {
  text: string
  region: Block['region']
  /** The nearest heading before it. */
  heading: string
}

/**
 * The organisation's locations: addresses in the footers of all pages, on pages and in sections about contact and
 * places, and in the imprint if the organisation is named as the owner. Addresses of others, such as authorities and the
 * hosting firm, are left out: by the heading above, by the words before the address, and by another legal name.
 */
export function locationsOn(page: PageOutline): Candidate[] {
  const lines = linesOf(page)
  const texts = lines.map(({ text }) => text)
  const found: Candidate[] = []
  // The first line after the last heading or address; what follows may name an owner.
  let since = 0
  for (const [at, line] of lines.entries()) {
    // The lines of an address may be set as headings.
    if (line.heading !== lines[at - 1]?.heading && !/^\d|\d$/.test(line.heading)) since = at
    const address = addressAt(texts, at, since)
    if (!address) continue
    const owner = texts.slice(Math.max(since, address.from - OWNER_LINES), address.from)
    const after = texts.slice(at, at + 1 + CONTACT_LINES)
    const words = [...owner, address.prefix].filter(Boolean)
    since = at + 1
    const context = { line, words, after, isFirst: found.length === 0 }
    if (isSaidOfIt(page, address, context) && isOwn(page, context)) found.push(candidateOf(address))
  }
  return found
}

function candidateOf({ text, quote, street }: Address): Candidate {
  return { text, quote, weight: street ? 2 : 1 }
}

function linesOf({ blocks }: PageOutline): Line[] {
  let heading = ''
  const lines = blocks.flatMap(({ kind, text, region }) => {
    if (kind === 'heading') heading = text
    return text
      .split(/\s*[|·•\\→]\s*/)
      .flatMap((part) => linesOfPlaces(part))
      .map((part) => part.trim())
      .filter(Boolean)
      .map((part) => ({ text: part, region, heading }))
  })
  return lines.slice(0, LINES_MAX)
}

interface Context {
  line: Line
  /** What stands before the address, and may say whose it is. */
  words: readonly string[]
  /** The line of the address and those after it. */
  after: readonly string[]
  isFirst: boolean
}

/** An address in a text needs words that say whose it is, and a place without a street needs a label. */
function isSaidOfIt(
  { url }: PageOutline,
  { street, prefix }: Address,
  { line, words }: Context,
): boolean {
  if (prefix.length > PREFIX_MAX_LENGTH) return false
  const isLabelled = [...words.slice(-2), line.heading].some((text) => OWN.test(folded(text)))
  return (
    street !== '' || isLabelled || topicOfAddress(url) === 'contact' || line.region === 'footer'
  )
}

function isOwn(page: PageOutline, { line, words, after, isFirst }: Context): boolean {
  const owner = words.filter((text) => text.length <= OWNER_MAX_LENGTH).join(' ')
  const named = isOfThisSite(owner, page)
  const label = folded(words.at(-1) ?? '')
  const isOthers = OTHERS.test(folded(line.heading)) && !OWN.test(folded(line.heading))
  if (OTHERS.test(label) || (isOthers && !named)) return false
  if (line.region === 'footer') return true
  const topic = topicOfAddress(page.url)
  if (isImprint(page, line)) return named || isFirst
  if (topic === 'contact' || topicOfText(line.heading) === 'contact') return true
  const isLabelled = [label, folded(line.heading)].some((text) => OWN.test(text))
  return named || isLabelled || after.some(isPersonal)
}

function isImprint({ url }: PageOutline, { heading }: Line): boolean {
  return /impressum|imprint|legal.?notice/.test(folded(`${url} ${heading}`))
}

/**
 * Two addresses with the same street and postcode are the same; a postcode and place alone equals any address with that
 * postcode or in that place.
 */
export function isSamePlace(one: string, two: string): boolean {
  const [a, b] = [partsOf(one), partsOf(two)]
  if (!a.street || !b.street) {
    const [place, other] = a.street ? [two, one] : [one, two]
    return a.postcode && b.postcode
      ? a.postcode === b.postcode
      : other.includes(place.replace(/^[^ ]*\d[^ ]* |,.*$/g, ''))
  }
  const isSameStreet = a.street.startsWith(b.street) || b.street.startsWith(a.street)
  return isSameStreet && (a.postcode === b.postcode || !a.postcode || !b.postcode)
}

const POSTCODE =
  /\b\d{3} \d{3}\b|\b\d{4,6}(?:-\d{4})?\b|\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b|\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b/g

/** An address without what may be written in several ways. A post office box is no street. */
function partsOf(text: string) {
  const parts = text.split(', ')
  const isStreet = (part: string) =>
    /\d/.test(part) && /\p{L}{3}/u.test(part) && !/\bbox\b/i.test(part)
  const street = parts.slice(0, -1).find(isStreet) ?? ''
  return {
    street: folded(street)
      .replace(/str(\.|asse)/, 'str')
      .replace(/[^a-z0-9]/g, ''),
    postcode: text.match(POSTCODE)?.at(-1) ?? '',
  }
}
