import type { EventEmitter } from 'node:events'
import { type LogFn, type Logger, type LoggerOptions, pino } from 'pino'
import type { Config } from './config.ts'
import { filterFields, withoutMailAddresses } from './log-filter.ts'

/** What is kept of lines that cannot be written while the disk is full; more is dropped. */
const KEPT_BYTES = 1024 * 1024
/** Longer lines are cut, by what reads logs if not by us. */
const LINE_MAX_BYTES = 8 * 1024
const MAX_BYTES_PER_CHARACTER = 3

/**
 * The product's log: JSON lines on standard output, for an operator to read and a machine to search. Every line goes
 * through the filter in `log-filter.ts`, which keeps the data of people out. Where nobody reads the lines any more, or
 * their disk is full, the product goes on: there is no one left to tell.
 *
 * @param output where the lines go instead
 */
export function createLog(
  { logLevel }: Pick<Config, 'logLevel'>,
  output: LogOutput = standardOutput(),
): Logger {
  const options: LoggerOptions = {
    level: logLevel,
    formatters: { log: filterFields },
    // Pino's own one would put message and stack of an error and its causes together.
    serializers: { err: (filtered: unknown) => filtered },
    hooks: { logMethod: tell, streamWrite: limitLine },
  }
  return pino(options, output)
}

/** Takes fields and a text, or a text alone. Pino would make up a missing text from the error's message. */
function tell(this: Logger, [first, second]: unknown[], method: LogFn): void {
  const [fields, text] = typeof first === 'string' ? [{}, first] : [first, second]
  const told = typeof text === 'string' ? withoutMailAddresses(text) : ''
  method.call(this, fields instanceof Error ? { err: fields } : fields, told)
}

/** Of a line that is too long all the same, as with many errors in one, the most important is kept. */
function limitLine(line: string): string {
  if (line.length <= LINE_MAX_BYTES / MAX_BYTES_PER_CHARACTER) return line
  const bytes = Buffer.byteLength(line)
  if (bytes <= LINE_MAX_BYTES) return line
  const { level, time, pid, hostname, part, requestId, err, msg } = JSON.parse(line)
  const error = err && { name: err.name, code: err.code, message: err.message, stack: err.stack }
  const kept = { level, time, pid, hostname, part, requestId, err: error, cutFrom: bytes, msg }
  return `${JSON.stringify(kept)}\n`
}

interface LogOutput {
  /** Takes one line with its line feed. */
  write(line: string): void
}

function standardOutput(): LogOutput {
  const lines = pino.destination({ fd: process.stdout.fd, sync: true, maxLength: KEPT_BYTES })
  const outputs: EventEmitter[] = [lines, process.stdout, process.stderr]
  for (const output of outputs) output.on('error', goOn)
  return together(lines)
}

/**
 * Writes the lines of one turn of the event loop at its end, all at once: under a burst a write for each line would be a
 * fifth of the work. Pino's own way to do so never ends a process whose disk is full.
 */
function together(lines: { write(text: string): unknown }): LogOutput {
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

function goOn(): void {}
