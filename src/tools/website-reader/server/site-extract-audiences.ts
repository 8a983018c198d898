import { capitalised } from '#platform/basics/domain/capitalised.ts'
import type { PageOutline } from './page-outline.ts'
import { sentencesOf } from './page-passages.ts'
import { namesUnder } from './page-sections.ts'
import type { Candidate } from './site-extract-identity.ts'
import { folded, isSpecific } from './site-text.ts'
import { topicOfAddress } from './site-topics.ts'

/** Headings over the names of target groups and industries. */
export const AUDIENCE_HEADING =
  /\b(branchen|zielgruppen|fuer wen|kundengruppen|wen wir|wem wir helfen|einsatzbereiche|anwendungsbereiche|industries|sectors|who (we|i) (serve|work with|help|represent)|(areas|markets|properties|communities) we serve|whom we|for whom|who (it|this) is for)\b/
const NO_AUDIENCE_HEADING = /(news|aktuell|termine|referenzen|besetzen)/

/** Last words of groups of people, organisations and industries, folded; compounds end with them as well. */
const GROUP_DE =
  /(^|\w)(unternehmen|unternehmern?|firmen|betrieben?|kunden|haushalten?|kommunen|gemeinden|staedten?|behoerden|familien|schulen|schuelern?|schuelerinnen|kliniken|krankenhaeusern?|krankenkassen|pflegeheimen?|heimen?|einrichtungen|praxen|vereinen?|verbaenden?|kanzleien|haendlern?|handel|herstellern?|gastronomie|hotellerie|hotels|restaurants|landwirten?|wirtschaft|architekten|bauherren|bauherrinnen|besitzern?|eigentuemern?|vermietern?|mietern?|verwaltungen|start-?ups?|gruendern?|selbst?staendigen?|freiberuflern?|zulieferern?|werkstaetten|baeckereien|kindern?|jugendlichen?|erwachsenen?|senioren|personen|menschen|studierenden?|studenten|fachkraeften?|arbeitgebern?|tieren?|hunden?|katzen|pferden?|paaren?|gruppen|freunden?|reisenden?|urlaubern?|touristen|monteuren?|sportlern?|anfaengern?|fortgeschrittenen?|mannschaften|clubs|institutionen|organisationen|industrie|gewerbe|handwerk|mittelstand|maschinenbau|metallbau|fahrzeugbau|anlagenbau|prototypenbau|bauwirtschaft|bauindustrie|elektrotechnik|medizintechnik|fahrzeugtechnik|logistik|luftfahrt|privat|sektor|aerzten?|apotheken|banken|versicherungen|laboren?|gebaeuden?|haeusern?|kuechen|betreibern?|agenturen|verlagen?|handwerkern?|fachhandel|boutiquen|manufakturen|kitas|einsteigern?|unternehmerinnen|privatpersonen|einzelperson|verein|unternehmer|angestellter|selbst?staendiger)$/
const GROUP_EN =
  /^(compan(y|ies)|business(es)?|enterprises?|organi[sz]ations|institutions|individuals|famil(y|ies)|couples|groups|travell?ers|homeowners|landowners|owners|landlords|tenants|investors|schools|hospitals|clinics|practices|students|teachers|parents|children|kids|adults|seniors|patients|carers|caregivers|professionals|manufacturers|retailers|restaurants|hotels|offices|farmers|artists|singers|musicians|chefs|kitchens|startups|start-ups|nonprofits|non-profits|municipalities|agencies|authorities|boards|governments?|developers|contractors|builders|industry|industries|oems?|workers|people|employers|divers|enthusiasts|beginners|dogs?|cats?|puppies|pets|horses|residents|visitors|athletes|academics|lawyers|doctors|dentists|engineers|architects|firms|suppliers|dealers|wholesalers|women|veterans|makers|entrepreneurs|founders|freelancers|buildings|homes|properties|brands|universities|churches|teams|leaders|creators)$/
/** Groups that everybody serves, if nothing else is said about them. */
const ANYBODY =
  /^((alle|viele|neue|bestehende|zufriedene|unterschiedliche|verschiedene|all|many|new|our|your|other|most) )*(kunden|kundinnen|menschen|personen|patienten|gaeste|firmen|unternehmen|clients|customers|patients|guests|people|visitors|members|teams?|leaders|business|company|family|organi[sz]ations|companies)$/
