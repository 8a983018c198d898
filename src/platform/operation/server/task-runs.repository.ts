import { eq, sql } from 'drizzle-orm'
import type { Connection } from '#platform/database/server/database.ts'
import { taskRuns } from '#platform/database/server/installation.schema.ts'

export type TaskRun = typeof taskRuns.$inferSelect

/** Records that a task has ended now, by the database's clock. */
export async function recordTaskRun(
  db: Connection,
  task: string,
  ended: 'well' | 'badly',
): Promise<void> {
  const now = sql`now()`
  const end = ended === 'well' ? { succeededAt: now } : { failedAt: now }
  await db
    .insert(taskRuns)
    .values({ task, ...end })
    .onConflictDoUpdate({ target: taskRuns.task, set: end })
}

export async function findTaskRun(db: Connection, task: string): Promise<TaskRun | undefined> {
  const [run] = await db.select().from(taskRuns).where(eq(taskRuns.task, task))
  return run
}

export function listTaskRuns(db: Connection): Promise<TaskRun[]> {
  return db.select().from(taskRuns)
}
