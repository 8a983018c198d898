import type { Connection } from '#platform/database/server/database.ts'
import { recordTaskRun } from './task-runs.repository.ts'

/**
 * Runs a task and records when it ended, and whether it succeeded. A failure to record does not affect the task.
 *
 * @param onUnrecorded is called with the error when recording fails, for instance because the database is unreachable
 * or read-only
 * @throws the error of the task
 */
export async function recordingRun<Result>(
  db: Connection,
  task: string,
  work: () => Promise<Result>,
  onUnrecorded: (error: unknown) => void,
): Promise<Result> {
  try {
    const result = await work()
    await recordTaskRun(db, task, 'well').catch(onUnrecorded)
    return result
  } catch (error) {
    await recordTaskRun(db, task, 'badly').catch(onUnrecorded)
    throw error
  }
}
