import { ApiError, call } from '#platform/design/web/api.ts'
import type { DateMove, MovePreview } from '../domain/date-move.ts'

/** The mails that a change of the date would send. Stores nothing. */
export function previewMove(dateId: string, move: DateMove): Promise<MovePreview> {
  return call('POST', '/api/admin/dates/{id}/move/preview', { path: { id: dateId }, body: move })
}

/** Whether the server refused a move because it would send other mails than those that staff have seen. */
export function isMoveOutdated(error: unknown): boolean {
  return error instanceof ApiError && error.problem?.code === 'training.move_changed_meanwhile'
}
