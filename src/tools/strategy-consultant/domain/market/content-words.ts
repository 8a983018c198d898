/** Words that carry no content, in German and English, folded. By them a text's language is recognised, too. */
const FUNCTION_WORDS = {
  de: words(
    'der die das den dem des ein eine einer eines einem einen und oder aber fur von vom mit im am auf aus bei zu zum zur nach uber unter wir uns unser unsere unseren sie ihr ihre ihren ist sind war wird werden kann nicht auch alle alles mehr als wie sich es hier',
  ),
  en: words(
    'the a an and or but for of with on at to from by we us our you your their they is are was will be can not all more as it its this that who what how here',
  ),
}
const IN_BOTH = words('in am an so was war die also')

/** Endings of inflected nouns and adjectives; the longest first. */
const ENDINGS = ['innen', 'ern', 'en', 'er', 'es', 'em', 'e', 'n', 's']
/** What is left of a word is at least this long. */
const STEM_MIN = 4
/** So many first letters have to occur in another word, to relate both: "Reinig(ung)" in "Rohrreinigung". */
const RELATED_LENGTH = 6

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(' '))
}

/** The words of a text in their order, in lower case, without accents: "Für Dächer" is "fur", "dacher". */
export function wordsIn(text: string): string[] {
  const folded = text.toLowerCase().replace(/ß/g, 'ss').normalize('NFD').replace(/\p{M}/gu, '')
  return folded.match(/[\p{L}\p{N}]+/gu) ?? []
}

/** The distinct stems of the words that carry content: "Privatkundinnen" and "Privatkunden" have the same one. */
export function stemsOf(text: string): string[] {
  const content = wordsIn(text).filter((word) => word.length > 1 && !isFunctionWord(word))
  return [...new Set(content.map(stemOf))]
}

/** True where both texts consist of the same content words. A text without any is the same as no other. */
export function isSameContent(one: string, other: string): boolean {
  const stems = stemsOf(one)
  const others = new Set(stemsOf(other))
  return stems.length > 0 && stems.length === others.size && stems.every((stem) => others.has(stem))
}

/**
 * True where no content word of the text is related to any of the words, so that nothing of it is said there. In doubt it
 * is false: words that only begin alike, or of which one contains the other, count as related.
 */
export function isUnrelated(text: string, said: readonly string[]): boolean {
  const stems = stemsOf(text)
  if (!stems.some((stem) => stem.length > STEM_MIN)) return false
  const others = said.filter((word) => word.length >= STEM_MIN && !isFunctionWord(word)).map(stemOf)
  return !stems.some((stem) => others.some((other) => isRelated(stem, other)))
}

/** The language in which most of the words are; null where that is not clear, or neither German nor English. */
export function languageOfWords(said: readonly string[]): 'de' | 'en' | null {
  const distinct = [...new Set(said)].filter((word) => !IN_BOTH.has(word))
  const count = (language: 'de' | 'en') =>
    distinct.filter((word) => FUNCTION_WORDS[language].has(word)).length
  const [german, english] = [count('de'), count('en')]
  if (german >= 4 && german > 3 * english) return 'de'
  return english >= 4 && english > 3 * german ? 'en' : null
}

function isRelated(one: string, other: string): boolean {
  if (Math.min(one.length, other.length) <= STEM_MIN) {
    const [short = '', long = ''] = one.length < other.length ? [one, other] : [other, one]
    return long.startsWith(short) || long.endsWith(short)
  }
  return (
    one.includes(other.slice(0, RELATED_LENGTH)) || other.includes(one.slice(0, RELATED_LENGTH))
  )
}

function stemOf(word: string): string {
  const ending = ENDINGS.find(
    (one) => word.endsWith(one) && word.length - one.length >= STEM_MIN && !/\d/.test(word),
  )
  return ending ? word.slice(0, -ending.length) : word
}

function isFunctionWord(word: string): boolean {
  return FUNCTION_WORDS.de.has(word) || FUNCTION_WORDS.en.has(word)
}

/** Languages that websites of the region are in. */
const CODES =
  'de en fr it es nl pl cs sk tr ru uk pt da sv no nb fi hu ro bg hr sr sl el zh ja ko ar fa he vi lt lv et'

let codes: ReadonlyMap<string, string> | undefined

/**
 * The code of a language by its German or English name, as readings name it in the language of the screen; another text
 * is returned in lower case.
 */
export function languageKey(name: string): string {
  codes ??= new Map(
    ['de', 'en'].flatMap((language) => {
      const names = new Intl.DisplayNames([language], { type: 'language' })
      return CODES.split(' ').map((code) => [names.of(code)?.toLowerCase() ?? code, code] as const)
    }),
  )
  const key = name.trim().toLowerCase()
  return codes.get(key) ?? key
}
