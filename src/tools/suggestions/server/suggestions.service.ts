import type { Logger } from 'pino'
import type * as z from 'zod'
import {
  SUGGESTIONS,
  type Suggestion,
  type SuggestionKind,
  type SuggestionRequest,
} from '#tools/ai/domain/suggestion.ts'
import { AiError, type AiService } from '#tools/ai/server/ai-service.ts'
import { languageFaults } from '#tools/ai/server/text-words.ts'
import { toolErrors } from '#tools/frame/server/tools.errors.ts'
import { minutesThatFit } from '#tools/meeting-moderator/domain/agenda-minutes.ts'
import { checkedSuggestion } from './suggestion-check.ts'
import { suggestionPrompt, typedIn } from './suggestions-prompts.ts'

type AnySuggestion = Suggestion<SuggestionKind>

/** A bullet or a number before a line, which some services add although the line is in a list. */
const BULLET = /^(?:[-*•]|\d{1,2}[.)])\s+/

/**
 * Requests a suggestion for a step of a tool from the AI service. What nobody typed and what is in another language is
 * left out (`checkedSuggestion`).
 *
 * @param context.visitor an IP address, for the budget
 * @throws ProblemError where there is no service, or it fails; an AbortError when the visitor disconnects
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
    const answer = await ai.generate({
      ...{ ...context, ...prompt, schema, name: request.kind },
      faults: (given: AnySuggestion) => languageFaults(given, request.language),
    })
    const checked = checkedSuggestion(withoutBullets(answer), request, typedIn(request))
    if (!checked) throw new AiError('tools.ai_unusable')
    return corrected(checked, request)
  } catch (error) {
    throw error instanceof AiError ? toolErrors.ai(error.code, error.retryAfter) : error
  }
}

function withoutBullets(answer: AnySuggestion): AnySuggestion {
  if (!('suggestions' in answer)) return answer
  return { suggestions: answer.suggestions.map((line) => line.replace(BULLET, '')) }
}

/** Corrects an answer by fixed rules: minutes that add up, no repetitions. */
function corrected(answer: AnySuggestion, request: SuggestionRequest): AnySuggestion {
  if ('items' in answer && request.kind === 'agenda') {
    return { items: minutesThatFit(answer.items, request.minutes) }
  }
  if (!('suggestions' in answer)) return answer
  return {
    suggestions: newAmong(answer.suggestions, request.kind === 'ideas' ? request.ideas : []),
  }
}

/** The lines without repetitions and without known ones; all lines where none would be left. */
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
