import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import type { Place } from '../newest-first.ts'

/** What a list that shows its newest rows first has behind a place; no condition where it begins at its top. */
export function behind(
  columns: { createdAt: AnyColumn; id: AnyColumn },
  place: Place | null,
): SQL | undefined {
  if (!place) return undefined
  const { createdAt, id } = place
  return sql`(${columns.createdAt}, ${columns.id}) < (${createdAt.toISOString()}::timestamptz, ${id}::uuid)`
}

/** The pattern of LIKE that finds a text anywhere; its wildcards are ordinary characters. */
export function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}
