/** Digits with separators: "1.200", "1,200.50", "1 200", "3,5", "1.4.2024". */
const DIGITS = /(?<![\p{L}\d])(?:[1-9]\d{0,2}(?: \d{3})+(?!\d)|\d+(?:[.,'’]\d+)*)/u
const THOUSANDS = /^([1-9]\d{0,2})((?:([ .,'’])\d{3})(?:\3\d{3})*)(?:[.,](\d+))?$/
const PERCENT = /^\s?(?:%|prozent|per ?cent)/i
/** A German "Billion" is read as an English one, on both sides of a comparison. */
const SCALES: readonly (readonly [RegExp, number])[] = [
  [/^\s?(?:tsd|tausend|thousand)\p{L}*\.?/iu, 1e3],
  [/^\s?(?:mio|million)\p{L}*\.?/iu, 1e6],
  [/^\s?(?:mrd|milliard|billion|bn)\p{L}*\.?/iu, 1e9],
]

const WORDS = numberWords()
const NUMBER = new RegExp(
  `${DIGITS.source}|(?<!\\p{L})(?:${[...WORDS.keys()].toSorted((one, other) => other.length - one.length).join('|')})(?!\\p{L})`,
  'giu',
)

/**
 * The numbers of a German or English text in a normalised form: "1.200", "1,200" and "1 200" are "1200", "zwölf" and
 * "twelve" are "12", "1,5 Mio." is "1500000", "20 Prozent" is "20%". A separator before exactly three digits separates
 * thousands, any other one decimals. Dates and versions count as several numbers. "ein" and "one" are left out, because
 * they are mostly articles, and so are digits within a word such as "TYPO3".
 */
export function numbersIn(text: string): string[] {
  return numberPlaces(text).flatMap(({ values }) => values)
}

export interface NumberPlace {
  /** In the normalised form of {@link numbersIn}; several for a date. */
  values: string[]
  /** Where it begins, and ends with its unit, in the text by NFKC. */
  start: number
  end: number
}

/** The numbers of a text with their places. */
export function numberPlaces(text: string): NumberPlace[] {
  const plain = text.normalize('NFKC')
  return [...plain.matchAll(NUMBER)].map((match) => {
    const digitsEnd = match.index + match[0].length
    const after = plain.slice(digitsEnd)
    const [scaled, scale] = firstMatch(SCALES, after)
    const [percent] = firstMatch([[PERCENT, 1]], after)
    const values = valuesOf(match[0].toLowerCase()).map(
      (value) => `${Number((value * scale).toPrecision(12))}${percent ? '%' : ''}`,
    )
    return { values, start: match.index, end: digitsEnd + scaled.length + percent.length }
  })
}

function firstMatch(
  patterns: readonly (readonly [RegExp, number])[],
  text: string,
): [found: string, value: number] {
  for (const [pattern, value] of patterns) {
    const [found] = pattern.exec(text) ?? []
    if (found) return [found, value]
  }
  return ['', 1]
}

function valuesOf(number: string): number[] {
  const word = WORDS.get(number)
  if (word !== undefined) return [word]
  const grouped = THOUSANDS.exec(number)
  if (grouped) {
    const [, first = '', rest = '', , decimals = '0'] = grouped
    return [Number(`${first}${rest.replace(/\D/g, '')}.${decimals}`)]
  }
  if (/^\d+[.,]\d+$/.test(number)) return [Number(number.replace(',', '.'))]
  return number.split(/\D/).map(Number)
}

function numberWords(): Map<string, number> {
  const words = new Map<string, number>()
  const count = (list: string, from: number, step = 1) => {
    for (const [index, word] of list.split(' ').entries()) words.set(word, from + index * step)
  }
  count('zwei drei vier fünf sechs sieben acht neun', 2)
  count('zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn', 10)
  count('two three four five six seven eight nine', 2)
  count('ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen', 10)
  const tens = 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'
  const englishTens = 'twenty thirty forty fifty sixty seventy eighty ninety'
  count(tens, 20, 10)
  count(englishTens, 20, 10)
  for (const [ten, word] of tens.split(' ').entries()) {
    for (const [one, unit] of 'ein zwei drei vier fünf sechs sieben acht neun'
      .split(' ')
      .entries()) {
      words.set(`${unit}und${word}`, (ten + 2) * 10 + one + 1)
    }
  }
  for (const [ten, word] of englishTens.split(' ').entries()) {
    for (const [one, unit] of 'one two three four five six seven eight nine'.split(' ').entries()) {
      words.set(`${word}-${unit}`, (ten + 2) * 10 + one + 1)
    }
  }
  for (const [one, unit] of 'ein zwei drei vier fünf sechs sieben acht neun'.split(' ').entries()) {
    words.set(`${unit}hundert`, (one + 1) * 100)
    words.set(`${unit}tausend`, (one + 1) * 1000)
  }
  for (const word of ['dutzend', 'dutzende', 'dozen', 'dozens']) words.set(word, 12)
  for (const word of ['hundert', 'hunderte', 'einhundert', 'hundred', 'hundreds']) {
    words.set(word, 100)
  }
  for (const word of ['tausend', 'tausende', 'eintausend', 'thousand', 'thousands']) {
    words.set(word, 1000)
  }
  return words
}
