import { phrase } from '#tools/documents/domain/phrase.ts'
import { type Frames, type Pattern, QuestionRules, type Topic } from './question-rules.ts'

function framesFor(typed: string): Frames {
  const who = personOf(typed)
  return {
    less: [
      (it) => `spare ${who} ${it}`,
      (it) => `cut ${it} in half`,
      (it) => `make ${it} unnecessary`,
      (it) => `prevent ${it} in the first place`,
      (it) => `turn ${it} into something good`,
      (it) => `reduce ${it} with no budget`,
    ],
    easier: [
      (it) => `make ${it} easier for ${who}`,
      (it) => `make ${it} twice as fast`,
      (it) => `make ${it} unnecessary`,
      (it) => `get ${it} right first time`,
      (it) => `turn ${it} into something people enjoy`,
      (it) => `improve ${it} with no budget`,
    ],
    more: [
      (it) => `give ${who} ${it}`,
      (it) => `get ${it} within a week`,
      (it) => `get ${it} without even trying`,
      (it) => `do without ${it} altogether`,
      (it) => `find ${it} where nobody else looks`,
      (it) => `get ${it} with no budget`,
    ],
    sentence: [
      (it) => `spare ${who} ${it}`,
      (it) => `make ${it} happen less often`,
      (it) => `make ${it} impossible`,
      (it) => `notice ${it} sooner`,
      (it) => `turn ${it} into something good`,
      (it) => `change ${it} with no budget`,
    ],
  }
}

const DETERMINER =
  /^(the|a|an|our|your|their|my|his|her|its|this|these|those|all|some|many|every|each)$/i
const PREPOSITION =
  /^(of|in|for|with|between|on|from|to|at|by|about|after|before|during|without|over|under|across|into|through|and|or|per)$/
/** Words of sentences, not of noun phrases. */
const OF_SENTENCES =
  /^(is|are|was|were|be|been|has|have|had|do|does|did|can|cannot|could|will|would|should|must|may|might|gets?|takes?|goes|go|waits?|keeps?|loses?|knows?|needs?|wants?|fails?|forgets?|works?|finds?|makes?|misses|forgot|lost|broke|left|came|went|made|got|took|said|nobody|we|they|it|he|she|you|i|there|never|always|not|too|when|because|if|who|which|what|that|how|where|why|often|still|only|also|don['’]?t|doesn['’]?t|can['’]?t|won['’]?t|isn['’]?t|aren['’]?t|complain|complains|cancel|cancels|leaves?|ask|asks|call|calls?|arrives?|arrive|disappears?|disappear|stop|stops|ignore|ignores|hate|hates)$/i
const PLURAL_NOUN =
  /^(errors|mistakes|times|delays|complaints|questions|meetings|returns|cancellations|emails|e-mails|orders|entries|invoices|queues|costs|tickets|requests|parts|keys|files|forms|gaps|no-shows|shortages|handovers|accidents|breakdowns|passwords|misunderstandings|interruptions|visits|reviews|documents|quotes|appointments|deadlines|applicants|apprentices|customers|members|people|volunteers|tools|rooms|spaces|supplies|reports|updates|records|lists|notes|deliveries|approvals|injuries|steps|rules|staff|leftovers|bookings|reminders|contracts|changes|phone|spreadsheets|guests|pupils|students|patients|colleagues|reservations|bills|payments|donations|ideas|arguments|walks)$/i
const MASS_NOUN =
  /^(\w*(ion|ment|ness|ity|work|time|ance|ence|ship|age|ture|ism|ware|ility|ency|ancy|ing)|noise|stress|clarity|space|feedback|support|traffic|chaos|duplication|training|progress|trust|staff|money|advice|help|energy|turnover|food|confusion|food waste|waste|mess|information|downtime|bureaucracy|red tape|tape|admin)$/i