/** Groups that are often only those of one product or of one sentence. */
const COMMON_GROUP =
  /^(kindern?|familien|erwachsenen?|jugendlichen?|hunden?|freunden?|gruppen|privat|handel|handwerk|industrie|children|kids|adults|families|students|parents|individuals|groups|homes|teachers|residents)$/

const SERVED: readonly RegExp[] = [
  /\b(?:für|for) /giu,
  /\b(?:richte[nt]|wende[nt]) (?:sich|uns|mich) (?:vor allem |insbesondere |speziell |in erster linie )?an /giu,
  /\bspezialisiert auf /giu,
  /\b(?:wir|ich) (?:beraten?|betreuen?|vertreten?|unterstützen?|begleiten?|beliefern?|stehen?) /giu,
  /\begal,? ob /giu,
  /\bfinden (?=[\p{L} ,]{5,60} (?:ihr|ihre|ihren|hier|bei uns)\b)/giu,
  /\b(?:anwendung|einsatz|verwendung) (?:in|im) /giu,
  /\b(?:works?|working|partners?|partnering) with /giu,
  /\b(?:serves?|serving|helps?|helping|supports?|supporting|empowers?|represents?|representing|advises?|advising|assists?|assisting|needs of|encourages?|uplifts?) /giu,
  /\b(?:services?|solutions?|advice|support|care|counsel) to (?:both )?/giu,
]
/** Before "für" or "for": the sentence is about something else. */
const OTHERWISE =
  /(?<!\p{L})(steht|stehen|sorgt|sorgen|sorge|bekannt|dank|danken|danke|verantwortlich|verantwortung|platz|raum|zeit|gebühr|kosten|regeln|werben|spenden|spende|thank|thanks|responsible|known|meals|money|raised|raising|accommodations were made|had|was|were|wurde|wurden|hatte|gas|nicht|not|licensing|standards|ersatz|beispiel|grund|quelle)(?: \p{L}+)?$/iu
/** Words that end a phrase, or show that it is none. */
const END =
  /^(in|im|aus|mit|am|an|auf|bei|beim|zu|zum|zur|von|vom|des|der|durch|nach|vor|über|unter|ihrer?|ihren?|ihr|sein\p{L}*|die|welche|denen|dass|wie|to|at|on|of|from|with|by|across|who|that|which|whose|when|where|looking|seeking|wanting|wishing|interested|facing|is|are|was|were|ist|sind|bieten|can|will|we|wir|as|than|throughout|near|around|because|if)$/iu
const NO_GROUP =
  /(?<!\p{L})(ihre?[nrms]?|unsere?[nrms]?|euch|eure?n?|your|our|their|her|his|its|my|sein\p{L}*|eine?[nmrs]?|a|an|each|every|jede[nrms]?|this|these|diese[nrms]?|those|other|anderer?n?)(?!\p{L})/iu
const SELF = /(?<!\p{L})(wir|uns|unsere?[nrms]?|ich|meine?[nrms]?|we|our|us|i|my)(?!\p{L})/iu

const PHRASE_MAX_LENGTH = 160
const NO_AUDIENCES_ON = new Set(['news', 'jobs', 'events', 'donate'])
/** The first texts of a page say what it is about. */
const BEGINNING = 14

/** For whom the organisation works: names under such headings, "Für Vereine", and sentences that say so. */
export function audiencesOn(page: PageOutline): Candidate[] {
  if (NO_AUDIENCES_ON.has(topicOfAddress(page.url) ?? '')) return []
  const listed = namesUnder(page, AUDIENCE_HEADING, NO_AUDIENCE_HEADING)
    .filter((text) => isSpecific(text, { maxWords: 8 }))
    .filter((text) => !NO_GROUP.test(text) && !/\p{L}{4}\.$/u.test(text))
  return [
    ...listed.map((text) => ({ text: capitalised(text), weight: 3 })),
    ...groupsNamed(page),
    ...groupsInSentences(page),
  ]
}

