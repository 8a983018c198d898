import type { Suggestion, SuggestionKind, SuggestionRequest } from '#domain/tools/suggestion.ts'
import type { AiProblem } from '../../content/tools-texts.ts'
import { ApiError, browserFetch, OfflineError, readJson } from '../api.ts'

/**
 * Asks the AI service for suggestions. What it says is checked by the server.
 *
 * @throws what {@link aiProblem} reads, or the signal's reason
 */
export async function suggest<Kind extends SuggestionKind>(
  request: Extract<SuggestionRequest, { kind: Kind }>,
  signal: AbortSignal,
): Promise<Suggestion<Kind>> {
  return readJson<Suggestion<Kind>>(browserFetch, '/api/tools/suggestions', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(request),
    signal,
  }).catch((error: unknown) => {
    signal.throwIfAborted()
    throw error
  })
}

/** What was wrong, for the words on the screen: whatever it was, the method's own suggestions are there. */
export function aiProblem(error: unknown): AiProblem {
  if (error instanceof OfflineError) return 'offline'
  const code = error instanceof ApiError ? error.problem?.code : undefined
  if (code === 'tools.ai_budget' || code === 'tools.ai_unusable' || code === 'http.too_many') {
    return code
  }
  return 'tools.ai_unavailable'
}
