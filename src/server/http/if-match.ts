import * as z from 'zod'
import { httpErrors } from './http.errors.ts'

/** The header of a route that takes a condition, for its definition. */
export const ifMatchHeader = z.object({
  'if-match': z
    .string()
    .optional()
    .meta({ description: 'The version that the edit was based on, as ETag had it' }),
})

/** The versions of which one has to be in force for a write to happen; null for a write without a condition. */
export type ExpectedVersions = ReadonlySet<number> | null

/** An entity tag (RFC 9110, section 8.8.3), weak or strong. */
const TAG = /(?:W\/)?"([\x21\x23-\x7e\x80-\xff]*)"/g
/** No header can hold it, so it can stand for a tag that was read. */
const READ = '\0'

/**
 * Reads the header If-Match: "*" or a list of entity tags (RFC 9110, section 13.1.1). Ours are versions, `"3"`. A weak
 * tag counts like a strong one, because proxies that compress answers weaken tags and leave the version in them as it
 * was. A tag that is no version of ours is in force never.
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
