import type { EventEmitter } from 'node:events'
import { type Logger, pino } from 'pino'
import type { Config } from './config.ts'

/** What is kept of lines that cannot be written while the disk is full; more is dropped. */
const KEPT_BYTES = 1024 * 1024

/**
 * The product's log: JSON lines on standard output, for an operator to read and a machine to search. Where nobody reads
 * them any more, or their disk is full, the product goes on: there is no one left to tell. Lines are written beside the
 * requests that they tell of, those of a busy moment together, and the last before the process ends.
 */
export function createLog({ logLevel }: Pick<Config, 'logLevel'>): Logger {
  const lines = pino.destination({ fd: process.stdout.fd, sync: false, maxLength: KEPT_BYTES })
  const outputs: EventEmitter[] = [lines, process.stdout, process.stderr]
  for (const output of outputs) output.on('error', goOn)
  return pino({ level: logLevel, serializers: { err: serializeError } }, lines)
}

function goOn(): void {}

/**
 * What of an error goes into the log: its name, code, message and stack, and the same of its causes. Everything else
 * stays out, above all the values of a failed query, which are people's names and addresses.
 */
export function serializeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  return {
    name: error.name,
    code: (error as NodeJS.ErrnoException).code,
    stack: withoutValues(error.stack ?? error.message),
    ...(error.cause === undefined ? {} : { cause: serializeError(error.cause) }),
  }
}

/** Drizzle writes a query's values below its text, and PostgreSQL those of a broken constraint into `detail`. */
function withoutValues(text: string): string {
  return text.replace(/\nparams: .*/g, '')
}
