import type { OrganisationKind } from '../domain/site-facts.ts'
import { isOfType, textOf } from './json-ld.ts'
import type { PageOutline } from './page-outline.ts'
import { namesUnder, namesUnderMain } from './page-sections.ts'
import type { Candidate } from './site-extract-identity.ts'
import { isSpecific, sameKey } from './site-text.ts'
import { pathOf, topicOfAddress, topicOfText } from './site-topics.ts'

const OFFERS =
  /\b((dienst)?leistungen|leistungsspektrum|(unser|das) angebot|angebote|produkte|rechtsgebiete|(fach)?abteilungen|fachbereiche|taetigkeitsfelder|aufgabenbereiche|practice areas|departments|features|loesungen|services|solutions|(our |the )?products|what we (do|offer)|our offer|was wir (tun|machen|bieten|koennen)|das (bieten|machen|koennen) wir|kompetenzen|portfolio|sortiment|capabilities|expertise)\b/
/** What an association does, where a company would name references. */
const PROJECTS = /\b(projekte|projects)\b/
/** Topics of headings and links beside the offers. */
const NO_OFFER = new Set(['jobs', 'prices', 'donate', 'contact'])

/** The organisation's offers: from JSON-LD, from sections with matching headings, and from menus. */
export function offersOn(page: PageOutline, kind: OrganisationKind): Candidate[] {
  const described = page.things
    .filter((thing) => isOfType(thing, /^(\w*Service|Product|Course|SoftwareApplication)$/))
    .filter((thing) => !isOfType(thing, /Business|ProfessionalService/))
    .map((thing) => textOf(thing.name))
  const isOfferPage =
    topicOfAddress(page.url) === 'services' &&
    pathOf(page.url).split('/').filter(Boolean).length < 3
  return [
    ...weighted(described, 4),
    ...weighted(namesUnder(page, OFFERS), 3),
    ...weighted(kind === 'association' ? namesUnder(page, PROJECTS) : [], 3),
    ...weighted(isOfferPage ? namesUnderMain(page) : [], 2.5),
    ...weighted(offersInLinks(page), 2),
  ].filter(({ text }) => isSpecific(text) && !NO_OFFER.has(topicOfText(text) ?? ''))
}

/** Links to pages below one of services or products: "/leistungen/montage". */
function offersInLinks({ links }: PageOutline): string[] {
  return links
    .filter(({ url, region }) => region !== 'footer' && isBelowOffers(url))
    .map(({ text }) => text)
    .filter((text) => text.split(' ').length <= 6)
}

function isBelowOffers(url: string): boolean {
  const segments = pathOf(url).split('/').filter(Boolean)
  return segments.slice(0, -1).some((segment) => topicOfText(segment) === 'services')
}

function weighted(texts: readonly string[], weight: number): Candidate[] {
  const seen = new Set<string>()
  return texts
    .filter((text) => !seen.has(sameKey(text)) && seen.add(sameKey(text)))
    .map((text) => ({ text, weight }))
}
