import type { SiteFailure } from '#domain/tools/site-facts.ts'
import { ApiError, OfflineError } from '../../lib/api.ts'

/** Why a website was not read or a draft not made. Each has a sentence on the screen. */
export type Failure = SiteFailure | (typeof REFUSALS)[number] | 'offline'

/** The codes that a refused call may say; any other is a fault. */
const REFUSALS = [
  'tools.bad_address',
  'tools.own_readings',
  'tools.busy',
  'tools.restored_copy',
  'http.too_many',
] as const

/** What a call failed with, for the words on the screen. */
export function failureOf(error: unknown): Failure {
  if (error instanceof OfflineError) return 'offline'
  const code = error instanceof ApiError ? error.problem?.code : undefined
  return REFUSALS.find((refusal) => refusal === code) ?? 'tools.fault'
}
