import type { ToolLanguage } from '#tools/frame/domain/tool-ai.ts'
import {
  LIST_MAX_LENGTH,
  QUOTE_MAX_LENGTH,
  SIGNAL_KINDS,
  type SiteFact,
  type SiteFacts,
  type SiteSignal,
  TEXT_MAX_LENGTH,
} from '../domain/site-facts.ts'
import type { PageOutline } from './page-outline.ts'
import { passagesOf, quoteOf, textsOf } from './page-passages.ts'
import { audiencesOn } from './site-extract-audiences.ts'
import { descriptionsOn } from './site-extract-description.ts'
import { foundationsOn } from './site-extract-founded.ts'
import { type Candidate, isSameName, namesOn } from './site-extract-identity.ts'
import { languageFinder } from './site-extract-languages.ts'
import { offersOn } from './site-extract-offers.ts'
import { sizesOn } from './site-extract-people.ts'
import { isSamePlace, locationsOn } from './site-extract-places.ts'
import { isSamePrice, pricesOn } from './site-extract-prices.ts'
import { referencesOn } from './site-extract-references.ts'
import { type SignalCandidate, signalsOn } from './site-extract-signals.ts'
import { kindOf } from './site-kind.ts'
import { hasLegalForm, withoutForm } from './site-legal-names.ts'
import { cleanText, sameKey, shortened, wordsOf } from './site-text.ts'

/** Fewer than the schema allows, because a person reviews them. */
const OFFERS_MAX = 20
const AUDIENCES_MAX = 8
const LANGUAGES_MAX = 8
const LOCATIONS_MAX = 12
const PRICES_MAX = 14
const REFERENCES_MAX = 8
const SIGNALS_OF_KIND_MAX = 6
/** Most candidates of one kind on one page. */
const ON_PAGE_MAX = 60

type IsSame = (one: string, other: string) => boolean
type OnPage<F extends Candidate> = F & { url: string; quote: string }
/** Texts that are considered the same, and the pages that contain them. */
interface Group<F extends Candidate> {
  best: OnPage<F>
  sources: Set<string>
  /** The sum of all weights: a statement on several pages is more reliable. */
  support: number
}

const isSameText: IsSame = (one, other) => sameKey(one) === sameKey(other)
/** One names all that the other does: "Kliniken" and "Kliniken und Praxen". */
const isPartOf: IsSame = (one, other) => {
  const [words, others] = [wordsOf(one), wordsOf(other)]
  return (
    words.every((word) => others.includes(word)) || others.every((word) => words.includes(word))
  )
}

/**
 * Extracts the facts about an organisation from the pages of its website, each with its source pages and the passage that
 * it stands on. Only what a page visibly states is extracted, and instructions in a page are never followed.
 *
 * @param pages the pages that were read, the start page first
 * @param language of the product's own words, such as the names of languages
 */
export function factsOf(pages: readonly PageOutline[], language: ToolLanguage): SiteFacts {
  const collect = collector(pages)
  const name = nameOf(collect(namesOn), pages)
  const [start] = pages
  const isFirm = name !== null && hasLegalForm(name.text)
  const kind = kindOf(name?.text ?? null, start)
  return {
    url: start?.url ?? null,
    pages: pages.map((page) => ({
      url: page.url,
      title: page.title,
      passages: passagesOf(page),
    })),
    kind,
    name,
    description:
      listOf(
        collect((page) => descriptionsOn(page, name?.text ?? '', start ?? page)),
        1,
      )[0] ?? null,
    size: undisputed(collect((page) => sizesOn(page, name?.text ?? ''))),
    founded: undisputed(collect((page) => foundationsOn(page, name?.text ?? ''))),
    offers: listOf(
      collect((page) => offersOn(page, isFirm)).filter(
        ({ text }) => sameKey(text) !== sameKey(withoutForm(name?.text ?? '')),
      ),
      OFFERS_MAX,
    ),
    audiences: listOf(collect(audiencesOn), AUDIENCES_MAX, isPartOf),
    prices: listOf(collect(pricesOn), PRICES_MAX, isSamePrice),
    references: listOf(
      collect((page) => referencesOn(page, kind)),
      REFERENCES_MAX,
      isPartOf,
    ),
    languages: listOf(collect(languageFinder(pages, language)), LANGUAGES_MAX),
    locations: listOf(collect(locationsOn), LOCATIONS_MAX, isSamePlace),
    signals: signalsOf(collect((page) => signalsOn(page, language))),
  }
}

