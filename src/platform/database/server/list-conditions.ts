import { type AnyColumn, like, or, type SQL, sql } from 'drizzle-orm'
import type { RowPosition } from '#platform/basics/server/newest-first.ts'

/** The condition for rows after a position in a list sorted newest first; undefined for the start of the list. */
export function behind(
  columns: { createdAt: AnyColumn; id: AnyColumn },
  place: RowPosition | null,
): SQL | undefined {
  if (!place) return undefined
  const { createdAt, id } = place
  return sql`(${columns.createdAt}, ${columns.id}) < (${createdAt.toISOString()}::timestamptz, ${id}::uuid)`
}

/** A LIKE pattern that finds a text anywhere; wildcards in the text are escaped. */
export function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}

/**
 * True where one of the spellings occurs in a text. Text and word both went through search_spellings in the database,
 * so their letters are folded by the same rule.
 *
 * @param spellings of one word, see {@link spellingsOf}
 */
export function containsSpelling(folded: AnyColumn, spellings: readonly string[]): SQL | undefined {
  return or(...spellings.map((spelling) => like(folded, containing(spelling))))
}

/** SQL for the spellings of a word, as an array of texts: "müller" as "muller" and "mueller". `word` is any text. */
export function spellingsOf(word: SQL): SQL {
  return sql`string_to_array(search_spellings(lower(${word} collate "german")), chr(10))`
}
