import { isOfType, textOf } from './json-ld.ts'
import { mainHeading, type PageOutline } from './page-outline.ts'
import { cleanText, folded, isPersonal, sameKey } from './site-text.ts'

/** A candidate found on a page. Of several candidates, the one with the highest weight is taken. */
export interface Candidate {
  text: string
  weight: number
}

const ORGANISATION =
  /(Organization|Business|Corporation|Store|Shop|Restaurant|Hotel|Dentist|Physician|Attorney|Contractor|Plumber|Electrician|Agency|Service$|Company|School|University|NGO)/
const NAME_MAX_LENGTH = 100
const DESCRIPTION_MIN_LENGTH = 40
const PARAGRAPH_MIN_LENGTH = 80
const TITLE_SEPARATOR = /\s+[|–—·•:»«-]+\s+|\s*[|·•»«]\s*|:\s+/
const NO_NAME =
  /^(home(page)?|start(seite)?|willkommen.*|welcome.*|index|untitled.*|kontakt|contact|ueber uns|about( us)?|leistungen|services|produkte|products|impressum|imprint|website|webseite|domain|neue seite|document|page|karriere|jobs|news|aktuelles|(404|403|500|error|fehler|just a moment|attention required|access denied)\b.*)$/
const LEGAL_FORM =
  /(\p{Lu}[\p{L}\p{N}&.+-]*(?: [\p{L}\p{N}&.+-]+){0,5} (?:GmbH(?: & Co\. ?KGa?A?)?|gGmbH|AG|KG|UG(?: \(haftungsbeschränkt\))?|OHG|e\. ?K\.|e\. ?V\.|eG|SE|Ltd\.?|Limited|LLC|Inc\.|S\.?A\.?R\.?L\.?))(?=$|[\s,.;)])/u
const COPYRIGHT =
  /^(?:copyright\s*)?(?:©|\(c\))\s*(?:copyright\s*)?(?:\d{4}(?:\s*[-–]\s*\d{4})?\s*)?(?:by\s|bei\s)?(.*)$/iu

/** Candidates for the company's name on this page. */
export function namesOn(page: PageOutline): Candidate[] {
  const organisations = page.things.filter((thing) => isOfType(thing, ORGANISATION))
  const site = page.things.find((thing) => isOfType(thing, /^WebSite$/))
  const heading = mainHeading(page)
  return [
    // Only the first one: others may be partners or authors.
    { text: textOf(organisations[0]?.name), weight: 6 },
    { text: page.meta['og:site_name'] ?? '', weight: 5 },
    { text: textOf(site?.name), weight: 4.5 },
    ...copyrightNames(page),
    { text: LEGAL_FORM.exec(page.title)?.[1] ?? '', weight: 4 },
    { text: page.meta['application-name'] ?? '', weight: 3 },
    ...titleNames(page.title),
    { text: heading.split(' ').length <= 4 ? heading : '', weight: 1 },
  ].filter(({ text }) => isName(text))
}

function copyrightNames({ blocks }: PageOutline): Candidate[] {
  return blocks
    .filter(({ region }) => region === 'footer')
    .map(({ text }) => COPYRIGHT.exec(text)?.[1] ?? '')
    .map((rest) => rest.split(/[|·•]|\. |, |\s[–-]\s|all rights|alle rechte/i)[0] ?? '')
    .map((text) => ({ text: cleanText(text.replace(/[.,\d\s]+$/, '')), weight: 4.2 }))
}

/**
 * Most titles are "topic
 * company". The last part has more weight; parts common to all pages get the most.
 */
function titleNames(title: string): Candidate[] {
  const parts = title.split(TITLE_SEPARATOR).filter(isName)
  return parts.map((text, at) => ({
    text,
    weight: parts.length > 1 && at === parts.length - 1 ? 2.5 : 2,
  }))
}

function isName(text: string): boolean {
  return (
    text.length >= 2 &&
    text.length <= NAME_MAX_LENGTH &&
    /\p{L}/u.test(text) &&
    text.split(' ').length <= 9 &&
    !/[!?]$|https?:/.test(text) &&
    !isPersonal(text) &&
    !NO_NAME.test(folded(text))
  )
}

/** Candidates for a description of the company, in a sentence or two. */
export function descriptionsOn(page: PageOutline): Candidate[] {
  const organisation = page.things.find((thing) => isOfType(thing, ORGANISATION))
  const paragraph = page.blocks.find(isFirstGoodParagraph)
  return [
    { text: textOf(organisation?.description), weight: 4 },
    { text: page.meta.description ?? '', weight: 3 },
    { text: page.meta['og:description'] ?? '', weight: 2.5 },
    { text: paragraph?.text ?? '', weight: 2 },
  ].filter(
    ({ text }) =>
      text.length >= DESCRIPTION_MIN_LENGTH && !isPersonal(text) && text !== text.toUpperCase(),
  )
}

const ABOUT_COOKIES = /cookie|javascript|datenschutz|browser|newsletter/

function isFirstGoodParagraph({ kind, region, text }: PageOutline['blocks'][number]): boolean {
  return (
    kind === 'paragraph' &&
    region === 'main' &&
    text.length >= PARAGRAPH_MIN_LENGTH &&
    /[.!…]$/.test(text) &&
    !isPersonal(text) &&
    !ABOUT_COOKIES.test(folded(text))
  )
}

/** True where two texts are the same company's name, also if only one has the legal form. */
export function isSameName(one: string, other: string): boolean {
  const [a, b] = [sameKey(one), sameKey(other)]
  return a === b || (Math.min(a.length, b.length) >= 4 && (a.startsWith(b) || b.startsWith(a)))
}