/** True where the pages contain nothing usable, for instance only scripts or pictures. */
export function hasNoFacts(facts: SiteFacts): boolean {
  const { description, offers, audiences, prices, references, locations, signals } = facts
  return (
    !description &&
    [offers, audiences, prices, references, locations, signals].every((list) => list.length === 0)
  )
}

type Collect = <F extends Candidate>(findOn: (page: PageOutline) => F[]) => OnPage<F>[]

/** Collects the candidates of all pages. One whose text stands in no passage of its page is dropped. */
function collector(pages: readonly PageOutline[]): Collect {
  const read = pages.map((page) => ({ page, texts: textsOf(page) }))
  return (findOn) =>
    read.flatMap(({ page, texts }) =>
      firstOf(findOn(page)).flatMap((found) => {
        const quote = found.quote ?? quoteOf(texts, found.text)
        return quote ? [{ ...found, url: page.url, quote: shortened(quote, QUOTE_MAX_LENGTH) }] : []
      }),
    )
}

/** The fact with the highest weight, then the one said most often; none where the pages contradict each other. */
function undisputed(found: OnPage<Candidate>[]): SiteFact | null {
  const [best, other] = grouped(found, isSameText).sort(byWeight)
  return best && (!other || byWeight(best, other) !== 0) ? factOf(best) : null
}

function byWeight(a: Group<Candidate>, b: Group<Candidate>): number {
  return b.best.weight - a.best.weight || b.support - a.support
}

/** The candidates with the highest weight, which limits the comparisons for a page with very many. */
function firstOf<F extends Candidate>(found: F[]): F[] {
  return found.sort((a, b) => b.weight - a.weight).slice(0, ON_PAGE_MAX)
}

/**
 * The name, with and without its legal form one; the spelling with the highest weight is shown. What stands on all pages
 * beats what stands on one, and what does not stand on the start page is rather that of somebody else.
 */
function nameOf(found: OnPage<Candidate>[], pages: readonly PageOutline[]): SiteFact | null {
  const onStart = pages.slice(0, 1).flatMap(textsOf).map(sameKey)
  const weightOf = ({ best, sources }: Group<Candidate>) => {
    const isOnStart = onStart.some((text) => text.includes(sameKey(best.text)))
    return best.weight + (3 * sources.size) / pages.length - (isOnStart ? 0 : 2)
  }
  const groups = grouped(found, isSameName).sort(
    (a, b) => weightOf(b) - weightOf(a) || b.support - a.support,
  )
  return groups[0] ? factOf(groups[0]) : null
}

function listOf(found: OnPage<Candidate>[], max: number, same: IsSame = isSameText): SiteFact[] {
  const groups = grouped(found, same)
  return groups
    .sort((a, b) => b.best.weight - a.best.weight)
    .slice(0, Math.min(max, LIST_MAX_LENGTH))
    .map(factOf)
}

function signalsOf(found: OnPage<SignalCandidate>[]): SiteSignal[] {
  const lists = SIGNAL_KINDS.map((kind) => {
    const ofKind = found.filter((one) => one.kind === kind)
    return listOf(ofKind, SIGNALS_OF_KIND_MAX).map((fact) => ({
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
  return {
    text: shortened(cleanText(best.text), TEXT_MAX_LENGTH),
    sources: [...sources],
    quote: { page: best.url, text: best.quote },
  }
}
