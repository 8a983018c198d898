import { stemmer as englishStem } from '@orama/stemmers/english'
import { stemmer as germanStem } from '@orama/stemmers/german'
import { stopwords as englishStopwords } from '@orama/stopwords/english'
import { stopwords as germanStopwords } from '@orama/stopwords/german'
import type { ToolLanguage } from '#tools/frame/domain/tool-ai.ts'
import { numberPlaces } from './text-numbers.ts'

export interface Word {
  text: string
  lower: string
  /** Whether it has a capital letter, such as "Dach" and "iPhone". */
  capital: boolean
  /** Whether it begins a sentence, where every word is capitalised. */
  first: boolean
  /** Where it begins and ends in the text by NFKC. */
  start: number
  end: number
}

/** A hyphen separates words. */
const WORD = /\p{L}[\p{L}\p{M}\p{N}]*(?:['’]\p{Ll}+)?/gu
/** Where a sentence begins: at the start, or after a mark, a bullet or a quotation mark. */
const OPENING = /(?:^|[.!?:…–•„“”"»«(])[\s"„“”»«(–-]*$/u

/** The words of a text, without its numbers. */
export function wordsOf(text: string): Word[] {
  const plain = text.normalize('NFKC').replace(/\u00ad/g, '')
  const numbers = numberPlaces(plain)
  const words = [...plain.matchAll(WORD)].map(({ 0: word, index }) => ({
    text: word,
    lower: word.toLowerCase().replace(/’/g, "'"),
    capital: /\p{Lu}/u.test(word),
    // A few characters are enough, and keep the time for a text proportional to its length.
    first: OPENING.test(index > 6 ? `_${plain.slice(index - 6, index)}` : plain.slice(0, index)),
    start: index,
    end: index + word.length,
  }))
  return words.filter(
    ({ start, end }) => !numbers.some((one) => start < one.end && end > one.start),
  )
}

/** The words of a list that is written as one text. */
export function listed(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/))
}

const MORE_FUNCTION_WORDS = {
  de: `bereits schon wer wen wem wann warum wieso ans beim vom zum zur im am ins aufs sowie seit bis trotz wegen je pro statt
    sodass damit dabei dafür daher davon darauf darum daran darin hierfür hierzu dazu sogar etwa eben mal gerade unser unsere
    unserem unseren unserer unseres habt hattet seien werdet wird wurde wurden worden seid sei wäre mag möchte möchten darf dürfen soll sollen
    muss müssen müsst müsste könnt könnte könnten sollte sollten würde vor allem vermutlich wohl vielleicht`,
  en: `a also than per via within without upon like yet still just already us whose across along among every much many`,
}

/** Words that say nothing by themselves. */
export const FUNCTION_WORDS: Readonly<Record<ToolLanguage, ReadonlySet<string>>> = {
  de: new Set([...germanStopwords, ...listed(MORE_FUNCTION_WORDS.de)]),
  en: new Set([...englishStopwords, ...listed(MORE_FUNCTION_WORDS.en)]),
}

export function isFunctionWord(lower: string): boolean {
  return FUNCTION_WORDS.de.has(lower) || FUNCTION_WORDS.en.has(lower)
}

/**
 * The German and the English stem of a word, for comparison only. A verb, its participle and its noun have one German
 * stem ("baut", "gebaut"; "planen", "Planung").
 */
export function stemsOf({ lower }: Pick<Word, 'lower'>): string[] {
  const german = folded(germanStem(lower))
    .replace(/^(an|ab|auf|aus|bei|ein|her|hin|mit|nach|vor|um|)ge(?=.{3})/, '$1')
    .replace(/(?<=.{4})ung$/, '')
    .replace(/(?<=.{3})(?:e?t)+$/, '')
    .replace(/(?<=.{3}el)n$|(?<=.{4})er$/, '')
  return [...new Set([german, folded(englishStem(lower.replace(/'s$/, '')))])]
}

/** In lower case, without accents, and with "ss" for "ß". */
export function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/ß/g, 'ss')
}

/** Marks of a quotation; within them a text may be in another language. */
export const QUOTED = /[„“”"«»]([^„“”"«»]+)[“”"«»]|‚([^‚‘]+)‘/gu
/** A text of as many words has a function word. */
const FEWEST_WORDS = 7

/**
 * False for a text that is in the other language, or in a third one, by the function words that only one of them has.
 * Quotations do not count.
 */
export function isInLanguage(text: string, language: ToolLanguage): boolean {
  const words = wordsOf(text.replace(QUOTED, ' ')).map(({ lower }) => lower)
  const count = (of: ToolLanguage, not: ToolLanguage) =>
    words.filter((word) => FUNCTION_WORDS[of].has(word) && !FUNCTION_WORDS[not].has(word)).length
  const other = language === 'de' ? 'en' : 'de'
  const own = count(language, other)
  return count(other, language) <= own && (own > 0 || words.length < FEWEST_WORDS)
}

const LANGUAGE_NAMES = { de: 'German', en: 'English' } as const
/** Quotes and keys of a list may be in any language. */
const ANY_LANGUAGE = listed('quotes basis service')

/** Faults for a repair: the texts of an answer that are in another language, by their place. */
export function languageFaults(answer: unknown, language: ToolLanguage, place = ''): string[] {
  if (typeof answer === 'string') {
    return isInLanguage(answer, language)
      ? []
      : [`${place.slice(1)}: Write this in ${LANGUAGE_NAMES[language]}.`]
  }
  if (typeof answer !== 'object' || answer === null) return []
  return Object.entries(answer).flatMap(([key, value]) =>
    ANY_LANGUAGE.has(key) ? [] : languageFaults(value, language, `${place}.${key}`),
  )
}
