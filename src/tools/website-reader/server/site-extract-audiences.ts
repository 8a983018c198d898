import { capitalised } from '#platform/basics/domain/capitalised.ts'
import { isOfType, textOf, textsOf } from './json-ld.ts'
import type { PageOutline } from './page-outline.ts'
import { namesUnder } from './page-sections.ts'
import type { Candidate } from './site-extract-identity.ts'
import { cleanText, folded, isSpecific, sameKey } from './site-text.ts'

const AUDIENCES =
  /\b(branchen|zielgruppen|fuer wen|kundengruppen|wen wir|wem wir helfen|industries|sectors|who we (serve|work with|help)|whom we|for whom|who it is for)\b/
const FOR_SOMEBODY =
  /^(?:(?:\p{L}+ ){0,3})?(?:für|for) (?!sie\b|euch\b|dich\b|alle\b|you\b|your\b|ihre?n?\b|eure?\b|deine?n?\b|unsere?n?\b|our\b|die zukunft|mehr\b|more\b|a\b|an\b|the\b|jede[ns]?\b|every\b)(.{3,60})$/iu

/** Target groups, as the last word of a phrase. */
const GROUPS_DE =
  'Unternehmen|Betriebe|Handwerksbetriebe|Handwerk|Mittelstand|Industrie|Kommunen|Gemeinden|Städte|Behörden|Privatkunden|Geschäftskunden|Firmenkunden|Familien|Schulen|Kliniken|Krankenhäuser|Krankenkassen|Pflegeheime|Praxen|Vereine|Kanzleien|Händler|Handel|Hersteller|Gastronomie|Hotels|Landwirte|Landwirtschaft|Architekten|Bauherren|Hausbesitzer|Vermieter|Hausverwaltungen|Startups|Start-ups|Selbstständige|Gründer|Maschinenbauer|Maschinenbau|Zulieferer|Werkstätten|Bäckereien|Kinder|Jugendliche|Erwachsene|Senioren'
const GROUPS_EN =
  'companies|businesses|manufacturers|retailers|schools|hospitals|clinics|care homes|carers|patients|students|teachers|practices|municipalities|cities|families|farmers|architects|homeowners|landlords|startups|start-ups|founders|hotels|restaurants|suppliers|workshops|law firms|public authorities|nonprofits|industry|children|adults'
/** What may follow a group: the end of its phrase, or a word that begins another one. A genitive would change it. */
const AFTER_DE = '(?=$|[.,;:!?)]| [|–—-] | (?:und|oder|in|im|aus|mit|am|an|auf|bei|sowie)\\b)'
const AFTER_EN = '(?=$|[.,;:!?)]| [|–—-] | (?:and|or|in|across|from|with|at|on|who|that)\\b)'
const PHRASE_DE = new RegExp(
  `\\bfür (?:den |die |das )?((?:[\\p{L}-]+,? ){0,5}?(?:${GROUPS_DE})(?:(?:, | und | oder )(?:[\\p{L}-]+ )?(?:${GROUPS_DE}))*)${AFTER_DE}`,
  'giu',
)
const PHRASE_EN = new RegExp(
  `\\bfor ((?:[\\p{L}-]+,? ){0,4}?(?:${GROUPS_EN})(?:(?:, | and | or )(?:[\\p{L}-]+ )?(?:${GROUPS_EN}))*)${AFTER_EN}`,
  'giu',
)
/** Words that show that a phrase is no target group: verbs, or pronouns. */
const NO_GROUP =
  /\b(ihre?n?|unsere?n?|euch|eure?n?|your|our|their|sind|ist|are|is|we|wir|sie|that|dass|which|alle|all|jede)\b/iu

/** The company's target groups. */
export function audiencesOn(page: PageOutline): Candidate[] {
  const described = page.things.flatMap((thing) => [
    ...textsOf(thing.audience),
    ...(isOfType(thing, /Audience$/) ? [textOf(thing.audienceType)] : []),
  ])
  return [
    ...weighted(described, 4),
    ...weighted(namesUnder(page, AUDIENCES), 3),
    ...weighted(groupsNamed(page), 2.5),
    ...weighted(groupsInSentences(page), 2),
  ]
    .map((found) => ({ ...found, text: capitalised(found.text) }))
    .filter(({ text }) => isSpecific(text, { maxWords: 8 }))
}

/** "Für Handwerksbetriebe" as a heading, an item or a link. */
function groupsNamed({ blocks, links }: PageOutline): string[] {
  const short = blocks.filter(
    ({ kind, region }) => (kind === 'heading' || kind === 'item') && region === 'main',
  )
  return [...short, ...links.filter(({ region }) => region !== 'footer')]
    .filter(({ text }) => text.length <= 60 && /^(für|for) /i.test(text))
    .map(({ text }) => FOR_SOMEBODY.exec(text)?.[1] ?? '')
    .filter((text) => !NO_GROUP.test(text))
}

function groupsInSentences(page: PageOutline): string[] {
  const sentences = [
    page.title,
    page.meta.description ?? '',
    ...page.blocks.filter(({ region }) => region === 'main').map(({ text }) => text),
  ]
  return sentences
    .flatMap((text) => [...text.matchAll(PHRASE_DE), ...text.matchAll(PHRASE_EN)])
    .map(([, group = '']) => cleanText(group))
    .filter((group) => !NO_GROUP.test(group) && !/^(die|den|das|the)$/i.test(folded(group)))
}

function weighted(texts: readonly string[], weight: number): Candidate[] {
  const seen = new Set<string>()
  return texts
    .filter((text) => !seen.has(sameKey(text)) && seen.add(sameKey(text)))
    .map((text) => ({ text, weight }))
}
