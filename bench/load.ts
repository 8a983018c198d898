import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { ServerProcess } from './server-processes.ts'

export interface LoadSettings {
  url: string
  /** Gives each request a parameter that no other has. */
  isDistinct?: boolean
  /** Each asks anew as soon as it has its answer. */
  connections: number
  seconds: number
  headers: Readonly<Record<string, string>>
}

/** What the generator saw. */
export interface LoadFigures {
  answers: number
  perSecond: number
  /** Head and body, as they came over the line. */
  bytesPerAnswer: number
  medianMs: number
  p99Ms: number
  mostMs: number
  /** Answers that were no 200, and connections that broke. */
  errors: number
}

/** What one server did under a load. */
export interface ServedLoad extends LoadFigures {
  /** Processor time of the server and its children for one answer, in milliseconds. */
  cpuMs: number
  /** How many cores the server had busy: one that is near 1 was the slowest part itself. */
  coresBusy: number
  [figure: string]: number
}

/** What browsers accept, as they write it. */
export const AS_BROWSERS_ASK = { 'accept-encoding': 'gzip, deflate, br, zstd' } as const

const GENERATOR = fileURLToPath(new URL('./load-generator.ts', import.meta.url))
const run = promisify(execFile)

/**
 * Lets a process of its own ask a server for one address until the time is over.
 *
 * @throws Error where an answer was wrong: what went wrong is not measured
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
