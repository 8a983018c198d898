import type { ToolLanguage } from '#tools/frame/domain/tool-ai.ts'
import { tokensOf } from './evidence.ts'
import { isOrdinary } from './ordinary-words.ts'
import { type NumberPlace, numberPlaces } from './text-numbers.ts'
import { folded, isInLanguage, listed, QUOTED, stemsOf, wordsOf } from './text-words.ts'

/**
 * What a text says: `claim` how things are; `question` asks; `proposal` says what to do, `name` is the title of one, and
 * `goal` how its success is measured.
 */
export type TextKind = 'claim' | 'question' | 'proposal' | 'name' | 'goal'

/** Whether a text of the AI service is shown at all. */
export type IsShown = (text: string, kind: TextKind) => boolean

/** Prizes, certificates and ranks: nobody has them by assumption. */
const DISTINCTIONS = phrases(
  'preisträger|preisgekr|prämiert|ausgezeichnet|auszeichnung|geehrt|award|medaill|medal|verdienstkreuz|royal warrant',
  '(?:innovations|design|gründer|handwerks|umwelt|staats|meister|förder|ehren|qualitäts)preis|preis gew|einen preis|(?:a|the|design) prize',
  'testsieger|gütesiegel|zertifi|certif|akkredit|accredit',
  'führend|marktführer|marktanteil|nummer eins|leading|market share|market leader|number one',
)
/** Figures without a number. */
const FIGURES = phrases(
  'hälfte|ein drittel|zwei drittel|verdoppelt|verdreifacht|halbiert|half of|a third of|two thirds|doubled|tripled|halved',
  'jede[rs]? (?:zweite|dritte|vierte|fünfte|zehnte)|every (?:second|third|fourth|fifth|tenth)|one in (?:two|three|four|five|ten)',
  '(?:zweiter|dritter|vierter|fünfter) generation|(?:second|third|fourth|fifth)[ -]generation',
  '(?:sechzig|siebzig|achtzig|neunzig)ern?|(?:sixt|sevent|eight|ninet)ies|vierteljahrhundert|jahrhundert|jahrzehnt|centur|decade',
)
/** A person or a company is named after them. */
const INTRODUCED = /(?<!\p{L})(?:Frau|Herrn?|Mr|Mrs|Ms|Dr|Firma|Familie)\.? (\p{Lu}\p{L}+)/gu

/**
 * Returns a function that says whether a text may be shown, if only as an assumption: it is in its language, and names no
 * number, name, prize or rank that its material does not know.
 *
 * Numbers are exact, and stand in one text of the material with the word after them. Plans have numbers of their own: see
 * {@link isPlanned}. A name is a capitalised word that is no ordinary one (`isOrdinary`), two capitalised words in a row
 * and, in a claim, what stands in quotation marks.
 *
 * @param material all that is known: passages, facts, and what was typed
 */
export function shownCheck(material: readonly string[], language: ToolLanguage): IsShown {
  const invents = inventionCheck(material, language)
  return (text, kind) => isInLanguage(text, language) && !invents(text, kind)
}

