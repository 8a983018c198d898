import type { ToolLanguage } from '#tools/frame/domain/tool-ai.ts'
import { tokensOf } from './evidence-tokens.ts'
import { isOrdinary } from './ordinary-words.ts'
import { type NumberPlace, numberPlaces, numbersIn } from './text-numbers.ts'
import { folded, QUOTED, stemsOf, type Word, wordsOf } from './text-words.ts'

/**
 * What a text says: `claim` how things are; `question` asks; `proposal` says what to do, `name` is the title of one, and
 * `goal` how its success is measured.
 */
export type TextKind = 'claim' | 'question' | 'proposal' | 'name' | 'goal'

const LEGAL_FORM =
  /((?:\p{Lu}[\p{L}\p{N}.-]*[ &]+(?:& )?){1,4})(?:g?GmbH|mbH|AG|KGaA|KG|OHG|GbR|UG|SE|e\.\s?[VKG]\.?|Ltd|Limited|Inc|LLC|LLP|plc|PLC|Corp)(?!\p{L})/gu
/** Prizes, certificates and ranks: nobody has them by assumption. */
const DISTINCTIONS =
  /(?<!\p{L})(?:preistr[aä]g|preisgekr|pr[aä]miert|ausgezeichnet|auszeichnung|award|testsieger|g[uü]tesiegel|siegel(?!\p{L})|zertifi|certif|accredit|akkredit|medaill|medal|t[uü]v(?!\p{L})|iso(?!\p{L})|prize|f[uü]hrend|markt-?f[uü]hrer|marktanteil|market share|market leader|leading|nummer eins|number one|nr\. ?1(?!\d)|no\. ?1(?!\d)|weltweit gr[oö](?:ß|ss)t)|preis\p{L}* (?:gew|erh|verl|ausg|geehrt)|(?:gewann|gewonnen|erhielt|erhalten|won|received) (?:\p{L}+ ){0,4}(?:preis|prize)|verdienst(?:kreuz|orden)|geehrt|royal warrant|hono[u]?red|(?:innovations|design|gr[uü]nder|handwerks|umwelt|staats|landes|bundes|unternehmer|f[oö]rder|meister|sieger|ehren|kultur|zukunfts|wirtschafts|mittelstands|export|publikums|qualit[aä]ts|nachhaltigkeits|architektur)preis/giu
/** Figures without a number. */
const FIGURES =
  /(?<!\p{L})(?:h[aä]lfte|half of|(?:zwei |ein )?drittel|viertel (?:der|aller|des)|two thirds|a third of|a quarter of|verdoppelt\p{L}*|verdreifacht\p{L}*|vervierfacht\p{L}*|halbiert|doubled|tripled|halved|jede[rsnm]? (?:zweite|dritte|vierte|f[uü]nfte|zehnte)\p{L}*|every (?:second|other|third|fourth|fifth|tenth)|one in (?:two|three|four|five|ten)|(?:zweite|dritte|vierte|f[uü]nfte|sechste)[rn]? generation|(?:second|third|fourth|fifth|sixth)[ -]generation|(?:sechzig|siebzig|achtzig|neunzig|zwanzig)er\p{L}*|(?:sixt|sevent|eight|ninet|twent)ies|vierteljahrhundert\p{L}*|jahrhundert\p{L}*|jahrzehnt\p{L}*|centur(?:y|ies)|decades?)(?!\p{L})/giu
/** A person or a company is named after them. */
const INTRODUCED = /(?<!\p{L})(?:Frau|Herrn?|Mr|Mrs|Ms|Dr|Prof|Firma|Familie)\.? (\p{Lu}\p{L}+)/gu
/** Who somebody works for, with or against, said as a fact. Company names of ordinary words are found only there. */
const RELATION =
  /beliefer|(?:kund|partner|auftraggeb|lieferant|wettbewerber|konkurrent)\p{L}* (?:ist|sind|waren?|heißt|heißen)(?!\p{L})|(?:zählt|zählen|gehört|gehören) zu (?:den|ihren|seinen|unseren|euren) (?:kund|partner|auftraggeb|lieferant)|zu (?:den|ihren|seinen|unseren|euren) (?:\p{L}+ )?(?:kund|partner|auftraggeb|lieferant|referenz)\p{L}* (?:zähl|gehör)|(?:ist|sind) (?:\p{Ll}+ )?(?:kunde|kundin|partner|lieferant|auftraggeber)(?!\p{L})|arbeitet (?:\p{L}+ )?für|kooper/iu

