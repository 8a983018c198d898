import { numberPlaces } from './text-numbers.ts'
import { isFunctionWord, stemsOf, type Word, wordsOf } from './text-words.ts'

/**
 * Words that turn a statement into another one, and words for the same thing, each as one sign: a word of a group stands
 * where another one of it does.
 */
const GROUPS: Readonly<Record<string, RegExp>> = {
  not: /^(?:kein(?:e[nrms]?|erlei)?|nicht|nichts|nie|niemals|niemand\p{L}*|ohne|weder|kaum|no|not|never|none|nobody|nothing|without|neither|nor|cannot|\p{L}+n't)$/u,
  hedge:
    /^(?:woll(?:en|t|te|ten)|will|möcht\p{L}*|soll(?:en|te|ten)?|könnt\p{L}+|würd\p{L}*|wär\p{L}*|hätt\p{L}*|wenn|falls|sobald|vielleicht|womöglich|fast|beinahe|künftig\p{L}*|zukünftig\p{L}*|bald|demnächst|geplante\p{L}*|ziel\p{L}*|hoff\p{L}*|träum\p{L}*|früher\p{L}*|ehemal\p{L}*|einst\p{L}*|damals|would|could|might|should|want|wants|planned|hope|hopes|aim|aims|soon|future|former|formerly|once|almost|nearly|if|unless)$/u,
  all: /^(?:alle[nrms]?|jede[nrms]?|sämtliche\p{L}*|immer|stets|überall|all|every|always|everywhere)$/u,
  only: /^(?:nur|einzig\p{L}*|ausschließlich\p{L}*|allein\p{L}*|only|sole|solely|exclusive\p{L}*)$/u,
  best: /^(?:best(?:e[nrms]?)?|top|nummer|number)$/u,
  leading: /^(?:führend\p{L}*|leading|leader|leaders|\p{L}*führer)$/u,
  most: /^(?:meist(?:e[nrs]?|ens)?|mehrheit|most|mostly|majority)$/u,
  first: /^(?:erst(?:e[nrms]?|mals)|first)$/u,
  more: /^(?:mehr|mindestens|more|least)$/u,
  less: /^(?:weniger|höchstens|wenig(?:e[nrs]?)?|less|fewer|few)$/u,
  many: /^(?:viele[nrs]?|zahlreich\p{L}*|many|numerous|several|mehrere[nr]?)$/u,
  better: /^(?:besser\p{L}*|better)$/u,
  against: /^(?:gegen|against)$/u,
  since:
    /^(?:seit|gegründet\p{L}*|gründ(?:ete|eten|ung|er)|since|founded|established|foundation)$/u,
  for: /^(?:für|for|kund(?:e|en|in|innen|schaft)|auftraggeb\p{L}*|customers?|clients?)$/u,
  staff:
    /^(?:mitarbeite(?:r|rn|rinnen|nde[nr]?)|beschäftigte[nr]?|angestellte[nr]?|kolleg\p{L}+|team|teams|employees?|staff)$/u,
  make: /^(?:bau(?:en|t)|gebaut|baute[nt]?|fertig(?:en|t|te|ung)|gefertigt|stell(?:en|t)|herstell(?:en|t|ung)|hergestellt|produzier(?:en|t|te)|build|builds|built|make|makes|made|produces?)$/u,
  price: /^(?:kost(?:en|et)|preis(?:e|en)?|costs?|prices?)$/u,
}

/** Those that make a claim false, not merely unproven, where a statement claims a source for them. */
const BOLD = /^(?:degree:.*|group:(?:not|all|only|best|leading|most|first|against))$/
/** Those of a quote that a statement may not leave out, or it says more than the quote. */
const KEPT = ['not', 'hedge']
/** Somebody else, of whom a quote speaks. */
const OTHERS =
  /(?<!\p{L})(?:unser\p{L}*|our|eine?[rn]?|a|an) (?:kund(?:e|in|en)|partner\p{L}*|lieferant\p{L}*|hersteller\p{L}*|auftraggeber\p{L}*|tochter\p{L}*|mutter\p{L}*|wettbewerber\p{L}*|client|customer|partner|supplier|manufacturer|subsidiary|parent|competitor)(?!\p{L})|(?<!\p{L})(?:g?GmbH|AG|KG|SE|Ltd|Inc|plc)(?!\p{L})/giu

/** Words that say what a website does, and fit any organisation. */
const NEUTRAL = new Set(
  `unternehmen unternehmens firma betrieb betriebs organisation anbieter website webseite internetseite seite seiten startseite
  angebot angebote angeboten anbieten anbietet angebotenen bieten bietet geboten leistung leistungen nennt nennen genannt
  beschreibt beschreiben bezeichnet versteht zählt zählen gehört gehören umfasst umfassen steht stehen liegt liegen gibt
  geben besteht bestehen richtet richten wendet wenden angesprochen anspricht ansprechen spricht sprechen arbeitet arbeiten
  tätig konzentriert schwerpunkt schwerpunkte bereich bereiche bereichen thema themen darunter insbesondere besonders
  außerdem zudem laut sagt schreibt angabe angaben macht verfügt besitzt heißt heißen praxis kanzlei verein verband behörde kommt kommen findet finden übernimmt übernehmen
  verschiedene beispiel beispielsweise art form hand rund um dem text zufolge ausrichtung eigenen selbst menschen
  company company's business firm organisation organization organisation's website site page pages offer offers offered
  offering offerings service services provide provides provided include includes including describes describe described
  name names named list lists listed mention mentions say says state states stated address addresses addressed focus
  focuses work works working called practice association authority range area areas such example well also people according exists there`.split(
    /\s+/,
  ),
)

const NONE: ReadonlySet<string> = new Set()

interface Token {
  /** Signs for what it says: its group, its number, or its stems. */
  signs: string[]
  lower: string
  noun: boolean
  isNumber: boolean
}

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
  const claims = tokensOf(statement).filter(({ signs }) => !signs.some((sign) => own.has(sign)))
  const said = claims.filter((token) => !isNeutral(token) && !neutral.has(token.lower))
  const sources = quotes
    .filter((quote) => !/\?\s*["“”»]?\s*$/.test(quote))
    .map((quote) => ({ quote, tokens: tokensOf(quote) }))
    .filter(({ tokens }) => said.some((token) => stands(token, tokens, claims)))
  const all = sources.flatMap(({ tokens }) => tokens)
  return (
    said.length > 0 &&
    said.every(
      (token, index) =>
        stands(token, all, claims) || isInCompound(token, said[index + 1], all, claims),
    ) &&
    sources.every(({ tokens }) => keepsMeaning(tokens, claims)) &&
    sources.every(({ quote }) =>
      speaksOfOthers(quote, name).every((other) => statement.toLowerCase().includes(other)),
    ) &&
    claims.every(
      (token, index) =>
        keepsNeighbour(token, claims[index + 1], sources) &&
        (isDenial(claims[index - 1]) || !isOnlyDenied(token, sources)),
    )
  )
}

/** Whether a statement denies, praises or generalises what no quote does. */
export function turnsMeaning(statement: string, quotes: readonly string[]): boolean {
  const signs = new Set(quotes.flatMap(tokensOf).flatMap((token) => token.signs))
  return tokensOf(statement).some((token) =>
    token.signs.some((sign) => BOLD.test(sign) && !signs.has(sign)),
  )
}

function tokensOf(text: string): Token[] {
  // "nicht nur … sondern auch" denies nothing.
  const plain = text
    .normalize('NFKC')
    .replace(/(?<!\p{L})(?:nicht nur|not only)(?!\p{L})/giu, ' ')
    .replace(
      /(?<!\p{L})(?:planen|plant)(?=[^.]* zu )|(?<!\p{L})plans?(?= to )|(?<=(?:ist|sind) (?:\p{L}+ )?)geplant/giu,
      'wollen',
    )
  const numbers = numberPlaces(plain)
  const placed = numbers.map(({ values, start }) => ({
    start,
    token: {
      signs: values.map((value) => `number:${value}`),
      lower: '',
      noun: false,
      isNumber: true,
    },
  }))
  const words = wordsOf(plain).filter(
    ({ start, end }) => !numbers.some((one) => start < one.end && end > one.start),
  )
  const particles = particlesOf(plain, words)
  const saying = words.flatMap((word) => {
    const particle = particles.get(word)
    const group = particle
      ? undefined
      : Object.keys(GROUPS).find((key) => GROUPS[key]?.test(word.lower))
    if (!group && (isFunctionWord(word.lower) || word.text.length < 2)) return []
    const signs = group
      ? [`group:${group}`]
      : stemsOf(word).map((stem) => `${particle ?? ''}${stem}`)
    const token = { signs, lower: word.lower, noun: word.capital, isNumber: false }
    return [{ start: word.start, token }]
  })
  return [...placed, ...saying]
    .toSorted((one, other) => one.start - other.start)
    .map(({ token }) => token)
}

/** At the end of a German clause, parts of verbs such as "abbauen". */
const PARTICLE =
  /(?<=\s)(?:an|ab|auf|aus|bei|ein|her|hin|los|mit|nach|vor|weg|zu|zurück|zusammen|um|fest|statt|weiter)(?=\s*(?:[.,;:!?–“”"»)]|$|und |oder ))/giu

/** The verbs whose first part stands at the end of their clause: "ab" of "baut" in "baut Stellen ab". */
function particlesOf(text: string, words: readonly Word[]): Map<Word, string> {
  return new Map(
    [...text.matchAll(PARTICLE)].flatMap(({ 0: particle, index }) => {
      const clause = Math.max(
        ...[...text.slice(0, index).matchAll(/[,;:.!?–]/g)].map((mark) => mark.index),
        0,
      )
      const verb = words.find(
        ({ start, lower, text: word, first }) =>
          start >= clause &&
          start < index &&
          (first || word === lower) &&
          /(?:t|en|e)$/.test(lower) &&
          !isFunctionWord(lower),
      )
      return verb ? [[verb, particle.toLowerCase()] as const] : []
    }),
  )
}

function isNeutral({ lower }: Token): boolean {
  return NEUTRAL.has(lower)
}

function isSame(one: Token, other: Token): boolean {
  if (one.isNumber) return other.isNumber && one.signs.every((sign) => other.signs.includes(sign))
  return one.signs.some((sign) => other.signs.some((theirs) => isSameSign(sign, theirs, one)))
}

/**
 * "Hamburg" and "Hamburgs", "Bäcker" and "Bäckerei": one ending more, of a noun. "vertritt" and "vertreten": a verb with
 * other vowels, which begins alike.
 */
function isSameSign(sign: string, other: string, { noun }: Token): boolean {
  if (sign === other) return true
  if (sign.includes(':') || other.includes(':')) return false
  if (!noun) {
    const consonants = (stem: string) => stem.replace(/[aeiouy]/g, '')
    const same = consonants(sign)
    return same.length >= 4 && sign[0] === other[0] && same === consonants(other)
  }
  const [short, long] = sign.length < other.length ? [sign, other] : [other, sign]
  return short.length >= 5 && long.length - short.length <= 2 && long.startsWith(short)
}

function stands(token: Token, tokens: readonly Token[], claims: readonly Token[]): boolean {
  if (token.isNumber) {
    return token.signs.every((sign) => tokens.some(({ signs }) => signs.includes(sign)))
  }
  return (
    tokens.some((other) => isSame(token, other)) ||
    (token.noun && isPartOfCompound(token, tokens, claims)) ||
    (token.noun && isCompound(token, tokens))
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

/** First parts that make the opposite, or something else, of what follows. */
const TURNING_PART =
  /^(?:nicht|un|ohne|anti|gegen|ex|miss|fehl|schein|halb|an|ab|auf|aus|ein|ver|vor|nach|unter|über|ent|zer|um|bei|mit)$/

/** "Wohnungen" of "Eigentumswohnungen"; the first part ("Eigentum") only where the statement has the last one too. */
function isPartOfCompound(
  token: Token,
  tokens: readonly Token[],
  claims: readonly Token[],
): boolean {
  return tokens.some(
    (other) =>
      other.noun &&
      token.signs.some((sign) =>
        other.signs.some((whole) => {
          if (sign.length < 3 || whole.length < sign.length + 3) return false
          if (whole.endsWith(sign)) return !TURNING_PART.test(whole.slice(0, -sign.length))
          const rest = whole.slice(sign.length).replace(/^(?:e?s|e?n|er?)(?=.{3})/, '')
          return (
            whole.startsWith(sign) &&
            near(token, claims).some(({ signs }) =>
              signs.some((one) => one.length > 2 && one === rest),
            )
          )
        }),
      ),
  )
}

/** The words around one: at most one other word that says something is between. */
function near(token: Token, tokens: readonly Token[], distance = 2): Token[] {
  const index = tokens.indexOf(token)
  return tokens
    .slice(Math.max(0, index - distance), index + distance + 1)
    .filter((other) => other !== token)
}

/** "Dachstuhlbau" where the texts have "Dachstuhl" and "Bau". */
function isCompound(token: Token, tokens: readonly Token[]): boolean {
  const parts = tokens.flatMap(({ noun, signs }) => (noun ? signs : []))
  return token.signs.some((whole) =>
    parts.some(
      (first) =>
        first.length > 2 &&
        whole.startsWith(first) &&
        parts.some(
          (last) =>
            last.length > 2 &&
            last !== first &&
            /^(?:e?s|e?n|er?)?$/.test(whole.slice(first.length, -last.length)) &&
            whole.endsWith(last) &&
            whole.length >= first.length + last.length,
        ),
    ),
  )
}

/** Whether the statement leaves no "nicht" and no "wollen" of a quote out. */
function keepsMeaning(quote: readonly Token[], claims: readonly Token[]): boolean {
  return KEPT.every((group) => {
    const has = ({ signs }: Token) => signs.includes(`group:${group}`)
    return !quote.some(has) || claims.some(has)
  })
}

function speaksOfOthers(quote: string, name: string): string[] {
  return (quote.match(OTHERS) ?? [])
    .map((other) => other.toLowerCase().split(' ').at(-1) ?? '')
    .filter((other) => !name.toLowerCase().includes(other))
}

function isDenial(token: Token | undefined): boolean {
  return token?.signs[0] === 'group:not'
}

/** Whether a thing follows a "keine" wherever a quote names it. */
function isOnlyDenied(token: Token, sources: readonly { tokens: readonly Token[] }[]): boolean {
  const denied = sources.flatMap(({ tokens }) =>
    tokens.flatMap((one, index) => (isSame(token, one) ? [isDenial(tokens[index - 1])] : [])),
  )
  return denied.length > 0 && denied.every(Boolean)
}

/** What is tied to its thing; a year is not. */
const TIED =
  /^(?:number:(?!(?:1[89]|20)\d\d$)|degree:|group:(?:not|best|leading|most|first|only|all|more|less)$)/
/** Whether the word after a number, a negation or a superlative stands beside it in a quote too. */
function keepsNeighbour(
  token: Token,
  next: Token | undefined,
  sources: readonly { tokens: readonly Token[] }[],
): boolean {
  if (!next || next.isNumber || isNeutral(next) || !token.signs.some((sign) => TIED.test(sign)))
    return true
  return sources.some(({ tokens }) =>
    tokens.some(
      (one) =>
        isSame(token, one) &&
        near(one, tokens).some((other) => isSame(next, other) || stands(next, [other], [next])),
    ),
  )
}
