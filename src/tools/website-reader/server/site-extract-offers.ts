import type { OrganisationKind } from '../domain/site-facts.ts'
import type { PageOutline } from './page-outline.ts'
import { type Group, groupsOf } from './page-sections.ts'
import type { Candidate } from './site-extract-identity.ts'
import { cleanText, folded, isSpecific, sameKey } from './site-text.ts'
import { pathOf, topicOfAddress, topicOfText } from './site-topics.ts'

/** What introduces offers: headings, the lines over them, and entries of menus. */
const OFFERS =
  /\b(\w*leistungen|leistungs(spektrum|angebot)|\w*angebote?|\w*produkte?|produktpalette|\w*sortiment|rechtsgebiete?|(fach)?abteilungen|fachbereiche|taetigkeits(felder|schwerpunkte)|aufgaben(bereiche)?|arbeitsbereiche|schwerpunkte|behandlungen|therapien|kurse|seminare|schulungen|zimmer|practice areas?|areas of (practice|law|expertise)|departments|(\w+ )?services?|solutions?|products?|product (family|range|line)s?|treatments?|conditions|therapies|courses|classes|programs|programmes|rooms|menu|offerings?|what we (do|offer|make|build)|our (work|offer|expertise)|how we can help|was wir (tun|machen|bieten|koennen|anbieten)|(das|wir) (bieten|machen|koennen|fertigen)( wir)?|kompetenzen|portfolio|capabilities|expertise|specialt(y|ies)|speciali[sz]ations?)\b/
/** What introduces something else, even with one of these words. */
const OTHERS =
  /\b(warum|wieso|why|vorteile?|benefits?|advantages?|werte|values|prozess|process|ablauf|vorgehen|methodology|approach|so (funktioniert|laeuft|arbeiten|einfach)|how (it|we|our) \w+|steps?|schritten?|team|mitarbeiter\w*|faqs?|haeufige|fragen|questions?|testimonials?|stimmen|reviews?|bewertungen|kontakt|contact|anfrage|inquiry|enquiry|enquire|news|aktuell\w*|blog|articles?|posts?|galerie|gallery|partner\w*|referenz\w*|kunden\w*|clients?|customers?|jobs?|karriere|careers?|oeffnungszeiten|hours|ueber (uns|mich)|about|history|geschichte|philosophie|leitbild|mission|vision|impressum|datenschutz|privacy|agb|anfahrt|downloads?|events?|termine|branchen|industries|sectors|einsatzgebiete|anwendung(en)?|applications?|markets|service areas?|where we|locations?|standorte?|zertifik\w*|certific\w*|qualit\w*|unterschied|difference|related|weitere artikel|lust|erfahren|interess\w*|ready|what (people|clients|our) say|tips?|tipps|features?)\b/
/** What an association does, where a company would name references. */
const PROJECTS = /\b(projekte|projects|programs?|programmes?|initiatives?|was wir tun|aktivitaeten|activities)\b/
/** Words that make a text an address to readers, a sentence or a slogan. */
const SPOKEN =
  /\b(wir|uns|unsere?[nmrs]?|ihr|ihre?[nmrs]?|euch|eure?[nmrs]?|dein(e[nmrs]?)?|du|sie|ich|mein(e[nmrs]?)?|we|us|our|you|your|i|my|let s|ist|sind|hat|haben|wird|werden|kann|koennen|is|are|was|has|have|can|will)\b/
/** Topics of headings and links beside the offers. */
const NO_OFFER = new Set(['jobs', 'prices', 'donate', 'contact', 'about', 'news', 'customers'])
const WORDS_MAX = 9

/** The organisation's offers: from its menu, and from the sections about them. */
export function offersOn(page: PageOutline, kind: OrganisationKind): Candidate[] {
  const groups = groupsOf(page).filter(({ texts }) => texts.length > 1)
  const isOfferPage = topicOfPage(page) === 'services'
  return [
    ...weighted(offersInMenu(page), 4),
    ...weighted(namesIn(groups.filter((group) => isOfOffers(group, kind))), 3),
    ...weighted(isOfferPage ? namesIn(mainGroups(groups)) : [], 2.5),
    ...weighted(offersInLinks(page), 2),
  ].filter(({ text }) => isOffer(text))
}

function topicOfPage({ url, title, blocks }: PageOutline) {
  const heading = blocks.find(({ kind, level }) => kind === 'heading' && level === 1)?.text ?? ''
  return pathOf(url).length > 1 ? (topicOfAddress(url) ?? topicOfText(heading || title)) : null
}

function isOfOffers({ above }: Group, kind: OrganisationKind): boolean {
  return (
    !OTHERS.test(above) &&
    (OFFERS.test(above) || (kind === 'association' && PROJECTS.test(above)))
  )
}

/** The headings right under the title of a page about offers; what stands under other headings are details. */
function mainGroups(groups: readonly Group[]): Group[] {
  const cards = groups.filter(({ kind, above }) => kind === 'heading' && !OTHERS.test(above))
  const top = Math.min(...cards.map(({ levelAbove }) => levelAbove))
  return cards.filter(({ levelAbove }) => levelAbove === top)
}

/** The headings of the groups; the items of lists only under headings that have no headings below them. */
function namesIn(groups: readonly Group[]): string[] {
  const withHeadings = new Set(groups.flatMap(({ kind, above }) => (kind === 'heading' ? above : [])))
  return groups
    .filter(({ kind, above }) => kind === 'heading' || (kind === 'item' && !withHeadings.has(above)))
    .flatMap(({ texts }) => texts)
    .map(nameOf)
}

/** Entries of a menu under "Leistungen" or "Products". */
function offersInMenu({ links }: PageOutline): string[] {
  return links
    .filter(({ under }) => under && OFFERS.test(folded(under)) && !OTHERS.test(folded(under)))
    .map(({ text }) => text)
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
  return cleanText(name.split(' ').length <= 5 ? name : plain)
}

function isOffer(text: string): boolean {
  return (
    isSpecific(text, { maxWords: WORDS_MAX }) &&
    !/[.!?]$/.test(text) &&
    !SPOKEN.test(folded(text).replace(/[^\p{L}\p{N}]+/gu, ' ')) &&
    !NO_OFFER.has(topicOfText(text) ?? '')
  )
}

function weighted(texts: readonly string[], weight: number): Candidate[] {
  const seen = new Set<string>()
  return texts
    .filter((text) => !seen.has(sameKey(text)) && seen.add(sameKey(text)))
    .map((text) => ({ text, weight }))
}
