import { type AnyColumn, like, or, type SQL, sql } from 'drizzle-orm'
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

/**
 * True where one of the spellings occurs in a text that went through search_spellings, as the word did: both sides fold
 * letters by the same rule, which is in the database.
 *
 * @param spellings of one word, see {@link spellingsOf}
 */
export function holdsSpelling(folded: AnyColumn, spellings: readonly string[]): SQL | undefined {
  return or(...spellings.map((spelling) => like(folded, containing(spelling))))
}

/** The spellings of each word, as an array of texts: "müller" as "muller" and "mueller". `word` is any text. */
export function spellingsOf(word: SQL): SQL {
  return sql`string_to_array(search_spellings(lower(${word} collate "german")), chr(10))`
}
