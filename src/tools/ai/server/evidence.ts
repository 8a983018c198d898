import { isPartOfCompound, isSame, near, stands, type Token, tokensOf } from './evidence-tokens.ts'
import { isFunctionWord, stemsOf, wordsOf } from './text-words.ts'

/** Those that make a claim false, not merely unproven, where a statement claims a source for them. */
const BOLD = /^(?:degree:.*|group:(?:not|all|only|best|leading|most|first|against))$/
/** Those of a quote that a statement may not leave out, or it says more than the quote. */
const KEPT = ['not', 'hedge', 'less']
/** Somebody else, of whom a quote speaks. */
const OTHERS =
  /(?<!\p{L})(?:unser\p{L}*|our|eine?[rn]?|a|an) (?:kund(?:e|in|en)|partner\p{L}*|lieferant\p{L}*|hersteller\p{L}*|auftraggeber\p{L}*|tochter\p{L}*|mutter\p{L}*|wettbewerber\p{L}*|client|customer|partner|supplier|manufacturer|subsidiary|parent|competitor)(?!\p{L})|(?<!\p{L})(?:g?GmbH|AG|KG|SE|Ltd|Inc|plc)(?!\p{L})/giu

/** "der Bäckerei Vogt" */
const OWNERS = /(?<!\p{L})(?:der|des|of|by) \p{Lu}\p{L}+ \p{Lu}\p{L}+/gu

/** Words that say what a website does, and fit any organisation. */
const NEUTRAL = new Set(
  `unternehmen unternehmens firma betrieb betriebs organisation anbieter website webseite internetseite seite seiten startseite
  angebot angebote angeboten anbieten anbietet angebotenen bieten bietet geboten leistung leistungen nennt nennen genannt
  beschreibt beschreiben bezeichnet versteht zählt zählen gehört gehören umfasst umfassen steht stehen liegt liegen gibt
  geben besteht bestehen richtet richten wendet wenden angesprochen anspricht ansprechen spricht sprechen arbeitet arbeiten
  tätig konzentriert schwerpunkt schwerpunkte bereich bereiche bereichen thema themen darunter insbesondere besonders
  außerdem zudem laut sagt schreibt angabe angaben verfügt heißt heißen büro produkt produkte verwendet verwenden nutzt nutzen praxis kanzlei verein verband behörde kommt kommen findet finden übernehmen
  verschiedene beispiel beispielsweise art form hand rund um dem text zufolge ausrichtung eigenen selbst menschen
  company company's business firm organisation organization organisation's website site page pages offer offers offered
  offering offerings service services provide provides provided include includes including describes describe described
  name names named list lists listed mention mentions say says state states stated address addresses addressed focus
  focuses work works working called comes aimed product products use uses practice association authority range area areas such example well also people according exists there`.split(
    /\s+/,
  ),
)

const NONE: ReadonlySet<string> = new Set()

/**
 * True where a statement says no more than its quotes: each of its words that says something stands in one of them, by
 * its stem, as part of a compound or as a word for the same; each number is exactly there, beside the same thing; and
 * what turns a meaning ("keine", "führend", "größte", "nur", "wollen") is on both sides. A quote that asks says nothing.
 * A statement in another language than its quotes is never supported, but for what it quotes itself.
 *
 * @param quotes whole sentences, so that no "nicht" is cut off
 * @param name of the organisation, which may always be named; empty for none
 * @param neutral further words that say nothing, in lower case
 */
