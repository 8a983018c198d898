import * as z from 'zod'
import type { Translate } from '#office/page-texts/server/proposals.service.ts'
import { AiError, type AiService } from '#tools/ai/server/ai-service.ts'
import { toolErrors } from '#tools/frame/server/tools.errors.ts'

const NAMES = { de: 'German', en: 'British English' } as const
const ADDRESSING = { de: ' Address readers in the plural "ihr".', en: '' } as const

const answerSchema = z.object({ translation: z.string().min(1).max(6000) })

/** Translates texts of pages by the AI service. */
export function translateBy(ai: AiService): Translate {
  return async ({ from, to, text, former, formerTranslation }, by) => {
    const instructions = [
      `Translate the text of a company's website from ${NAMES[from]} into ${NAMES[to]}.${ADDRESSING[to]}`,
      'Write as a native copywriter would: short, literal and friendly, without adding anything.',
      'Keep words in double braces, such as {{firma}}, exactly as they are, and keep line breaks.',
      'Where the former text and its translation are given, change that translation no more than the new text asks for.',
    ].join(' ')
    const input = [
      `Text: ${text}`,
      ...(former === null ? [] : [`Former text: ${former}`]),
      `Former translation: ${formerTranslation}`,
    ].join('\n\n')
    try {
      const name = 'translation'
      const answer = await ai.generate({ ...by, instructions, input, schema: answerSchema, name })
      return answer.translation
    } catch (error) {
      throw error instanceof AiError ? toolErrors.ai(error.code, error.retryAfter) : error
    }
  }
}
