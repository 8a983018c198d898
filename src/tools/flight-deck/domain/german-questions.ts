import { phrase } from '#tools/documents/domain/phrase.ts'
import { accusative, dative, type GermanPhrase, germanPhrase } from './german-phrase.ts'
import {
  askedTopic,
  type Frames,
  filled,
  type Goal,
  isQuestion,
  type QuestionRules,
  type Topic,
} from './question-rules.ts'

/** Longest topic in UTF-16 units: six questions with it fit on a phone. */
const CORE_MAX = 70

class GermanQuestions implements QuestionRules {
  readonly opening = 'Wie könnten wir'

  topicOf(sentence: string): Topic {
    return askedTopic(sentence, CORE_MAX) ?? topicOf(sentence)
  }

  questions(topic: Topic, who: string) {
    const core = phrase(topic.core, CORE_MAX)
    const frames = framesFor(personOf(who))
    return isQuestion(topic.core)
      ? filled(frames, { ...topic, core }, null, 'die Antwort')
      : filled(frames, { ...topic, core }, insideOf(core), 'das')
  }
}

/** Short questions in German. */
export const germanQuestions: QuestionRules = new GermanQuestions()

interface Person {
  /** As an object in the dative, or null where the form is not certain. */
  readonly to: string | null
  /** With "für". */
  readonly for: string
}

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

function framesFor({ to, for: forWhom }: Person): Frames {
  return {
    less: [
      (it) =>
        to ? `Wie könnten wir ${to} ${it} ersparen` : `Wie könnten wir ${it} ${forWhom} abschaffen`,
      (it) => `Wie könnten wir ${it} halbieren`,
      (it) => `Wie könnten wir ${it} überflüssig machen`,
      (it) => `Wie könnten wir ${it} von Anfang an verhindern`,
      (it) => `Wie könnten wir ${it} in etwas Gutes verwandeln`,
      (it) => `Wie könnten wir ${it} ohne Geld und neue Leute verringern`,
    ],
    easier: [
      (it) => `Wie könnten wir ${it} ${forWhom} einfacher machen`,
      (it) => `Wie könnten wir ${it} beschleunigen`,
      (it) => `Wie könnten wir ${it} überflüssig machen`,
      (it) => `Wie könnten wir ${it} beim ersten Mal richtig hinbekommen`,
      (it) => `Wie könnten wir ${it} zu etwas machen, worauf sich alle freuen`,
      (it) => `Wie könnten wir ${it} ohne Geld und neue Leute verbessern`,
    ],
    more: [
      (it) =>
        to
          ? `Wie könnten wir ${to} ${it} verschaffen`
          : `Wie könnten wir ${it} ${forWhom} sicherstellen`,
      (it) => `Wie könnten wir ${it} in einer Woche bekommen`,
      (it) => `Wie könnten wir ${it} ganz von selbst bekommen`,
      (it) => `Wie könnten wir ohne ${it} auskommen`,
      (it) => `Wie könnten wir ${it} dort finden, wo sonst niemand sucht`,
      (it) => `Wie könnten wir ${it} ohne Geld bekommen`,
    ],
    sentence: [
      (it) =>
        to ? `Wie könnten wir ${to} ${it} ersparen` : `Wie könnten wir ${it} ${forWhom} ändern`,
      (it) => `Wie könnten wir dafür sorgen, dass ${it} seltener passiert`,
      (it) => `Wie könnten wir ${it} unmöglich machen`,
      (it) => `Wie könnten wir ${it} früher bemerken`,
      (it) => `Wie könnten wir ${it} in etwas Gutes verwandeln`,
      (it) => `Wie könnten wir ${it} ohne Geld und neue Leute ändern`,
    ],
  }
}