/**
 * Returns a function that says whether a text names what its material does not know: a number, a name, a prize or a rank.
 * Such a text is not shown at all, not even as an assumption.
 *
 * Numbers are exact. A plan needs numbers of its own ("in 5 Tagen", "10 Kunden anrufen"): see {@link isPlanned}. A name is
 * a capitalised word that no dictionary knows as an ordinary one, whatever stands before a legal form and, in a claim,
 * in quotation marks.
 *
 * @param material all that is known: passages, facts, and what was typed
 */
export function inventionCheck(
  material: readonly string[],
  language: ToolLanguage,
): (text: string, kind: TextKind) => boolean {
  const known = folded(material.join(' \n '))
  const phrases = ` ${plainWords(known)} `
  const passages = material.map((text) => ({
    numbers: new Set(numbersIn(text)),
    signs: new Set(tokensOf(text).flatMap(({ signs }) => signs)),
  }))
  const stems = new Set(material.flatMap((text) => wordsOf(text).flatMap(stemsOf)))
  const stands = (phrase: string) => phrases.includes(` ${plainWords(folded(phrase))} `)

  const isName = (word: Word, isFirst: boolean) =>
    word.capital &&
    word.text.length > 1 &&
    !isOrdinary(word, { language, isFirst }) &&
    !stemsOf(word).some((stem) => stems.has(stem))

  const hasName = (text: string) => {
    const numbers = numberPlaces(text)
    const words = wordsOf(text).filter(
      ({ start, end }) => !numbers.some((one) => start < one.end && end > one.start),
    )
    const capitals = words.filter(({ capital }) => capital).length
    const inCapitals = language === 'en' && capitals > words.length * 0.6
    const hasRelation = RELATION.test(text)
    return words.some(
      (word) =>
        isName(word, word.first || inCapitals) ||
        (hasRelation &&
          word.capital &&
          !word.first &&
          !RELATED.test(word.text) &&
          !stemsOf(word).some((stem) => stems.has(stem))),
    )
  }

  /** A passage has the number, beside what it counts here. A year counts nothing. */
  const isKnown = (text: string, { values, end }: NumberPlace) => {
    const [, next = ''] = /^\s?(\p{L}{3,})/u.exec(text.slice(end)) ?? []
    const [counted] = /^(?:1[89]|20)\d\d$/.test(values[0] ?? '') ? [] : tokensOf(next)
    return passages.some(
      (passage) =>
        values.every((value) => passage.numbers.has(value)) &&
        (!counted || counted.signs.some((sign) => sign !== 'group:for' && passage.signs.has(sign))),
    )
  }

  return (text, kind) => {
    const plain = text.normalize('NFKC')
    const isPlan = kind === 'proposal' || kind === 'goal'
    return (
      numberPlaces(plain).some(
        (place) => !isKnown(plain, place) && !isPlanned(plain, place, kind),
      ) ||
      [...plain.matchAll(LEGAL_FORM)].some(([phrase]) => !stands(phrase)) ||
      (plain.match(DISTINCTIONS) ?? []).some((word) => !known.includes(folded(word))) ||
      (!isPlan && (plain.match(FIGURES) ?? []).some((word) => !known.includes(folded(word)))) ||
      [...plain.matchAll(INTRODUCED)].some(([, introduced = '']) => !stands(introduced)) ||
      (kind === 'claim' && [...plain.matchAll(QUOTED)].some(([quoted]) => !stands(quoted))) ||
      hasName(plain)
    )
  }
}

const RELATED =
  /^(?:kund|partner|auftraggeb|lieferant|wettbewerber|konkurrent|referenz|unternehmen|firma|betrieb)/i

