import * as z from 'zod'
import type { ProblemError } from './problem-error.ts'

/** A row's position in a list sorted newest first. The id orders rows with the same instant. */
export interface RowPosition {
  createdAt: Date
  id: string
}

/** An instant that PostgreSQL can compare with: it has no year 0. */
export const instantSchema = z.iso.datetime().refine((text) => text >= '0001')

const cursorSchema = z.tuple([instantSchema, z.uuid()])

/**
 * The position that a cursor of {@link pageOf} stands for; null without a cursor.
 * @throws the error that `bad` makes, where the cursor is malformed
 */
export function readPosition(
  cursor: string | undefined,
  bad: () => ProblemError,
): RowPosition | null {
  if (cursor === undefined) return null
  const read = cursorSchema.safeParse(cursor.split('_'))
  if (!read.success) throw bad()
  const [createdAt, id] = read.data
  return { createdAt: new Date(createdAt), id }
}

/**
 * A page of at most `limit` rows, and the cursor of the next page; null when there is none.
 * @param rows the result of a query for one row more than the limit
 */
export function pageOf<Row extends RowPosition>(rows: Row[], limit: number) {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  const nextCursor =
    last && rows.length > limit ? `${last.createdAt.toISOString()}_${last.id}` : null
  return { page, nextCursor }
}
