import { numberPlaces } from './text-numbers.ts'
import { isFunctionWord, stemsOf, type Word, wordsOf } from './text-words.ts'

/** A word or a number that says something. */
export interface Token {
  /** Signs for what it says: its group, its number, or its stems. */
  signs: string[]
  lower: string
  noun: boolean
  isNumber: boolean
}

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
  less: /^(?:weniger|höchstens|maximal|wenig(?:e[nrs]?)?|selten\p{L}*|less|fewer|few|most|rarely|seldom|hardly)$/u,
  many: /^(?:viele[nrs]?|zahlreich\p{L}*|many|numerous|several|mehrere[nr]?)$/u,
  better: /^(?:besser\p{L}*|better)$/u,
  against: /^(?:gegen|against)$/u,
  before: /^(?:vor|before)$/u,
  after: /^(?:nach|after)$/u,
  since: /^(?:seit|since)$/u,
  founded: /^(?:gegründet\p{L}*|gründ(?:ete|eten|ung|er)|founded|established|foundation)$/u,
  until: /^(?:bis|until)$/u,
  for: /^(?:für|for|kund(?:e|en|in|innen|schaft)|auftraggeb\p{L}*|customers?|clients?)$/u,
  staff:
    /^(?:mitarbeite(?:r|rn|rinnen|nde[nr]?)|beschäftigte[nr]?|angestellte[nr]?|kolleg\p{L}+|team|teams|employees?|staff)$/u,
  make: /^(?:bau(?:en|t)|gebaut|baute[nt]?|fertig(?:en|t|te|ung)|gefertigt|stell(?:en|t)|herstell(?:en|t|ung)|hergestellt|produzier(?:en|t|te)|build|builds|built|make|makes|made|produces?)$/u,
  price: /^(?:kost(?:en|et)|preis(?:e|en)?|costs?|prices?)$/u,
}

/** The words and numbers of a text that say something, in their order. */
export function tokensOf(text: string): Token[] {
  // "nicht nur … sondern auch" denies nothing.
  const plain = text
    .normalize('NFKC')
    .replace(/(?<!\p{L})(?:nicht nur|not only)(?!\p{L})/giu, ' ')
    .replace(
      /(?<!\p{L})(?:planen|plant)(?=[^.]* zu )|(?<!\p{L})plans?(?= to )|(?<=(?:ist|sind) (?:\p{L}+ )?)geplant/giu,
      'wollen',
    )
    .replace(/(?<!\p{L})(?:unter|bis zu|under|below|up to|at most)(?= \d)/giu, 'weniger')
    .replace(/(?<!\p{L})(?:über|mehr als|over|above|more than)(?= \d)/giu, 'mindestens')
    .replace(
      /(?<!\p{L})(?:ab|from)(?= (?:nächste|next|\d{4}|frühjahr|frühling|sommer|herbst|winter|spring|summer|autumn|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|january|february|march|may|june|july|october|december))/giu,
      'bald',
    )
    .replace(/(?<!\p{L})(?:lässt|lassen) sich(?!\p{L})/giu, ' ')
    .replace(
      /(?<!\p{L})(?:for|für)(?= (?:an?|one|two|three|ein|zwei|drei|\d+) (?:day|week|month|year|tag|woche|monat|jahr))/giu,
      ' ',
    )
    .replace(/free of charge/giu, 'free')
    .replace(/(?<!\p{L})[zZ]\. ?B\./gu, ' ')
    // "günstiger als" compares, "ein günstiger Preis" does not.
    .replace(/(?<=\p{Ll}{3}er)(?= als )/gu, 'ere')
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
    if (!group && ((isFunctionWord(word.lower) && !isLetter(word)) || /^\p{Ll}$/u.test(word.text)))
      return []
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

/** "B" of "Angebot B". */
function isLetter({ text, first }: Word): boolean {
  return !first && /^\p{Lu}$/u.test(text) && text !== 'I'
}

/** At the end of a German clause, parts of verbs such as "abbauen". */
const PARTICLE =
  /(?<=\s)(?:an|ab|auf|aus|bei|ein|her|hin|los|mit|nach|vor|weg|zu|zurück|zusammen|um|fest|statt|weiter)(?=\s*(?:[.,;:!?–“”"»)]|$|und |oder ))/giu

/** The verbs whose first part stands at the end of their clause: "ab" of "baut" in "baut Stellen ab". */
function particlesOf(text: string, words: readonly Word[]): Map<Word, string> {
  return new Map(
    [...text.matchAll(PARTICLE)].flatMap(({ 0: particle, index }) => {
      const verbAfter = (mark: RegExp) => {
        const begin = Math.max(
          0,
          ...[...text.slice(0, index).matchAll(mark)].map((one) => one.index),
        )
        return words.find(
          ({ start, lower, text: word, first }) =>
            start >= begin &&
            start < index &&
            (first || word === lower) &&
            /(?:t|en|e)$/.test(lower) &&
            !isFunctionWord(lower),
        )
      }
      // A comma may also be one of a list: "nehmen Hunde, Katzen und Vögel auf".
      const verb = verbAfter(/[,;:.!?–]/g) ?? verbAfter(/[;:.!?–]/g)
      return verb ? [[verb, particle.toLowerCase()] as const] : []
    }),
  )
}

/** Whether two words say the same thing. */
export function isSame(one: Token, other: Token): boolean {
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

/**
 * Whether what a word says stands among the words of a text: by its stem, as part of a compound, or made of two words.
 *
 * @param claims the words around it
 */
export function stands(token: Token, tokens: readonly Token[], claims: readonly Token[]): boolean {
  if (token.isNumber) {
    return token.signs.every((sign) => tokens.some(({ signs }) => signs.includes(sign)))
  }
  return (
    tokens.some((other) => isSame(token, other)) ||
    (token.noun && isPartOfCompound(token, tokens, claims)) ||
    (token.noun && isCompound(token, tokens))
  )
}

/** First parts that make the opposite, or something else, of what follows. */
const TURNING_PART =
  /^(?:nicht|un|ohne|anti|gegen|ex|miss|fehl|schein|halb|an|ab|auf|aus|ein|ver|vor|nach|unter|über|ent|zer|um|bei|mit)$/

/** "Wohnungen" of "Eigentumswohnungen"; the first part ("Eigentum") only where the statement has the last one too. */
export function isPartOfCompound(
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
export function near(token: Token, tokens: readonly Token[], distance = 2): Token[] {
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
