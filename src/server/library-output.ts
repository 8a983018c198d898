import type { Logger } from 'pino'
import { filterText } from './log-filter.ts'

/** The console's methods that libraries use, by the level of their lines. Its other methods end in these. */
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
 * Lets everything that the libraries in this process tell go through the log and its filter, as lines like all others:
 * what they print on the console, the warnings of Node.js, and the error that nobody catches, which ends the process.
 */
export function logLibraryOutput(log: Logger): void {
  for (const [method, level] of Object.entries(CONSOLE_LEVELS)) {
    const tell = (...printed: unknown[]) => log[level](errorIn(printed), textOf(printed))
    Object.assign(globalThis.console, { [method]: tell })
  }
  // Among them the listener of Node.js itself, which prints them as they are.
  process.removeAllListeners('warning')
  process.on('warning', (err) => log.warn({ err }, 'a warning of Node.js or a library'))
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'an error that nothing caught ends the process')
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
