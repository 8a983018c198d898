import type { OrganisationKind } from '../domain/site-facts.ts'
import { mainHeading, type PageOutline } from './page-outline.ts'
import { type Group, groupsOf } from './page-sections.ts'
import { type Candidate, distinctWords } from './site-extract-identity.ts'
import {
  ACTIVITY,
  AFTER_LIST,
  ENUMERATION,
  FILLERS,
  GENERIC,
  NO_OFFER,
  NOUN_OF_DOING,
  OFFERS,
  OTHER_CLASSES,
  OTHERS,
  SLOGAN,
  SPOKEN,
} from './site-offer-words.ts'
import { FILE, isSameSite } from './site-pages.ts'
import { cleanText, folded, foldedWords, isPersonal, isSpecific } from './site-text.ts'
import { pathOf, type Topic, topicOfAddress, topicOfText } from './site-topics.ts'

/** Pages that are about something else. */
const ELSEWHERE = new Set<Topic>(['jobs', 'donate', 'contact', 'news', 'events', 'customers'])
const WORDS_MAX = 8
/** A group of names with less evidence is none of offers. */
const EVIDENCE_MIN = 2.2

/** What is known about a group of names besides itself. */
interface Around {
  page: PageOutline
  topic: Topic | null
  kind: OrganisationKind
  /** The group that has the group's heading as one of its texts. */
  above: Group | undefined
  trade: ReadonlySet<string>
  /** The words of the entries of the page's menus. */
  menu: ReadonlySet<string>
}
/** Texts with their weight. */
type Found = readonly (readonly [string[], number])[]
type Evidence = (group: Group, around: Around) => boolean

/**
 * Signs that names are offers, and that they are not. The weights are those of a logistic regression over the groups of
 * 119 websites whose offers readers had written down, checked with websites that it had not seen.
 */
const EVIDENCE: readonly (readonly [number, Evidence])[] = [
  [1.1, (group) => isAnnounced(group)],
  [-0.6, (group) => isOfOthers(group) && !announces(group)],
  [1.4, (_, { above }) => above !== undefined && isAnnounced(above)],
  [0.7, ({ heading, eyebrow }) => isGeneric(heading) || (eyebrow !== '' && isGeneric(eyebrow))],
  [-0.9, ({ classes }) => OTHER_CLASSES.test(classes)],
  [0.9, ({ targets }, { page }) => ownPages(targets, page) >= targets.length / 2],
  [1.1, ({ texts }) => share(texts, (text) => ACTIVITY.test(foldedWords(text))) >= 0.4],
  [0.7, ({ texts }) => share(texts, (text) => NOUN_OF_DOING.test(foldedWords(text))) >= 0.4],
  [0.5, (_, { page }) => isStart(page)],
  [0.5, (group, { topic }) => topic === 'services' && isMain(group)],
  [-0.5, (group, { topic, page }) => topic === null && !isStart(page) && isMain(group)],
  [0.8, ({ kind, below }) => kind === 'heading' && share(below, isExplanation) >= 0.6],
  [0.8, hasCommonWord],
  [
    0.7,
    ({ texts }, { trade }) =>
      share(texts, (text) => wordsOf(text).some((word) => trade.has(word))) >= 0.4,
  ],
  [-0.6, ({ texts }) => share(texts, (text) => /\d/.test(text)) >= 0.5],
  [0.5, ({ texts }) => share(texts, (text) => !nameOf(text).includes(' ')) >= 0.5],
  [-1.2, ({ texts }) => texts.length === 2],
  [-0.8, (group) => group.kind === 'item' && isLong(group)],
]

/** Whether most of the names have a word in common: "Room 1", "Room 2". */
function hasCommonWord({ texts }: Group): boolean {
  const words = texts.map((text) => new Set(wordsOf(text)))
  const [first = new Set()] = words
  return texts.length > 2 && [...first].some((word) => share(words, (one) => one.has(word)) >= 0.7)
}

/** The beginnings of the words of four letters or more. */
function wordsOf(text: string): string[] {
  return distinctWords(text).map((word) => word.slice(0, 6))
}

/** What the website is about: words of its title, its main heading and its first texts. */
export function tradeOf(start: PageOutline): ReadonlySet<string> {
  const first = start.blocks.filter(({ region, kind }) => region === 'main' && kind === 'paragraph')
  const texts = [start.title, mainHeading(start), ...first.slice(0, 6).map(({ text }) => text)]
  return new Set(texts.flatMap(wordsOf).filter((word) => word.length > 4))
}

/** The organisation's offers: from its menu, and from groups of names with enough evidence. */
export function offersOn(
  page: PageOutline,
  { kind, isFirm, trade }: { kind: OrganisationKind; isFirm: boolean; trade: ReadonlySet<string> },
): Candidate[] {
  const topic = topicOfPage(page)
  const inMenu: Found = [
    [offersInMenu(page), 4],
    [isFirm ? entriesOfMenu(page) : [], 2],
  ]
  if (topic !== null && ELSEWHERE.has(topic)) return offersIn(inMenu)
  const found = weighed(page, topic, kind, trade).filter(([, evidence]) => evidence >= EVIDENCE_MIN)
  return offersIn([
    ...inMenu,
    ...found.map(([{ texts }, evidence]) => [texts, evidence] as const),
    [listedInSentences(page), 1.5],
  ])
}

