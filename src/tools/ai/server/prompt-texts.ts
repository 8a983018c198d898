import type { IdeaMethod, SuggestionRequest } from '../domain/suggestion.ts'

type Of<Kind extends SuggestionRequest['kind']> = Extract<SuggestionRequest, { kind: Kind }>
export type Label =
  | 'problem'
  | 'people'
  | 'question'
  | 'ideas'
  | 'idea'
  | 'goal'
  | 'decisions'
  | 'tasks'
  | 'parked'

/** The texts of prompts in one language. They contain no typed text except numbers. */
export interface PromptTexts {
  /** How to write, for any task. */
  manner: string
  /** The labels for the parts of the input, and for an empty part. */
  labels: Record<Label | 'nothing', string>
  people: string
  questions: string
  /** Instructions for ideas by any method. */
  ideas: string
  methods: Record<IdeaMethod, string>
  concept: string
  agenda: (meeting: Pick<Of<'agenda'>, 'people' | 'minutes'>) => string
  summary: string
}
