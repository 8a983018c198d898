import { and, desc, eq, gt, ne } from 'drizzle-orm'
import type { Connection } from '#platform/database/server/database.ts'
import { adminSessions } from './admins.schema.ts'

export type SessionRow = Pick<
  typeof adminSessions.$inferSelect,
  'id' | 'userAgent' | 'createdAt' | 'updatedAt'
>

/**
 * The administrator's sessions without their tokens, the last used first.
 *
 * @param now sessions that have expired by then are left out
 * @param startedAfter older sessions are left out as well
 */
export function listSessions(
  db: Connection,
  adminId: string,
  { now, startedAfter }: { now: Date; startedAfter: Date },
): Promise<SessionRow[]> {
  const { id, userAgent, createdAt, updatedAt, userId, expiresAt } = adminSessions
  return db
    .select({ id, userAgent, createdAt, updatedAt })
    .from(adminSessions)
    .where(and(eq(userId, adminId), gt(expiresAt, now), gt(createdAt, startedAfter)))
    .orderBy(desc(updatedAt), desc(id))
}

/** When the password of the session was typed: at its login, and when it was last confirmed. */
export async function findConfirmations(
  db: Connection,
  sessionId: string,
): Promise<{ createdAt: Date; confirmedAt: Date | null } | undefined> {
  const [row] = await db
    .select({ createdAt: adminSessions.createdAt, confirmedAt: adminSessions.confirmedAt })
    .from(adminSessions)
    .where(eq(adminSessions.id, sessionId))
  return row
}

export async function setConfirmedAt(db: Connection, sessionId: string, at: Date): Promise<void> {
  await db.update(adminSessions).set({ confirmedAt: at }).where(eq(adminSessions.id, sessionId))
}

export async function hasSession(
  db: Connection,
  adminId: string,
  sessionId: string,
): Promise<boolean> {
  const rows = await db
    .select({ id: adminSessions.id })
    .from(adminSessions)
    .where(own(adminId, sessionId))
  return rows.length > 0
}

/** @returns the deleted session; null when the administrator has none with that id */
export async function deleteSession(
  db: Connection,
  adminId: string,
  sessionId: string,
): Promise<Pick<SessionRow, 'userAgent'> | null> {
  const [deleted] = await db
    .delete(adminSessions)
    .where(own(adminId, sessionId))
    .returning({ userAgent: adminSessions.userAgent })
  return deleted ?? null
}

/**
 * Deletes the administrator's sessions.
 *
 * @param keptId the one that is not deleted; null for all
 * @returns the number of deleted sessions
 */
export async function deleteSessions(
  db: Connection,
  adminId: string,
  keptId: string | null,
): Promise<number> {
  const deleted = await db
    .delete(adminSessions)
    .where(
      and(
        eq(adminSessions.userId, adminId),
        keptId === null ? undefined : ne(adminSessions.id, keptId),
      ),
    )
    .returning({ id: adminSessions.id })
  return deleted.length
}

export async function deleteSessionByToken(db: Connection, token: string): Promise<void> {
  await db.delete(adminSessions).where(eq(adminSessions.token, token))
}

function own(adminId: string, sessionId: string) {
  return and(eq(adminSessions.userId, adminId), eq(adminSessions.id, sessionId))
}