/** True for two phrases of which one names all that the other does. */
export function isSameAudience(one: string, other: string): boolean {
  const [words, others] = [one, other].map((text) => folded(text).match(/[\p{L}\d]{3,}/gu) ?? [])
  const isWithin = (some: string[] = [], all: string[] = []) =>
    some.every((word) => all.includes(word))
  return isWithin(words, others) || isWithin(others, words)
}

/** True where the last word names a group of people, organisations or an industry. */
export function isGroup(phrase: string): boolean {
  const last = folded(phrase).split(/[ -]/).at(-1) ?? ''
  return GROUP_DE.test(last) || GROUP_EN.test(last)
}

/** "Für Handwerksbetriebe" as a heading, an item or a link. */
function groupsNamed({ blocks, links }: PageOutline): Candidate[] {
  const short = blocks.filter(({ kind, region }) => kind !== 'paragraph' && region === 'main')
  const texts = [...short, ...links.filter(({ region }) => region !== 'footer')]
  return texts.flatMap(({ text }) => {
    const [, rest = ''] = /^(?:für|for) (?:die |den |das |the )?(.{3,50})$/iu.exec(text) ?? []
    const group = groupsIn(rest)
    return group && group.length === rest.length && !ANYBODY.test(folded(group))
      ? [{ text: capitalised(group), weight: 2.5, quote: text }]
      : []
  })
}

function groupsInSentences(page: PageOutline): Candidate[] {
  const blocks = page.blocks.filter(({ region }) => region === 'main')
  return blocks.flatMap(({ kind, text }, at) => {
    const isProminent = kind === 'heading' || at < BEGINNING
    return sentencesOf(text).flatMap((sentence) => groupsInSentence(sentence, isProminent))
  })
}

function groupsInSentence(sentence: string, isProminent: boolean): Candidate[] {
  const found = SERVED.flatMap((pattern) => [...sentence.matchAll(pattern)]).flatMap((match) => {
    const before = sentence.slice(0, match.index).trimEnd()
    const group = groupsIn(sentence.slice(match.index + match[0].length))
    return group && !OTHERWISE.test(before) ? [group] : []
  })
  const isOurs = SELF.test(sentence)
  return found
    .filter((group) => isMeant(group, isProminent || isOurs))
    .map((group) => ({
      text: capitalised(group),
      weight:
        1 + (isProminent ? 0.5 : 0) + (isOurs ? 0.3 : 0) + (/,| und | and /.test(group) ? 0.4 : 0),
      quote: sentence,
    }))
}

/** False for everybody, and for common groups where the sentence is not about the organisation as a whole. */
function isMeant(group: string, isAboutAll: boolean): boolean {
  const words = folded(group)
  if (ANYBODY.test(words)) return false
  return isAboutAll || !COMMON_GROUP.test(words)
}

/** The groups at the beginning of a text: "Vereine, Schulen und kleine Betriebe"; empty for none. */
function groupsIn(text: string): string {
  const phrase = /^[\p{L}\d\s,&/–-]{3,}/u.exec(text.slice(0, PHRASE_MAX_LENGTH))?.[0] ?? ''
  const parts = phrase.split(/(, (?:und |oder |and |or |sowie )?| (?:und|oder|sowie|and|or|&) |\/)/)
  let groups = ''
  let length = 0
  for (const [index, part] of parts.entries()) {
    length += part.length
    if (index % 2 === 1) continue
    const item = beginningOf(part)
    const isCut = item.length < part.trim().length
    if (isItem(item))
      groups = phrase.slice(0, length - part.length + part.indexOf(item) + item.length)
    else if (!item.endsWith('-') || isCut) break
    if (isCut) break
  }
  return groups.replace(/^(die|den|das|der|the|both|alle|all) /i, '').trim()
}

function isItem(item: string): boolean {
  return item.split(' ').length < 6 && isGroup(item) && !NO_GROUP.test(item)
}

/** The words before the first one that ends a phrase. */
function beginningOf(part: string): string {
  const words = part.trim().split(/\s+/)
  const end = words.findIndex(
    (word, index) => END.test(word) && !(index === 0 && /^(die|der|des)$/i.test(word)),
  )
  return words.slice(0, end < 0 ? undefined : end).join(' ')
}
