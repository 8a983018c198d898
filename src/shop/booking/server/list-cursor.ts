import { createHash } from 'node:crypto'
import * as z from 'zod'
import { registrationErrors } from './registrations.errors.ts'

const LATEST_MS = Date.UTC(9999, 11, 31)
const SLOT_MAX = 1_000
const FINGERPRINT_LENGTH = 16

const cursorSchema = z.object({
  /** Identifies the list, its order and its filter: the cursor is invalid for any other. */
  of: z.string().length(FINGERPRINT_LENGTH),
  key: z
    .string()
    .refine((text) => !text.includes('\0'))
    .nullable(),
  /** Milliseconds since 1970. */
  at: z.int().min(0).max(LATEST_MS),
  id: z.uuid(),
  slot: z.int().min(0).max(SLOT_MAX),
  total: z.int().min(0),
})

/** The position of a row in a list. */
export interface ListPosition {
  /** The value that the row is sorted by; null where the row has none, or the list is sorted by time. */
  key: string | null
  createdAt: Date
  id: string
  /** Distinguishes rows with the same id; 0 where ids are unique. */
  slot: number
}

export interface ListCursor {
  /** The last row of the previous page. */
  position: ListPosition
  /** The number of rows when the first page was read. */
  total: number
}

/** @param list identifies the list, its order and its filter */
export function writeCursor({ position, total }: ListCursor, list: unknown): string {
  const { key, createdAt, id, slot } = position
  const cursor: z.infer<typeof cursorSchema> = {
    of: fingerprint(list),
    key,
    at: createdAt.getTime(),
    id,
    slot,
    total,
  }
  return Buffer.from(JSON.stringify(cursor)).toString('base64url')
}

/**
 * The reverse of {@link writeCursor}.
 * @throws ProblemError 422 registration.bad_cursor for a text that is no cursor, or that of another list
 */
export function readCursor(text: string, list: unknown): ListCursor {
  const { data } = cursorSchema.safeParse(parseJson(Buffer.from(text, 'base64url').toString()))
  if (data?.of !== fingerprint(list)) throw registrationErrors.badCursor()
  const { key, at, id, slot, total } = data
  return { position: { key, createdAt: new Date(at), id, slot }, total }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function fingerprint(list: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(list))
    .digest('base64url')
    .slice(0, FINGERPRINT_LENGTH)
}