export function isSupported(
  statement: string,
  quotes: readonly string[],
  { name = '', neutral = NONE }: { name?: string; neutral?: ReadonlySet<string> } = {},
): boolean {
  if (statement.includes('?')) return false
  const own = new Set(wordsOf(name).flatMap(stemsOf))
  const sources = quotes
    .filter((quote) => !/\?\s*["“”»]?\s*$/.test(quote))
    .map((quote) => ({ quote, tokens: tokensOf(quote), others: speaksOfOthers(quote, name) }))
  const isSaying = (token: Token) => !isNeutral(token) && !neutral.has(token.lower)
  const claimsOf = (text: string) =>
    tokensOf(text).filter(({ signs }) => !signs.some((sign) => own.has(sign)))
  const isOfOne = (claims: Token[]) => {
    const said = claims.filter(isSaying)
    return sources.some((source) => isOf(source, claims, said, statement.toLowerCase()))
  }
  const isOfTwo = (part: string) =>
    !claimsOf(part).some((token) => isSaying(token) && !token.noun && !token.isNumber) &&
    halvesOf(part).some((halves) => halves.map(claimsOf).every(isOfOne))
  const parts = partsOf(statement).filter((part) => claimsOf(part).some(isSaying))
  return (
    parts.length > 0 &&
    !isObject(statement, name, quotes) &&
    !(IDENTITY.test(statement) && !quotes.some((quote) => IDENTITY.test(quote))) &&
    parts.every((part) => isOfOne(claimsOf(part)) || isOfTwo(part))
  )
}

interface Source {
  quote: string
  tokens: readonly Token[]
  others: readonly string[]
}

/** Whether one quote says all of it: parts of several would say what none of them does. */
function isOf(
  { quote, tokens, others }: Source,
  claims: readonly Token[],
  said: readonly Token[],
  statement: string,
): boolean {
  return (
    said.every(
      (token, index) =>
        stands(token, tokens, claims) ||
        isInCompound(token, said[index + 1], tokens, claims) ||
        isAddressed(token, quote) ||
        (token.signs[0] === 'group:price' && /[€£]|\beuro/iu.test(quote)),
    ) &&
    keepsMeaning(tokens, claims) &&
    others.every((other) => statement.includes(other)) &&
    keepsPairs(said, quote) &&
    !isDoneByOthers(said, tokens, statement) &&
    !isOfAnother(quote, statement) &&
    claims.every(
      (token, index) =>
        keepsNeighbour(token, claims[index + 1], tokens) &&
        (isDenial(claims[index - 1]) || !isOnlyDenied(token, tokens)),
    )
  )
}

/** The main clauses of a text, each of which stands on one quote. */
function partsOf(text: string): string[] {
  return text.split(SENTENCE_END).flatMap((sentence) => sentence.split(MAIN_CLAUSE))
}

/** The sentences of a text. */
export function sentencesIn(text: string): string[] {
  return text.split(SENTENCE_END)
}

const SENTENCE_END = /(?<=(?:\p{L}{3}|\s\p{Lu}|\d)[.!?;])\s+(?=\p{Lu})/u
const MAIN_CLAUSE = /(?:, (?:und|and|aber|but)|;)\s+/u

/** A list of things ("eine Werkstatt in Lübeck und ein Lager in Kiel"), cut where it may change its quote. */
function halvesOf(part: string): [string, string][] {
  return [...part.matchAll(/,\s| und | and /gu)].map(({ 0: joint, index }) => [
    part.slice(0, index),
    part.slice(index + joint.length),
  ])
}

/** "Bauherren beraten die Zimmerei": what it does to others would be done to it, unless a quote says "uns". */
function isObject(statement: string, name: string, quotes: readonly string[]): boolean {
  if (quotes.some((quote) => /(?<!\p{L})(?:uns|us)(?!\p{L})/iu.test(quote))) return false
  const names = [...wordsOf(name).map(({ text }) => text), 'Unternehmen', 'Firma', 'Betrieb'].join(
    '|',
  )
  const german = new RegExp(
    `^\\p{Lu}\\p{Ll}+ \\p{Ll}+en (?:die|das|den|der) (?:${names})(?!\\p{L})`,
    'u',
  )
  const english =
    /^\p{Lu}\p{Ll}+(?: \p{Ll}+)? (\p{Ll}{3,}) (?:it|them|the (?:company|firm|business))(?!\p{L})/u
  const [, verb = ''] = english.exec(statement) ?? []
  return german.test(statement) || (verb !== '' && !isFunctionWord(verb) && !NEUTRAL.has(verb))
}

/** Says that somebody else is the organisation, or its own. */
const IDENTITY =
  /(?:ist|sind|is|are) (?:das|die|der|the) (?:Unternehmen|Firma|Betrieb|company|firm|business)|gehör(?:t|en) (?:zum|zur|dem|der) (?!Angebot|Leistung|Schwerpunkt|Programm)|belongs? to/iu

/** Who does something, or who owns it: "by an adult", "von Lichtwerk". */
const AGENT = /(?<!\p{L})(?:by|von) (?:(?:an?|the|der|dem|den|einem|einer) )?(\p{L}+)/giu

function agentsIn(text: string): Token[] {
  return [...text.matchAll(AGENT)].flatMap(([, agent = '']) => tokensOf(agent))
}

/** "aus Eiche" without the "Treppen" that the quote says it of. */
function isOfAnother(quote: string, statement: string): boolean {
  const agents = agentsIn(quote)
  const isOther = (agent: Token) => !agents.some((one) => isSame(agent, one))
  if (agents.length > 0 && agentsIn(statement).some(isOther)) return true
  return [...quote.matchAll(/(\p{L}+) ((?:aus|von|of|by) \p{Lu}?\p{L}+)/gu)].some(
    ([, thing = '', what = '']) =>
      !isFunctionWord(thing.toLowerCase()) &&
      statement.includes(what.toLowerCase()) &&
      !tokensOf(statement).some((token) => tokensOf(thing).some((one) => isSame(one, token))),
  )
}

/** "Familien bauen" where the quote builds for families. */
function isDoneByOthers(
  said: readonly Token[],
  tokens: readonly Token[],
  statement: string,
): boolean {
  const isFor = (token: Token | undefined) => token?.signs[0] === 'group:for'
  if (/(?<!\p{L})(?:wird|werden|is|are|been)(?!\p{L})/u.test(statement)) return false
  return said.some((token, index) => {
    const verb = said[index + 1]
    if (
      !token.noun ||
      !verb ||
      verb.noun ||
      verb.isNumber ||
      verb.signs[0]?.startsWith('group:price')
    )
      return false
    return (
      !isFor(verb) &&
      !isFor(said[index - 1]) &&
      tokens.some((one, at) => isSame(token, one) && isFor(tokens[at - 1]))
    )
  })
}

/**
 * Whether neighbours in a statement stand in one clause of its quote: of "Wir senken die Heizkosten und liefern günstige
 * Fenster", nothing says "liefern" of "Heizkosten".
 */
function keepsPairs(said: readonly Token[], quote: string): boolean {
  const clauses = quote.split(CLAUSE)
  if (clauses.length < 2) return true
  const tokens = clauses.map(tokensOf)
  return said.slice(1).every((token, index) => {
    const before = said[index]
    if (!before || (token.noun && before.noun)) return true
    return tokens.some((clause) => stands(before, clause, said) && stands(token, clause, said))
  })
}

/** "und" or "and" before another verb, where a noun precedes it. */
const CLAUSE =
  /(?<=\p{Lu}\p{Ll}+) und (?=\p{Ll}+(?:e?n|t) )|(?<=\p{Ll}{3}s?) and (?=(?:we|do|does|have|are|is|will|also|deliver|offer|provide|sell|make|build) )/u

/** Whether a statement denies, praises or generalises what no quote does. */
export function turnsMeaning(statement: string, quotes: readonly string[]): boolean {
  const signs = new Set(quotes.flatMap(tokensOf).flatMap((token) => token.signs))
  return tokensOf(statement).some((token) =>
    token.signs.some((sign) => BOLD.test(sign) && !signs.has(sign)),
  )
}

function isNeutral({ lower }: Token): boolean {
  return NEUTRAL.has(lower)
}

const PERSON =
  /^(?:kund|patient|gäste|besuche|mitglied|mandant|nutzer|teilnehm|customer|client|guest|visitor|member|user|participant)/u

/** "Kunden" of a quote that says "Sie" or "you". */
function isAddressed({ lower }: Token, quote: string): boolean {
  return (
    PERSON.test(lower) &&
    /(?<!\p{L})(?:Sie|Ihnen|Ihre?[nmrs]?|[Dd]u|[Dd]eine?[nmrs]?|[Ee]uch|[Yy]ou|[Yy]our)(?!\p{L})/u.test(
      quote,
    )
  )
}

/** "für" of "Sprechstunde für Kinder", where a quote has "Kindersprechstunde". */
function isInCompound(
  { signs }: Token,
  next: Token | undefined,
  tokens: readonly Token[],
  claims: readonly Token[],
): boolean {
  return signs[0] === 'group:for' && next !== undefined && isPartOfCompound(next, tokens, claims)
}

/** Whether the statement leaves no "nicht" and no "wollen" of a quote out. */
function keepsMeaning(quote: readonly Token[], claims: readonly Token[]): boolean {
  return KEPT.every((group) => {
    const has = ({ signs }: Token) => signs.includes(`group:${group}`)
    return !quote.some(has) || claims.some(has)
  })
}

function speaksOfOthers(quote: string, name: string): string[] {
  return [...(quote.match(OTHERS) ?? []), ...(quote.match(OWNERS) ?? [])]
    .map((other) => other.toLowerCase().split(' ').at(-1) ?? '')
    .filter((other) => !name.toLowerCase().includes(other))
}

function isDenial(token: Token | undefined): boolean {
  return token?.signs[0] === 'group:not'
}

/** Whether a thing follows a "keine" wherever a quote names it. */
function isOnlyDenied(token: Token, tokens: readonly Token[]): boolean {
  const denied = tokens.flatMap((one, index) =>
    isSame(token, one) ? [isDenial(tokens[index - 1])] : [],
  )
  return denied.length > 0 && denied.every(Boolean)
}

/** What is tied to its thing; a year is not. */
const TIED =
  /^(?:number:(?!(?:1[89]|20)\d\d$)|degree:|group:(?:not|best|leading|most|first|only|all|more|less)$)/
/** Whether the word after a number, a negation or a superlative stands beside it in a quote too. */
function keepsNeighbour(token: Token, next: Token | undefined, tokens: readonly Token[]): boolean {
  if (!next || next.isNumber || isNeutral(next) || !token.signs.some((sign) => TIED.test(sign)))
    return true
  return tokens.some(
    (one) =>
      isSame(token, one) &&
      near(one, tokens).some((other) => isSame(next, other) || stands(next, [other], [next])),
  )
}