/** The topic inside a sentence, or null where it is not surely a noun phrase or a gerund. */
function insideOf(core: string): string | null {
  const text = core.replace(/^too (many|much) /i, '')
  if (/^(the time it takes|clarity about) /i.test(text)) return small(text)
  const tokens = text.split(' ').filter(Boolean)
  if (/[,;:]/.test(text) || tokens.some(isOfSentence)) return null
  return isGerund(text) || isNounPhrase(tokens) ? small(text) : null
}

function isNounPhrase(tokens: readonly string[]): boolean {
  const hasDeterminer = DETERMINER.test(tokens[0] ?? '')
  const [head = [], ...additions] = segments(tokens.slice(hasDeterminer ? 1 : 0))
  const last = head.at(-1) ?? ''
  if (!last || [head, ...additions].some(hasVerb)) return false
  if (PLURAL_NOUN.test(last) || MASS_NOUN.test(last)) return true
  if (ENDS_WITH_S.test(last)) return head.length === 1 || ADJECTIVE.test(head.at(-2) ?? '')
  return hasDeterminer && head.length <= 2
}

function isOfSentence(token: string, at: number): boolean {
  return OF_SENTENCES.test(token) && !(at === 0 && PARTICIPLE_FIRST.test(token))
}

/** The words between prepositions. */
function segments(tokens: readonly string[]): string[][] {
  const parts: string[][] = [[]]
  for (const token of tokens) {
    if (PREPOSITION.test(token)) parts.push([])
    else parts.at(-1)?.push(token)
  }
  return parts
}

/** What follows a plural or ends with -ed in the middle is a verb, as far as endings tell. */
function hasVerb(words: readonly string[]): boolean {
  const isAfterParticiple = PARTICIPLE_FIRST.test(words[0] ?? '')
  return words
    .slice(0, -1)
    .some((word) => ENDS_WITH_S.test(word) || (/ed$/.test(word) && !isAfterParticiple))
}

