import { ApiError } from '#platform/design/web/api.ts'

/** What a page reads; null where the API has no such thing, which is then a 404. */
export function nullIfNotFound<Answer>(reading: Promise<Answer>): Promise<Answer | null> {
  return reading.catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  })
}
