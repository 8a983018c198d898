import type { ToolLanguage } from '#tools/frame/domain/tool-ai.ts'
import {
  ABBREVIATIONS,
  ARTICLES,
  COMMON_NOUNS,
  FUNCTION_WORDS,
  LEGAL_FORMS,
  RELATIONS,
  SHORTENED,
  SIGNALS,
  SIGNALS_BEFORE_ARTICLE,
} from './statement-words.ts'

const WORD = /[\p{L}\p{M}\p{N}]+(?:[-‐‑][\p{L}\p{M}\p{N}]+)*/gu
const QUOTED = /[„“”"«»]([^„“”"«»]+)[“”"«»]|‚([^‚‘]+)‘/gu
/** Endings of German and English words, as in "Dachstühlen" or "Hamburgs". */
const ENDING = /(?:en|er|es|em|e|n|s)$/
/** Most endings removed from a word, so that "Müllers" and "Müller" are equal. */
const ENDINGS_MAX = 3
const COMMON = new Set(COMMON_NOUNS.flatMap(stemsOf))

interface Word {
  text: string
  lower: string
  /** Whether a capital letter or an unusual spelling makes it a candidate for a name. */
  capital: boolean
  /** Whether it begins a sentence, where every word is capitalised. */
  first: boolean
  /** Whether only a space, a hyphen or "&" precedes it. */
  joined: boolean
}

/** The words of a text in a form for comparison: without case, accents and endings. A hyphen separates words. */
export function stemsOf(text: string): string[] {
  return (shortLegalForms(text.normalize('NFKC')).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map(stemOf)
}

/**
 * The names in a statement, each as the stems of its words. As all German nouns are capitalised, names are found by
 * rules that can be wrong in both directions; in doubt, a word counts as a name:
 *
 * 1. Text in quotation marks; words with a digit or a capital letter inside (TYPO3, SAP, iPhone); and two or more
 * capitalised words in a row, such as those before a legal form. The first word of a sentence only counts before a
 * legal form; a capitalised word directly after it also counts alone.
 * 2. In English, every capitalised word within a sentence; in German, one after a word such as "für", "bei", "in" or
 * "Firma".
 * 3. In a statement about customers, partners, suppliers or competitors, every capitalised word.
 *
 * Words such as "Unternehmen" or "Qualität", which fit any company, are never names.
 */
export function namesIn(statement: string, language: ToolLanguage): string[][] {
  const plain = shortLegalForms(statement.normalize('NFKC'))
  const quoted = [...plain.matchAll(QUOTED)].map(([, double, single]) =>
    stemsOf(double ?? single ?? ''),
  )
  const words = wordsOf(plain)
  const unusual = words
    .flatMap(({ text }) => text.split(/[-‐‑]/))
    .filter(isUnusual)
    .map((part) => [stemOf(part)])
  const everyCapital = RELATIONS.test(plain)
  const runs = runsOf(words).flatMap((run) =>
    nameOfRun(run, words, { language, everyCapital }).map((name) =>
      name.flatMap(({ text }) => stemsOf(text)),
    ),
  )
  return [...quoted, ...unusual, ...runs]
}

function wordsOf(plain: string): Word[] {
  let end = 0
  let before = ''
  return [...plain.matchAll(WORD)].map(({ 0: text, index }) => {
    const gap = plain.slice(end, index)
    const shortened = before.length === 1 || SHORTENED.has(before)
    const first = end === 0 || (/[.!?:…]/.test(gap) && !(shortened && gap.startsWith('.')))
    const joined = /^[\s&]+$/.test(gap) || (shortened && /^\.\s?$/.test(gap))
    end = index + text.length
    before = text.toLowerCase()
    return { text, lower: before, capital: hasCapital(text), first, joined }
  })
}

/** Sequences of capitalised words, without those that are never names. */
function runsOf(words: readonly Word[]): Word[][] {
  const runs: Word[][] = []
  let open: Word[] | null = null
  for (const word of words) {
    if (!word.capital || isOrdinary(word)) {
      open = null
      continue
    }
    if (open && word.joined) {
      open.push(word)
    } else {
      open = [word]
      runs.push(open)
    }
  }
  return runs
}

interface NameOptions {
  language: ToolLanguage
  everyCapital: boolean
}

/** @returns the words of the sequence that are a name, in a list; an empty list for none */
function nameOfRun(
  run: readonly Word[],
  words: readonly Word[],
  { language, everyCapital }: NameOptions,
): (readonly Word[])[] {
  const [start, ...rest] = run
  if (!start) return []
  if (everyCapital) return [run]
  if (run.some(({ text }) => LEGAL_FORMS.has(text)) && run.length > 1) return [run]
  if (start.first) return rest.length > 0 ? [rest] : []
  if (language === 'en' || run.length > 1) return [run]
  return isSignalled(start, words) ? [run] : []
}

function isSignalled(word: Word, words: readonly Word[]): boolean {
  const at = words.indexOf(word)
  const before = words[at - 1]
  if (!before || !word.joined) return false
  if (SIGNALS.has(before.lower)) return true
  const twoBefore = words[at - 2]
  return (
    ARTICLES.has(before.lower) &&
    before.joined &&
    twoBefore !== undefined &&
    SIGNALS_BEFORE_ARTICLE.has(twoBefore.lower)
  )
}

function isOrdinary({ text, lower, first }: Word): boolean {
  return (
    (first && FUNCTION_WORDS.has(lower)) ||
    text === 'I' ||
    ABBREVIATIONS.has(text) ||
    stemsOf(text).every((stem) => COMMON.has(stem))
  )
}

/** A single capital letter does not count: it is an abbreviation, as in "z. B.". */
function hasCapital(text: string): boolean {
  return /^\p{Lu}./u.test(text) || isUnusual(text)
}

/** True for SAP, TYPO3, iPhone; false for "KundInnen", and for a number followed by letters. */
function isUnusual(part: string): boolean {
  return (
    /^\p{L}.*[\p{Lu}\p{N}]/u.test(part) &&
    !/^\p{Lu}\p{Ll}+Innen?$/u.test(part) &&
    !ABBREVIATIONS.has(part)
  )
}

function stemOf(word: string): string {
  let stem = word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/ß/g, 'ss')
  for (let endings = 0; endings < ENDINGS_MAX; endings += 1) {
    const shorter = stem.replace(ENDING, '')
    if (shorter.length < 4) break
    stem = shorter
  }
  return stem
}

/** Turns "e.V." and "e. K." into one word. */
function shortLegalForms(text: string): string {
  return text.replace(/(?<!\p{L})e\.\s?([VKG])(?:\.|(?!\p{L}))/gu, 'e$1')
}
