import type { PageOutline } from './page-outline.ts'
import { sentencesOf } from './page-passages.ts'
import { type Candidate, namesIt } from './site-extract-identity.ts'
import { folded, isPersonal, sameKey } from './site-text.ts'
import { type Topic, topicOfAddress } from './site-topics.ts'

const MIN_LENGTH = 38
const MAX_LENGTH = 380
/** How many more characters than its name a subject may have. */
const SUBJECT_MAX_LENGTH = 60
/** Legal notes, calls, news and whatever else speaks of something else than the organisation. Folded. */
const OF_SOMETHING_ELSE =
  /cookie|sind (immer )?fuer sie da|here for you|javascript|datenschutz|haftung|newsletter|oeffnungszeit|opening hours|bewerb|\bapply|spende|\bdonat|geschlossen|\bclosed|suchen|register|buergerlichen rechts|^(besuchen|kommen|erfahren|entdecken|see|visit|discover) |\bklick|\bclick|urheber|copyright|vorbehalten|all rights|§|verantwortlich|liability|freuen|look forward|\bdanke|\bthank|bitte\b|please|(wir|we) (verwenden|nutzen|use|collect)\b|kontaktieren|contact us|(schreiben|rufen) sie|call us|read more|mehr erfahren/
/** A day, as in news. */
const DATED =
  /\b\d{1,2}\. ?(?:\d{1,2}\.|januar|februar|maerz|april|mai|juni|juli|august|september|oktober|november|dezember)|\b(january|february|april|june|july|august|september|october|november|december|heute|gestern|today|yesterday|tonight)\b/
/** Greetings, and words that refer to the sentence before. */
const CONTINUES =
  /^((herzlich )?willkommen|welcome|dabei|dazu|dies\w*|hier\w*|damit|ausserdem|zudem|auch|so|denn|aber|doch|und|oder|also|therefore|thus|this|these|those|here|it|they|he|she|er|es|but|and|or|if|when|while|wenn|falls|egal|ob|sie|you|man|deshalb|daher|somit|danach|dort|by|jede[rsn]?|each|every|all|alle)\b/

/** "Is a", "ist Ihr": what follows is what it is. */
const BEING =
  "(?:ist|sind|bin|zählt zu|gehört zu|gilt als|is|are|am|we're|liegen|liegt|befindet sich|steht|stehen)"
const ROLE =
  '(?:ein|eine|einer|ihre?|dein|der|die|das|den|spezialisiert|spezialist\\p{L}*|expert\\p{L}*|a|an|the|your|one|speciali[sz]ed|specialists?|located|dedicated|committed|focused|stolz darauf|proud|to|für|im|in|auf|inmitten|unter)'
