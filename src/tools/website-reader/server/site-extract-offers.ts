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
const EVIDENCE_MIN = 2.4

/** What is known about a group of names besides itself. */
interface Around {
  page: PageOutline
  topic: Topic | null
  /** The group that has the group's heading as one of its texts. */
  above: Group | undefined
}
/** Texts with their weight. */
type Found = readonly (readonly [string[], number])[]
type Evidence = (group: Group, around: Around) => boolean

/**
 * Signs that names are offers, and that they are not. The weights are those of a logistic regression over the groups of
 * 119 websites whose offers readers had written down. Its signs are those that tell most about websites left out.
 */
const EVIDENCE: readonly (readonly [number, Evidence])[] = [
  [1.2, (group) => isAnnounced(group)],
  [1.6, (_, { above }) => above !== undefined && isAnnounced(above)],
  [1.2, ({ heading, eyebrow }) => isGeneric(heading) || (eyebrow !== '' && isGeneric(eyebrow))],
  [-0.9, ({ classes }) => OTHER_CLASSES.test(classes)],
  [1.3, ({ targets }, { page }) => ownPages(targets, page) >= targets.length / 2],
  [1.4, ({ texts }) => share(texts, (text) => ACTIVITY.test(foldedWords(text))) >= 0.4],
  [0.7, (_, { page }) => isStart(page)],
  [0.7, (group, { topic }) => topic === 'services' && isMain(group)],
  [-0.5, (group, { topic, page }) => topic === null && !isStart(page) && isMain(group)],
  [0.9, ({ kind, below }) => kind === 'heading' && share(below, isExplanation) >= 0.6],
  [0.8, hasCommonWord],
  [-1.6, ({ texts }) => texts.length === 2],
  [-0.6, (group) => group.kind === 'item' && isLong(group)],
]

/** Whether most of the names have a word in common: "Room 1", "Room 2". */
function hasCommonWord({ texts }: Group): boolean {
  const words = texts.map((text) => new Set(distinctWords(text)))
  const [first = new Set()] = words
  return texts.length > 2 && [...first].some((word) => share(words, (one) => one.has(word)) >= 0.7)
}

/**
 * The organisation's offers: from its menu, and from groups of names with enough evidence.
 *
 * @param isFirm whether the entries of the main menu name what it makes
 */
export function offersOn(page: PageOutline, isFirm: boolean): Candidate[] {
  const topic = topicOfPage(page)
  const inMenu: Found = [
    [offersInMenu(page), 4],
    [isFirm ? entriesOfMenu(page) : [], 2],
  ]
  if (topic !== null && ELSEWHERE.has(topic)) return offersIn(inMenu)
  const groups = groupsOf(page)
  const weighed = groups.filter(areNames).map((group) => {
    const above = groups.find((one) => one.kind === 'heading' && one.texts.includes(group.heading))
    const signs = EVIDENCE.filter(([, isFound]) => isFound(group, { page, topic, above }))
    return [group.texts, signs.reduce((sum, [weight]) => sum + weight, 0)] as const
  })
  return offersIn([
    ...inMenu,
    ...weighed.filter(([, evidence]) => evidence >= EVIDENCE_MIN),
    [listedInSentences(page), 1.5],
  ])
}

/** Whether at least two texts can be names of offers; under "Leistungen", one is enough. */
function areNames({ kind, heading, texts }: Group): boolean {
  const isListed = kind !== 'paragraph' && heading !== '' && isGeneric(heading)
  return isListed || new Set(texts.map(nameOf).filter(isOffer)).size > 1
}

function offersIn(found: Found): Candidate[] {
  return found.flatMap(([texts, weight]) =>
    [...new Set(texts.filter((text) => !isPersonal(text)).map(nameOf))]
      .filter(isOffer)
      .map((text) => ({ text, weight })),
  )
}

function topicOfPage(page: PageOutline): Topic | null {
  if (pathOf(page.url).length < 2) return null
  return topicOfAddress(page.url) ?? topicOfText(mainHeading(page) || page.title)
}

/** Whether the heading, or the line over it, says that offers follow. */
function isAnnounced({ eyebrow, heading }: Group): boolean {
  const above = [folded(eyebrow), folded(heading)]
  return above.some((text) => OFFERS.test(text)) && !above.some((text) => OTHERS.test(text))
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
