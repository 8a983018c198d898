import * as z from 'zod'
import { httpErrors } from './http.errors.ts'

/** The If-Match header of a route, for its definition. */
export const ifMatchHeader = z.object({
  'if-match': z
    .string()
    .optional()
    .meta({ description: 'The version that the edit was based on, as ETag had it' }),
})

/** The versions that a write may be based on, one of which must be current; null for a write without a condition. */
export type ExpectedVersions = ReadonlySet<number> | null

/** An entity tag (RFC 9110, section 8.8.3), weak or strong. */
const TAG = /(?:W\/)?"([\x21\x23-\x7e\x80-\xff]*)"/g
/** Replaces each tag that was read; it cannot occur in a header. */
const READ = '\0'

/**
 * Reads the header If-Match: "*" or a list of entity tags (RFC 9110, section 13.1.1). The product's tags are versions,
 * such as `"3"`. A weak tag counts like a strong one, because proxies that compress answers weaken tags and leave the
 * version unchanged. A tag that is no version never matches.
 *
 * @throws ProblemError 400 http.malformed_if_match
 */
export function readIfMatch(header: string | undefined): ExpectedVersions {
  if (header === undefined || header.trim() === '*') return null
  const versions = new Set<number>()
  const rest = header.replace(TAG, (_, tag: string) => {
    versions.add(/^\d{1,9}$/.test(tag) ? Number(tag) : Number.NaN)
    return READ
  })
  const parts = rest.split(',').map((part) => part.trim())
  const isList = parts.includes(READ) && parts.every((part) => part === READ || part === '')
  if (!isList) throw httpErrors.malformedIfMatch()
  return versions
}

/** The header ETag of an answer that shows the given version. */
export function etagOf(version: number): string {
  return `"${version}"`
}
