import type { EventEmitter } from 'node:events'
import { type LogFn, type Logger, type LoggerOptions, pino } from 'pino'
import type { Config } from '#platform/config/server/config.ts'
import { filterFields, withoutMailAddresses } from './log-filter.ts'

/** How many bytes of lines are buffered while the disk is full; further lines are dropped. */
const BUFFER_BYTES = 1024 * 1024
/** The maximum length of a line. Programs that read logs cut longer ones. */
const LINE_MAX_BYTES = 8 * 1024
const MAX_BYTES_PER_CHARACTER = 3

/**
 * The product's log: JSON lines on standard output, readable by an operator and by programs. Every line passes the
 * filter in `log-filter.ts`, which removes personal data. When the lines can no longer be written, because the reader
 * is closed or the disk is full, the product continues.
 * @param output where lines are written instead of standard output
 */
export function createLog(
  { logLevel }: Pick<Config, 'logLevel'>,
  output: LogOutput = standardOutput(),
): Logger {
  const options: LoggerOptions = {
    level: logLevel,
    formatters: { log: filterFields },
    // Pino's default serializer would join the messages and stacks of an error and its causes.
    serializers: { err: (filtered: unknown) => filtered },
    hooks: { logMethod: logFiltered, streamWrite: limitLine },
  }
  return pino(options, output)
}

/** Accepts fields and a text, or a text alone. Without a text Pino would use the error's message, unfiltered. */
function logFiltered(this: Logger, [first, second]: unknown[], method: LogFn): void {
  const [fields, text] = typeof first === 'string' ? [{}, first] : [first, second]
  const message = typeof text === 'string' ? withoutMailAddresses(text) : ''
  method.call(this, fields instanceof Error ? { err: fields } : fields, message)
}

/** Reduces a line that is still too long, as with many nested errors, to its most important fields. */
function limitLine(line: string): string {
  if (line.length <= LINE_MAX_BYTES / MAX_BYTES_PER_CHARACTER) return line
  const bytes = Buffer.byteLength(line)
  if (bytes <= LINE_MAX_BYTES) return line
  const { level, time, pid, hostname, part, requestId, err, msg } = JSON.parse(line)
  const error = err && { name: err.name, code: err.code, message: err.message, stack: err.stack }
  const shortened = { level, time, pid, hostname, part, requestId, err: error, cutFrom: bytes, msg }
  return `${JSON.stringify(shortened)}\n`
}

interface LogOutput {
  /** Writes one line, including its line feed. */
  write(line: string): void
}

function standardOutput(): LogOutput {
  const lines = pino.destination({ fd: process.stdout.fd, sync: true, maxLength: BUFFER_BYTES })
  const outputs: EventEmitter[] = [lines, process.stdout, process.stderr]
  for (const output of outputs) output.on('error', ignoreError)
  return buffered(lines)
}

/**
 * Buffers the lines of one turn of the event loop and writes them together at its end: under load, one write per line
 * would be a fifth of the work. Pino's own buffering is not used, because with it a process whose disk is full never
 * ends.
 */
function buffered(lines: { write(text: string): unknown }): LogOutput {
  let waiting = ''
  const writeAll = () => {
    if (!waiting) return
    const text = waiting
    waiting = ''
    lines.write(text)
  }
  process.once('exit', writeAll)
  return {
    write(line) {
      if (!waiting) setImmediate(writeAll)
      waiting += line
    },
  }
}

function ignoreError(): void {}
