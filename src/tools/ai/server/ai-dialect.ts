import type { AiCallFailed } from './ai-call-failure.ts'

/** The features of OpenAI's interface that a service supports. */
export interface AiDialect {
  /** How the service is told the form of the answer: by a JSON schema, by JSON mode alone, or in the prompt. */
  format: 'schema' | 'json' | 'words'
  /** The name of the parameter for the longest answer; OpenAI's newer models refuse the older name. */
  lengthName: 'max_tokens' | 'max_completion_tokens'
}

export const RICHEST_DIALECT: AiDialect = { format: 'schema', lengthName: 'max_tokens' }

/** Status codes of services that do not support a part of the request. */
const NOT_UNDERSTOOD = [400, 422]

/** The next simpler dialect for a service that refused this one; null where that is not why it failed. */
export function simplerDialect(dialect: AiDialect, { facts }: AiCallFailed): AiDialect | null {
  if (!NOT_UNDERSTOOD.includes(facts.status ?? 0)) return null
  if (facts.words?.includes('max_completion_tokens') && dialect.lengthName === 'max_tokens') {
    return { ...dialect, lengthName: 'max_completion_tokens' }
  }
  if (dialect.format === 'schema') return { ...dialect, format: 'json' }
  if (dialect.format === 'json') return { ...dialect, format: 'words' }
  return null
}
