import { filterErrorLine } from './log-filter.ts'

/**
 * An error that an operator can fix. The message is a sentence of the product. It names no person other than one that
 * the operator has named.
 */
export class OperatorError extends Error {}

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
