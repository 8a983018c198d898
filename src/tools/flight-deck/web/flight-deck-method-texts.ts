import type { IdeaMethod } from '#tools/ai/domain/suggestion.ts'
import type { Criterion } from '../domain/idea-ranking.ts'

/** The patterns that turn a typed sentence into a question. Each puts the typed text after a colon. */
export const QUESTION_PATTERNS = [
  'direct',
  'need',
  'moment',
  'reversed',
  'without',
  'faster',
  'vanished',
  'otherwise',
] as const
export type QuestionPattern = (typeof QUESTION_PATTERNS)[number]

/** A prompt for an idea: a question, and the first words of an answer. */
export interface IdeaPrompt {
  /** @param core the part of the chosen question after its opening words */
  readonly ask: (core: string) => string
  readonly start: string
}

/**
 * Texts of the built-in method, built from what a team typed. They arrange it and ask questions; they claim no
 * knowledge of the team.
 */
export interface FlightDeckMethodTexts {
  /** Groups to look for among the people concerned. */
  readonly lenses: readonly string[]
  readonly questions: {
    /** First words of every question. */
    readonly opening: string
    readonly patterns: Readonly<
      Record<
        QuestionPattern,
        { readonly label: string; readonly ask: (said: string, who: string) => string }
      >
    >
  }
  readonly ideas: Readonly<
    Record<
      IdeaMethod,
      {
        readonly name: string
        readonly summary: string
        readonly steps: readonly string[]
        readonly prompts: readonly IdeaPrompt[]
      }
    >
  >
  readonly concept: {
    readonly promise: (need: string, who: string) => string
    readonly audience: (who: string, situation: string) => string
    readonly needAssumed: (need: string, who: string) => string
    readonly problemAssumed: (what: string) => string
    /** Assumption to test for a criterion with a low score. */
    readonly assumed: Readonly<Record<Criterion, string>>
    /** A sentence with the group, the change and a gap for the threshold, which the method does not know. */
    readonly hypothesis: (idea: string, who: string, sign: string) => string
    readonly steps: {
      readonly sketch: string
      readonly show: (who: string) => string
      readonly showSomebody: string
      readonly note: string
      readonly decide: string
    }
    readonly measure: (signs: string) => string
    readonly duration: string
  }
}
