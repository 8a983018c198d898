import * as z from 'zod'
import { AI_FAILURES, madeBySchema, toolLanguageSchema } from '#tools/frame/domain/tool-ai.ts'
import {
  quoteSchema,
  SITE_PAGES_MAX,
  siteFactsSchema,
} from '#tools/website-reader/domain/site-facts.ts'
import { COMPETITORS_MAX } from './market/comparison.ts'
import { mapFields, THESIS_MAX_LENGTH } from './thesis.ts'

/** The firm's four services, by the keys of their pages. */
export const SERVICES = ['potenziale', 'loesungen', 'geschaeftsideen', 'organisationen'] as const

/** What a statement of the draft is based on. */
export const BASES = [
  /** Pages of the website, listed in `sources`. */
  'page',
  /** Text that the visitor typed or corrected. */
  'visitor',
  /** No source states it: it is concluded by a method or a model, and has to be checked. */
  'assumption',
] as const

/** Most passages that are shown for a statement. */
export const QUOTES_MAX = 8

const statementSchema = z.object({
  text: z.string().min(1).max(800),
  basis: z.enum(BASES),
  sources: z.array(z.string()).max(SITE_PAGES_MAX),
  /** The passages that state it; none for what the visitor typed and for assumptions. */
  quotes: z.array(quoteSchema).max(QUOTES_MAX),
})
export type Statement = z.infer<typeof statementSchema>

/** The method leaves out what nothing was found for. */
const statements = z.array(statementSchema).max(8)

/** A first strategy draft. Its parts are in the order in which they are shown and generated. */
export const strategyDraftSchema = z.object({
  position: statements,
  customers: statements,
  strengths: statements,
  openQuestions: statements,
  /** Three from the AI service; none from the method, whose rules cannot conclude an opportunity. */
  opportunities: z
    .array(
      z.object({
        title: z.string().min(1).max(160),
        reason: statementSchema,
        /** The first experiment, small enough for a few days. */
        experiment: z.string().min(1).max(800),
      }),
    )
    .max(3),
  services: z
    .array(z.object({ service: z.enum(SERVICES), reason: z.string().min(1).max(500) }))
    .min(1)
    .max(4),
  nextSteps: z.array(z.string().min(1).max(400)).min(1).max(6),
  /** A suggestion by the AI service for the visitor's thesis and choice, with the passages that it follows from. */
  thesis: z
    .object({
      ...mapFields(() => z.string().min(1).max(THESIS_MAX_LENGTH)),
      quotes: z.array(quoteSchema).max(QUOTES_MAX),
    })
    .optional(),
})
export type StrategyDraft = z.infer<typeof strategyDraftSchema>

/** The request body of `POST /api/tools/strategy-drafts`. */
export const strategyDraftRequestSchema = z.object({
  facts: siteFactsSchema,
  /** Those that the organisation is compared with; the AI service alone uses them. */
  competitors: z.array(siteFactsSchema).max(COMPETITORS_MAX).optional(),
  language: toolLanguageSchema,
  /** False where the visitor wants the method's draft although an AI service is set up. */
  ai: z.boolean(),
})
export type StrategyDraftRequest = z.infer<typeof strategyDraftRequestSchema>

/**
 * The events that `POST /api/tools/strategy-drafts` streams, one JSON object on each line; the last is `draft` or
 * `failed`.
 */
export const strategyDraftEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('step'), step: z.enum(['asking', 'repairing', 'method']) }),
  /** So many parts have begun: the last of them is still being written. It starts again after a repair. */
  z.object({ type: z.literal('parts'), parts: z.int() }),
  z.object({
    type: z.literal('draft'),
    draft: strategyDraftSchema,
    madeBy: madeBySchema,
    /** Why the draft is the method's although the AI service was requested; otherwise null. */
    aiFailure: z.enum(AI_FAILURES).nullable(),
  }),
  z.object({ type: z.literal('failed'), code: z.literal('tools.fault') }),
])
export type StrategyDraftEvent = z.infer<typeof strategyDraftEventSchema>
