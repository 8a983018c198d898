import type { ToolLanguage } from '#domain/tools/tool-ai.ts'
import { isOfType, type JsonLdNode, textOf } from './json-ld.ts'
import type { PageOutline } from './page-outline.ts'
import type { Candidate } from './site-extract-identity.ts'
import { cleanText, folded } from './site-text.ts'
import { topicOfAddress } from './site-topics.ts'

/** European languages, by the texts of links to them. */
const LANGUAGE_LINKS: Record<string, string> = {
  de: 'de|ger|deutsch|german',
  en: 'en|eng|englisch|english',
  fr: 'fr|fra|francais|franzoesisch|french',
  it: 'it|ita|italiano|italienisch|italian',
  es: 'es|esp|espanol|spanisch|spanish',
  nl: 'nl|nederlands|niederlaendisch|dutch',
  pl: 'pl|polski|polnisch|polish',
  cs: 'cs|cz|cestina|tschechisch|czech',
  tr: 'tr|tuerkce|turkce|tuerkisch|turkish',
}

/** The languages of a page and its translations, by their names in the given language. */
export function languagesOn(page: PageOutline, language: ToolLanguage): Candidate[] {
  const own = page.language.toLowerCase()
  const linked = page.links
    .filter(({ text }) => text.length >= 2 && text.length <= 15)
    .map(({ text }) => codeOfLink(folded(text)))
  const codes = [own, ...page.alternates, ...linked].map((code) => code.split(/[-_]/)[0] ?? '')
  const names = new Intl.DisplayNames([language], { type: 'language', fallback: 'none' })
  return [...new Set(codes)]
    .filter((code) => /^[a-z]{2,3}$/.test(code))
    .map((code) => names.of(code))
    .filter((name) => name !== undefined)
    .map((text) => ({ text, weight: 1 }))
}

function codeOfLink(text: string): string {
  const known = Object.entries(LANGUAGE_LINKS).find(([, words]) =>
    new RegExp(`^(${words})$`).test(text),
  )
  return known?.[0] ?? ''
}

const CITY =
  "\\p{Lu}[\\p{L}.'-]+(?: (?:am|an der|im|in der|bei|ob der|unter|vor der|a\\.|b\\.|\\p{Lu}[\\p{L}.-]+)){0,3}"
/** German postcodes have five digits. Austrian and Swiss ones have four, like years, so they need a country code. */
const GERMAN_PLACE = new RegExp(`(?<!\\d)(?:D ?[-–] ?)?(\\d{5}) (${CITY})`, 'u')
const SIGNED_PLACE = new RegExp(`(?<![\\p{L}\\d])((?:A|AT|CH) ?[-–] ?[1-9]\\d{3}) (${CITY})`, 'u')
const SHORT_PLACE = new RegExp(`^([1-9]\\d{3}) (${CITY})$`, 'u')
const WAYS =
  'stra(?:ß|ss)e|str\\.|gasse|weg|platz|allee|ring|ufer|damm|hof|markt|steig|chaussee|graben|promenade'
/** Matches the words of the street only: a person's name may precede it in the same line. */
const STREET = new RegExp(
  `(?<![\\p{L}-])(?:${[
    '(?:Am|An der|An den|Auf der|Auf dem|Im|In der|Zum|Zur|Unter den) [\\p{L}-]+(?: [\\p{L}-]+)?',
    `[\\p{L}.-]+ (?:${WAYS})`,
    `[\\p{L}-]+(?:${WAYS})`,
  ].join('|')}) \\d{1,4}(?: ?[a-z])?(?: ?[-–/] ?\\d{1,4} ?[a-z]?)?(?=$|[\\s,;|·•–-])`,
  'iu',
)

/** The company's locations: postal addresses in JSON-LD, and lines with an address. */
export function locationsOn(page: PageOutline): Candidate[] {
  const described = page.things
    .filter((thing) => isOfType(thing, /^PostalAddress$/))
    .map(postalAddress)
    .map((text) => ({ text, weight: 3 }))
  return [...described, ...addressesInText(page)].filter(({ text }) => text.length >= 4)
}

function postalAddress(thing: JsonLdNode): string {
  const street = textOf(thing.streetAddress)
  const city = textOf(thing.addressLocality)
  if (!city) return ''
  return [street, cleanText(`${textOf(thing.postalCode)} ${city}`)].filter(Boolean).join(', ')
}

/** Addresses in the footers of all pages, and anywhere on pages about contact. */
function addressesInText(page: PageOutline): Candidate[] {
  const isAboutPlaces = topicOfAddress(page.url) === 'contact'
  const blocks = page.blocks.filter(({ region }) => isAboutPlaces || region === 'footer')
  const lines = blocks.flatMap(({ text }) => text.split(/\s*[|·•]\s*/))
  return lines.flatMap((line, at) => {
    const [before = ''] = lines.slice(Math.max(0, at - 1), at)
    return placeIn(line, before)
  })
}

function placeIn(line: string, before: string): Candidate[] {
  const street = STREET.exec(line)?.[0] ?? STREET.exec(before)?.[0] ?? ''
  const place =
    GERMAN_PLACE.exec(line) ?? SIGNED_PLACE.exec(line) ?? (street ? SHORT_PLACE.exec(line) : null)
  if (!place) return []
  const [, postcode = '', city = ''] = place
  const text = [street, `${postcode} ${city.trim()}`].filter(Boolean).map(cleanText).join(', ')
  return [{ text, weight: street ? 2 : 1 }]
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
