import {
  LIST_MAX_LENGTH,
  SIGNAL_KINDS,
  type SiteFact,
  type SiteFacts,
  type SiteSignal,
  TEXT_MAX_LENGTH,
} from '#domain/tools/site-facts.ts'
import type { ToolLanguage } from '#domain/tools/tool-ai.ts'
import type { PageOutline } from './page-outline.ts'
import { type Candidate, descriptionsOn, isSameName, namesOn } from './site-extract-identity.ts'
import { audiencesOn, offersOn } from './site-extract-offers.ts'
import { isSamePlace, languagesOn, locationsOn } from './site-extract-places.ts'
import { type SignalCandidate, signalsOn } from './site-extract-signals.ts'
import { cleanText, sameKey, shortened } from './site-text.ts'

/** Fewer than the schema allows, because a person reviews them. */
const OFFERS_MAX = 14
const AUDIENCES_MAX = 8
const LANGUAGES_MAX = 8
const LOCATIONS_MAX = 8
const SIGNALS_OF_KIND_MAX = 5
/** Most candidates of one kind on one page. */
const ON_PAGE_MAX = 60

type IsSame = (one: string, other: string) => boolean
type OnPage<F extends Candidate> = F & { url: string }
/** Texts that are considered the same, and the pages that contain them. */
interface Group<F extends Candidate> {
  best: OnPage<F>
  sources: Set<string>
  /** The sum of all weights: a statement on several pages is more reliable. */
  support: number
}

const isSameText: IsSame = (one, other) => sameKey(one) === sameKey(other)

/**
 * Extracts the facts about a company from the pages of its website, each with its source pages. Only what a page states
 * or clearly shows is extracted, and instructions in a page are never followed.
 *
 * @param pages the pages that were read, the start page first
 * @param language of the product's own words, such as the names of languages
 */
export function factsOf(pages: readonly PageOutline[], language: ToolLanguage): SiteFacts {
  const lists = {
    offers: listOf(collect(pages, offersOn), OFFERS_MAX),
    audiences: listOf(collect(pages, audiencesOn), AUDIENCES_MAX),
    languages: listOf(
      collect(pages, (page) => languagesOn(page, language)),
      LANGUAGES_MAX,
    ),
    locations: listOf(collect(pages, locationsOn), LOCATIONS_MAX, isSamePlace),
  }
  const [start] = pages
  return {
    url: start?.url ?? null,
    pages: pages.map(({ url, title }) => ({ url, title })),
    name: nameOf(collect(pages, namesOn)),
    description: descriptionOf(collect(pages, descriptionsOn)),
    ...lists,
    signals: signalsOf(collect(pages, (page) => signalsOn(page, language))),
  }
}

/** True where the pages contain nothing usable, for instance only scripts or pictures. */
export function hasNoFacts(facts: SiteFacts): boolean {
  const { description, offers, audiences, locations, signals } = facts
  return (
    !description &&
    [offers, audiences, locations].every((list) => list.length === 0) &&
    signals.every(({ kind }) => kind === 'technology')
  )
}

function collect<F extends Candidate>(
  pages: readonly PageOutline[],
  findOn: (page: PageOutline) => F[],
): OnPage<F>[] {
  return pages.flatMap((page) =>
    firstOf(findOn(page)).map((found) => ({ ...found, url: page.url })),
  )
}

/** The candidates with the highest weight, which limits the comparisons for a page with very many. */
function firstOf<F extends Candidate>(found: F[]): F[] {
  return found.sort((a, b) => b.weight - a.weight).slice(0, ON_PAGE_MAX)
}

/** Groups candidates for the name with and without legal form; the spelling with the highest weight is shown. */
function nameOf(found: OnPage<Candidate>[]): SiteFact | null {
  const groups = grouped(found, isSameName)
  const [best] = groups.sort((a, b) => b.best.weight - a.best.weight || b.support - a.support)
  return best ? factOf(best) : null
}

/** The start page has precedence; other pages only count where it has no description. */
function descriptionOf(found: OnPage<Candidate>[]): SiteFact | null {
  const [first] = found
  const ranked = found.map((one) => ({
    ...one,
    weight: one.weight - (one.url === first?.url ? 0 : 2),
  }))
  const [best] = grouped(ranked, isSameText).sort((a, b) => b.best.weight - a.best.weight)
  return best ? factOf(best) : null
}

function listOf(found: OnPage<Candidate>[], max: number, same: IsSame = isSameText): SiteFact[] {
  const groups = grouped(found, same)
  return groups
    .sort((a, b) => b.best.weight - a.best.weight)
    .slice(0, Math.min(max, LIST_MAX_LENGTH))
    .map(factOf)
}

/** Leaves out "there is a shop" where the shop's software is known. */
function signalsOf(found: OnPage<SignalCandidate>[]): SiteSignal[] {
  const lists = SIGNAL_KINDS.map((kind) => {
    const ofKind = found.filter((one) => one.kind === kind)
    const specific = ofKind.filter(({ weight }) => weight > 1)
    return listOf(specific.length > 0 ? specific : ofKind, SIGNALS_OF_KIND_MAX).map((fact) => ({
      ...fact,
      kind,
    }))
  })
  return lists.flat().slice(0, LIST_MAX_LENGTH)
}

function grouped<F extends Candidate>(found: readonly OnPage<F>[], same: IsSame): Group<F>[] {
  const groups: Group<F>[] = []
  for (const one of found) {
    const group = groups.find(({ best }) => same(best.text, one.text))
    if (!group) {
      groups.push({ best: one, sources: new Set([one.url]), support: one.weight })
      continue
    }
    group.sources.add(one.url)
    group.support += one.weight
    if (one.weight > group.best.weight) group.best = one
  }
  return groups
}

function factOf({ best, sources }: Group<Candidate>): SiteFact {
  return { text: shortened(cleanText(best.text), TEXT_MAX_LENGTH), sources: [...sources] }
}
