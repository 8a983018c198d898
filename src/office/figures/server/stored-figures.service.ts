import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Database } from '#platform/database/server/database.ts'
import { isDatabaseUnavailable } from '#platform/database/server/database-errors.ts'
import { isRestoredCopy } from '#platform/operation/server/restored-copy.service.ts'
import { listTaskRuns, type TaskRun } from '#platform/operation/server/task-runs.repository.ts'
import type { RegistrationStatus } from '#shop/seats/domain/status.ts'
import { countMails, countRegistrations, type MailCount } from './stored-figures.repository.ts'

/** A database that does not answer must not delay the other metrics, in milliseconds. */
const ANSWER_WITHIN_MS = 2_000
const UNLIMITED_POOL = { ref: false }

/** Figures measured in the database, the same for all processes. */
export interface StoredFigures {
  mails: MailCount[]
  registrations: { status: RegistrationStatus; count: number }[]
  taskRuns: TaskRun[]
  isCopy: boolean
}

/** Measures the figures in the database; null where it does not answer in time. Never throws. */
export function readStoredFigures(db: Database, log: Logger): Promise<StoredFigures | null> {
  const figures = read(db).catch((err: unknown) => {
    log[isDatabaseUnavailable(err) ? 'debug' : 'error']({ err }, 'the database was not measured')
    return null
  })
  return Promise.race([figures, pause(ANSWER_WITHIN_MS, null, UNLIMITED_POOL)])
}

/** Sequentially: in parallel, they would take connections away from requests. */
async function read(db: Database): Promise<StoredFigures> {
  return {
    mails: await countMails(db),
    registrations: await countRegistrations(db),
    taskRuns: await listTaskRuns(db),
    isCopy: await isRestoredCopy(db),
  }
}
