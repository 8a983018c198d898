import type { PageOutline } from './page-outline.ts'
import { legalNameAt, withoutForm } from './site-legal-names.ts'
import { cleanText, folded, foldedWords, isPersonal, sameKey, wordsOf } from './site-text.ts'
import { pathOf } from './site-topics.ts'

/**
 * A candidate found on a page. Of several candidates, the one with the highest weight is taken. Without a quote, a
 * passage of the page that contains the text is looked up, and where there is none, the candidate is dropped.
 */
export interface Candidate {
  text: string
  weight: number
  quote?: string
}

const NAME_MAX_LENGTH = 100
const TITLE_SEPARATOR = /\s+[|–—·•:»«-]+\s+|\s*[|·•»«]\s*|:\s+/
const NO_NAME =
  /^(home(page)?|start(seite)?|willkommen.*|welcome.*|index|untitled.*|kontakt.*|contact.*|ueber (uns|mich)|(wir )?ueber uns|about( us)?|(unsere )?leistungen|(our )?services|angebot|produkte|products|impressum|imprint|website|webseite|domain|neue seite|document|page|karriere|jobs|stellenangebote|news|aktuelles|blog|presse|team|profil|galerie|gallery|termine|events|menu|speisekarte|rooms?|zimmer|preise|prices|faqs?|anfahrt|referenzen|references|portfolio|shop|address|adresse|(404|403|500|error|fehler|just a moment|attention required|access denied)\b.*)$/
/** What an organisation does, as one word, is not yet its name. */
const TRADE =
  /^(rechtsanwaelte?|rechtsanwalt|rechtsanwaeltin|anwaltskanzlei|kanzlei|notar|steuerberat(er|ung)|gebaeudereinigung|physiotherapie|zahnarzt(praxis)?|praxis|dr|fahrschule|metzgerei|baeckerei|hotel|restaurant|ferienhaus|schreinerei|tischlerei|dentist|attorney|lawyers?|accountants?|all rights reserved|copyright|website|web ?design|the company|inc|gmbh|e ?v)$/
const COPYRIGHT =
  /^(?:copyright\s*)?(?:©|\(c\))\s*(?:copyright\s*)?(?:(?:since\s*|seit\s*)?\d{4}(?:\s*[-–]\s*(?:\d{4})?)?\s*[·|,]?\s*)?(?:by\s|bei\s)?(.*)$/iu
/** "Welcome to Sea Hotel", "Willkommen bei der Amsel GmbH". */
const WELCOME =
  /^(?:herzlich )?(?:willkommen|welcome) (?:bei(?:m)?|in|im|zu[mr]?|auf der (?:website|webseite|homepage) (?:von|des|der)|to)(?: (?:der|dem|den|unserem|unserer|the))? (\p{Lu}[^.,!?:–|]{3,60})[.!]?$/iu
/** The subject of a sentence that says what somebody is or does. */
const SUBJECT =
  /^(?:(?:Die|Der|Das|The) )?(\p{Lu}[\p{L}\d&.'’-]*(?: (?:am|an der|für|und|of|and|\p{Lu}[\p{L}\d&.'’-]*|&)){1,5}) (?:ist (?:ein|der|die|das|ihr)|kommt|bietet|is (?:a|an|the|your)|provides|offers)\b/u
