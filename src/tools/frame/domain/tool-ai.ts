import * as z from 'zod'

/** The languages in which the tools write. */
export const toolLanguageSchema = z.enum(['de', 'en'])
export type ToolLanguage = z.infer<typeof toolLanguageSchema>

/** What wrote a draft or a suggestion: an AI service, or the product's own method. */
export const madeBySchema = z.enum(['ai', 'method'])
export type MadeBy = z.infer<typeof madeBySchema>

/** The AI service that the tools use, shown beside the buttons that call it. Null where none is set up. */
export const toolAiSchema = z.object({
  ai: z
    .object({
      /** The host that texts are sent to, such as "api.example.com". */
      host: z.string(),
      model: z.string(),
    })
    .nullable(),
})
export type ToolAi = z.infer<typeof toolAiSchema>

/** Why a tool has no answer of the AI service that it asked for. */
export const AI_FAILURES = ['tools.ai_unavailable', 'tools.ai_budget', 'tools.ai_unusable'] as const
export type AiFailure = (typeof AI_FAILURES)[number]
