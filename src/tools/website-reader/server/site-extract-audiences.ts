import { capitalised } from '#platform/basics/domain/capitalised.ts'
import type { PageOutline } from './page-outline.ts'
import { sentencesOf } from './page-passages.ts'
import { namesUnder } from './page-sections.ts'
import type { Candidate } from './site-extract-identity.ts'
import { folded, isSpecific } from './site-text.ts'
import { pathOf, topicOfAddress } from './site-topics.ts'

/** Headings over the names of target groups and industries. */
export const AUDIENCE_HEADING =
  /\b(branchen|zielgruppen|fuer wen|kundengruppen|wen wir|wem wir helfen|einsatzbereiche|anwendungsbereiche|industries|sectors|who (we|i) (serve|work (with|for)|help|represent)|(areas|markets|properties|communities) we serve|whom we|for whom|who (it|this) is for)\b/
const NO_AUDIENCE_HEADING = /(news|aktuell|termine|referenzen|besetzen)/

/** Last words of groups of people and organisations, folded. German compounds end with them as well. */
const PEOPLE_DE =
  /(unternehmen|unternehmern?|unternehmerinnen|firmen|betrieben?|haushalten?|kommunen|gemeinden|staedten?|behoerden|familien|schulen|schuelern?|schuelerinnen|kliniken|krankenhaeusern?|krankenkassen|(pflege|alten)heimen?|einrichtungen|praxen|vereinen?|verbaenden?|kanzleien|haendlern?|herstellern?|hotels|restaurants|landwirten?|architekten|bauherr(en|innen)|besitzern?|eigentuemern?|mietern?|verwaltungen|start-?ups?|gruendern?|selbst?staendigen?|freiberuflern?|zulieferern?|werkstaetten|baeckereien|kindern?|jugendlichen?|erwachsenen?|senioren|menschen|studierenden?|studenten|fachkraeften?|arbeitgebern?|tieren?|hunden?|katzen|pferden?|paaren?|freunden?|reisenden?|urlaubern?|touristen|monteuren?|sportlern?|anfaengern?|fortgeschrittenen?|mannschaften|clubs|institutionen|organisationen|aerzten?|apotheken|banken|versicherungen|laboren?|betreibern?|agenturen|verlagen?|handwerkern?|boutiquen|manufakturen|kitas|einsteigern?|angestellten?|tierhaltern?|gastronomen|ambulatorien|museen|stiftungen|ministerien|theatern?|redaktionen|galerien|bueros|supermaerkten?|kuechen)$|^(\w*(privat|geschaefts|gewerbe|firmen|industrie|gross|end|stamm|dauer)kunden|(einzel|privat)person(en)?|(klein|reise|senioren|jugend|kleine )?gruppen|verein|unternehmer|angestellter|selbst?staendiger|kunden)$/
/** Industries, as the last word. */
const INDUSTRY_DE =
  /(industrie|gewerbe|handwerk|mittelstand|handel|gastronomie|hotellerie|wirtschaft|maschinenbau|metallbau|fahrzeugbau|anlagenbau|prototypenbau|elektrotechnik|medizintechnik|fahrzeugtechnik|logistik|luftfahrt|raumfahrt|transport|sektor|verkehr)$|^privat$/
const INDUSTRY_EN = /^the ([\p{L} ,&-]{3,40} (?:industry|industries|sectors?))(?!\p{L})/iu
const PEOPLE_EN =
  /^(companies|businesses|enterprises|organi[sz]ations|institutions|individuals|families|couples|groups|travell?ers|homes|homeowners|landowners|owners|managers|landlords|tenants|investors|schools|hospitals|clinics|practices|students|teachers|parents|children|kids|adults|seniors|patients|carers|caregivers|professionals|manufacturers|retailers|restaurants|hotels|offices|farmers|artists|crafters|singers|musicians|chefs|kitchens|startups|start-ups|nonprofits|non-profits|municipalities|agencies|authorities|governments|developers|contractors|builders|industries|oems|workers|people|employers|divers|enthusiasts|beginners|dogs|cats|puppies|pets|horses|residents|visitors|athletes|academics|lawyers|doctors|dentists|engineers|architects|firms|suppliers|dealers|wholesalers|women|veterans|makers|entrepreneurs|founders|freelancers|brands|universities|churches|teams|creators|customers|clients)$/
/** Groups that everybody serves, if nothing else is said about them. */
const ANYBODY =
  /^((alle|viele|namhafte|neue|bestehende|zufriedene|unterschiedliche|verschiedene|mehrere|einige|all|many|new|other|most|more|some) )*(kunden|menschen|patienten|gaeste|firmen|unternehmen|clients|customers|patients|guests|people|visitors|individuals|teams|organi[sz]ations|companies)$/
