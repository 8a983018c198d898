import { phrase } from '#tools/documents/domain/phrase.ts'
import { accusative, dative, germanPhrase, withSmallArticle } from './german-phrase.ts'
import { type Frames, type Pattern, QuestionRules, type Topic } from './question-rules.ts'

interface Person {
  /** As an object in the dative, or null where the form is not certain. */
  readonly to: string | null
  /** With "für". */
  readonly for: string
}

/** Whom it affects, in the forms that the questions need. */
function personOf(who: string): Person {
  const said = phrase(who, 60)
  if (!said || /^(alle|jeder|wir alle)$/i.test(said)) return { to: 'allen', for: 'für alle' }
  if (/^(ich|wir|uns|mir|mich)$/i.test(said)) return { to: 'uns', for: 'für uns' }
  // "Sachbearbeiterin" needs its article.
  const isFeminine = /^[A-ZÄÖÜ]\S*(erin|istin|entin|antin)\b/.test(said)
  const found = germanPhrase(isFeminine ? `die ${said}` : said)
  const to = found && dative(found)
  const object = found && accusative(found)
  if (to) return { to, for: `für ${object ?? said}` }
  return object ? { to: null, for: `für ${object}` } : { to: 'den Betroffenen', for: 'für alle' }
}

function framesFor(who: string): Frames {
  const { to, for: forWhom } = personOf(who)
  return {
    less: [
      (it) => (to ? `${to} ${it} ersparen` : `${it} ${forWhom} abschaffen`),
      (it) => `${it} halbieren`,
      (it) => `${it} überflüssig machen`,
      (it) => `${it} von Anfang an verhindern`,
      (it) => `${it} in etwas Gutes verwandeln`,
      (it) => `${it} ohne Geld und neue Leute verringern`,
    ],
    easier: [
      (it) => `${it} ${forWhom} einfacher machen`,
      (it) => `${it} beschleunigen`,
      (it) => `${it} überflüssig machen`,
      (it) => `${it} beim ersten Mal richtig hinbekommen`,
      (it) => `${it} zu etwas machen, worauf sich alle freuen`,
      (it) => `${it} ohne Geld und neue Leute verbessern`,
    ],
    more: [
      (it) => (to ? `${to} ${it} verschaffen` : `${it} ${forWhom} sicherstellen`),
      (it) => `${it} in einer Woche bekommen`,
      (it) => `${it} ganz von selbst bekommen`,
      (it) => `ohne ${it} auskommen`,
      (it) => `${it} dort finden, wo sonst niemand sucht`,
      (it) => `${it} ohne Geld bekommen`,
    ],
    sentence: [
      (it) => (to ? `${to} ${it} ersparen` : `${it} ${forWhom} ändern`),
      (it) => `dafür sorgen, dass ${it} seltener passiert`,
      (it) => `${it} unmöglich machen`,
      (it) => `${it} früher bemerken`,
      (it) => `${it} in etwas Gutes verwandeln`,
      (it) => `${it} ohne Geld und neue Leute ändern`,
    ],
  }
}

/** A noun with a clause. */
const CLAUSE = /^(die Zeit, bis|Klarheit,) /

/** The topic as an object inside a sentence, or null where it is not surely a noun phrase in the right form. */
function insideOf(core: string): string | null {
  if (CLAUSE.test(core) && !core.endsWith('…')) return `${core},`
  const found = germanPhrase(core.replace(/^(zu )?viele? (?=[A-ZÄÖÜ])/i, ''))
  if (!found) return null
  if (found.determiner || found.adjectives.length > 0) return accusative(found)
  const article = articleOf(found.noun)
  return article === null ? null : `${article}${found.noun}${found.tail}`
}

/**
 * The article that a noun needs inside a sentence, by its ending. Plurals need none; null where the ending does not
 * tell.
 */
function articleOf(noun: string): string | null {
  const word = noun.toLowerCase()
  if (VERBS_AS_NOUNS.test(word) || /(ing|chaos|ment|durcheinander)$/.test(word)) return 'das '
  if (
    /(ung|heit|keit|schaft|tion|sion|tät|zeit|suche|pflege|arbeit|gabe|nahme|bürokratie|logistik|technik|dauer|ablage|anmeldung|kommunikation)$/.test(
      word,
    )
  )
    return word === 'zeit' ? '' : 'die '
  if (
    /(kram|stress|aufwand|prozess|ablauf|verlust|ausfall|verkehr|mangel|umzug|stau|versand|einkauf|verkauf|überblick|austausch|nachwuchs|ersatz|streit|platz)$/.test(
      word,
    )
  )
    return /(kram|stress|streit|aufwand|nachwuchs|ersatz|platz)$/.test(word) ? '' : 'den '
  const isPlural =
    /(en|[^i]s|bis|nisse|fälle|läufe|prozesse|anrufe|aufträge|berichte|termine|briefe|wünsche|plätze|fehler|mittel|teile|kräfte|gäste|köpfe|geräte|angebote|pakete|schlüssel|wege)$/.test(
      word,
    )
  return isPlural && !/(garten|wagen|laden|boden|hafen|rasen|ofen|schaden|kasten|faden)$/.test(word)
    ? ''
    : null
}

