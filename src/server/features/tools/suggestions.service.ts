import type { Logger } from 'pino'
import type * as z from 'zod'
import { minutesThatFit } from '#domain/tools/agenda-minutes.ts'
import {
  SUGGESTIONS,
  type Suggestion,
  type SuggestionKind,
  type SuggestionRequest,
} from '#domain/tools/suggestion.ts'
import { AiError, type AiService } from './ai-service.ts'
import { suggestionPrompt } from './suggestions-prompts.ts'
import { toolErrors } from './tools.errors.ts'

type AnySuggestion = Suggestion<SuggestionKind>

/** A bullet or a number before a line, which some services write in spite of the list that they are in. */
const BULLET = /^(?:[-*•]|\d{1,2}[.)])\s+/

/**
 * Asks the AI service for what one step of a tool needs.
 *
 * @param context.visitor a network address, for the budget
 * @throws ProblemError where there is no service, or it does not help; an AbortError when the visitor goes away
 */
export async function suggest(
  ai: AiService | null,
  request: SuggestionRequest,
  context: { visitor: string; signal: AbortSignal; log: Logger },
): Promise<AnySuggestion> {
  if (!ai) throw toolErrors.ai('tools.ai_unavailable')
  const schema: z.ZodType<AnySuggestion> = SUGGESTIONS[request.kind]
  const prompt = suggestionPrompt(request)
  try {
    const answer = await ai.generate({ ...context, ...prompt, schema, name: request.kind })
    return mended(answer, request)
  } catch (error) {
    throw error instanceof AiError ? toolErrors.ai(error.code, error.retryAfter) : error
  }
}

/** Rules that hold whatever a service makes of its instructions. */
function mended(answer: AnySuggestion, request: SuggestionRequest): AnySuggestion {
  if ('items' in answer && request.kind === 'agenda') {
    return { items: minutesThatFit(answer.items, request.minutes) }
  }
  if (!('suggestions' in answer)) return answer
  const lines = answer.suggestions.map((line) => line.replace(BULLET, ''))
  return { suggestions: newAmong(lines, request.kind === 'ideas' ? request.ideas : []) }
}

/** The lines without repetitions and without what is there already; all of them where that is everything. */
function newAmong(lines: string[], known: readonly string[]): string[] {
  const seen = new Set(known.map(comparable))
  const fresh = lines.filter((line) => {
    const isNew = !seen.has(comparable(line))
    seen.add(comparable(line))
    return isNew
  })
  return fresh.length > 0 ? fresh : lines
}

function comparable(line: string): string {
  return line
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