/** The topic as an object inside a sentence, or null where it is not surely a noun phrase in the right form. */
function insideOf(core: string): string | null {
  if (/^(die Zeit, bis|Klarheit,) /.test(core) && !core.endsWith('…')) return `${core},`
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

function topicOf(sentence: string): Topic {
  const said = phrase(sentence.split(/[.!?\n]/).find((part) => part.trim()) ?? '', 300).replace(
    /^(das problem ist,? dass|uns stört,? dass|leider|oft|bei uns|im moment) /i,
    '',
  )
  for (const [pattern, topic] of PATTERNS) {
    const found = pattern.exec(said)
    const made = found && topic(found)
    if (made) return { ...made, core: phrase(made.core, CORE_MAX) }
  }
  const core = phrase(said, CORE_MAX)
  return (
    subjectOf(said) ?? {
      core,
      goal: goalOf(core) === 'more' && insideOf(core) !== null ? 'more' : 'less',
    }
  )
}

const OFTEN =
  '(?:(?:viel )?zu lange|sehr lange|lange|ewig|oft|ständig|dauernd|häufig|immer wieder|stundenlang|tagelang|wochenlang|täglich|jeden Tag)'

type Made = (found: RegExpExecArray) => Topic | null

/** What sentences about problems often look like, and their topics. The first that fits counts. */
const PATTERNS: readonly (readonly [RegExp, Made])[] = [
  [/\bauf ([^,]+?) warten(?: müssen)?$/i, ([, what]) => noun(`das Warten auf ${what}`, 'less')],
  [
    /\b(?:warten|wartet|warte)\b.*?\bauf ([^,]+)/i,
    ([, what]) => noun(`das Warten auf ${what}`, 'less'),
  ],
  [/\b(?:suchen|sucht)\b.*?\bnach ([^,]+)/i, ([, what]) => noun(`die Suche nach ${what}`, 'less')],
  [
    new RegExp(`\\b(?:suchen|sucht) (?:${OFTEN} )?((?:[A-ZÄÖÜ]\\S*n|[A-ZÄÖÜ]\\S*s))$`),
    ([, what]) => noun(`die Suche nach ${what}`, 'less'),
  ],
  [/^es dauert\b.*?,? bis (.+)$/i, ([, when]) => ({ core: `die Zeit, bis ${when}`, goal: 'less' })],
  [
    /\b(?:niemand|keiner|kaum jemand) weiß,? (.+)$/i,
    ([, what]) => ({ core: `Klarheit, ${what}`, goal: 'more' }),
  ],
  [
    new RegExp(
      `\\b(vergessen|verpassen|übersehen|verlieren) (?:${OFTEN} )?(?:(?:ihre|die|unsere|eure|viele) )?([A-ZÄÖÜ]\\S+)$`,
    ),
    ([, verb = '', what]) => noun(`${PARTICIPLES[verb.toLowerCase()]} ${what}`, 'less'),
  ],
  [
    /^(?:(?:die|unsere|viele|wichtige) )?([A-ZÄÖÜ]\S+) gehen (?:\S+ )?(verloren|kaputt|unter)$/,
    ([, what, how = '']) => noun(`${LOST[how]} ${what}`, 'less'),
  ],
  [/\bkeinen ([A-ZÄÖÜ].*)$/, ([, what]) => noun(`den ${what}`, 'more')],
  [
    /\b(?:keine|kaum|[Zz]u wenige?|nicht genug|nicht genügend) ((?:[a-zäöü]+e )?[A-ZÄÖÜ].*?)(?: (?:haben|finden|bekommen|gibt))?$/,
    ([, what]) => noun(what ?? '', 'more'),
  ],
  [
    /\bfehl(?:t|en) (?:(?:uns|oft|immer|ständig|einfach|noch) )*((?:(?:der|die|das|eine) )?(?:[a-zäöü]+e )?[A-ZÄÖÜ].*)$/,
    ([, what]) => noun(what ?? '', 'more'),
  ],
  [
    /\b(?:[Zz]u viele?|viele|ständig|dauernd|immer wieder|jede Menge|unnötige?) ((?:[a-zäöü]+e )?[A-ZÄÖÜ][^,]*?)(?: (?:haben|gibt|bekommen|entstehen))?$/,
    ([, what]) => noun(what ?? '', 'less'),
  ],
]
const PARTICIPLES: Readonly<Record<string, string>> = {
  vergessen: 'vergessene',
  verpassen: 'verpasste',
  übersehen: 'übersehene',
  verlieren: 'verlorene',
}
const LOST: Readonly<Record<string, string>> = {
  verloren: 'verlorene',
  kaputt: 'kaputte',
  unter: 'übersehene',
}

/** A topic that is a noun phrase; null for anything else. */
function noun(core: string, goal: Goal): Topic | null {
  return germanPhrase(core) ? { core, goal } : null
}

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
  return /^dauer/.test(verb) || goalOf(rest) === 'easier' ? { core, goal: 'easier' } : null
}

/** "Die Einarbeitung" at the beginning of a sentence is "die Einarbeitung" inside one. */
function withSmallArticle({ determiner, adjectives }: GermanPhrase, text: string): string {
  return determiner || adjectives.length > 0 ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

/** What a sentence wants, by its words. */
function goalOf(said: string): Goal {
  if (/\b(fehlt|fehlen|zu wenig|zu wenige|kein|keine|keinen|mangelt)\b/i.test(said)) return 'more'
  if (
    /\b(langsam|lange|spät|schwer|schwierig|kompliziert|umständlich|unübersichtlich|mühsam|teuer|aufwendig|aufwändig|schlecht|holprig|chaotisch|nicht|kaum|verwirrend|unklar|veraltet|liegen)\b/i.test(
      said,
    )
  )
    return 'easier'
  return 'less'
}
