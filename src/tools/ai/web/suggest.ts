import { ApiError, call, OfflineError } from '#platform/design/web/api.ts'
import type { AiProblem } from '#tools/frame/web/tools-texts.ts'
import type { Suggestion, SuggestionKind, SuggestionRequest } from '../domain/suggestion.ts'

/**
 * Requests suggestions from the AI service. The server validates its answer.
 *
 * @throws an error for {@link aiProblem}, or the signal's reason
 */
export async function suggest<Kind extends SuggestionKind>(
  request: Extract<SuggestionRequest, { kind: Kind }>,
  signal: AbortSignal,
): Promise<Suggestion<Kind>> {
  const answer = call('POST', '/api/tools/suggestions', { body: request, signal })
  // The answer is of the kind that was asked for.
  return (answer as Promise<Suggestion<Kind>>).catch((error: unknown) => {
    signal.throwIfAborted()
    throw error
  })
}

/** The problem as the key of its text. Whatever it is, the suggestions of the built-in method remain available. */
export function aiProblem(error: unknown): AiProblem {
  if (error instanceof OfflineError) return 'offline'
  const code = error instanceof ApiError ? error.problem?.code : undefined
  if (code === 'tools.ai_budget' || code === 'tools.ai_unusable' || code === 'http.too_many') {
    return code
  }
  return 'tools.ai_unavailable'
}
