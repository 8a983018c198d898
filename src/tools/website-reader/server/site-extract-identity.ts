import { isOfType, textOf } from './json-ld.ts'
import { mainHeading, type PageOutline } from './page-outline.ts'
import { legalNameAt } from './site-legal-names.ts'
import { addressAt } from './site-postal-addresses.ts'
import { cleanText, folded, isPersonal, sameKey } from './site-text.ts'
import { topicOfAddress } from './site-topics.ts'

/**
 * A candidate found on a page. Of several candidates, the one with the highest weight is taken. Without a quote, a
 * passage of the page that contains the text is looked up, and where there is none, the candidate is dropped.
 */
export interface Candidate {
  text: string
  weight: number
  quote?: string
}

const ORGANISATION =
  /(Organization|Business|Corporation|Store|Shop|Restaurant|Hotel|Dentist|Physician|Attorney|Contractor|Plumber|Electrician|Agency|Service$|Company|School|University|NGO)/
const NAME_MAX_LENGTH = 100
const TITLE_SEPARATOR = /\s+[|–—·•:»«-]+\s+|\s*[|·•»«]\s*|:\s+/
const NO_NAME =
  /^(home(page)?|start(seite)?|willkommen.*|welcome.*|index|untitled.*|kontakt|contact|ueber uns|about( us)?|leistungen|services|produkte|products|impressum|imprint|website|webseite|domain|neue seite|document|page|karriere|jobs|news|aktuelles|(404|403|500|error|fehler|just a moment|attention required|access denied)\b.*)$/
const COPYRIGHT =
  /^(?:copyright\s*)?(?:©|\(c\))\s*(?:copyright\s*)?(?:\d{4}(?:\s*[-–]\s*\d{4})?\s*)?(?:by\s|bei\s)?(.*)$/iu

/** Candidates for the organisation's name on this page. */
export function namesOn(page: PageOutline): Candidate[] {
  const organisations = page.things.filter((thing) => isOfType(thing, ORGANISATION))
  const site = page.things.find((thing) => isOfType(thing, /^WebSite$/))
  const heading = mainHeading(page)
  return [
    // Only the first one: others may be partners or authors.
    { text: textOf(organisations[0]?.name), weight: 6 },
    ...legalNames(page),
    { text: page.meta['og:site_name'] ?? '', weight: 5 },
    { text: textOf(site?.name), weight: 4.5 },
    ...copyrightNames(page),
    { text: page.meta['application-name'] ?? '', weight: 3 },
    ...titleNames(page),
    ...addressee(page),
    { text: heading.split(' ').length <= 4 ? heading : '', weight: 1 },
  ].filter(({ text }) => isName(text))
}

/** Lines that begin with a name and its legal form, if the name is also that of the website. */
function legalNames(page: PageOutline): Candidate[] {
  const lines = [
    ...page.title.split(TITLE_SEPARATOR),
    ...page.blocks.flatMap(({ text }) => text.split(/\s*[|·•]\s*/)),
  ]
  return lines
    .map((line) => legalNameAt(COPYRIGHT.exec(line)?.[1] ?? line))
    .filter((name) => isOfThisSite(name, page))
    .map((text) => ({ text, weight: 5.5 }))
}

const COMMON_WORDS =
  /^(gmbh|ggmbh|haftungsbeschraenkt|limited|partg|kgaa|verein|gruppe|group|deutschland|germany)$/

/** The words of a name that distinguish it: four letters or more, folded. */
export function distinctWords(name: string): string[] {
  return folded(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= 4 && !COMMON_WORDS.test(word))
}

/** True where the text names the organisation with this name: in all words that distinguish it, or by their initials. */
export function namesIt(text: string, name: string): boolean {
  const words = distinctWords(name)
  const key = sameKey(text)
  if (words.length > 0 && words.every((word) => key.includes(word))) return true
  const initials = name.match(/\p{Lu}/gu)?.join('') ?? ''
  return initials.length >= 3 && text.split(/[^\p{L}]+/u).includes(initials)
}

/** True where the host or the title of the page contains a distinguishing word of the name. */
export function isOfThisSite(name: string, { url, title }: PageOutline): boolean {
  const titleKey = sameKey(title)
  return isInHost(name, url) || distinctWords(name).some((word) => titleKey.includes(word))
}

function isInHost(name: string, url: string): boolean {
  const host = new URL(url).hostname.replace(/[^a-z0-9]/g, '')
  return distinctWords(name).some((word) => host.includes(word))
}

function copyrightNames({ blocks }: PageOutline): Candidate[] {
  return blocks
    .filter(({ region }) => region === 'footer')
    .map(({ text }) => COPYRIGHT.exec(text)?.[1] ?? '')
    .map((rest) => legalNameAt(rest) || nameWithoutForm(rest))
    .map((text) => ({ text, weight: 4.2 }))
}

function nameWithoutForm(rest: string): string {
  const [name = ''] = rest.split(/[|·•]|\. |, |\s[–-]\s|all rights|alle rechte/i)
  return cleanText(name.replace(/[.,\d\s]+$/, ''))
}

/**
 * The parts of a title, most of which are a topic and the name. The last part has more weight, and one with a word of the
 * host still more; of parts with the same weight, the one common to all pages is taken.
 */
function titleNames({ title, url }: PageOutline): Candidate[] {
  const parts = title.split(TITLE_SEPARATOR).filter(isName)
  return parts.map((text, at) => ({
    text,
    weight: (parts.length > 1 && at === parts.length - 1 ? 2.5 : 2) + (isInHost(text, url) ? 1 : 0),
  }))
}

/** The line directly before the postal address, if it is the name in the title, or a longer form of it. */
function addressee({ url, title, blocks }: PageOutline): Candidate[] {
  if (topicOfAddress(url) !== 'contact') return []
  const parts = title.split(TITLE_SEPARATOR).filter(isName)
  const lines = blocks.map(({ text }) => text)
  return blocks
    .filter(({ kind, text }, at) => {
      
      const isAddressed = addressAt(lines, at + 1, at + 1) ?? addressAt(lines, at + 2, at + 1)
      return kind !== 'heading' && isAddressed && parts.some((part) => isSameName(part, text))
    })
    .map(({ text }) => ({ text, weight: 4 }))
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

/** True where two texts are the same name, also if only one has the legal form. */
export function isSameName(one: string, other: string): boolean {
  const [a, b] = [sameKey(one), sameKey(other)]
  return a === b || (Math.min(a.length, b.length) >= 4 && (a.startsWith(b) || b.startsWith(a)))
}
