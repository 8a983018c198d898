import { useEffect, useRef, useState } from 'react'
import { ApiError, call, OfflineError } from '#platform/design/web/api.ts'
import type { AiProblem } from '#tools/frame/web/tools-texts.ts'
import type { Suggestion, SuggestionKind, SuggestionRequest } from '../domain/suggestion.ts'

/** Requests to the AI service from one place of a screen: one at a time, and they can be cancelled. */
export function useSuggestion<Kind extends SuggestionKind>() {
  const [isAsking, setAsking] = useState(false)
  const [problem, setProblem] = useState<AiProblem>()
  const request = useRef<AbortController>(undefined)
  useEffect(() => () => request.current?.abort(), [])

  /** The suggestion; null after a failure or cancelling. */
  const ask = async (
    question: Extract<SuggestionRequest, { kind: Kind }>,
  ): Promise<Suggestion<Kind> | null> => {
    request.current?.abort()
    const own = new AbortController()
    request.current = own
    setAsking(true)
    setProblem(undefined)
    try {
      const asked = { body: question, signal: own.signal }
      // The answer, which the server validates, is of the kind that was asked for.
      return (await call('POST', '/api/tools/suggestions', asked)) as Suggestion<Kind>
    } catch (error) {
      if (!own.signal.aborted) setProblem(aiProblem(error))
      return null
    } finally {
      if (request.current === own) setAsking(false)
    }
  }
  return { ask, cancel: () => request.current?.abort(), isAsking, problem }
}

/** The problem as the key of its text. Whatever it is, the suggestions of the built-in method remain available. */
function aiProblem(error: unknown): AiProblem {
  if (error instanceof OfflineError) return 'offline'
  const code = error instanceof ApiError ? error.problem?.code : undefined
  if (code === 'tools.ai_budget' || code === 'tools.ai_unusable' || code === 'http.too_many') {
    return code
  }
  return 'tools.ai_unavailable'
}
