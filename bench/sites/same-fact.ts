/** The kinds of facts, in the order in which the figures are printed. */
export const KINDS = [
  'name',
  'description',
  'size',
  'founded',
  'offers',
  'audiences',
  'prices',
  'references',
  'languages',
  'locations',
  'jobs',
  'news',
  'events',
  'shop',
] as const
export type Kind = (typeof KINDS)[number]

interface Known {
  text: string
  variants: readonly string[]
  quote: string
}

const STOP_WORDS = new Set(
  'der die das den dem des ein eine einer und oder fur mit von vom zu zur zum im in am an auf bei aus the a of for and or with to at by on our your unsere unser ihre'.split(
    ' ',
  ),
)
const LEGAL_FORMS =
  /\b(gmbh|ggmbh|co|kg|ag|ug|haftungsbeschrankt|ev|e v|gbr|mbb|partg|ltd|limited|llc|inc|plc|llp|ohg|ek|e k)\b/g
/** Kinds whose passage says the fact in other words than its text. */
const BY_QUOTE = new Set<Kind>(['description', 'size', 'jobs', 'audiences'])
/** Titles, which are shortened in many ways. */
const BY_TITLE = new Set<Kind>(['jobs', 'news', 'events'])
const LANGUAGES: Record<string, string> = {
  Deutsch: 'de',
  Englisch: 'en',
  Französisch: 'fr',
  Italienisch: 'it',
  Russisch: 'ru',
  Polnisch: 'pl',
  Niederländisch: 'nl',
}

/**
 * True where a found text says the same as a fact that a reader wrote down. It is lenient about wording: what counts are
 * years, amounts, numbers of houses and postcodes, and most of the words.
 */
export function isSame(kind: Kind, found: string, { text, variants, quote }: Known): boolean {
  const texts = [text, ...variants, ...(BY_QUOTE.has(kind) ? [quote] : [])].filter(Boolean)
  return texts.some((known) => isSameText(kind, found, known))
}

function isSameText(kind: Kind, found: string, known: string): boolean {
  const both = overlapOf(found, known)
  switch (kind) {
    case 'shop':
      return true
    case 'name':
      return nameKey(found) === nameKey(known)
    case 'founded':
      return /\d{4}/.exec(found)?.[0] === /\d{4}/.exec(known)?.[0]
    case 'languages':
      return (LANGUAGES[found] ?? found) === known.slice(0, 2)
    case 'size':
      return both.ofFound >= 0.6 || both.ofKnown >= 0.6
    case 'description':
      return both.ofFound >= 0.7 || (both.ofKnown >= 0.8 && wordsOf(known).length >= 4)
    case 'locations':
      return isSamePlace(found, known, both)
    case 'prices':
      return amountsIn(found).some((one) => amountsIn(known).includes(one)) && both.common > 0
    default:
      return isSameName(kind, found, known, both)
  }
}

interface Overlap {
  common: number
  /** Share of the words of each that the other has. */
  ofFound: number
  ofKnown: number
}

function overlapOf(found: string, known: string): Overlap {
  const [one, other] = [found, known].map((text) => new Set(wordsOf(text).map(stemOf)))
  if (!one?.size || !other?.size) return { common: 0, ofFound: 0, ofKnown: 0 }
  const common = [...one].filter((word) => other.has(word)).length
  return { common, ofFound: common / one.size, ofKnown: common / other.size }
}

function isSamePlace(found: string, known: string, { ofFound, ofKnown }: Overlap): boolean {
  const [one = [], other = []] = [found, known].map((text) =>
    tokensOf(text).filter((word) => /\d/.test(word)),
  )
  if (one.length > 0 && other.length > 0)
    return one.some((number) => other.includes(number)) && (ofFound >= 0.6 || ofKnown >= 0.6)
  return ofFound >= 0.8 || ofKnown >= 0.8
}

/** Names are the same where one has all words of the other, and not many more, or both have most in common. */
function isSameName(kind: Kind, found: string, known: string, both: Overlap): boolean {
  const { common, ofFound, ofKnown } = both
  const [length, other] = [wordsOf(found).length, wordsOf(known).length]
  const isWithin =
    (ofKnown === 1 && length <= 3 * other + 2) || (ofFound === 1 && other <= 3 * length + 1)
  const most = Math.max(ofFound, ofKnown)
  return (
    tokensOf(found).join('') === tokensOf(known).join('') ||
    isWithin ||
    (kind === 'audiences' && most >= 0.6) ||
    (BY_TITLE.has(kind) && most >= 0.7 && common > 1) ||
    common >= (length + other - common) / 2
  )
}

function tokensOf(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/ß/g, 'ss')
      .replace(/([aou])e/g, '$1')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

function wordsOf(text: string): string[] {
  return tokensOf(text).filter((word) => !STOP_WORDS.has(word))
}

function stemOf(word: string): string {
  return word.length > 5 ? word.replace(/(en|er|es|em|e|n|s)$/, '') : word
}

function nameKey(text: string): string {
  return tokensOf(text).join(' ').replace(LEGAL_FORMS, '').replace(/\s/g, '')
}

function amountsIn(text: string): string[] {
  return (text.replace(/(\d)[ '’](?=\d{3})/g, '$1').match(/\d+(?:[.,]\d+)*/g) ?? []).map((amount) =>
    amount
      .replace(/[.,]00?$/, '')
      .replace(/[.,](?=\d{3}\b)/g, '')
      .replace(',', '.'),
  )
}
