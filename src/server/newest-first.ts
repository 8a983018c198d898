import * as z from 'zod'
import type { ProblemError } from './problem-error.ts'

/** A row's place in a list that shows its newest rows first; the id tells rows of one instant apart. */
export interface Place {
  createdAt: Date
  id: string
}

/** An instant that PostgreSQL can look for: it knows no year 0. */
export const instantSchema = z.iso.datetime().refine((text) => text >= '0001')

const cursorSchema = z.tuple([instantSchema, z.uuid()])

/**
 * The place that a cursor of {@link pageOf} leads to; null without one.
 *
 * @throws what `bad` makes, for what is no cursor
 */
export function readPlace(cursor: string | undefined, bad: () => ProblemError): Place | null {
  if (cursor === undefined) return null
  const read = cursorSchema.safeParse(cursor.split('_'))
  if (!read.success) throw bad()
  const [createdAt, id] = read.data
  return { createdAt: new Date(createdAt), id }
}

/**
 * A page of at most `limit` rows, and the cursor of the next one; null when there is none.
 *
 * @param rows of which one more than the limit was asked for
 */
export function pageOf<Row extends Place>(rows: Row[], limit: number) {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  const nextCursor =
    last && rows.length > limit ? `${last.createdAt.toISOString()}_${last.id}` : null
  return { page, nextCursor }
}
