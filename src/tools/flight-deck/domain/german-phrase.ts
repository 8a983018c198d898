/** A German noun phrase: "die lange Suche nach alten Unterlagen" without knowing more than endings and short words. */
export interface GermanPhrase {
  /** Article or possessive, in lower case; empty where there is none. */
  readonly determiner: string
  readonly adjectives: readonly string[]
  readonly noun: string
  /** What follows the noun, with its leading space: prepositions, a genitive, "und …". */
  readonly tail: string
}

const DETERMINERS = words(
  'der die das den dem des ein eine einen einem einer eines dieser diese dieses diesen diesem jeder jede jedes jeden jedem',
  'unser unsere unseren unserem unserer euer eure euren eurem eurer ihr ihre ihren ihrem ihrer mein meine meinen meinem',
  'meiner sein seine seinen seinem alle allen viele vielen einige einigen manche manchen',
)
const PREPOSITIONS = words(
  'an am auf aus außer bei beim bis durch für gegen gegenüber hinter im in ins mit nach neben ohne pro seit trotz über um',
  'unter vom von vor während wegen zu zum zur zwischen ab',
)
/** Words that end as adjectives do, and are none. */
const NO_ADJECTIVES = words(
  'immer wieder oder aber leider sicher mehr weniger früher später öfter lieber hier her nur alle heute gerne',
  'keine keiner keinen kein wir sie er es ihr jeder niemand werden wurden haben sind bleiben gehen kommen müssen können',
)

const NO_NOUNS = words(
  'ich mir mich wir uns ihr euch er sie es ihm ihn ihnen man niemand jeder das dies alles nichts etwas',
)

/** The parts of a text that is surely one noun phrase; null for a sentence and for whatever else it may be. */
export function germanPhrase(text: string): GermanPhrase | null {
  const tokens = text.split(' ').filter(Boolean)
  let at = 0
  const first = tokens[0]?.toLowerCase() ?? ''
  const determiner = DETERMINERS.has(first) ? first : ''
  if (determiner) at++
  const adjectives: string[] = []
  for (; isAdjective(tokens, at); at++) adjectives.push(lowered(tokens[at] ?? ''))
  const noun = tokens[at] ?? ''
  if (!isNoun(noun)) return null
  const end = afterNoun(tokens, at + 1)
  if (end !== tokens.length) return null
  const tail = tokens.slice(at + 1).join(' ')
  return { determiner, adjectives, noun, tail: tail && ` ${tail}` }
}

/** "Die Einarbeitung" at the beginning of a sentence is "die Einarbeitung" inside one. */
export function withSmallArticle({ determiner, adjectives }: GermanPhrase, text: string): string {
  return determiner || adjectives.length > 0 ? lowered(text) : text
}

/** A word that stands before a noun and ends as adjectives do. */
function isAdjective(tokens: readonly string[], at: number): boolean {
  const [token = '', next = ''] = [tokens[at], tokens[at + 1]]
  // At the beginning of a text an adjective has a capital letter.
  const word = at === 0 && isNoun(next) && ADJECTIVE_AT_FIRST.test(token) ? lowered(token) : token
  return /^[a-zäöüß-]+(e|en|er|es)$/.test(word) && isFreeWord(word) && next !== ''
}
const ADJECTIVE_AT_FIRST =
  /(lich|ig|isch|bar|sam|los|end|haft)e[nrs]?$|^(neu|alt|lang|kurz|falsch|verloren|vergessen|teur|hoh|schlecht|gut|kaputt|leer|spät|doppelt|unklar|langsam|viel|offen)e[nrs]?$/i

function isFreeWord(word: string): boolean {
  return !NO_ADJECTIVES.has(word) && !PREPOSITIONS.has(word) && !DETERMINERS.has(word)
}

function isNoun(token: string): boolean {
  const word = token.toLowerCase()
  return (
    /^[A-ZÄÖÜ0-9][\p{L}\p{N}&/.-]*$/u.test(token) && !DETERMINERS.has(word) && !NO_NOUNS.has(word)
  )
}

/** The index behind all that belongs to a noun phrase after its noun; -1 where something else follows. */
function afterNoun(tokens: readonly string[], from: number): number {
  let at = from
  while (at !== -1 && at < tokens.length) at = afterAddition(tokens, at)
  return at
}

/** The index behind one addition to a noun, such as "nach alten Unterlagen" or "der Kundschaft"; -1 for anything else. */
function afterAddition(tokens: readonly string[], from: number): number {
  const token = tokens[from] ?? ''
  let at = from
  if (token === 'und' || token === 'oder' || PREPOSITIONS.has(token)) {
    at++
    if (DETERMINERS.has(tokens[at] ?? '')) at++
    if (/^(uns|euch|ihnen|ihm|mir|allen|allem)$/.test(tokens[at] ?? '')) return at + 1
  } else if (/^(der|des|dieser|unserer|eurer|ihrer)$/.test(token)) at++
  else if (!/^[a-zäöüß]+er$/.test(token) || !isFreeWord(token)) return -1
  while (isAdjective(tokens, at)) at++
  return isNoun(tokens[at] ?? '') ? at + 1 : -1
}