function plainWords(text: string): string {
  return (text.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')
}

/** Largest number of a plan: people to ask, things to try. More is a figure. */
const PLANNED_MAX = 50
const MONEY = /^\s?(?:€|euro(?!\p{L})|£|pounds?(?!\p{L})|cent(?!\p{L}))/iu
/** Most of a trial's price or cost, in the currency's unit. */
const MONEY_MAX = 1000
const TIME_MAX = 90
const ASKED_MAX = 10
const TIME = /^(?:[ -])?(?:tag|woche|stunde|minut|monat|day|week|hour|minute|month)/iu
/** What comes before a number that is known to all: "die 40 Filialen", "eure 12 Leute", "schon 30". */
const KNOWN_BEFORE =
  /(?<!\p{L})(?:seit|since|die|der|den|dem|das|diese[nr]?|eure[nr]?|unsere[nrm]?|ihre[nrm]?|seine[nrm]?|deren|alle[nr]?|aller|the|these|your|our|its|their|all|schon|bereits|already|knapp|fast|nearly|almost|über|over|derzeit|aktuell|currently|jährlich|zählt|hat|haben|has|have)\s+(?!(?:erst|letzt|nächst|first|last|next))(?:\p{Ll}+\s+)?$/iu
/** A clause that says how things are. */
const STATE =
  /(?<!\p{L})(?:hat|habt|haben|hatte\p{L}*|besitz\p{L}*|beschäftig\p{L}*|ist|sind|war|waren|gibt es|es gibt|lieg\p{L}*|verlier\p{L}*|verlor\p{L}*|verdien\p{L}*|zähl(?:t|en) zu|kommen|kommt|springen|fehlen|fehlt|betreib\p{L}*|betreu\p{L}*|beliefer\p{L}*|gewann\p{L}*|gewonnen|erhielt\p{L}*|wuchs\p{L}*|gewachsen|weil|denn|da|obwohl|has|have|had|is|are|was|were|owns|employs|runs|serves|lost|loses|losing|won|received|grew|because|since|although|whose|deren|dessen|jedes jahr|im jahr|pro jahr|jährlich|a year|per year|every year|annually|yearly|erfahrung|experience|umsatz|revenue|turnover|filialen|standorte\p{L}*|branches|ländern?|countries)(?!\p{L})/iu
const CONDITION =
  /(?<!\p{L})(?:wenn|falls|sobald|gelungen|erfolg\p{L}*|ziel|ab(?=\s+\d)|mindestens|if|when|once|success\p{L}*|succeed\p{L}*|goal|at least)(?!\p{L})/iu

const CLAUSE = /[,;:.!?–()](?:\s|$)|\s(?:what|how|whether|why|where|who|und sagt|und fragt)\s/u

/**
 * Whether a number belongs to what is proposed, not to how things are: a time such as "in fünf Tagen", a small number of
 * people or things in a clause that states nothing, or a threshold after "wenn". A question may ask for "welche drei",
 * and for a time in days or shorter.
 */
function isPlanned(text: string, place: NumberPlace, kind: TextKind): boolean {
  if (kind === 'claim' || place.values.length > 1) return false
  const after = text.slice(place.end)
  const before = text.slice(0, place.start)
  const clause = `${before.split(CLAUSE).at(-1)}${after.split(CLAUSE)[0]}`
  const isCondition = kind === 'goal' || (kind === 'proposal' && CONDITION.test(clause))
  if (KNOWN_BEFORE.test(before) || (!isCondition && STATE.test(clause))) return false
  const [value = ''] = place.values
  const size = Number.parseFloat(value)
  if (TIME.test(after)) return size <= TIME_MAX
  if (kind === 'question' || kind === 'name') {
    return size <= ASKED_MAX && /(?:welchen?|which)\s$/iu.test(before)
  }
  if (value.endsWith('%')) return isCondition && size <= 100
  const isMoney = MONEY.test(after) || /[€£]\s?$/.test(before)
  return size <= (isMoney ? MONEY_MAX : PLANNED_MAX)
}
