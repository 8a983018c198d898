import { and, count, desc, eq, ne, sql } from 'drizzle-orm'
import type { Connection, Transaction } from '#platform/database/server/database.ts'
import { registrations } from '#shop/booking/server/registrations.schema.ts'
import { discountCodes } from './discount-codes.schema.ts'

export type DiscountCodeRow = typeof discountCodes.$inferSelect

/** A code with how many bookings have redeemed it: those that are not cancelled, and all. */
export type CountedCode = DiscountCodeRow & { uses: number; isUsed: boolean }

const ofCode = (codeId: string) =>
  and(eq(registrations.discountCodeId, codeId), ne(registrations.status, 'cancelled'))

/** All codes, the newest first. */
export async function listDiscountCodes(db: Connection): Promise<CountedCode[]> {
  const counted = db
    .select({
      codeId: registrations.discountCodeId,
      uses: sql<number>`(count(*) filter (where ${registrations.status} <> 'cancelled'))::int`.as(
        'uses',
      ),
    })
    .from(registrations)
    .where(sql`${registrations.discountCodeId} is not null`)
    .groupBy(registrations.discountCodeId)
    .as('counted')
  const rows = await db
    .select({ code: discountCodes, uses: counted.uses })
    .from(discountCodes)
    .leftJoin(counted, eq(counted.codeId, discountCodes.id))
    .orderBy(desc(discountCodes.createdAt), discountCodes.code)
  return rows.map(({ code, uses }) => ({ ...code, uses: uses ?? 0, isUsed: uses !== null }))
}

/** @param code as it is stored */
export async function findDiscountCode(
  db: Connection,
  code: string,
): Promise<DiscountCodeRow | undefined> {
  const [row] = await db.select().from(discountCodes).where(eq(discountCodes.code, code))
  return row
}

/** Locks the code until the end of the transaction: who redeems it meanwhile waits. */
export async function lockDiscountCode(
  tx: Transaction,
  code: string,
): Promise<DiscountCodeRow | undefined> {
  const [row] = await tx
    .select()
    .from(discountCodes)
    .where(eq(discountCodes.code, code))
    .for('update')
  return row
}

/** As {@link lockDiscountCode}, by its id. */
export async function lockDiscountCodeById(
  tx: Transaction,
  id: string,
): Promise<DiscountCodeRow | undefined> {
  const [row] = await tx.select().from(discountCodes).where(eq(discountCodes.id, id)).for('update')
  return row
}

/** How many bookings that are not cancelled have redeemed the code. */
export async function countUses(db: Connection, codeId: string): Promise<number> {
  const [row] = await db.select({ uses: count() }).from(registrations).where(ofCode(codeId))
  return row?.uses ?? 0
}

/** Who these bookings are of, each company and address once. */
export function listCompanies(db: Connection, codeId: string) {
  return db
    .selectDistinct({ company: registrations.company, contactEmail: registrations.contactEmail })
    .from(registrations)
    .where(ofCode(codeId))
}

/** Whether any booking has redeemed the code, a cancelled one too. */
export async function isRedeemed(db: Connection, codeId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: registrations.id })
    .from(registrations)
    .where(eq(registrations.discountCodeId, codeId))
    .limit(1)
  return row !== undefined
}

export async function insertDiscountCode(
  tx: Transaction,
  values: typeof discountCodes.$inferInsert,
): Promise<DiscountCodeRow> {
  const [row] = await tx.insert(discountCodes).values(values).returning()
  if (!row) throw new Error('The database stored a code and does not return it')
  return row
}

export async function updateDiscountCode(
  tx: Transaction,
  id: string,
  values: Partial<typeof discountCodes.$inferInsert>,
): Promise<DiscountCodeRow> {
  const [row] = await tx
    .update(discountCodes)
    .set(values)
    .where(eq(discountCodes.id, id))
    .returning()
  if (!row) throw new Error(`The code ${id} was deleted before it was locked`)
  return row
}

export async function deleteDiscountCode(tx: Transaction, id: string): Promise<void> {
  await tx.delete(discountCodes).where(eq(discountCodes.id, id))
}