/** Groups that are often only those of one product, unless these words stand before. */
const COMMON_GROUP =
  /^(kindern?|familien|erwachsenen?|jugendlichen?|tieren?|hunden?|freunden?|gruppen|urlaubern?|anfaengern?|einsteigern?|verein|unternehmer|angestellter|selbst?staendiger|einzelperson|homes|children|kids|adults|families|students|parents|groups|teachers|residents)$/
const FITTING =
  /(ideal|perfekt\p{L}*|geeignet|perfect|suited|ort|place|retreat|care|medicine|dentistry|praxis|hotel|haus|\p{L}*schule|school|ferien|urlaub|\p{L}*camps?|\p{L}*kurse?|programs?|unterricht|\p{L}*angebote?|spezialisiert) (?:für|auf|for)$/iu

const SERVED: readonly RegExp[] = [
  /\b(?:für|for) /giu,
  /\b(?:richte[nt]|wende[nt]) (?:sich|uns|mich) (?:vor allem |insbesondere |speziell |in erster linie )?an /giu,
  /\bspezialisiert auf /giu,
  /\b(?:wir|ich) (?:(?:beraten?|betreuen?|vertreten?|unterstützen?|begleiten?|beliefern?|stehen?)(?: und |, )?)+ /giu,
  /\begal,? ob /giu,
  /^(?:vor allem|insbesondere|especially) (?:für |for )?/giu,
  /\bfinden (?=[\p{L} ,]{5,60} (?:ihr|ihre|ihren|hier|bei uns)\b)/giu,
  /\b(?:anwendung|einsatz|verwendung) (?:in|im) /giu,
  /\b(?:works?|working|partners?|partnering) with /giu,
  /\b(?:serves?|serving|helps?|helping|supports?|supporting|empowers?|represents?|representing|advises?|advising|assists?|assisting|needs of|encourages?|uplifts?) (?!improve|to\b)/giu,
  /\b(?:services?|solutions?|advice|support|care|counsel) to (?:both )?/giu,
]
/** Before "für" or "for": the sentence is about something else. */
const OTHERWISE =
  /(?<!\p{L})(steht|stehen|sorgt|sorgen|sorge|bekannt|dank|danken|danke|verantwortlich|verantwortung|platz|raum|zeit|gebühr|kosten|regeln|werben|spenden|spende|thank|thanks|responsible|known|meals|money|raised|raising|accommodations were made|had|was|were|wurde|wurden|hatte|gas|nicht|not|licensing|standards|ersatz|beispiel|auszeichnung|preis|award|information|infos?|prüfung|bundesförderung|aufsichtsbehörde|about|can|may|will|could|grund|quelle)(?: \p{L}+)?$/iu
/** Words that end a phrase, or show that it is none. */
const END =
  /^(in|im|aus|mit|am|an|auf|bei|beim|zu|zum|zur|von|vom|des|der|durch|nach|vor|über|unter|ihrer?|ihren?|ihr|sein\p{L}*|die|welche|denen|dass|wie|to|at|on|of|from|with|by|across|who|that|which|whose|when|where|looking|seeking|wanting|wishing|interested|facing|is|are|was|were|ist|sind|bieten|can|will|we|wir|as|than|throughout|near|under|through|during|against|between|before|after|via|into|within|regardless|around|because|if)$/iu
const NO_GROUP =
  /(?<!\p{L})(ihre?[nrms]?|unsere?[nrms]?|euch|eure?n?|your|our|their|her|his|its|my|sein\p{L}*|dein\p{L}*|[dm]ich|[dm]ir|eine?[nmrs]?|a|an|each|every|jede[nrms]?|this|these|diese[nrms]?|those|other|anderer?n?)(?!\p{L})/iu
const SELF = /(?<!\p{L})(wir|uns|unsere?[nrms]?|ich|meine?[nrms]?|we|our|us|i|my)(?!\p{L})/iu

/** Names of cards that are sentences or calls to action. */
const NO_NAME =
  /\p{L}{4}\.$|, (?:die|der|das|who|that)\b|z\. ?B\.| (?:aus|für|mit|von|in) | \p{Ll}+(?<!child|wom|m)en$/u
const DENIED = /(?<!\p{L})(nicht|keine?[nmrs]?|not|no)(?!\p{L})/iu
/** "Kleine" of "kleine und mittlere Betriebe". */
const ADJECTIVE = /^\p{Ll}\S+ (und|oder|and|or|&) $/u
const PHRASE_MAX_LENGTH = 160
/** Topics of pages that speak of the whole organisation; on others, a sentence needs more signs than one. */
const OF_ALL = new Set(['about', 'services', 'contact', 'prices'])
const SURE = 1.7
const NO_AUDIENCES_ON = new Set(['news', 'jobs', 'events', 'donate'])
const NO_AUDIENCES_AT =
  /impressum|imprint|datenschutz|privacy|history|historie|geschichte|timeline|chronik|meilenstein|milestone|faq|sitemap|agb|terms/
/** The first texts of a page say what it is about. */
const BEGINNING = 14

