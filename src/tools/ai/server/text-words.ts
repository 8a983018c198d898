import { stemmer as englishStem } from '@orama/stemmers/english'
import { stemmer as germanStem } from '@orama/stemmers/german'
import { stopwords as englishStopwords } from '@orama/stopwords/english'
import { stopwords as germanStopwords } from '@orama/stopwords/german'
import type { ToolLanguage } from '#tools/frame/domain/tool-ai.ts'

export interface Word {
  text: string
  lower: string
  /** Whether it begins with a capital letter, or has one inside, such as "iPhone". */
  capital: boolean
  /** Whether it begins a sentence, where every word is capitalised. */
  first: boolean
  /** Where it begins and ends in the text by NFKC. */
  start: number
  end: number
}

/** A hyphen separates words. */
const WORD = /\p{L}[\p{L}\p{M}\p{N}]*(?:['’]\p{Ll}+)?/gu
/** A full stop after them ends no sentence; neither does one after a single letter. */
const SHORTENED =
  /(?:^|[\s(])(?:\p{L}|bzw|inkl|ca|etc|vgl|dr|prof|nr|st|co|mr|mrs|ms|usw|ggf|mio|mrd|tsd)\.\s*$/iu

/** How far back the end of a sentence is looked for. */
const BEFORE = 12

/** The words of a text, without its numbers. */
export function wordsOf(text: string): Word[] {
  const plain = text.normalize('NFKC').replace(/\u00ad/g, '')
  return [...plain.matchAll(WORD)].map(({ 0: word, index }) => {
    // A few characters are enough, and keep the time for a text proportional to its length.
    const before = index > BEFORE ? `_${plain.slice(index - BEFORE, index)}` : plain.slice(0, index)
    const opens = /(?:^|[.!?:…–|•„“”"»«(/])[\s"„“”»«(–-]*$/u.test(before)
    return {
      text: word,
      lower: word.toLowerCase().replace(/’/g, "'"),
      capital: /\p{Lu}/u.test(word),
      first: opens && !SHORTENED.test(before),
      start: index,
      end: index + word.length,
    }
  })
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
  de: new Set([...germanStopwords, ...MORE_FUNCTION_WORDS.de.split(/\s+/)]),
  en: new Set([...englishStopwords, ...MORE_FUNCTION_WORDS.en.split(/\s+/)]),
}

export function isFunctionWord(lower: string): boolean {
  return FUNCTION_WORDS.de.has(lower) || FUNCTION_WORDS.en.has(lower)
}

/** A superlative or comparative in its usual shape, without its ending. */
const DEGREE =
  /^(\p{Ll}{3,}(?:st|(?<!i)ere?))(?:e[nrsm]?)$|^(\p{Ll}{3,}est|(?:cheap|large?|bigg|fast|long|short|strong|new|old|high|low|small|safe?|easi|quick|wide?|great|rich|fine|fewe|young|clean|smart|light)e?r)$/u

const IRREGULAR = new Map(
  'sold sell,bought buy,taught teach,held hold,kept keep,ran run,given give,gave give,taken take,took take,written write,chosen choos,chose choos,sent send,grown grow,grew grow,told tell,led lead'
    .split(',')
    .map((pair) => pair.split(' ') as [string, string]),
)

/**
 * The German and the English stem of a word, for comparison only. A verb, its participle and its noun have one German
 * stem ("baut", "gebaut"; "planen", "Planung"). What has degrees keeps its own ("größte" is not "große").
 */
export function stemsOf({ text, lower, first }: Pick<Word, 'text' | 'lower' | 'first'>): string[] {
  const [, inGerman, inEnglish] = DEGREE.exec(first ? lower : text) ?? []
  const degree = inGerman ?? inEnglish
  if (degree) return [`degree:${degree}`]
  let german = folded(germanStem(lower))
    .replace(/(?<=.{4})ung$/, '')
    .replace(/(?<=.{3})(?:e?t)+$/, '')
    .replace(/nimm|nomm/, 'nehm')
    .replace(/hilf|holf/, 'helf')
    .replace(/(?<=.{3}el)n$|(?<=.{4})er$/, '')
  if (text === lower || first) {
    german = german.replace(/^(an|ab|auf|aus|bei|ein|her|hin|mit|nach|vor|um|)ge(?=.{3})/, '$1')
  }
  const english = IRREGULAR.get(lower) ?? englishStem(lower.replace(/'s$/, ''))
  return [...new Set([german, folded(english)])]
}

/** Without accents, and with "ss" for "ß". */
export function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/ß/g, 'ss')
}

/** Marks of a quotation; within them a text may be in another language. */
export const QUOTED = /[„“”"«»]([^„“”"«»]+)[“”"«»]|‚([^‚‘]+)‘/gu

/**
 * False for a text that is in the other language, or in a third one, by the function words that only one of them has.
 * Quotations do not count.
 */
export function isInLanguage(text: string, language: ToolLanguage): boolean {
  const words = wordsOf(text.replace(QUOTED, ' ')).map(({ lower }) => lower)
  const own = language
  const other = language === 'de' ? 'en' : 'de'
  const share = (of: ToolLanguage, not: ToolLanguage) =>
    words.filter((word) => FUNCTION_WORDS[of].has(word) && !FUNCTION_WORDS[not].has(word)).length
  const ownShare = share(own, other)
  return share(other, own) <= ownShare && (ownShare > 0 || words.length < FEWEST_WORDS)
}

/** A text of as many words has a function word. */
const FEWEST_WORDS = 7

const LANGUAGE_NAMES = { de: 'German', en: 'English' } as const

/**
 * Faults for a repair: the texts of an answer that are in another language, by their place. Quotes and keys from a list
 * may be in any language.
 */
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

const ANY_LANGUAGE: ReadonlySet<string> = new Set(['quotes', 'basis', 'service'])
