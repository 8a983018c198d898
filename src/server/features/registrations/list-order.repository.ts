import { type AnyColumn, and, eq, gt, gte, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { SortDirection } from '#domain/registration/registration-list.ts'
import type { ListPosition } from './list-cursor.ts'

/** What a list can be sorted by. Rows of the same key follow the list's own order, the newest first. */
export interface SortKey {
  /** A text in the collation "german". */
  key: SQL
  /** Which rows have nothing to sort by; they come last in both directions. None where it is left out. */
  missing?: SQL
}

/** The columns of a list's own order: the newest first, then those that tell rows of one instant apart. */
export interface OwnOrder {
  createdAt: AnyColumn
  id: AnyColumn
  /** Where several rows share an id. */
  slot?: AnyColumn
}

export interface ListOrder {
  own: OwnOrder
  /** None: by time, which is the list's own order or its reverse. */
  by: SortKey | null
  direction: SortDirection
}

/** A stretch of the list: its rows' condition, their order, and what they are sorted by. */
export interface Stretch {
  where: SQL | undefined
  orderBy: SQL[]
  key: SQL<string | null>
}

/**
 * The stretches of a list, one after the other, from the first row after `position` on: at most two, because rows with
 * nothing to sort by are a stretch of their own. Each is read by an index where there is one.
 */
export function stretchesAfter(order: ListOrder, position: ListPosition | null): Stretch[] {
  const { by, own } = order
  if (!by) return [stretchByTime(order, position)]
  const missing: Stretch = {
    where: and(by.missing, position?.key === null ? isOlder(own, position) : undefined),
    orderBy: ownOrder(own),
    key: sql<null>`null`,
  }
  if (position?.key === null) return [missing]
  const sorted = stretchByKey(order, by, position)
  return by.missing ? [sorted, missing] : [sorted]
}

function stretchByKey({ own, direction }: ListOrder, by: SortKey, position: ListPosition | null) {
  const isBehind = direction === 'asc' ? gt : lt
  const isNotBefore = direction === 'asc' ? gte : lte
  return {
    where: and(
      by.missing ? sql`not (${by.missing})` : undefined,
      // The first condition follows from the second one and lets an index find the place.
      position ? isNotBefore(by.key, position.key) : undefined,
      position
        ? or(isBehind(by.key, position.key), and(eq(by.key, position.key), isOlder(own, position)))
        : undefined,
    ),
    orderBy: [direction === 'asc' ? sql`${by.key} asc` : sql`${by.key} desc`, ...ownOrder(own)],
    key: sql<string>`${by.key}`,
  }
}

function stretchByTime({ own, direction }: ListOrder, position: ListPosition | null): Stretch {
  if (direction === 'desc') {
    return {
      where: position ? isOlder(own, position) : undefined,
      orderBy: ownOrder(own),
      key: sql<null>`null`,
    }
  }
  const [, ...rest] = ownOrder(own)
  return {
    where: position
      ? and(
          gte(own.createdAt, position.createdAt),
          or(gt(own.createdAt, position.createdAt), isNextInInstant(own, position)),
        )
      : undefined,
    orderBy: [sql`${own.createdAt} asc`, ...rest],
    key: sql<null>`null`,
  }
}

function ownOrder({ createdAt, id, slot }: OwnOrder): SQL[] {
  return [sql`${createdAt} desc`, sql`${id} asc`, ...(slot ? [sql`${slot} asc`] : [])]
}

function isOlder(own: OwnOrder, position: ListPosition): SQL | undefined {
  return and(
    lte(own.createdAt, position.createdAt),
    or(lt(own.createdAt, position.createdAt), isNextInInstant(own, position)),
  )
}

function isNextInInstant({ createdAt, id, slot }: OwnOrder, position: ListPosition) {
  const isNext = slot
    ? sql`(${id}, ${slot}) > (${position.id}, ${position.slot})`
    : gt(id, position.id)
  return and(eq(createdAt, position.createdAt), isNext)
}
