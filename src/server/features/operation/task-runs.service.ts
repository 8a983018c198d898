import type { Connection } from '../../database/database.ts'
import { recordTaskRun } from './task-runs.repository.ts'

/**
 * Does a task and keeps when it ended, well or badly. That this cannot be kept changes nothing about the task.
 *
 * @param onUnrecorded hears why it could not be kept, as where the database is away or only reads
 * @throws what the task throws
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
