import { phrase } from '#tools/documents/domain/phrase.ts'

/** What should become of the topic: less of it, a better way to do it, or more of it. */
export const GOALS = ['less', 'easier', 'more'] as const
export type Goal = (typeof GOALS)[number]

/** A problem in a few words. */
export interface Topic {
  /** Such as "das Warten auf ein Angebot"; the shortened sentence where no rule finds less. */
  readonly core: string
  readonly goal: Goal
}

/** A "How might we" question about a topic. */
export interface TopicQuestion {
  /** The question, which can be read without anything beside it. */
  readonly text: string
  /** The question beside its topic. Shorter than `text` where the topic does not fit into the sentence. */
  readonly short: string
}

/** What a question says after its opening, with the topic in its place. */
type Frame = (topic: string) => string

/** Question frames by goal. Those of a `sentence` are about a problem that is told in one, by a pronoun. */
export type Frames = Readonly<Record<Goal | 'sentence', readonly Frame[]>>

/**
 * What sentences about a problem look like, and their topic: `$1` and `$2` are what the pattern found. It counts if the
 * topic is a noun phrase.
 */
export type Pattern = readonly [found: RegExp, core: string, goal: Goal]

/** What is to know of a language. */
export interface Grammar {
  readonly opening: string
  /** For a topic that does not fit into a question, and for one that is a question. */
  readonly pronoun: string
  readonly answer: string
  /** Words that begin a sentence and say nothing. */
  readonly beginnings: RegExp
  /** The first that fits counts. */
  readonly patterns: readonly Pattern[]
  /** Other forms of words that a pattern found: "vergessen" becomes "vergessene". */
  readonly forms: Readonly<Record<string, string>>
  /** A text that began a sentence as it is inside one. */
  readonly lowered: (text: string) => string
  /** Whether a text is a noun phrase. */
  readonly isNounPhrase: (text: string) => boolean
  /** The topic where it is what a sentence is about. */
  readonly subjectOf: (sentence: string) => Topic | null
  /** The topic as part of a question, or null where its form is not certain. */
  readonly inside: (core: string, goal: Goal) => string | null
  /** Words that tell the goal; the rest wants less of something. */
  readonly more: RegExp
  readonly framesFor: (who: string) => Frames
}

/** Longest topic in UTF-16 units: six questions with it fit on a phone. */
const CORE_MAX = 70
/** Longest sentence in which a topic is looked for. */
const SENTENCE_MAX = 300

/** The rules by which a language makes short questions. They need no AI service. */
export class QuestionRules {
  /** First words of every question. */
  readonly opening: string
  readonly #grammar: Grammar

  constructor(grammar: Grammar) {
    this.opening = grammar.opening
    this.#grammar = grammar
  }

  /** Finds the topic in a sentence about a problem. */
  topicOf(sentence: string): Topic {
    return askedTopic(sentence) ?? toldTopic(sentence, this.#grammar)
  }

  /**
   * Six questions about the topic, which may be any text: one that is surely a noun phrase becomes part of the sentence,
   * any other follows after a colon, so the grammar holds for both.
   *
   * @param who whom the problem affects, any text; empty where nobody is named
   */
  questions({ core: typed, goal }: Topic, who: string): readonly TopicQuestion[] {
    const { pronoun, answer, inside, framesFor } = this.#grammar
    const core = phrase(typed, CORE_MAX)
    const frames = framesFor(who)
    const whole = isQuestion(typed) ? null : inside(core, goal)
    if (whole !== null) {
      return frames[goal].map((frame) => {
        const text = `${this.opening} ${frame(whole)}?`
        return { text, short: text }
      })
    }
    const named = isQuestion(typed) ? answer : pronoun
    return frames[goal === 'less' ? 'sentence' : goal].map((frame) => {
      const short = `${this.opening} ${frame(named)}`
      return { text: core ? `${short}: ${core}?` : `${short}?`, short: `${short}?` }
    })
  }
}

/** The topic of a problem that is told in a sentence. */
function toldTopic(sentence: string, grammar: Grammar): Topic {
  const first = sentence.split(/[.!?\n]/).find((part) => part.trim()) ?? ''
  const said = phrase(first, SENTENCE_MAX).replace(grammar.beginnings, '')
  for (const [pattern, core, goal] of grammar.patterns) {
    const found = pattern.exec(said)
    const made = found && filledIn(core, found, grammar)
    if (made && grammar.isNounPhrase(made)) return { core: phrase(made, CORE_MAX), goal }
  }
  const subject = grammar.subjectOf(said)
  if (subject) return subject
  const core = phrase(said, CORE_MAX)
  const isMore = grammar.more.test(core) && grammar.inside(core, 'more') !== null
  return {
    core: grammar.isNounPhrase(core) ? grammar.lowered(core) : core,
    goal: isMore ? 'more' : 'less',
  }
}

/** The topic with what a pattern found in place of `$1` and `$2`. */
function filledIn(core: string, found: RegExpExecArray, { forms, lowered }: Grammar): string {
  return core.replace(/\$(\d)/g, (_, at) => {
    const words = found[Number(at)] ?? ''
    return forms[words.toLowerCase()] ?? (found.input.startsWith(words) ? lowered(words) : words)
  })
}

/**
 * The topic of a problem that is told as a question, such as an open question of a strategy: the question itself, up to
 * a comma where it is long. Null for what is no question.
 */
function askedTopic(sentence: string): Topic | null {
  const [, asked] = /([^.!?\n]+)\?\s*$/.exec(sentence) ?? []
  if (!asked?.trim()) return null
  const whole = phrase(asked, sentence.length)
  const clauses = whole.slice(0, CORE_MAX).replace(/,[^,]*$/, '')
  const isCut = whole.length >= CORE_MAX && clauses.length > CORE_MAX / 3
  return { core: `${phrase(isCut ? clauses : whole, CORE_MAX - 1)}?`, goal: 'more' }
}

/** Whether the text asks something. */
export function isQuestion(text: string): boolean {
  return text.trimEnd().endsWith('?')
}