function inventionCheck(
  material: readonly string[],
  language: ToolLanguage,
): (text: string, kind: TextKind) => boolean {
  const known = ` ${plainWords(material.join(' \n '))} `
  const stems = new Set(material.flatMap((text) => wordsOf(text).flatMap(stemsOf)))
  const signs = material.map((text) => new Set(tokensOf(text).flatMap((token) => token.signs)))
  const stands = (phrase: string) => known.includes(` ${plainWords(phrase)} `)
  const isUnknown = (word: { lower: string }) => !stemsOf(word).some((stem) => stems.has(stem))

  const hasName = (text: string) => {
    const words = wordsOf(text)
    const capitals = words.filter(({ capital }) => capital)
    const isTitle = language === 'en' && capitals.length > words.length * 0.6
    return capitals.filter(isUnknown).some((word, index, unknown) => {
      const next = unknown[index + 1]
      const isPair =
        !isTitle && !word.first && next?.start === word.end + 1 && text[word.end] === ' '
      return (
        isPair ||
        (word.text.length > 1 && !isOrdinary({ ...word, first: word.first || isTitle }, language))
      )
    })
  }

  const isKnown = (text: string, { values, end }: NumberPlace) => {
    const [, next = ''] = /^\s?(\p{L}{3,})/u.exec(text.slice(end)) ?? []
    const isYear = /^(?:1[89]|20)\d\d$/.test(values[0] ?? '')
    const [counted] = isYear ? [] : tokensOf(next)
    return signs.some(
      (one) =>
        values.every((value) => one.has(`number:${value}`)) &&
        (!counted || counted.signs.some((sign) => sign !== 'group:for' && one.has(sign))),
    )
  }

  return (text, kind) => {
    const plain = text.normalize('NFKC')
    const isPlan = kind === 'proposal' || kind === 'goal'
    const unknown = (pattern: RegExp) =>
      (plain.match(pattern) ?? []).some((found) => !known.includes(plainWords(found)))
    return (
      numberPlaces(plain).some((one) => !isKnown(plain, one) && !isPlanned(plain, one, kind)) ||
      unknown(DISTINCTIONS) ||
      (!isPlan && unknown(FIGURES)) ||
      [...plain.matchAll(INTRODUCED)].some(([, name = '']) => !stands(name)) ||
      (kind === 'claim' && [...plain.matchAll(QUOTED)].some(([quoted]) => !stands(quoted))) ||
      hasName(plain)
    )
  }
}

/** Most of what a plan may count: people to ask, or the units of a time or a price. More is a figure. */
const PLANNED_MAX = { things: 50, time: 90, money: 1000 }
const TIME = /^[ -]?(?:tag|woche|stunde|minut|monat|day|week|hour|minute|month)/i
/** Right before a number that is presented as known: "die 40 Filialen", "eure 12 Leute". */
const KNOWN_BEFORE = listed(
  `die der den dem das eure euren unsere unseren ihre ihren alle aller schon bereits seit über jährlich
  the these your our its their all already since over`,
)
/** In a clause that says how things are. */
const STATE = listed(
  'hat habt haben ist sind war waren weil denn da gingen has have had is are was were left because since',
)
const CONDITION = listed('wenn falls sobald mindestens erfolg ziel if when least success goal')
const CLAUSE = /[,;:.!?–()]|\s(?:what|where|who|how|whether)\s/u

/**
 * Whether a number belongs to what is proposed, not to how things are: a time such as "in fünf Tagen", a small number of
 * people or things in a clause that states nothing, or a threshold after "wenn". A question may ask "welche drei".
 */
function isPlanned(text: string, { values, start, end }: NumberPlace, kind: TextKind): boolean {
  if (kind === 'claim' || values.length > 1) return false
  const after = text.slice(end)
  const before = wordsIn(text.slice(0, start).split(CLAUSE).at(-1))
  const clause = [...before, ...wordsIn(after.split(CLAUSE)[0])]
  const isThreshold = kind === 'goal' || clause.some((word) => CONDITION.has(word))
  if (!isThreshold && clause.some((word) => STATE.has(word))) return false
  const last = before.at(-1) ?? ''
  const size = Number.parseFloat(`${values[0]}`)
  if (TIME.test(after)) return size <= PLANNED_MAX.time && last !== 'seit'
  if (kind === 'question' || kind === 'name') return /^(?:welchen?|which)$/.test(last)
  if (values[0]?.endsWith('%')) return isThreshold
  const isMoney = /^\s?(?:€|euro)/i.test(after) || text[start - 1] === '£'
  return !KNOWN_BEFORE.has(last) && size <= PLANNED_MAX[isMoney ? 'money' : 'things']
}

function wordsIn(text = ''): string[] {
  return wordsOf(text).map(({ lower }) => lower)
}

function plainWords(text: string): string {
  return (folded(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')
}

/** Words and phrases by their beginnings. */
function phrases(...lines: string[]): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${lines.join('|')})\\p{L}*`, 'giu')
}
