import autocannon from 'autocannon'
import type { ServerProcess } from './server-processes.ts'

export interface LoadSettings {
  url: string
  /** Each sends the next request as soon as it has an answer. */
  connections: number
  seconds: number
  headers: Readonly<Record<string, string>>
}

/** The measurements of one server under a load. */
export interface ServedLoad {
  answers: number
  perSecond: number
  /** Head and body, as sent. */
  bytesPerAnswer: number
  medianMs: number
  p99Ms: number
  mostMs: number
  /** Processor time of the server and its children per answer, in milliseconds. */
  cpuMs: number
  /** How many cores the server kept busy. Near 1, the server's one thread was the bottleneck. */
  coresBusy: number
  [figure: string]: number
}

/** The encodings that browsers accept. */
export const AS_BROWSERS_ASK = { 'accept-encoding': 'gzip, deflate, br, zstd' } as const

/** In an address: replaced by another text in each request. */
export const DISTINCT = '[<id>]'

/** autocannon takes longer to read an answer than node:http to send it, so one thread of it would be the bottleneck. */
const THREADS = 2

/**
 * Lets autocannon request one address from a server until the time is over.
 *
 * @throws Error if an answer was wrong: failures are not measured
 */
export async function underLoad(
  server: ServerProcess,
  { seconds, headers, ...settings }: LoadSettings,
): Promise<ServedLoad> {
  const cpuBefore = await server.cpuMs()
  const { requests, throughput, latency, duration, errors, non2xx } = await autocannon({
    ...settings,
    headers: { ...headers },
    duration: seconds,
    workers: THREADS,
    idReplacement: settings.url.includes(DISTINCT),
  })
  const cpuMs = (await server.cpuMs()) - cpuBefore
  const answers = requests.total
  if (errors + non2xx > 0 || answers === 0) {
    throw new Error(`${settings.url}: ${errors + non2xx} of ${answers} answers went wrong.`)
  }
  return {
    answers,
    perSecond: answers / duration,
    bytesPerAnswer: throughput.total / answers,
    medianMs: latency.p50,
    p99Ms: latency.p99,
    mostMs: latency.max,
    cpuMs: cpuMs / answers,
    coresBusy: cpuMs / duration / 1000,
  }
}
