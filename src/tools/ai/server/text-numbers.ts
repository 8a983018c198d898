export interface NumberPlace {
  /** In a normalised form: "1200", "12", "20%"; several for a date. */
  values: string[]
  /** Where it begins, and ends with its unit, in the text by NFKC. */
  start: number
  end: number
}

/** Digits with separators ("1.200", "1,200.50", "1 200", "1.4.2024"), or a word that may be a number's. */
const CANDIDATE =
  /(?<![\p{L}\d])(?:[1-9]\d{0,2}(?: \d{3})+(?!\d)|\d+(?:[.,'’]\d+)*)|\p{L}+ty-\p{L}+|\p{L}+/gu
const THOUSANDS = /^([1-9]\d{0,2})((?:([ .,'’])\d{3})(?:\3\d{3})*)(?:[.,](\d+))?$/
const PERCENT = /^\s?(?:%|prozent|per ?cent)/i
/** A German "Billion" is read as an English one, on both sides of a comparison. */
const SCALES = [
  [/^\s?hundred/i, 1e2],
  [/^\s?(?:tsd\.|tausend|thousand)/i, 1e3],
  [/^\s?(?:mio\.|million)/i, 1e6],
  [/^\s?(?:mrd\.|milliard|billion)/i, 1e9],
] as const

/**
 * The numbers of a German or English text: "1.200", "1,200" and "1 200" are "1200", "zwölf" and "twelve" are "12", "1,5
 * Mio." is "1500000", "20 Prozent" is "20%". A separator before exactly three digits separates thousands, any other one
 * decimals. "ein" and "one" are left out, because they are mostly articles, and so are digits within a word ("TYPO3").
 */
export function numberPlaces(text: string): NumberPlace[] {
  const plain = text.normalize('NFKC')
  return [...plain.matchAll(CANDIDATE)].flatMap(({ 0: found, index }) => {
    const numbers = numbersOf(found.toLowerCase())
    if (numbers.length === 0) return []
    let end = index + found.length
    const [scale, factor] = SCALES.find(([pattern]) => pattern.test(plain.slice(end))) ?? [/^/, 1]
    end += scale.exec(plain.slice(end))?.[0].length ?? 0
    const percent = PERCENT.exec(plain.slice(end))?.[0] ?? ''
    const values = numbers.map((one) => `${+(one * factor).toPrecision(12)}${percent && '%'}`)
    return [{ values, start: index, end: end + percent.length }]
  })
}

function numbersOf(found: string): number[] {
  if (!/^\d/.test(found)) {
    const value = ofWord(found)
    return value > 1 ? [value] : []
  }
  const [, first = '', rest = '', , decimals = '0'] = THOUSANDS.exec(found) ?? []
  if (first) return [Number(`${first}${rest.replace(/\D/g, '')}.${decimals}`)]
  if (/^\d+[.,]\d+$/.test(found)) return [Number(found.replace(',', '.'))]
  return found.split(/\D/).map(Number)
}

/** From 0 to 20 by one, then by ten. */
const WORDS = [
  'null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig',
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety',
].map((words) => words.split(' '))
const MANY = /^(.*?)(dutzend|hundert|tausend|dozen|hundred|thousand)[es]?$/
const MANY_VALUES = { du: 12, do: 12, hu: 100, ta: 1000, th: 1000 }

/** "zwölf", "fünfundzwanzig", "twenty-five", "dreihundert", "Dutzende"; NaN for any other word. */
function ofWord(word: string): number {
  const index = Math.max(...WORDS.map((words) => words.indexOf(word)))
  if (index >= 0) return index <= 20 ? index : (index - 18) * 10
  const [, count, many] = MANY.exec(word) ?? []
  if (many) return (count ? ofWord(count) : 1) * MANY_VALUES[many.slice(0, 2) as 'du']
  const parts = word.split(/(?<=^\p{Ll}+)(?:und|-)(?=\p{Ll}+$)/u)
  return parts.length === 2 ? parts.map(ofWord).reduce((one, other) => one + other) : Number.NaN
}