/** The phrase as an object ("den Papierkram"), or null where its endings do not say the gender. */
export function accusative(phrase: GermanPhrase): string | null {
  const { determiner, adjectives, noun, tail } = phrase
  if (
    /^(ein|unser|euer|ihr|mein|sein|de[ms]|.*em|einer|unserer|eurer|ihrer|meiner|eines)$/.test(
      determiner,
    )
  )
    return null
  const isMasculine = /^(der|dieser|jeder)$/.test(determiner) || isStrongMasculine(phrase)
  const article = /^(der|dieser|jeder)$/.test(determiner)
    ? determiner.replace(/r$/, 'n')
    : determiner
  return joined(
    article,
    isMasculine ? adjectives.map((one) => one.replace(/e[r]?$/, 'en')) : adjectives,
    isMasculine ? weak(noun) : noun,
    tail,
  )
}

/** The phrase as the person to whom something happens ("dem Team"), or null where the form is not certain. */
export function dative(phrase: GermanPhrase): string | null {
  const { determiner, adjectives, noun, tail } = phrase
  // What is joined by "und" would have to change too.
  if (/ (und|oder) /.test(tail)) return null
  const article = DATIVE_ARTICLES[determiner]
  if (article) {
    const isNeuterOrFeminine = determiner === 'das' || determiner === 'eine'
    return joined(article, weakly(adjectives), isNeuterOrFeminine ? noun : weak(noun), tail)
  }
  if (determiner === '' && adjectives.length === 0) {
    if (SURELY_PLURAL.test(noun)) return joined('', [], `${noun}n`, tail)
    // Names, feminine nouns and plurals with -n or -s do not change.
    const changes = /(er|[^i]e)$/.test(noun) && !/(ine|ike|nne|elle|ette)$/.test(noun)
    return changes ? null : joined('', [], noun, tail)
  }
  return dativeByEnding(phrase)
}

/** The dative where the ending of the noun says that it is a plural or feminine. */
function dativeByEnding(phrase: GermanPhrase): string | null {
  const { determiner, adjectives, noun, tail } = phrase
  const isPlural = PLURAL.test(noun)
  if (isStrongMasculine(phrase) || !(isPlural || FEMININE.test(noun))) return null
  const ending = isPlural ? 'n' : 'r'
  if (determiner !== '' && determiner !== 'die' && !MANY.test(determiner)) return null
  return joined(
    determiner === 'die' ? `de${ending}` : determiner && `${determiner}${ending}`,
    determiner || isPlural ? weakly(adjectives) : adjectives.map((one) => `${one}r`),
    isPlural && (/er$/.test(noun) || SURELY_PLURAL.test(noun)) ? `${noun}n` : noun,
    tail,
  )
}

const DATIVE_ARTICLES: Readonly<Record<string, string>> = {
  das: 'dem',
  der: 'dem',
  ein: 'einem',
  eine: 'einer',
  unser: 'unserem',
  euer: 'eurem',
  mein: 'meinem',
}
const MANY = /^(unsere|eure|ihre|meine|diese|alle|viele|einige|manche)$/

function weakly(adjectives: readonly string[]): string[] {
  return adjectives.map((one) => one.replace(/e[rs]?$/, 'en'))
}

const SURELY_PLURAL = /(nde|kräfte|leute|gäste)$/i
const PLURAL = /(?:[^i]n|[^i]s|bis|nde|er|kräfte|leute|gäste)$/i
const FEMININE = /(schaft|ung|heit|keit|[^e]in|erei|tion|tät)$/

function isStrongMasculine({ determiner, adjectives }: GermanPhrase): boolean {
  return determiner === '' && adjectives.some((one) => /er$/.test(one))
}

/** Nouns such as "Kunde" have an ending in all cases but the first. */
function weak(noun: string): string {
  if (
    /(kunde|kollege|experte|junge|laie|zeuge|name|beauftragte|angestellte|vorgesetzte)$/i.test(noun)
  )
    return `${noun}n`
  if (
    /(mensch|student|patient|lieferant|praktikant|assistent|spezialist|klient|konsument|agent|herr)$/i.test(
      noun,
    )
  )
    return /herr$/i.test(noun) ? `${noun}n` : `${noun}en`
  return noun
}

function joined(
  article: string,
  adjectives: readonly string[],
  noun: string,
  tail: string,
): string {
  return [article, ...adjectives, noun].filter(Boolean).join(' ') + tail
}

function lowered(word: string): string {
  return word.charAt(0).toLowerCase() + word.slice(1)
}

function words(...lines: readonly string[]): ReadonlySet<string> {
  return new Set(lines.join(' ').split(' '))
}
