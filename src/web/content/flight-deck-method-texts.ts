import type { Criterion } from '#domain/tools/idea-ranking.ts'
import type { IdeaMethod } from '#domain/tools/suggestion.ts'

/** The ways to make a question of what was typed before; each puts what was typed behind a colon. */
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

/** What starts an idea: a question, and the first words of an answer. */
export interface IdeaPrompt {
  /** @param core what the chosen question asks for */
  readonly ask: (core: string) => string
  readonly start: string
}

/** What the built-in method makes of what a team typed. It orders and asks; it never claims to know the team. */
export interface FlightDeckMethodTexts {
  /** Whom to look for among those concerned. */
  readonly lenses: readonly string[]
  readonly questions: {
    /** How every question begins. */
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
    /** What has to hold where an idea scored low. */
    readonly assumed: Readonly<Record<Criterion, string>>
    readonly hypothesis: (idea: string, sign: string) => string
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
