import * as z from 'zod'
import { requiredText } from '#platform/basics/domain/text.ts'
import { toolLanguageSchema } from '#tools/frame/domain/tool-ai.ts'

/** The methods of finding ideas in the Innovation Flight Deck. */
export const IDEA_METHODS = ['crazy-eights', 'reversal', 'analogy', 'scamper', 'ten-times'] as const
export type IdeaMethod = (typeof IDEA_METHODS)[number]

const long = requiredText(2000)
const short = requiredText(400)
const few = z.array(short).max(20)
const language = toolLanguageSchema

/** The request body of `POST /api/tools/suggestions`: the tool's step, and what was typed there. */
export const suggestionRequestSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('people'), language, problem: long }),
  z.object({ kind: z.literal('questions'), language, problem: long, people: few }),
  z.object({
    kind: z.literal('ideas'),
    language,
    problem: long,
    question: short,
    method: z.enum(IDEA_METHODS),
    /** Existing ideas, which are not to be repeated. */
    ideas: few,
  }),
  z.object({ kind: z.literal('concept'), language, problem: long, question: short, idea: short }),
  z.object({
    kind: z.literal('agenda'),
    language,
    goal: long,
    people: z.int().min(1).max(200),
    minutes: z.int().min(5).max(600),
  }),
  z.object({
    kind: z.literal('summary'),
    language,
    goal: long,
    decisions: few,
    tasks: few,
    parked: few,
  }),
])
export type SuggestionRequest = z.infer<typeof suggestionRequestSchema>
export type SuggestionKind = SuggestionRequest['kind']

const line = z.string().trim().min(1).max(400)
const lines = z.object({ suggestions: z.array(line).min(1).max(10) })

export const conceptSchema = z.object({
  name: z.string().trim().min(1).max(80),
  /** The benefit for its users, in one sentence. */
  promise: line,
  audience: line,
  /** How it works, step by step. */
  how: z.array(line).min(1).max(6),
  /** Conditions for it to work. */
  assumptions: z.array(line).min(1).max(6),
  test: z.object({
    hypothesis: line,
    steps: z.array(line).min(1).max(6),
    /** How to tell whether it worked. */
    measure: line,
    duration: z.string().trim().min(1).max(80),
  }),
})
export type Concept = z.infer<typeof conceptSchema>

/** The schema of the AI service's answer to each kind of request. */
export const SUGGESTIONS = {
  people: lines,
  questions: lines,
  ideas: lines,
  concept: conceptSchema,
  agenda: z.object({
    items: z
      .array(
        z.object({ title: z.string().trim().min(1).max(120), minutes: z.int().min(1).max(600) }),
      )
      .min(1)
      .max(12),
  }),
  summary: z.object({ summary: z.string().trim().min(1).max(1500) }),
} as const satisfies Record<SuggestionKind, z.ZodType>

export type Suggestion<Kind extends SuggestionKind> = z.infer<(typeof SUGGESTIONS)[Kind]>