/** The groups of a page that may be offers with the evidence that they are. */
function weighed(
  page: PageOutline,
  topic: Topic | null,
  kind: OrganisationKind,
  trade: ReadonlySet<string>,
): [Group, number][] {
  const groups = groupsOf(page)
  const menu = new Set(
    page.links.filter(({ region }) => region === 'navigation').map(({ text }) => foldedWords(text)),
  )
  return groups
    .filter(
      ({ kind, heading, texts }) =>
        new Set(texts.map(nameOf).filter(isOffer)).size > 1 ||
        (kind !== 'paragraph' && heading !== '' && isGeneric(heading)),
    )
    .map((group) => {
      const above = groups.find(
        (one) => one.kind === 'heading' && one.texts.includes(group.heading),
      )
      return [group, evidenceOf(group, { page, topic, kind, above, menu, trade })]
    })
}

function evidenceOf(group: Group, around: Around): number {
  return EVIDENCE.reduce(
    (sum, [weight, isFound]) => (isFound(group, around) ? sum + weight : sum),
    0,
  )
}

function offersIn(found: Found): Candidate[] {
  return found.flatMap(([texts, weight]) =>
    [...new Set(texts.filter((text) => !isPersonal(text)).map(nameOf))]
      .filter(isOffer)
      .map((text) => ({ text, weight })),
  )
}

function topicOfPage({ url, title, blocks }: PageOutline): Topic | null {
  const heading = blocks.find(({ kind, level }) => kind === 'heading' && level === 1)?.text ?? ''
  return pathOf(url).length > 1 ? (topicOfAddress(url) ?? topicOfText(heading || title)) : null
}

/** Whether the heading, or the line over it, says that offers follow. */
function announces({ eyebrow, heading }: Group): boolean {
  return OFFERS.test(folded(eyebrow)) || OFFERS.test(folded(heading))
}

function isAnnounced(group: Group): boolean {
  return announces(group) && !isOfOthers(group)
}

/** The main headings of a page. */
function isMain({ kind, levelAbove }: Group): boolean {
  return kind === 'heading' && levelAbove < 2
}

function isExplanation(text: string): boolean {
  return text.length > 40
}

/** Slogans and sentences are longer than names. */
function isLong({ texts }: Group): boolean {
  return texts.join(' ').split(' ').length > 4 * texts.length
}

function isOfOthers({ eyebrow, heading }: Group): boolean {
  return OTHERS.test(folded(eyebrow)) || OTHERS.test(folded(heading))
}

function share<T>(all: readonly T[], is: (one: T) => boolean): number {
  return all.filter(is).length / all.length
}

/** How many different pages of the website the texts of a group lead to. */
function ownPages(targets: readonly string[], page: PageOutline): number {
  return new Set(targets.filter((target) => isOwnPage(target, page))).size
}

function isStart({ url }: Pick<PageOutline, 'url'>): boolean {
  return /^\/([a-z]{2}\/)?(index\.\w+)?$/i.test(pathOf(url))
}

function isOwnPage(target: string, { url }: PageOutline): boolean {
  const page = URL.parse(target, url)
  return (
    page !== null &&
    /^https?:$/.test(page.protocol) &&
    isSameSite(page.href, url) &&
    !isStart({ url: page.href }) &&
    !FILE.test(folded(pathOf(page.href))) &&
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

/** Entries of the main menu about nothing usual, such as "Zimmerei". */
function entriesOfMenu(page: PageOutline): string[] {
  return page.links
    .filter(
      ({ url, text, region, under }) =>
        region === 'navigation' && !under && isOwnPage(url, page) && isTopicOfOffers(text),
    )
    .map(({ text }) => text)
}

function isTopicOfOffers(text: string): boolean {
  const topic = topicOfText(text)
  if (OTHERS.test(folded(text))) return false
  return topic === null || (topic === 'services' && !OFFERS.test(folded(text)))
}

/** Three names or more after "spezialisiert auf" or "we offer". */
function listedInSentences({ blocks }: PageOutline): string[] {
  return blocks
    .filter(({ region }) => region === 'main')
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

/** A heading without its number, its picture and the slogan behind a dash: "Waldhonig – die Kraft der Natur". */
function nameOf(text: string): string {
  const plain = text.replace(/^[^\p{L}(]+/u, '')
  const [name = ''] = plain.split(/\s[–—|]\s|:\s/)
  return cleanText(name.split(' ').length <= 5 ? name : plain).replace(
    / [–—-]$|(?<=^[^ ]+( [^ ]+)?)\.$/,
    '',
  )
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
