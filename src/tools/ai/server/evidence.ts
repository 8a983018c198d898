import { numberPlaces } from './text-numbers.ts'
import { isFunctionWord, listed, stemsOf, wordsOf } from './text-words.ts'

/** Words for the same thing: one stands where another one of its group does. "kein*" has any ending. */
const GROUPS = Object.entries({
  not: 'kein* nicht nichts nie niemals niemand* ohne weder kaum no not never none nobody nothing without neither nor cannot',
  hedge: `wollen will wollte* möcht* soll sollen sollte* könnt* würd* wenn falls sobald fast künftig* zukünftig* bald demnächst
    geplante* ziel* hoff* früher* ehemal* einst* would could might should want wants planned hope hopes aim aims soon future
    former formerly once almost nearly if unless`,
  less: 'weniger unter höchstens maximal wenig* selten* less fewer few under below rarely seldom hardly',
  others: `partner* lieferant* hersteller* wettbewerber* tochter* mutter* supplier* manufacturer* subsidiary competitor* ag se
    gmbh kg ltd inc plc`,
  for: 'für for kunde* kundin* kundschaft customer* client*',
  staff: 'mitarbeite* beschäftigte* angestellte* team teams employee* staff',
  make: 'bauen baut gebaut fertig* gefertigt herstell* hergestellt produzier* build* built make* made produce*',
  sell: 'verkaufen verkauft verkauf sell sells sold',
  cost: 'kosten kostet preis preise euro cost costs price prices pound pounds',
}).map(([name, words]) => ({ sign: `group:${name}`, pattern: anyOf(words) }))
/** A statement may not leave them out: without them it says more than its quote. */
const KEPT = ['group:not', 'group:hedge', 'group:less', 'group:others']
/** Beside "not" and degrees, what makes another statement of the word after it. */
const RANK = anyOf(
  `alle* jede* sämtliche* immer stets überall nur einzig* ausschließlich* allein* beste* top nummer führend* marktführer* meist*
  mehrheit erste* mehr mindestens über all every* always only sole* exclusive* best number leading leader* most* majority
  first more over above`,
)
/** A superlative or a comparative. */
const DEGREE =
  /^(?:\p{Ll}{3,}(?:st|(?<!i)er)e[nrsm]?|\p{Ll}{3,}est|(?:cheap|larg|bigg|fast|long|short|new|old|high|low|small|strong|bett)er)$/u
const SAYING = listed('vor nach seit bis gegen ab before after since until against')
/** Words that say what a website does, and fit any organisation. */
const HARMLESS = listed(
  `unternehmen unternehmens firma betrieb betriebs organisation anbieter website webseite seite seiten startseite angebot
  angebote angeboten anbieten anbietet bieten bietet geboten leistung leistungen nennt nennen genannt beschreibt beschreiben
  bezeichnet versteht zählt zählen umfasst umfassen steht stehen liegt liegen gibt geben besteht bestehen richtet richten
  wendet wenden angesprochen anspricht ansprechen spricht sprechen arbeitet arbeiten tätig konzentriert schwerpunkt
  schwerpunkte bereich bereiche bereichen thema themen darunter insbesondere besonders außerdem zudem laut sagt schreibt
  angabe angaben verfügt heißt heißen büro produkt produkte verwendet verwenden nutzt nutzen praxis kanzlei verein verband
  behörde kommt kommen findet finden übernehmen übernimmt verschiedene beispiel beispielsweise art form rund um dem text
  zufolge ausrichtung eigenen selbst menschen lässt lassen company company's business firm organisation organization
  organisation's website site page pages offer offers offered offering offerings service services provide provides provided
  include includes including describes describe described name names named list lists listed mention mentions say says said
  state states stated address addresses addressed focus focuses work works working called comes aimed product products use
  uses used practice association authority range area areas such example well also people according exists there`,
)

