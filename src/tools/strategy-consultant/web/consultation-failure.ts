import { ApiError, OfflineError } from '#platform/design/web/api.ts'
import type { SiteFailure } from '#tools/website-reader/domain/site-facts.ts'

/** Why a website was not read or a draft not made. Each has a text on the screen. */
export type Failure = SiteFailure | (typeof REFUSALS)[number] | 'offline'

/** Known codes of a refused call; any other counts as a fault. */
const REFUSALS = [
  'tools.bad_address',
  'tools.own_readings',
  'tools.busy',
  'tools.restored_copy',
  'http.too_many',
] as const

/** The failure of a call, as the key of its text. */
export function failureOf(error: unknown): Failure {
  if (error instanceof OfflineError) return 'offline'
  const code = error instanceof ApiError ? error.problem?.code : undefined
  return REFUSALS.find((refusal) => refusal === code) ?? 'tools.fault'
}
