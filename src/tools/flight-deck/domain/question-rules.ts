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

/**
 * The topic of a problem that is told as a question, such as an open question of a strategy: the question itself, up to
 * a comma where it is long. Null for what is no question.
 *
 * @param most longest topic in UTF-16 units
 */
export function askedTopic(sentence: string, most: number): Topic | null {
  const [, asked] = /([^.!?\n]+)\?\s*$/.exec(sentence) ?? []
  if (!asked?.trim()) return null
  const whole = phrase(asked, sentence.length)
  const clauses = whole.slice(0, most).replace(/,[^,]*$/, '')
  const isCut = whole.length >= most && clauses.length > most / 3
  return { core: `${phrase(isCut ? clauses : whole, most - 1)}?`, goal: 'more' }
}

/** Whether the text asks something. */
export function isQuestion(text: string): boolean {
  return text.trimEnd().endsWith('?')
}

/** A "How might we" question about a topic. */
export interface TopicQuestion {
  /** The question, which can be read without anything beside it. */
  readonly text: string
  /** The question beside its topic. Shorter than `text` where the topic does not fit into the sentence. */
  readonly short: string
}

/** The rules by which a language makes short questions. They need no AI service. */
export interface QuestionRules {
  /** First words of every question. */
  readonly opening: string
  /** Finds the topic in a sentence about a problem. */
  readonly topicOf: (sentence: string) => Topic
  /**
   * Six questions about the topic, which may be any text: one that is surely a noun phrase becomes part of the sentence,
   * any other follows after a colon, so the grammar holds for both.
   *
   * @param who whom the problem affects, any text; empty where nobody is named
   */
  readonly questions: (topic: Topic, who: string) => readonly TopicQuestion[]
}

type Frame = (topic: string) => string

/** Question frames by goal. Those of a `sentence` are about a problem that is told in one, by a pronoun. */
export type Frames = Readonly<Record<Goal | 'sentence', readonly Frame[]>>

/** Fills the frames. `inside` is the topic in the form that fits into a sentence; null puts it behind a colon. */
export function filled(
  frames: Frames,
  { core, goal }: Topic,
  inside: string | null,
  pronoun: string,
): TopicQuestion[] {
  if (inside !== null) {
    return frames[goal].map((frame) => ({ text: `${frame(inside)}?`, short: `${frame(inside)}?` }))
  }
  return frames[goal === 'less' ? 'sentence' : goal].map((frame) => ({
    text: core ? `${frame(pronoun)}: ${core}?` : `${frame(pronoun)}?`,
    short: `${frame(pronoun)}?`,
  }))
}