const DOING = `(?:${[
  'bieten?|bietet|verwalt(?:en|et)|koch(?:en|t)|verschick(?:en|t)|unterricht(?:en|et)|renaturier(?:en|t)|fahren|fährt|erstell(?:en|t)|führen|liefer[nt]|entwickel[nt]|produzier(?:en|t)|fertig(?:en|t)|plan(?:en|t)|bau(?:en|t)|berate[nt]?|berät|betreu(?:en|t)|begleite[nt]|unterstütz(?:en|t|e)|vermittel[nt]|versorg(?:en|t)|gestalte[nt]|vertreib(?:en|t)|verkauf(?:en|t)|organisier(?:en|t)|widm(?:en|et)|umfass(?:en|t)|reparier(?:en|t)|installier(?:en|t)|montier(?:en|t)|reinig(?:en|t)|back(?:en|t)|vertret(?:en|e)|vertritt|behandel[nt]|förder[nt]|betreib(?:en|t)|verbinde[nt]|ermöglich(?:en|t)|übernehmen|übernimmt|handel[nt]|design(?:en|t)|programmier(?:en|t)|bearbeitet|erbring(?:en|t)|kombinier(?:en|t)|bilde[nt]|hilft|helfen|vermiete[nt]|brau(?:en|t)|lädt|empfängt|spezialisiert',
  'provid(?:es?|ing)|offers?|delivers?|develops?|manufactures?|suppl(?:ies|y)|designs?|builds?|helps?|speciali[sz]es?|serves?|serving|works? with|represents?|creates?|produces?|supports?|connects?|operates?|installs?|focus(?:es)?|combines?|grows?|sells?|teach(?:es)?|aims?|promotes?|introduces|weaves?|employs?',
].join('|')})`
const FIRST_VERB = new RegExp(`(?<!\\p{L})(?:${BEING}|${DOING})(?!\\p{L})`, 'u')
const IS_ROLE = new RegExp(`^${BEING}(?: \\p{L}+)? ${ROLE}(?!\\p{L})`, 'iu')
const DOES = new RegExp(`^${DOING}(?!\\p{L})`, 'u')
const HAS_DOING = new RegExp(`(?<!\\p{L})${DOING}(?!\\p{L})`, 'u')
const FOLLOWED_BY_WE = /^\p{L}+ (?:wir|ich|uns|we|sie|euch)(?!\p{L})/iu
const WE = /^(?:wir|we|ich|i|we're)(?!\p{L})/iu
/** "Als Familienbetrieb fertigen wir". */
const DO_WE = new RegExp(
  `^(?:als|as|seit|since|im|in|für|mit|von|from|bei|at|deswegen) .{0,140}?(?:${DOING} (?:wir|ich)|we ${DOING})(?!\\p{L})`,
  'iu',
)
const OURS =
  /(?:^|, )(?:unsere?|our|meine?|my)(?: [\p{L}-]+)? (?:\p{L}*praxis|firma|unternehmen|verein|betrieb|hotel|haus|\p{L}*hof|kanzlei|schule|restaurant|pension|ordination|ferien\p{L}+|tätigkeitsschwerpunkte|leistungsspektrum|agentur|company|firm|mission|purpose|school|farm|lodge|practice|foundation|organi[sz]ation|[\p{L} ]*club)(?!\p{L})[^.]{0,50}$/iu
const NOT =
  /\b(nicht|kein\w*|not|no|never|n't|soll\w*|koennen|kann|mitglied (?:der|des|im|in)|gegruendet|founded|excited|hope|wollen|moechte\w*|waren|wurden?|was|were|had|would|wuerde\w*|dafuer)\b|n['’]t\b/
/** Pages that tell about others, or the law. */
const OTHER_TOPICS = new Set<Topic | null>([
  'jobs',
  'news',
  'events',
  'customers',
  'prices',
  'donate',
])
const LEGAL_PAGE = /impressum|imprint|datenschutz|privacy|legal|agb|terms/
/** A sentence says what the organisation is or does with more than that. */
const WEIGHT_MIN = 1.5
/**
 * Candidates for what the organisation is or does: sentences weighted by what such sentences have in common. They stand
 * early on the start page or on one about the organisation, have the organisation as their subject, a verb of being or
 * doing, and the words of its trade, those in titles, headings and menus.
 */
export function descriptionsOn(page: PageOutline, name: string, start: PageOutline): Candidate[] {
  const topic = topicOfAddress(page.url)
  const isStart = page === start
  const isOther = OTHER_TOPICS.has(topic) || LEGAL_PAGE.test(folded(page.url))
  if (isOther && !isStart) return []
  const ofPage = isStart ? 2 : Number(topic === 'about')
  return page.blocks
    .filter(({ region, kind }) => region === 'main' && kind !== 'date')
    .flatMap(({ text, kind }, at) =>
      sentencesOf(text).map((sentence, inBlock) => ({
        sentence,
        order: Math.min(at / 20, 3) + Math.min(inBlock, 3) / 6 + Number(kind === 'item') / 2,
      })),
    )
    .filter(({ sentence }) => isDescriptive(sentence))
    .map(({ sentence, order }) => ({
      text: sentence,
      weight: sentenceWeight(sentence, name) + ofPage - order,
      quote: sentence,
    }))
    .filter(({ weight }) => weight > WEIGHT_MIN)
}

function isDescriptive(text: string): boolean {
  const plain = folded(text)
  return (
    text.length >= MIN_LENGTH &&
    text.length <= MAX_LENGTH &&
    /^[\p{L}"„“\d]/u.test(text) &&
    !/[?…]|©/.test(text) &&
    text !== text.toUpperCase() &&
    !isPersonal(text) &&
    !OF_SOMETHING_ELSE.test(plain) &&
    !DATED.test(plain)
  )
}

/** How much a sentence says of what the organisation is or does. */
function sentenceWeight(text: string, name: string): number {
  const plain = folded(text)
  const signs = [saysIt(text, name), HAS_DOING.test(text)].filter(Boolean)
  const against = [CONTINUES.test(plain), NOT.test(plain.slice(0, 60))].filter(Boolean)
  return signs.length + Number(namesIt(text, name)) / 2 - against.length
}

/** True where the subject of a sentence is the organisation, by its name or "we", and its verb is one of being or doing. */
function saysIt(text: string, name: string): boolean {
  const at = FIRST_VERB.exec(text)?.index ?? 0
  const [head, rest] = [text.slice(0, at), text.slice(at)]
  const isRole = IS_ROLE.test(rest)
  const isSaid = isRole || DOES.test(rest)
  if (isSaid && (isSubject(head, rest, name) || OURS.test(head.trim()))) return true
  if (WE.test(head) && head.length <= 12) return isSaid
  return DO_WE.test(text)
}

/** True where the organisation is the subject, by its name or the first word of it, and not "we". */
function isSubject(head: string, rest: string, name: string): boolean {
  if (head.length > name.length + SUBJECT_MAX_LENGTH || FOLLOWED_BY_WE.test(rest)) return false
  const [first = ''] = name.split(' ')
  return namesIt(head, name) || (first.length >= 4 && sameKey(head) === sameKey(first))
}