/** A trade or the kind of a house, and a proper name. */
const NAMED_BY_TRADE =
  /^(?:\p{Lu}?\p{Ll}*(?:[Pp]raxis|[Oo]rdination|[Kk]anzlei|[Aa]potheke|[Ff]ahrschule|[Mm]etzgerei|[Bb]äckerei|[Ss]chreinerei|[Tt]ischlerei|[Gg]ärtnerei|[Hh]otel|Pension|Gasthof|[Ww]erkstatt)|Law Offices? of)(?: (?:\p{Lu}[\p{L}.'’-]+|med\.|dent\.|vet\.|und|and|&)){1,7}$/u
/** What is written before and after a name in titles. */
const AROUND_NAME =
  /^["„“'»]+|["“”'«]+$|^(?:website|webseite|homepage) (?:von|der|des|of) |[\s,–-]+(?:home ?page|website|webseite|startseite|home)$/giu
/** Candidates for the organisation's name on this page. */
export function namesOn(page: PageOutline): Candidate[] {
  return [
    ...legalNames(page),
    ...copyrightNames(page),
    ...titleNames(page),
    ...logos(page),
    ...namesByTrade(page),
    ...page.blocks.map(({ text }) => ({ text: WELCOME.exec(text)?.[1] ?? '', weight: 3.5 })),
    ...page.blocks.map(({ text }) => ({ text: SUBJECT.exec(text)?.[1] ?? '', weight: 1.5 })),
  ]
    .map(({ text, weight }) => ({ text: cleanText(text.replace(AROUND_NAME, '')), weight }))
    .filter(({ text }) => isName(text))
}

/** The text of the first link to the start page, which is the name in the head of the page, or "Home". */
function logos(page: PageOutline): Candidate[] {
  const { host } = new URL(page.url)
  const [logo] = page.links.filter(
    ({ url }) => new URL(url).host === host && /^\/(index\.\w+)?$/.test(pathOf(url)),
  )
  return logo && isOfThisSite(logo.text, page) ? [{ text: logo.text, weight: 2.6 }] : []
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

/** Lines such as "Zahnarztpraxis Dr. Eva Amsel": what somebody does, and the name that stands in the title or the host. */
function namesByTrade(page: PageOutline): Candidate[] {
  const blocks = page.blocks.filter(({ region }) => region !== 'navigation')
  return blocks
    .flatMap(({ text }) => text.split(/\s*[|·•]\s*/))
    .filter((line) => NAMED_BY_TRADE.test(line) && isName(line))
    .map((text) => ({ text, weight: isOfThisSite(text, page) ? 4.5 : 2 }))
}

const COMMON_WORDS =
  /^(gmbh|ggmbh|haftungsbeschraenkt|limited|partg|kgaa|verein|gruppe|group|deutschland|germany)$/

/** The words of a name that distinguish it: four letters or more, folded. */
export function distinctWords(name: string): string[] {
  return wordsOf(name).filter((word) => word.length >= 4 && !COMMON_WORDS.test(word))
}

/** True where the text names the organisation with this name: as a whole, in all its distinct words, or by its initials. */
export function namesIt(text: string, name: string): boolean {
  const plain = withoutForm(name)
  const isWhole = ` ${foldedWords(text)} `.includes(` ${foldedWords(plain)} `)
  if (plain.length >= 3 && isWhole) return true
  const words = distinctWords(plain)
  const key = sameKey(text)
  if (words.length > 1 && words.every((word) => key.includes(word))) return true
  const initials = plain.match(/\p{Lu}/gu)?.join('') ?? ''
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

function copyrightNames(page: PageOutline): Candidate[] {
  return (
    page.blocks
      .filter(({ text, region }) => region === 'footer' || text.length < 160)
      .map(({ text }) => COPYRIGHT.exec(text)?.[1] ?? '')
      .map((rest) => legalNameAt(rest) || nameWithoutForm(rest, page.title))
      // The owner of a brand has less weight than the brand, which stands in the title.
      .map((text) => ({ text, weight: isBrand(text, page) ? 4.2 : 1.5 }))
  )
}

/** True for the name in the title or the host, or a longer form of it. */
function isBrand(name: string, page: PageOutline): boolean {
  const parts = page.title.split(TITLE_SEPARATOR)
  return isOfThisSite(name, page) || parts.some((part) => isSameName(part, name))
}

function nameWithoutForm(rest: string, title: string): string {
  const [whole = ''] = rest.split(/\s*[|·•]|\. |\s[–-]\s/)
  if (sameKey(title).includes(sameKey(whole))) return cleanText(whole)
  const [name = ''] = rest.split(
    /[|·•]|(?<!\b(?:Dr|Prof|med|dent|vet|Dipl|Ing|St|Inc|Ltd))\. |, |\s[–-]\s|all rights|alle rechte/i,
  )
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

function isName(text: string): boolean {
  return (
    text.length >= 2 &&
    text.length <= NAME_MAX_LENGTH &&
    /\p{L}/u.test(text) &&
    text.split(' ').length <= 9 &&
    !/[!?]$|https?:|©|rights reserved|rechte vorbehalten|, [A-Z]{2}$/i.test(text) &&
    !/ (?:of|von|für|der|die|das|the|and|und|&|in|at)$|^(?:die \p{L}+ in|ihre?|unsere?|wir|your|our|we|i|ich) /iu.test(
      text,
    ) &&
    !isPersonal(text) &&
    !NO_NAME.test(folded(text)) &&
    !TRADE.test(folded(text))
  )
}

/** True where two texts are the same name, also if only one has the legal form. */
export function isSameName(one: string, other: string): boolean {
  const [a, b] = [sameKey(one), sameKey(other)]
  return a === b || (Math.min(a.length, b.length) >= 4 && (a.startsWith(b) || b.startsWith(a)))
}
