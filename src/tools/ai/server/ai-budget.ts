import { ProblemError } from '#platform/basics/server/problem-error.ts'
import type { RateLimits } from '#platform/http/server/rate-limits.ts'
import { type AiBudget, AiError } from './ai-service.ts'

/** The remaining calls to the AI service, for each visitor and in total, stored in the database. */
export function createAiBudget(limits: Pick<RateLimits, 'aiCallsOfVisitor' | 'aiCalls'>): AiBudget {
  return {
    async take(visitor) {
      try {
        // The visitor's limit is checked first: a visitor without calls left does not use up the total.
        await limits.aiCallsOfVisitor.consume(visitor)
        await limits.aiCalls.consume('all')
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error
        throw new AiError('tools.ai_budget', error.retryAfter)
      }
    },
  }
}
