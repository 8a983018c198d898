import { ApiError, sendJson } from '#platform/design/web/api.ts'
import type { DateMove, MovePreview } from '../domain/date-move.ts'

/** The mails that a change of the date would send. Stores nothing. */
export function previewMove(dateId: string, move: DateMove): Promise<MovePreview> {
  const path = `/api/admin/dates/${encodeURIComponent(dateId)}/move/preview`
  return sendJson<MovePreview>('POST', path, move)
}

/** Whether the server refused a move because it would send other mails than those that staff have seen. */
export function isMoveOutdated(error: unknown): boolean {
  return error instanceof ApiError && error.problem?.code === 'training.move_changed_meanwhile'
}
