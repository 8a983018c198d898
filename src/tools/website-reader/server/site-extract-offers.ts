import type { OrganisationKind } from '../domain/site-facts.ts'
import type { PageOutline } from './page-outline.ts'
import { type Group, groupsOf, namesOf } from './page-sections.ts'
import type { Candidate } from './site-extract-identity.ts'
import {
  ACTIVITY,
  AFTER_LIST,
  ENUMERATION,
  FILLERS,
  GENERIC,
  NO_OFFER,
  OFFER_CLASSES,
  OFFERS,
  OTHERS,
  PROJECTS,
  SLOGAN,
  SPOKEN,
} from './site-offer-words.ts'
import { isSameSite } from './site-pages.ts'
import { cleanText, folded, foldedWords, isSpecific, sameKey } from './site-text.ts'
import { pathOf, type Topic, topicOfAddress, topicOfText } from './site-topics.ts'

/** Pages that are about something else. */
const ELSEWHERE = new Set<Topic>(['jobs', 'donate', 'contact', 'news', 'events', 'customers'])
const WORDS_MAX = 8
/** Most words of the names of a list on average. */
const NAME_WORDS = 4
/** The organisation's offers: from its menu, and from the sections about them. */
export function offersOn(
  page: PageOutline,
  { kind, isFirm }: { kind: OrganisationKind; isFirm: boolean },
): Candidate[] {
  const topic = topicOfPage(page)
  if (topic !== null && ELSEWHERE.has(topic)) return offersIn([[offersInMenu(page), 4]])
  const groups = groupsOf(page).filter(
    ({ texts, heading }) => texts.length > 1 || (heading && isGeneric(heading)),
  )
  const isSold = kind !== 'association' && kind !== 'authority'
  return offersIn([
    [offersInMenu(page), 4],
    [namesOf(groupsOfOffers(groups, kind)), 3],
    [topic === 'services' ? namesOf(mainGroup(groups)) : [], 2.5],
    [topic === null && isSold ? namesOf(cardsOfPages(groups, page)) : [], 2.5],
    [isStart(page) ? namesOf(cardsOfOffers(groups)) : [], 2.5],
    [isSold ? offersInLinks(page) : [], 2],
    [isFirm ? pageInMenu(page) : [], 2],
    [listedInSentences(page), 1.5],
  ])
}

/** @param found texts with their weight */
function offersIn(found: readonly (readonly [string[], number])[]): Candidate[] {
  return found.flatMap(([texts, weight]) =>
    [...new Set(texts.map(nameOf))].filter(isOffer).map((text) => ({ text, weight })),
  )
}

function topicOfPage({ url, title, blocks }: PageOutline): Topic | null {
  const heading = blocks.find(({ kind, level }) => kind === 'heading' && level === 1)?.text ?? ''
  return pathOf(url).length > 1 ? (topicOfAddress(url) ?? topicOfText(heading || title)) : null
}

function groupsOfOffers(groups: readonly Group[], kind: OrganisationKind): Group[] {
  const details = new Set(
    groups.filter(({ kind }) => kind === 'item').map(({ heading }) => heading),
  )
  const cards = groups.filter(
    (group) =>
      group.kind === 'heading' && group.texts.filter((text) => details.has(text)).length > 1,
  )
  const titles = new Set(cards.flatMap(({ texts }) => texts))
  return groups.filter(
    (group) =>
      (isOfOffers(group, kind) || isOfActivities(group)) &&
      !isOfSlogans(group) &&
      // Items of a list count under "Unsere Leistungen"; under "Security Services" they are its details.
      (group.kind === 'heading' || isGeneric(group.heading) || !titles.has(group.heading)),
  )
}

/** The line over a heading says what follows; headings are slogans at times. */
function isOfOffers(group: Group, organisation: OrganisationKind): boolean {
  const { eyebrow, heading } = group
  const [line, above] = [folded(eyebrow), folded(heading)]
  if (OTHERS.test(line)) return false
  if (OFFERS.test(line)) return true
  if (OTHERS.test(above)) return false
  return OFFERS.test(above) || (organisation === 'association' && PROJECTS.test(above))
}

function isOfOthers({ eyebrow, heading }: Group): boolean {
  return OTHERS.test(folded(eyebrow)) || OTHERS.test(folded(heading))
}

/** The headings right under the title of a page about offers; what stands under other headings are details. */
function mainGroup(groups: readonly Group[]): Group[] {
  const cards = groups.filter((group) => group.kind === 'heading' && !isOfOthers(group))
  const top = Math.min(...cards.map(({ levelAbove }) => levelAbove))
  const [largest] = cards
    .filter(({ levelAbove }) => levelAbove === top)
    .sort((one, other) => other.texts.length - one.texts.length)
  return largest && !isOfSlogans(largest) && isShort(largest) ? [largest] : []
}

/** Names are shorter than slogans. */
function isShort({ texts }: Group): boolean {
  return texts.join(' ').split(' ').length <= NAME_WORDS * texts.length
}

