import { type AnyColumn, and, eq, gt, gte, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { ListPosition } from '#shop/booking/server/list-cursor.ts'
import type { SortDirection } from '../domain/registration-list.ts'

/** A sort key of a list. Rows with the same key are in the list's own order, the newest first. */
export interface SortKey {
  /** A text in the collation "german". */
  key: SQL
  /**
   * Conditions for rows without and with a key, where it may be missing. Rows without one come last in both directions.
   */
  missing?: { is: SQL; isNot: SQL }
}

/** The rows with one value of the key, where all values are known and few. */
export interface SortGroup {
  key: string
  where: SQL
}

/** The columns of a list's own order: the newest first, then those that distinguish rows of the same instant. */
export interface OwnOrder {
  createdAt: AnyColumn
  id: AnyColumn
  /** Where several rows share an id. */
  slot?: AnyColumn
}

export interface ListOrder {
  own: OwnOrder
  /** Null sorts by time: the list's own order or its reverse. */
  by: SortKey | null
  direction: SortDirection
  /** All groups of `by`. Each is then read in the list's own order, instead of sorting all rows for every page. */
  groups: SortGroup[] | null
}

/** A part of the list that one query reads: condition, order, and sort key. */
export interface ListPart {
  where: SQL | undefined
  orderBy: SQL[]
  key: SQL<string | null>
}

const GERMAN = new Intl.Collator('de', { numeric: true })

/** The parts of the list after `position`, in order. */
export function partsAfter(order: ListOrder, position: ListPosition | null): ListPart[] {
  const { by, groups } = order
  if (!by) return [partByTime(order, position)]
  if (groups) return groupsAfter(order, groups, position)
  const missing = by.missing && partOfOneKey(order, by.missing.is, null, position)
  if (missing && position?.key === null) return [missing]
  const sorted = partByKey(order, by, position)
  return missing ? [sorted, missing] : [sorted]
}

function groupsAfter(order: ListOrder, groups: SortGroup[], position: ListPosition | null) {
  const sign = order.direction === 'asc' ? 1 : -1
  // Texts that only differ in ways the collation ignores are still separate groups.
  const compare = (one: string, other: string) =>
    sign * (GERMAN.compare(one, other) || Number(one > other) - Number(one < other))
  return groups
    .filter(({ key }) => position === null || compare(key, position.key ?? '') >= 0)
    .toSorted((one, other) => compare(one.key, other.key))
    .map(({ key, where }) => partOfOneKey(order, where, key, position))
}

function partOfOneKey(
  order: ListOrder,
  where: SQL,
  key: string | null,
  position: ListPosition | null,
): ListPart {
  return {
    where: and(where, position?.key === key ? isOlder(order.own, position) : undefined),
    orderBy: ownOrder(order.own),
    key: sql`${key}::text`,
  }
}

function partByKey(order: ListOrder, by: SortKey, position: ListPosition | null): ListPart {
  const isAscending = order.direction === 'asc'
  const isBehind = isAscending ? gt : lt
  const isNotBefore = isAscending ? gte : lte
  const { key } = by
  return {
    where: and(
      by.missing?.isNot,
      // The first condition follows from the second; it lets PostgreSQL use an index.
      position ? isNotBefore(key, position.key) : undefined,
      position
        ? or(isBehind(key, position.key), and(eq(key, position.key), isOlder(order.own, position)))
        : undefined,
    ),
    orderBy: [isAscending ? sql`${key} asc` : sql`${key} desc`, ...ownOrder(order.own)],
    key: sql`${key}`,
  }
}

function partByTime(order: ListOrder, position: ListPosition | null): ListPart {
  const { own, direction } = order
  const isBehind = direction === 'desc' ? isOlder : isNewer
  const [byTime, ...rest] = ownOrder(own)
  return {
    where: position ? isBehind(own, position) : undefined,
    orderBy:
      direction === 'desc' && byTime ? [byTime, ...rest] : [sql`${own.createdAt} asc`, ...rest],
    key: sql`null`,
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

function isNewer(own: OwnOrder, position: ListPosition): SQL | undefined {
  return and(
    gte(own.createdAt, position.createdAt),
    or(gt(own.createdAt, position.createdAt), isNextInInstant(own, position)),
  )
}

function isNextInInstant({ createdAt, id, slot }: OwnOrder, position: ListPosition) {
  const isNext = slot
    ? sql`(${id}, ${slot}) > (${position.id}, ${position.slot})`
    : gt(id, position.id)
  return and(eq(createdAt, position.createdAt), isNext)
}
