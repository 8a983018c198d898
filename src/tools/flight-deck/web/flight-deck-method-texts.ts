import type { IdeaMethod } from '#tools/ai/domain/suggestion.ts'
import type { Criterion } from '../domain/idea-ranking.ts'
import type { QuestionRules } from '../domain/question-rules.ts'

/**
 * Texts and rules of the built-in method, for what somebody typed. They arrange it and ask questions; they claim no
 * knowledge of the team.
 */
export interface FlightDeckMethodTexts {
  readonly questions: QuestionRules
  /** First words of every question. */
  readonly opening: string
  /** Questions that lead to another idea, by the method they are taken from. */
  readonly impulses: Readonly<Record<IdeaMethod, readonly string[]>>
  readonly concept: {
    readonly promise: (need: string, who: string) => string
    /** @param aim what the question asks for, without its opening: "das Warten auf ein Angebot halbieren" */
    readonly aim: (aim: string) => string
    readonly audience: (who: string, situation: string) => string
    readonly needAssumed: (need: string, who: string) => string
    readonly problemAssumed: (what: string) => string
    /** Assumption to test for a criterion with a low score. */
    readonly assumed: Readonly<Record<Criterion, string>>
    /** The idea, the group, the change and a gap for the threshold, which the method does not know. */
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