/** Headings of sections, each with a line over it that says what the section is about, are slogans. */
function isOfSlogans({ kind, lines, texts }: Group): boolean {
  return (
    kind === 'heading' &&
    lines > texts.length / 2 &&
    texts.join(' ').split(' ').length > 3.5 * texts.length
  )
}

/** Headings most of which name something that is done for others, whatever stands above. */
function isOfActivities(group: Group): boolean {
  const named = group.texts.filter((text) => ACTIVITY.test(foldedWords(text)) && !isGeneric(text))
  return group.kind === 'heading' && !isOfOthers(group) && named.length > group.texts.length / 2
}

function isStart({ url }: PageOutline): boolean {
  return /^\/([a-z]{2}\/)?(index\.\w+)?$/i.test(pathOf(url))
}

/** Cards of the start page whose makers called them so. */
function cardsOfOffers(groups: readonly Group[]): Group[] {
  return groups.filter(
    (group) =>
      group.kind === 'heading' &&
      OFFER_CLASSES.test(group.classes) &&
      isShort(group) &&
      !isOfOthers(group),
  )
}

/** Cards of the start page that lead to pages of their own. */
function cardsOfPages(groups: readonly Group[], page: PageOutline): Group[] {
  const divided = new Set(groups.map(({ heading }) => heading))
  return groups.filter((group) => {
    const own = new Set(group.targets.filter((target) => isOwnPage(target, page)))
    return (
      group.kind === 'heading' &&
      isShort(group) &&
      !isOfOthers(group) &&
      !group.texts.some((text) => divided.has(text)) &&
      own.size > 1 &&
      own.size >= group.texts.length / 2
    )
  })
}

function isOwnPage(target: string, { url }: PageOutline): boolean {
  const page = URL.parse(target, url)
  return (
    page !== null &&
    /^https?:$/.test(page.protocol) &&
    isSameSite(page.href, url) &&
    page.pathname.length > 1 &&
    !ELSEWHERE.has(topicOfAddress(page.href) ?? 'services') &&
    topicOfAddress(page.href) !== 'about'
  )
}

/** Entries of a menu under "Leistungen" or "Products". */
function offersInMenu({ links }: PageOutline): string[] {
  return links
    .filter(({ under }) => under && OFFERS.test(folded(under)) && !OTHERS.test(folded(under)))
    .map(({ text }) => text)
}

/** A page that the menu names as the page itself does: "Zimmerei". */
function pageInMenu({ url, blocks, links }: PageOutline): string[] {
  const heading = blocks.find(({ kind, region }) => kind === 'heading' && region === 'main')?.text
  const isInMenu = links.some(
    (link) =>
      link.region === 'navigation' &&
      link.url === url &&
      sameKey(link.text) === sameKey(heading ?? ''),
  )
  const topic = topicOfAddress(url)
  return heading && isInMenu && (topic === null || topic === 'services') ? [heading] : []
}

/** Three names or more after "spezialisiert auf" or "we offer". */
function listedInSentences({ blocks }: PageOutline): string[] {
  return blocks
    .filter(({ kind, region }) => kind !== 'heading' && region === 'main')
    .flatMap(({ text }) => [...text.matchAll(ENUMERATION)])
    .map(([, list = '']) =>
      (list.split(AFTER_LIST)[0] ?? '').split(/, | und | and | sowie | & /).map(cleanText),
    )
    .filter((names) => names.length > 2 && names.every(isShortName))
    .flat()
}

function isShortName(name: string): boolean {
  return (
    /\p{L}{3}/u.test(name) && name.split(' ').length <= 3 && !AFTER_LIST.test(name) && isOffer(name)
  )
}

/** Links to pages below one of services or products: "/leistungen/montage". */
function offersInLinks({ links }: PageOutline): string[] {
  return links
    .filter(({ url, region }) => region !== 'footer' && isBelowOffers(url))
    .map(({ text }) => text)
}

function isBelowOffers(url: string): boolean {
  const segments = pathOf(url).split('/').filter(Boolean)
  return segments.slice(0, -1).some((segment) => topicOfText(segment) === 'services')
}

/** A heading without its number, its picture and the slogan behind a dash: "Waldhonig – die Kraft der Natur". */
function nameOf(text: string): string {
  const plain = text.replace(/^[^\p{L}(]+/u, '')
  const [name = ''] = plain.split(/\s[–—|]\s|:\s/)
  return cleanText(name.split(' ').length <= 5 ? name : plain).replace(/ [–—-]$/, '')
}

function isOffer(text: string): boolean {
  const plain = foldedWords(text)
  return (
    isSpecific(text, { maxWords: WORDS_MAX }) &&
    !/[.!?,]$|["“”„«»]/.test(text) &&
    !SPOKEN.test(plain) &&
    !SLOGAN.test(plain) &&
    !NO_OFFER.test(plain) &&
    !isGeneric(text)
  )
}

/** Whether a heading only says that there are offers: "Unsere Leistungen", but not "Security Services". */
function isGeneric(text: string): boolean {
  return foldedWords(text).replace(FILLERS, ' ').replace(GENERIC, ' ').trim() === ''
}
