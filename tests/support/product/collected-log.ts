import type { Logger } from 'pino'
import type { Config } from '#platform/config/server/config.ts'
import { createLog } from '#platform/log/server/log.ts'

export interface LogLine {
  level: number
  msg: string
  path?: string
  status?: number
  err?: unknown
}

/** The product's log, and the lines written to it. */
export function collectedLog(logLevel: Config['logLevel']): {
  log: Logger
  /** The lines as written. */
  texts: string[]
  lines(): LogLine[]
} {
  const texts: string[] = []
  const log = createLog({ logLevel }, { write: (line) => void texts.push(line) })
  return { log, texts, lines: () => texts.map((text) => JSON.parse(text)) }
}
