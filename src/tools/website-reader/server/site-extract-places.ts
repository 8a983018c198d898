import type { Block, PageOutline } from './page-outline.ts'
import { type Candidate, isOfThisSite } from './site-extract-identity.ts'
import { hasLegalForm } from './site-legal-names.ts'
import { type Address, addressIn } from './site-postal-addresses.ts'
import { folded } from './site-text.ts'
import { topicOfAddress, topicOfText } from './site-topics.ts'

/** Bodies and firms whose addresses stand on a website because the law or a contract says so. Folded. */
const OTHERS =
  /kammer\b|aufsicht|datenschutz|hosting|\bhost\b|provider|gericht|register|finanzamt|versicherung|schlichtung|verbraucher|webdesign|gestaltung|umsetzung|realisierung|konzept|programmierung|design\b|agentur|gefoerdert|foerder|partner\b|haendler|vertretung|distributor|dealer|reseller|verband|landesamt|bundesamt|beauftragte|zustaendig|behoerde|projekttraeger|praesidium|ministerium|supervis|authority|\bcourt\b|ombud|bildnachweis|druckerei|kunden|customers|referenz/
/** A line that says whose address follows is at most so many lines before it. */
const OWNER_LINES = 3

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
  const found: Candidate[] = []
  // The lines after the last heading or address; they may name an owner.
  let since = 0
  for (const [at, line] of lines.entries()) {
    if (line.heading !== lines[at - 1]?.heading) since = at
    const before = at > since ? lines[at - 1] : undefined
    const address = addressIn(line.text, before?.text ?? '')
    if (!address) continue
    const owner = ownerOf(lines.slice(Math.max(since, at - OWNER_LINES), at), address)
    since = at + 1
    if (isOwn(line, owner, page)) found.push(candidateOf(address))
  }
  return found
}

function candidateOf({ text, quote, street }: Address): Candidate {
  return { text, quote, weight: street ? 2 : 1 }
}

function linesOf({ blocks }: PageOutline): Line[] {
  let heading = ''
  return blocks
    .filter(({ region }) => region !== 'navigation')
    .flatMap(({ kind, text, region }) => {
      if (kind === 'heading') heading = text
      return text
        .split(/\s*[|·•]\s*/)
        .filter(Boolean)
        .map((part) => ({ text: part, region, heading }))
    })
}

/** What stands before an address, and says whose it is. */
function ownerOf(before: readonly Line[], { prefix }: Address): string[] {
  return [...before.map(({ text }) => text), prefix].filter(Boolean)
}

function isOwn(line: Line, owner: readonly string[], page: PageOutline): boolean {
  const label = folded(owner.at(-1) ?? '')
  const words = owner.join(' ')
  const named = isOfThisSite(words, page)
  if (OTHERS.test(label) || (OTHERS.test(folded(line.heading)) && !named)) return false
  if (line.region === 'footer') return true
  if (hasLegalForm(words) && !named) return false
  if (isImprint(page, line)) return named
  return topicOfAddress(page.url) === 'contact' || topicOfText(line.heading) === 'contact' || named
}

function isImprint({ url }: PageOutline, { heading }: Line): boolean {
  return /impressum|imprint|legal.?notice/.test(folded(`${url} ${heading}`))
}

/**
 * Two addresses with the same postcode and street are the same; a postcode and place alone equals any address there.
 */
export function isSamePlace(one: string, other: string): boolean {
  const postcode = (text: string) => /\d{4,5}/.exec(text.split(', ').at(-1) ?? '')?.[0]
  if (postcode(one) === undefined || postcode(one) !== postcode(other)) {
    return folded(one) === folded(other)
  }
  const street = (text: string) =>
    text.includes(', ') ? folded(text.split(', ')[0] ?? '').replace(/str(\.|asse)/, 'str') : ''
  return !street(one) || !street(other) || street(one) === street(other)
}
