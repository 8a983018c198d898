import * as z from 'zod'

/** The languages that the tools write in. */
export const toolLanguageSchema = z.enum(['de', 'en'])
export type ToolLanguage = z.infer<typeof toolLanguageSchema>

/** What wrote a draft or a suggestion: an AI service, or a method of ours that only orders what it was given. */
export const madeBySchema = z.enum(['ai', 'method'])
export type MadeBy = z.infer<typeof madeBySchema>

/** Which AI service the tools ask, for the words beside the buttons that ask it. Null where none is set up. */
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
