import type { Logger } from 'pino'
import { ProblemError } from '#platform/basics/server/problem-error.ts'
import type { Connection, Database } from '#platform/database/server/database.ts'
import { registrationErrors } from '#shop/booking/server/registrations.errors.ts'
import { findReferences } from '#shop/booking/server/registrations.repository.ts'
import type { ChangeContext } from '#shop/booking-changes/server/change-outcome.ts'
import { changeStatus, type StatusChange } from '#shop/booking-changes/server/status.service.ts'
import type { RegistrationFilter } from '../domain/registration-list.ts'
import {
  type AttendeeSelection,
  type RegistrationSelection,
  SELECTION_MAX,
  type SeveralStatuses,
  type StatusResult,
} from '../domain/registration-selection.ts'
import { selectAttendees, selectRegistrations } from './registration-selection.repository.ts'

/**
 * Changes the status of several registrations, each in a transaction of its own, one after another, so that one that
 * cannot be changed keeps nobody else's from being changed. The number of the change of each is in its result, by which
 * the whole can be undone.
 *
 * @returns what became of each registration, in the order of the request
 * @throws Error where not even the first one could be tried
 */
export async function changeStatuses(
  db: Database,
  wanted: SeveralStatuses,
  context: ChangeContext & { log: Logger },
): Promise<StatusResult[]> {
  const changes = changesOf(wanted)
  const references = await findReferences(
    db,
    changes.map(({ id }) => id),
  )
  const results: StatusResult[] = []
  let fault: unknown
  for (const { id, ...change } of changes) {
    const reference = references.get(id) ?? null
    try {
      if (fault) throw registrationErrors.notFinished()
      const changed = await changeStatus(db, id, change, context)
      results.push({ ...changed, reference: reference ?? '' })
    } catch (error) {
      if (isFault(error) && results.length === 0) throw error
      fault ??= isFault(error) ? error : undefined
      results.push({ id, reference, problem: problemOf(error) })
    }
  }
  // Not thrown, because what the others have become must still be told.
  if (fault) context.log.error({ err: fault }, 'changing the status of several ended early')
  return results
}

function isFault(error: unknown): boolean {
  return !(error instanceof ProblemError)
}

function problemOf(error: unknown) {
  const { code, message } = error instanceof ProblemError ? error : registrationErrors.notFinished()
  return { code, detail: message }
}

function changesOf(wanted: SeveralStatuses): (StatusChange & { id: string })[] {
  if ('changes' in wanted) return wanted.changes
  const { ids, ...change } = wanted
  return ids.map((id) => ({ id, ...change }))
}

/**
 * All registrations that the filter finds, with their status, so that staff can select them without loading the list.
 *
 * @throws ProblemError 422 registration.selection_too_large
 */
export function getRegistrationSelection(
  db: Connection,
  filter: RegistrationFilter,
): Promise<RegistrationSelection> {
  return selectAll((limit) => selectRegistrations(db, filter, limit))
}

/**
 * All seats that the filter finds, with their registration and their own status.
 *
 * @throws ProblemError 422 registration.selection_too_large
 */
export function getAttendeeSelection(
  db: Connection,
  filter: RegistrationFilter,
): Promise<AttendeeSelection> {
  return selectAll((limit) => selectAttendees(db, filter, limit))
}

async function selectAll<Row>(read: (limit: number) => Promise<Row[]>): Promise<Row[]> {
  const rows = await read(SELECTION_MAX + 1)
  if (rows.length > SELECTION_MAX) throw registrationErrors.selectionTooLarge(SELECTION_MAX)
  return rows
}
