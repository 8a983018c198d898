import type { RateLimits } from '../../http/rate-limits.ts'
import { ProblemError } from '../../problem-error.ts'
import { type AiBudget, AiError } from './ai-service.ts'

/** Calls to the AI service that are left for each visitor and for all of them together, kept in the database. */
export function createAiBudget(limits: Pick<RateLimits, 'aiCallsOfVisitor' | 'aiCalls'>): AiBudget {
  return {
    async take(visitor) {
      try {
        // First the visitor's own: who has none left takes nothing from the others.
        await limits.aiCallsOfVisitor.consume(visitor)
        await limits.aiCalls.consume('all')
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error
        throw new AiError('tools.ai_budget', error.retryAfter)
      }
    },
  }
}
