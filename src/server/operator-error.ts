import { filterErrorLine } from './log-filter.ts'

/** What an operator can mend. The message is a sentence of ours that names nobody but whom the operator has named. */
export class OperatorError extends Error {}

/**
 * What a command says of an error. Of errors of libraries it is what the log would hold, since a terminal is read by
 * others and a unit's output is kept; and the file or folder, where it is about one.
 */
export function sentenceOf(error: unknown): string {
  if (error instanceof OperatorError) return error.message
  if ((error as Error).name === 'AbortError') return 'Stopped; nothing is left.'
  const { path, syscall } = error as NodeJS.ErrnoException
  const line = filterErrorLine(error)
  return path && syscall ? `${line}: ${path}` : line
}
