import { useEffect, useRef, useState } from 'react'
import type { AiProblem } from '#tools/frame/web/tools-texts.ts'
import type { Suggestion, SuggestionKind, SuggestionRequest } from '../domain/suggestion.ts'
import { aiProblem, suggest } from './suggest.ts'

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
      return await suggest<Kind>(question, own.signal)
    } catch (error) {
      if (!own.signal.aborted) setProblem(aiProblem(error))
      return null
    } finally {
      if (request.current === own) setAsking(false)
    }
  }
  return { ask, cancel: () => request.current?.abort(), isAsking, problem }
}
