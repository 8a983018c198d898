import type { AiCallFailed } from './ai-call-failure.ts'

/** What a service understands of OpenAI's interface. */
export interface AiDialect {
  /** How it is told what the answer looks like: by a JSON schema, only that it is JSON, or in words alone. */
  format: 'schema' | 'json' | 'words'
  /** What it calls the longest answer it may give; OpenAI's newer models refuse the older name. */
  lengthName: 'max_tokens' | 'max_completion_tokens'
}

export const RICHEST_DIALECT: AiDialect = { format: 'schema', lengthName: 'max_tokens' }

/** Services say with these that they do not understand the request. */
const NOT_UNDERSTOOD = [400, 422]

/** What to try next with a service that refused this dialect, or null where that is not why it failed. */
export function easierDialect(dialect: AiDialect, failure: AiCallFailed): AiDialect | null {
  if (!NOT_UNDERSTOOD.includes(failure.status ?? 0)) return null
  if (failure.words.includes('max_completion_tokens') && dialect.lengthName === 'max_tokens') {
    return { ...dialect, lengthName: 'max_completion_tokens' }
  }
  if (dialect.format === 'schema') return { ...dialect, format: 'json' }
  if (dialect.format === 'json') return { ...dialect, format: 'words' }
  return null
}
