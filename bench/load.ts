import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { ServerProcess } from './server-processes.ts'

export interface LoadSettings {
  url: string
  /** Gives each request a unique parameter. */
  isDistinct?: boolean
  /** Each sends the next request as soon as it has an answer. */
  connections: number
  seconds: number
  headers: Readonly<Record<string, string>>
}

/** The measurements of the load generator. */
export interface LoadFigures {
  answers: number
  perSecond: number
  /** Head and body, as sent. */
  bytesPerAnswer: number
  medianMs: number
  p99Ms: number
  mostMs: number
  /** Answers other than 200, and broken connections. */
  errors: number
}

/** The measurements of one server under a load. */
export interface ServedLoad extends LoadFigures {
  /** Processor time of the server and its children per answer, in milliseconds. */
  cpuMs: number
  /** How many cores the server kept busy. Near 1, the server's one thread was the bottleneck. */
  coresBusy: number
  [figure: string]: number
}

/** The encodings that browsers accept. */
export const AS_BROWSERS_ASK = { 'accept-encoding': 'gzip, deflate, br, zstd' } as const

const GENERATOR = fileURLToPath(new URL('./load-generator.ts', import.meta.url))
const run = promisify(execFile)

/**
 * Lets a separate process request one address from a server until the time is over.
 *
 * @throws Error if an answer was wrong: failures are not measured
 */
export async function underLoad(
  server: ServerProcess,
  settings: LoadSettings,
): Promise<ServedLoad> {
  const cpuBefore = await server.cpuMs()
  const { stdout } = await run(process.execPath, [GENERATOR, JSON.stringify(settings)])
  const cpuMs = (await server.cpuMs()) - cpuBefore
  const figures: LoadFigures = JSON.parse(stdout)
  if (figures.errors > 0 || figures.answers === 0) {
    throw new Error(`${settings.url}: ${figures.errors} of ${figures.answers} answers went wrong.`)
  }
  return {
    ...figures,
    cpuMs: cpuMs / figures.answers,
    coresBusy: (cpuMs * figures.perSecond) / figures.answers / 1000,
  }
}