const ENDS_WITH_S = /[^sui']s$/
const ADJECTIVE =
  /^(long|short|late|missing|lost|wrong|new|old|double|slow|unclear|broken|empty|bad|high|unanswered|forgotten|missed|overlooked|unnecessary|many|more|good|better)$/i
const PARTICIPLE_FIRST = /^(lost|forgotten|missed|overlooked|\w+ed)$/i

function isGerund(text: string): boolean {
  const [first = ''] = text.split(' ')
  return (
    /^\w{2,}ing$/i.test(first) &&
    !/^(morning|evening|nothing|something|anything|everything|missing|thing|king|during|spring|string|building|meeting|being)$/i.test(
      first,
    )
  )
}

/** Inside a sentence the first word is in lower case, unless it is an abbreviation. */
function small(text: string): string {
  const [first = '', second = ''] = text
  return first !== first.toLowerCase() && second === second.toLowerCase()
    ? first.toLowerCase() + text.slice(1)
    : text
}

/** The person as an object; any text that may be a sentence is left out. */
function personOf(who: string): string {
  const said = phrase(who, 60)
  if (!said) return 'everyone'
  if (/^(i|me|we|us|myself)$/i.test(said)) return 'ourselves'
  const tokens = said.split(' ')
  const isSentence =
    /[,;:?]/.test(said) || tokens.some((token) => OF_SENTENCES_OF_PEOPLE.test(token))
  if (isSentence) return 'the people affected'
  return tokens.slice(0, 2).some((token) => COMMON_FIRST.test(token)) ? small(said) : said
}
const OF_SENTENCES_OF_PEOPLE =
  /^(is|are|was|were|has|have|had|do|does|did|can|will|would|should|must|nobody|we|they|it|he|she|you|i|there|when|because|if|who|which|what|that|us|me|them|whoever|anyone|don['’]?t|doesn['’]?t)$/i
const COMMON_FIRST =
  /^(the|a|an|our|your|their|my|all|some|many|every|each|new|old|young|regular|small|large|first-time|future|former|older|busy|other|most|people|customers|employees|staff|colleagues|patients|students|pupils|parents|everyone|members|guests|visitors|apprentices|suppliers|teachers|users|clients|managers|volunteers|nurses|drivers|applicants|residents|citizens|families|children|neighbours|engineers|sales|support|service|tenants|trainees)$/i

/** What only says how often. */
const OFTEN =
  '(?: (?:for (?:hours|days|weeks|ages|too long)|every \\w+|all the time|far too long|too long))?(?=,|$)'

const PATTERNS: readonly Pattern[] = [
  [new RegExp(`\\bwait(?:s|ing|ed)?\\b.*?\\bfor ([^,]+?)${OFTEN}`, 'i'), 'waiting for $1', 'less'],
  [
    new RegExp(`\\b(?:look|search|hunt)(?:s|es|ing)?\\b.*?\\bfor ([^,]+?)${OFTEN}`, 'i'),
    'searching for $1',
    'less',
  ],
  [/^it takes\b.*? to ([^,]+)$/i, 'the time it takes to $1', 'less'],
  [/\b(?:nobody|no one|no-one|hardly anyone) knows ([^,]+)/i, 'clarity about $1', 'more'],
  [
    /^(?:(?:the|our|many|important) )?(\w+s) (?:often |always |keep )?(?:get lost|go missing|getting lost|going missing)/i,
    'lost $1',
    'less',
  ],
  [
    /\b(forget|lose|miss|overlook)s? (?:(?:their|the|our|its|important) )?(\w+s)(?: .*)?$/i,
    '$1 $2',
    'less',
  ],
  [
    /(?:^|\b(?:have|has|get|gets|are|is|receive|with) )(?:far )?(?:too many|too much|lots of|constant|endless|so many) ([^,]+?)(?: every \w+| each \w+)?$/i,
    '$1',
    'less',
  ],
  [
    /^there (?:is|are) (?!no )(?:often |always |constant )?([^,]+?)(?: again and again| all the time| every \w+| often)?$/i,
    '$1',
    'less',
  ],
  [
    /\b(?:not enough|too few|too little|lacks?|(?:can['’]?t|cannot|don['’]t|doesn['’]t) (?:find|have|get)(?: any| enough)?|there (?:is|are) no|have no|has no|hardly any) ([^,]+)$/i,
    '$1',
    'more',
  ],
]
const FORMS: Readonly<Record<string, string>> = {
  forget: 'forgotten',
  lose: 'lost',
  miss: 'missed',
  overlook: 'overlooked',
}

const MORE = /\b(missing|lack|no|not enough|too few|too little|shortage)\b/i
/** Words about a way of doing something. */
const EASIER =
  /\b(slow|slowly|late|long|hard|difficult|complicated|messy|chaotic|unclear|expensive|badly|outdated|confusing)\b/i

/** The subject before the verb, where the sentence is about a way of doing it: "Our onboarding takes too long". */
function subjectOf(said: string): Topic | null {
  const [, subject = '', rest = ''] =
    /^(.+?) (?:takes?|is|are|isn['’]t|aren['’]t|doesn['’]t|don['’]t|costs?|annoys?|needs?|feels?|works?|runs?)\b(.*)$/i.exec(
      said,
    ) ?? []
  const isAboutTheWay =
    /\btakes?\b|n['’]t (work|run)/i.test(said) || (EASIER.test(rest) && !MORE.test(rest))
  const core = isAboutTheWay ? insideOf(subject) : null
  return core === null ? null : { core, goal: 'easier' }
}

/** Short questions in English. */
export const englishQuestions = new QuestionRules({
  opening: 'How might we',
  pronoun: 'this',
  answer: 'the answer',
  beginnings: /^(the problem is(?: that)?|often|unfortunately|at the moment|currently),? /i,
  patterns: PATTERNS,
  forms: FORMS,
  lowered: small,
  isNounPhrase: (text) => insideOf(text) !== null,
  subjectOf,
  // "Give Anna waiting" is no English.
  inside: (core, goal) => (goal === 'more' && isGerund(core) ? null : insideOf(core)),
  more: MORE,
  framesFor,
})
