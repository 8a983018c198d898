import * as z from 'zod'
import { siteFactsSchema } from './site-facts.ts'
import { madeBySchema, toolLanguageSchema } from './tool-ai.ts'

/** The firm's four services, by the keys of their pages. */
export const SERVICES = ['potenziale', 'loesungen', 'geschaeftsideen', 'organisationen'] as const

/** What a statement of the draft stands on. */
export const BASES = [
  /** Pages of the website, named in `sources`. */
  'page',
  /** What the person typed or corrected. */
  'visitor',
  /** Nobody said it: it follows from a method or a model, and has to be checked. */
  'assumption',
] as const

export const statementSchema = z.object({
  text: z.string().min(1).max(800),
  basis: z.enum(BASES),
  sources: z.array(z.string()).max(5),
})
export type Statement = z.infer<typeof statementSchema>

const statements = z.array(statementSchema).min(1).max(8)

/** A first strategy draft. Its parts are in the order in which they are shown and made. */
export const strategyDraftSchema = z.object({
  position: statements,
  customers: statements,
  strengths: statements,
  openQuestions: statements,
  /** Three of the AI service; none of the method, which knows nothing from which an opportunity could follow. */
  opportunities: z
    .array(
      z.object({
        title: z.string().min(1).max(160),
        reason: statementSchema,
        /** The first thing to try, small enough for a few days. */
        experiment: z.string().min(1).max(800),
      }),
    )
    .max(3),
  services: z
    .array(z.object({ service: z.enum(SERVICES), reason: z.string().min(1).max(500) }))
    .min(1)
    .max(4),
  nextSteps: z.array(z.string().min(1).max(400)).min(1).max(6),
})
export type StrategyDraft = z.infer<typeof strategyDraftSchema>

/** What `POST /api/tools/strategy-drafts` takes. */
export const strategyDraftRequestSchema = z.object({
  facts: siteFactsSchema,
  language: toolLanguageSchema,
  /** False where the person wants the method's draft although there is an AI service. */
  ai: z.boolean(),
})
export type StrategyDraftRequest = z.infer<typeof strategyDraftRequestSchema>

/** Why the method wrote a draft for which the AI service had been asked. */
export const AI_FAILURES = ['tools.ai_unavailable', 'tools.ai_budget', 'tools.ai_unusable'] as const
export type AiFailure = (typeof AI_FAILURES)[number]

/** What `POST /api/tools/strategy-drafts` streams, one JSON object a line; the last is `draft` or `failed`. */
export const strategyDraftEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('step'), step: z.enum(['asking', 'repairing', 'method']) }),
  /** As much of the draft as there is; it grows, and begins anew after a repair or a fallback. */
  z.object({ type: z.literal('partial'), draft: z.unknown(), madeBy: madeBySchema }),
  z.object({
    type: z.literal('draft'),
    draft: strategyDraftSchema,
    madeBy: madeBySchema,
    /** Why it is the method's, where the AI service had been asked for it. */
    aiFailure: z.enum(AI_FAILURES).nullable(),
  }),
  z.object({ type: z.literal('failed'), code: z.literal('tools.fault') }),
])
export type StrategyDraftEvent = z.infer<typeof strategyDraftEventSchema>

/** A draft in the making: any part may be missing or unfinished. */
export type PartialDraft = {
  [Part in keyof StrategyDraft]?: DeepPartial<StrategyDraft[Part]> | undefined
}
type DeepPartial<T> = T extends readonly (infer Item)[]
  ? (DeepPartial<Item> | undefined)[]
  : T extends object
    ? { [Key in keyof T]?: DeepPartial<T[Key]> | undefined }
    : T
