import { OperatorError } from '#platform/basics/server/operator-error.ts'
import { filterErrorLine } from './log-filter.ts'

/**
 * The sentence that a command prints for an error. For errors of libraries it is the filtered text that the log would
 * have, because others may read a terminal and systemd keeps a unit's output. The file or folder is added, where the
 * error is about one.
 */
export function sentenceOf(error: unknown): string {
  if (error instanceof OperatorError) return error.message
  if ((error as Error).name === 'AbortError') return 'Stopped; nothing is left.'
  const { path, syscall } = error as NodeJS.ErrnoException
  const line = filterErrorLine(error)
  return path && syscall ? `${line}: ${path}` : line
}
