import type { Logger } from 'pino'
import { filterText } from './log-filter.ts'

/** The console's methods that libraries use, and the log level of each. The console's other methods call these. */
const CONSOLE_LEVELS = {
  error: 'error',
  warn: 'warn',
  log: 'debug',
  info: 'debug',
  debug: 'debug',
  trace: 'debug',
  dir: 'debug',
} as const

/**
 * Redirects all output of libraries in this process to the log and its filter: what they print on the console, the
 * warnings of Node.js, and an uncaught error, which ends the process.
 */
export function logLibraryOutput(log: Logger): void {
  for (const [method, level] of Object.entries(CONSOLE_LEVELS)) {
    const write = (...printed: unknown[]) => log[level](errorIn(printed), textOf(printed))
    Object.assign(globalThis.console, { [method]: write })
  }
  // This also removes Node.js's own listener, which prints warnings unfiltered.
  process.removeAllListeners('warning')
  process.on('warning', (err) => log.warn({ err }, 'a warning of Node.js or a library'))
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'an uncaught error ends the process')
    process.exit(1)
  })
}

function errorIn(printed: unknown[]): { part: string; err?: Error } {
  const err = printed.find((value) => value instanceof Error)
  return { part: 'console', ...(err ? { err } : {}) }
}

function textOf(printed: unknown[]): string {
  const texts = printed.filter((value) => typeof value === 'string')
  return filterText(texts.join(' ')) || 'printed on the console'
}
