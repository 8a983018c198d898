import { phrase } from '#tools/documents/domain/phrase.ts'
import {
  askedTopic,
  type Frames,
  filled,
  type Goal,
  isQuestion,
  type QuestionRules,
  type Topic,
} from './question-rules.ts'

/** Longest topic in UTF-16 units: six questions with it fit on a phone. */
const CORE_MAX = 70

class EnglishQuestions implements QuestionRules {
  readonly opening = 'How might we'

  topicOf(sentence: string): Topic {
    return askedTopic(sentence, CORE_MAX) ?? topicOf(sentence)
  }

  questions(topic: Topic, who: string) {
    const core = phrase(topic.core, CORE_MAX)
    const inside = insideOf(core)
    // "Give Anna waiting" is no English.
    const fits = inside !== null && !(topic.goal === 'more' && isGerund(inside))
    const frames = framesFor(personOf(who))
    return isQuestion(topic.core)
      ? filled(frames, { ...topic, core }, null, 'the answer')
      : filled(frames, { ...topic, core }, fits ? inside : null, 'this')
  }
}

/** Short questions in English. */
export const englishQuestions: QuestionRules = new EnglishQuestions()

function framesFor(who: string): Frames {
  return {
    less: [
      (it) => `How might we spare ${who} ${it}`,
      (it) => `How might we cut ${it} in half`,
      (it) => `How might we make ${it} unnecessary`,
      (it) => `How might we prevent ${it} in the first place`,
      (it) => `How might we turn ${it} into something good`,
      (it) => `How might we reduce ${it} with no budget`,
    ],
    easier: [
      (it) => `How might we make ${it} easier for ${who}`,
      (it) => `How might we make ${it} twice as fast`,
      (it) => `How might we make ${it} unnecessary`,
      (it) => `How might we get ${it} right first time`,
      (it) => `How might we turn ${it} into something people enjoy`,
      (it) => `How might we improve ${it} with no budget`,
    ],
    more: [
      (it) => `How might we give ${who} ${it}`,
      (it) => `How might we get ${it} within a week`,
      (it) => `How might we get ${it} without even trying`,
      (it) => `How might we do without ${it} altogether`,
      (it) => `How might we find ${it} where nobody else looks`,
      (it) => `How might we get ${it} with no budget`,
    ],
    sentence: [
      (it) => `How might we spare ${who} ${it}`,
      (it) => `How might we make ${it} happen less often`,
      (it) => `How might we make ${it} impossible`,
      (it) => `How might we notice ${it} sooner`,
      (it) => `How might we turn ${it} into something good`,
      (it) => `How might we change ${it} with no budget`,
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

type Made = (found: RegExpExecArray) => Topic | null

/** What sentences about problems often look like, and their topics. The first that fits counts. */
const PATTERNS: readonly (readonly [RegExp, Made])[] = [
  [
    /\bwait(?:s|ing|ed)?\b.*?\bfor ([^,]+)/i,
    ([, what]) => topic(`waiting for ${cut(what)}`, 'less'),
  ],
  [
    /\b(?:look|search|hunt)(?:s|es|ing)?\b.*?\bfor ([^,]+)/i,
    ([, what]) => topic(`searching for ${cut(what)}`, 'less'),
  ],
  [
    /^it takes\b.*? to ([^,]+)$/i,
    ([, what]) => ({ core: `the time it takes to ${what}`, goal: 'less' }),
  ],
  [
    /\b(?:nobody|no one|no-one|hardly anyone) knows ([^,]+)/i,
    ([, what]) => ({ core: `clarity about ${what}`, goal: 'more' }),
  ],
  [
    /^(?:(?:the|our|many|important) )?(\w+s) (?:often |always |keep )?(?:get lost|go missing|getting lost|going missing)/i,
    ([, what = '']) => topic(`lost ${what.toLowerCase()}`, 'less'),
  ],
  [
    /\b(forget|lose|miss|overlook)s? (?:(?:their|the|our|its|important) )?(\w+s)(?: .*)?$/i,
    ([, verb = '', what]) => topic(`${PARTICIPLES[verb.toLowerCase()]} ${what}`, 'less'),
  ],
  [
    /(?:^|\b(?:have|has|get|gets|are|is|receive|with) )(?:far )?(?:too many|too much|lots of|constant|endless|so many) ([^,]+?)(?: every \w+| each \w+)?$/i,
    ([, what]) => topic(what ?? '', 'less'),
  ],
  [
    /^there (?:is|are) (?!no )(?:often |always |constant )?([^,]+?)(?: again and again| all the time| every \w+| often)?$/i,
    ([, what]) => topic(what ?? '', 'less'),
  ],
  [
    /\b(?:not enough|too few|too little|lacks?|(?:can['’]?t|cannot|don['’]t|doesn['’]t) (?:find|have|get)(?: any| enough)?|there (?:is|are) no|have no|has no|hardly any) ([^,]+)$/i,
    ([, what]) => topic(what ?? '', 'more'),
  ],
]
const PARTICIPLES: Readonly<Record<string, string>> = {
  forget: 'forgotten',
  lose: 'lost',
  miss: 'missed',
  overlook: 'overlooked',
}

/** Without what only says how often. */
function cut(what = ''): string {
  return what.replace(
    / (?:for (?:hours|days|weeks|ages|too long)|every \w+|all the time|far too long|too long)$/i,
    '',
  )
}

/** A topic that fits into a sentence; null for anything else. */
function topic(core: string, goal: Goal): Topic | null {
  return insideOf(core) === null ? null : { core, goal }
}

function topicOf(sentence: string): Topic {
  const said = phrase(sentence.split(/[.!?\n]/).find((part) => part.trim()) ?? '', 300).replace(
    /^(the problem is(?: that)?|often|unfortunately|at the moment|currently),? /i,
    '',
  )
  for (const [pattern, make] of PATTERNS) {
    const found = pattern.exec(said)
    const made = found && make(found)
    if (made) return { ...made, core: phrase(made.core, CORE_MAX) }
  }
  const subject =
    /^(.+?) (?:takes?|is|are|isn['’]t|aren['’]t|doesn['’]t|don['’]t|costs?|annoys?|needs?|feels?|works?|runs?)\b(.*)$/i.exec(
      said,
    )
  const isAboutTheWay =
    /\btakes?\b|n['’]t (work|run)/i.test(said) || goalOf(subject?.[2] ?? '') === 'easier'
  const core = subject?.[1] && isAboutTheWay ? insideOf(subject[1]) : null
  if (core !== null) return { core, goal: 'easier' }
  const whole = insideOf(said)
  return whole === null
    ? { core: phrase(said, CORE_MAX), goal: 'less' }
    : { core: phrase(whole, CORE_MAX), goal: goalOf(said) === 'more' ? 'more' : 'less' }
}

/** What a sentence wants, by its words. */
function goalOf(said: string): Goal {
  if (/\b(missing|lack|no|not enough|too few|too little|shortage)\b/i.test(said)) return 'more'
  if (
    /\b(slow|slowly|late|long|hard|difficult|complicated|messy|chaotic|unclear|expensive|badly|outdated|confusing)\b/i.test(
      said,
    )
  )
    return 'easier'
  return 'less'
}