/** For whom the organisation works: names under such headings, "Für Vereine", and sentences that say so. */
export function audiencesOn(page: PageOutline): Candidate[] {
  const path = folded(pathOf(page.url))
  const topic = topicOfAddress(page.url) ?? ''
  if (NO_AUDIENCES_AT.test(path) || NO_AUDIENCES_ON.has(topic)) return []
  const isOfAll = /^\/(index\.\w+)?$/.test(path) || OF_ALL.has(topic)
  const listed = namesUnder(page, AUDIENCE_HEADING, NO_AUDIENCE_HEADING)
    .filter((text) => isSpecific(text, { maxWords: 8 }))
    .filter((text) => !NO_GROUP.test(text) && !NO_NAME.test(text))
  return [
    ...listed.map((text) => ({ text: capitalised(text), weight: 3 })),
    ...groupsInSentences(page).filter(({ weight }) => isOfAll || weight >= SURE),
  ]
}

/** True where the last word names a group of people, organisations or an industry. */
export function isGroup(phrase: string): boolean {
  const last = folded(phrase).split(/[ -]/).at(-1) ?? ''
  return PEOPLE_DE.test(last) || PEOPLE_EN.test(last) || INDUSTRY_DE.test(last)
}

function groupsInSentences(page: PageOutline): Candidate[] {
  const blocks = page.blocks.filter(({ region }) => region === 'main')
  return blocks.flatMap(({ kind, text }, at) => {
    const isProminent = kind === 'heading' || at < BEGINNING
    return sentencesOf(text).flatMap((sentence) => groupsInSentence(sentence, isProminent))
  })
}

function groupsInSentence(sentence: string, isProminent: boolean): Candidate[] {
  if (/\?$|[$€£] ?\d|\d ?€/.test(sentence)) return []
  const isOurs = SELF.test(sentence)
  const found = SERVED.flatMap((pattern) => [...sentence.matchAll(pattern)])
  return found.flatMap((match) => {
    const before = sentence.slice(0, match.index).trimEnd()
    const trigger = `${before} ${match[0]}`.trimEnd()
    const rest = sentence.slice(match.index + match[0].length)
    const group = groupsIn(rest)
    const isSeveral = /, | und | and | & /.test(group)
    const isSaid = isSeveral || ((isProminent || isOurs) && isMeant(group, trigger))
    if (!group || !isSaid || OTHERWISE.test(before) || DENIED.test(sentence)) return []
    const weight = 1 + (isProminent ? 0.5 : 0) + (isOurs ? 0.3 : 0) + (isSeveral ? 0.4 : 0)
    return [{ text: capitalised(group), weight, quote: sentence }]
  })
}

/** False for everybody, for an industry alone, and for common groups that something else is for. */
function isMeant(group: string, trigger: string): boolean {
  const words = folded(group)
  if (ANYBODY.test(words) || /^(alle|all) /.test(words)) return false
  const isIndustry = INDUSTRY_DE.test(words) && !/industrie$/.test(words)
  return !isIndustry && (!COMMON_GROUP.test(words) || FITTING.test(trigger))
}

/** The groups at the beginning of a text: "Vereine, Schulen und kleine Betriebe"; empty for none. */
function groupsIn(text: string): string {
  return INDUSTRY_EN.exec(text)?.[1] ?? groupsInList(text)
}

function groupsInList(text: string): string {
  const phrase = /^[\p{L}\d\s,&/'’-]{3,}/u.exec(text.slice(0, PHRASE_MAX_LENGTH))?.[0] ?? ''
  const [list = ''] = phrase.replace(/, für /g, ', ').split(/ [-–] /)
  const parts = list.split(/(, (?:und |oder |and |or |sowie )?| (?:und|oder|sowie|and|or|&) |\/)/)
  let groups = ''
  for (let index = 0; index < parts.length; index += 2) {
    const part = parts[index]?.trim() ?? ''
    const item = itemIn(part)
    if (!item && !ADJECTIVE.test(part + (parts[index + 1] ?? ''))) break
    groups += (parts[index - 1] ?? '') + (item || part)
    if (item && item.length < part.length) break
  }
  const found = groups.replace(/^((und|die|den|das|der|dem|the|both|bereiche|branchen) )+/i, '')
  return isGroup(found) ? found.trim() : ''
}

/** The longest beginning of a part of a list that ends with a group: "Vereine" of "Vereine organisierst du". */
function itemIn(part: string): string {
  const words = part.split(/\s+/)
  const end = words.findIndex((word, index) => END.test(word) && !(index === 0 && /^d/i.test(word)))
  const own = words.slice(0, end < 0 ? 5 : Math.min(end, 5))
  const length = own.findLastIndex((_, index) => isGroup(own.slice(0, index + 1).join(' '))) + 1
  const item = own.slice(0, length).join(' ')
  return NO_GROUP.test(item) || /\d|\b(zwei|drei|vier|two|three)\b/i.test(item) ? '' : item
}