const VERBS_AS_NOUNS =
  /^(warten|suchen|nachfragen|abtippen|umziehen|parken|einkaufen|einräumen|aufräumen|sortieren|ausfüllen|abstimmen|planen|drucken|anstehen|telefonieren|pendeln|lernen|lesen|schreiben|kochen|packen|laden|putzen|reinigen|zählen|hin und her|vergessen)$/

const OFTEN =
  '(?:(?:viel )?zu lange|sehr lange|lange|ewig|oft|ständig|dauernd|häufig|immer wieder|stundenlang|tagelang|wochenlang|täglich|jeden Tag)'

const PATTERNS: readonly Pattern[] = [
  [/\bauf ([^,]+?) warten(?: müssen)?$/i, 'das Warten auf $1', 'less'],
  [/\b(?:warten|wartet|warte)\b.*?\bauf ([^,]+)/i, 'das Warten auf $1', 'less'],
  [/\b(?:suchen|sucht)\b.*?\bnach ([^,]+)/i, 'die Suche nach $1', 'less'],
  [
    new RegExp(`\\b(?:suchen|sucht) (?:${OFTEN} )?((?:[A-ZÄÖÜ]\\S*n|[A-ZÄÖÜ]\\S*s))$`),
    'die Suche nach $1',
    'less',
  ],
  [/^es dauert\b.*?,? bis (.+)$/i, 'die Zeit, bis $1', 'less'],
  [/\b(?:niemand|keiner|kaum jemand) weiß,? (.+)$/i, 'Klarheit, $1', 'more'],
  [
    new RegExp(
      `\\b(vergessen|verpassen|übersehen|verlieren) (?:${OFTEN} )?(?:(?:ihre|die|unsere|eure|viele) )?([A-ZÄÖÜ]\\S+)$`,
    ),
    '$1 $2',
    'less',
  ],
  [
    /^(?:(?:die|unsere|viele|wichtige) )?([A-ZÄÖÜ]\S+) gehen (?:\S+ )?(verloren|kaputt|unter)$/,
    '$2 $1',
    'less',
  ],
  [/\bkeinen ([A-ZÄÖÜ].*)$/, 'den $1', 'more'],
  [
    /\b(?:keine|kaum|[Zz]u wenige?|nicht genug|nicht genügend) ((?:[a-zäöü]+e )?[A-ZÄÖÜ].*?)(?: (?:haben|finden|bekommen|gibt))?$/,
    '$1',
    'more',
  ],
  [
    /\bfehl(?:t|en) (?:(?:uns|oft|immer|ständig|einfach|noch) )*((?:(?:der|die|das|eine) )?(?:[a-zäöü]+e )?[A-ZÄÖÜ].*)$/,
    '$1',
    'more',
  ],
  [
    /\b(?:[Zz]u viele?|viele|ständig|dauernd|immer wieder|jede Menge|unnötige?) ((?:[a-zäöü]+e )?[A-ZÄÖÜ][^,]*?)(?: (?:haben|gibt|bekommen|entstehen))?$/,
    '$1',
    'less',
  ],
]
const FORMS: Readonly<Record<string, string>> = {
  vergessen: 'vergessene',
  verpassen: 'verpasste',
  übersehen: 'übersehene',
  verlieren: 'verlorene',
  verloren: 'verlorene',
  kaputt: 'kaputte',
  unter: 'übersehene',
}

const MORE = /\b(fehlt|fehlen|zu wenig|zu wenige|kein|keine|keinen|mangelt)\b/i
/** Words about a way of doing something. */
const EASIER =
  /\b(langsam|lange|spät|schwer|schwierig|kompliziert|umständlich|unübersichtlich|mühsam|teuer|aufwendig|aufwändig|schlecht|holprig|chaotisch|nicht|kaum|verwirrend|unklar|veraltet|liegen)\b/i

/** The subject before the verb: "Die Einarbeitung dauert zu lange". */
function subjectOf(said: string): Topic | null {
  const found =
    /^(.+?) (dauert|dauern|braucht|brauchen|läuft|laufen|funktioniert|funktionieren|klappt|klappen|ist|sind|kostet|kosten|nervt|nerven|fehlt|fehlen|häufen sich|stört|stören|stimmt|stimmen|kommt|kommen|bleibt|bleiben)(?: (.+))?$/.exec(
      said,
    )
  const [, subject = '', verb = '', rest = ''] = found ?? []
  const parts = found && germanPhrase(subject)
  if (!parts) return null
  const core = withSmallArticle(parts, subject)
  if (/^fehl/.test(verb)) return { core, goal: 'more' }
  if (/nerv|stör|häufen/.test(verb)) return { core, goal: 'less' }
  return /^dauer/.test(verb) || (EASIER.test(rest) && !MORE.test(rest))
    ? { core, goal: 'easier' }
    : null
}

/** Short questions in German. */
export const germanQuestions = new QuestionRules({
  opening: 'Wie könnten wir',
  pronoun: 'das',
  answer: 'die Antwort',
  beginnings: /^(das problem ist,? dass|uns stört,? dass|leider|oft|bei uns|im moment) /i,
  patterns: PATTERNS,
  forms: FORMS,
  // Nouns have capital letters anywhere.
  lowered: (text) => text,
  isNounPhrase: (text) => CLAUSE.test(text) || germanPhrase(text) !== null,
  subjectOf,
  inside: insideOf,
  more: MORE,
  framesFor,
})