/** A word or a number that says something. */
interface Token {
  /** Its group ("group:not"), degree ("degree:größt"), number ("number:12"), or its stems. */
  signs: string[]
  lower: string
  noun: boolean
  /** Whether it belongs to the word after it: of "keine Filialen", nothing says "keine Häuser". */
  tied: boolean
}

/**
 * True where a statement says no more than its quotes: each main clause stands on one of them. Each of its words that says
 * something stands there, by its stem or as part of a compound; each number stands there exactly, beside the same word;
 * and what turns a meaning ("keine", "führend", "größte", "nur", "wollen") is on both sides. A quote that asks says
 * nothing. Words of one quote can still be joined to another meaning: the quote is shown beside the statement.
 *
 * @param quotes whole sentences, so that no "nicht" is cut off
 * @param name of the organisation, which may always be named; empty for none
 * @param harmless further words that say nothing, in lower case
 */
export function isSupported(
  statement: string,
  quotes: readonly string[],
  { name = '', harmless = HARMLESS }: { name?: string; harmless?: ReadonlySet<string> } = {},
): boolean {
  const own = tokensOf(name)
  const says = (token: Token) =>
    !HARMLESS.has(token.lower) && !harmless.has(token.lower) && !stands(token, own)
  const sources = quotes
    .filter((quote) => !/\?["“”»\s]*$/.test(quote))
    .map((quote) => tokensOf(quote).map(withoutParticle))
  const sentences = sentencesIn(statement)
    .flatMap((sentence) => sentence.split(/(?:, (?:und|and|aber|but)|;)\s+/))
    .map((sentence) => tokensOf(sentence).filter(says))
    .filter((tokens) => tokens.length > 0)
  return (
    !statement.includes('?') &&
    sentences.length > 0 &&
    sentences.every((tokens) => sources.some((quote) => saysNoMore(tokens, quote)))
  )
}

/** The sentences of a text. */
export function sentencesIn(text: string): string[] {
  return text.split(/(?<=(?:\p{L}{3}|\s\p{Lu}|\d)[.!?;])\s+(?=\p{Lu})/u)
}

/** Whether a statement denies, praises or generalises what no quote does. */
export function turnsMeaning(statement: string, quotes: readonly string[]): boolean {
  const quoted = quotes.flatMap(tokensOf)
  return tokensOf(statement).some(
    (token) => token.tied && !isNumber(token) && !stands(token, quoted),
  )
}

function saysNoMore(statement: readonly Token[], quote: readonly Token[]): boolean {
  const has = (tokens: readonly Token[], sign: string) =>
    tokens.some((one) => one.signs[0] === sign)
  const isDenied = (token: Token) =>
    quote.some((one, index) => isDenial(quote[index - 1]) && isSame(one, token))
  const isTiedAlike = (token: Token, next: Token) =>
    quote.some(
      (one, index) =>
        isSame(token, one) && stands(next, quote.slice(Math.max(0, index - 2), index + 3)),
    )
  return (
    KEPT.every((sign) => !has(quote, sign) || has(statement, sign)) &&
    statement.every((token, index) => {
      const next = statement[index + 1]
      return (
        stands(token, quote) &&
        (!token.tied || !next || isNumber(next) || isTiedAlike(token, next)) &&
        (isDenial(statement[index - 1]) || !isDenied(token))
      )
    })
  )
}

function isNumber({ signs: [sign] }: Token): boolean {
  return sign?.startsWith('number:') ?? false
}

function isDenial(token: Token | undefined): boolean {
  return token?.signs[0] === 'group:not'
}

/** Whether a text has the word, or has it in a compound ("Eigentumswohnung"), or the parts of it ("Bau von Dächern"). */
function stands(token: Token, text: readonly Token[]): boolean {
  if (text.some((other) => isSame(token, other))) return true
  const nouns = text
    .flatMap(({ noun, signs }) => (noun ? signs : []))
    .filter((sign) => sign.length > 2)
  const isJoined = (sign: string) =>
    nouns.some((noun) => noun.startsWith(sign) || noun.endsWith(sign)) ||
    (nouns.some((noun) => sign.startsWith(noun)) && nouns.some((noun) => sign.endsWith(noun)))
  return token.noun && token.signs.some((sign) => sign.length > 2 && isJoined(sign))
}

/** Whether two words have a sign in common, but for an ending ("Bäckerei") or the vowels of a verb ("vertritt"). */
function isSame(one: Token, other: Token): boolean {
  return one.signs.some((sign) =>
    other.signs.some((theirs) => {
      if (sign === theirs) return true
      if (sign.includes(':') || theirs.includes(':')) return false
      const [short, long] = sign.length < theirs.length ? [sign, theirs] : [theirs, sign]
      const consonants = (stem: string) => stem.replace(/(?<!^)[aeiouy]/g, '')
      return one.noun
        ? short.length > 4 && long.length - short.length < 3 && long.startsWith(short)
        : consonants(short).length > 3 && consonants(short) === consonants(long)
    }),
  )
}

/** The words and numbers of a text that say something, in their order. */
export function tokensOf(text: string): Token[] {
  const plain = text
    .normalize('NFKC')
    // "nicht nur … sondern auch" denies nothing.
    .replace(/nicht nur|not only/gi, ' ')
    .replace(/bis zu(?= \d)|up to|at most/gi, 'höchstens')
    .replace(/free of charge/gi, 'free')
    .replace(/z\. ?B\./gi, ' ')
    .replace(/€/g, ' Euro ')
    .replace(/£/g, ' pounds ')
    // "kleiner als" compares, "ein kleiner Garten" does not.
    .replace(/er als /g, 'ere als ')
    // "gehört zum Angebot" says nothing, "gehört der Stadt" does.
    .replace(/gehör(?:t|en)(?= zu)|(?<=^zu[mr]? .{1,80})gehör(?:t|en)/gi, ' ')
  const numbers = numberPlaces(plain).map(({ values, start }) => {
    const signs = values.map((value) => `number:${value}`)
    // A year counts nothing.
    const tied = !/^(?:1[89]|20)\d\d$/.test(values[0] ?? '')
    return { start, token: { signs, lower: '', noun: false, tied } }
  })
  const words = wordsOf(plain).flatMap(({ start, text: word, lower, capital, first }) => {
    // "B" of "Angebot B".
    if (/^\p{Lu}$/u.test(word) && !first && word !== 'I') {
      return [{ start, token: { signs: [`letter:${word}`], lower: '', noun: false, tied: false } }]
    }
    const group = GROUPS.find(({ pattern }) => pattern.test(lower))?.sign
    const degree = DEGREE.test(first ? lower : word) && `degree:${lower.replace(/e[nrsm]?$/, '')}`
    const ranks = RANK.test(lower)
    if (!group && !ranks && isFunctionWord(lower) && !SAYING.has(lower)) return []
    const signs = group || degree ? [group || degree || ''] : stemsOf({ lower })
    const tied = group === 'group:not' || degree !== false || ranks
    return [{ start, token: { signs, lower, noun: capital, tied } }]
  })
  return [...numbers, ...words]
    .toSorted((one, other) => one.start - other.start)
    .map(({ token }) => token)
}

/** "anfordern" of a quote, for "fordert … an" of a statement. */
function withoutParticle(token: Token): Token {
  const stems = token.signs.map((sign) =>
    sign.replace(/^(?:an|auf|aus|ein|vor|mit|bei)(?=\p{Ll}{4})/u, ''),
  )
  return token.noun ? token : { ...token, signs: [...new Set([...token.signs, ...stems])] }
}

function anyOf(words: string): RegExp {
  const pattern = words.replaceAll('*', '\\p{L}*').split(/\s+/).join('|')
  return new RegExp(`^(?:${pattern})$`, 'u')
}
