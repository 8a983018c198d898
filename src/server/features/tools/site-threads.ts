import { once } from 'node:events'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { SiteTasks } from './site-thread-tasks.ts'

/** With HEAP_MB they bound what all readings together hold; see bench/reader-attacks.ts. */
const THREADS_MAX = 2
/** Honest pages of 1.5 MB take less than a second on a small machine. */
const TIME_LIMIT_MS = 5000
/** A thread that nothing is asked of is ended after this time; a new one takes a tenth of a second. */
const IDLE_MS = 10_000
const HEAP_MB = 80
const YOUNG_HEAP_MB = 8

/** Beside this file, as source or as built. */
const HERE = fileURLToPath(import.meta.url)
const THREAD = path.join(path.dirname(HERE), `site-thread${path.extname(HERE)}`)

/** What a website sent is such that taking it apart takes too long or too much memory. The cause says which. */
export class UnreadableSiteError extends Error {}

interface IdleThread {
  worker: Worker
  timer: NodeJS.Timeout
  forget: () => void
}

export type SiteThreads = ReturnType<typeof createSiteThreads>

/**
 * Runs whatever is done with text of strangers in threads with limits on time and memory, two at once in this process;
 * other tasks wait for their turn. Text can be made to keep a reader busy for minutes or to exhaust its stack or its
 * memory (250 kB of nested elements do). A thread to which that happens is ended, and the next task gets a new one.
 */
export function createSiteThreads({ timeLimitMs = TIME_LIMIT_MS, heapMb = HEAP_MB } = {}) {
  const idle: IdleThread[] = []
  const waiting: (() => void)[] = []
  let busy = 0

  async function place(signal: AbortSignal): Promise<void> {
    if (busy < THREADS_MAX) {
      busy += 1
      return
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const goAway = () => {
      const at = waiting.indexOf(resolve)
      if (at >= 0) waiting.splice(at, 1)
      reject(signal.reason)
    }
    waiting.push(resolve)
    signal.addEventListener('abort', goAway, { once: true })
    await promise
    signal.removeEventListener('abort', goAway)
  }

  /** Gives the place of a task that has ended to the task that has waited longest. */
  function leave(): void {
    const next = waiting.shift()
    if (next) next()
    else busy -= 1
  }

  async function take(signal: AbortSignal): Promise<Worker> {
    const entry = idle.pop()
    if (!entry) return startWorker(heapMb, signal)
    clearTimeout(entry.timer)
    entry.worker.off('exit', entry.forget)
    return entry.worker
  }

  /** Lets a thread wait for the next task. A thread that ends meanwhile, for whatever reason, is forgotten. */
  function keep(worker: Worker): void {
    const timer = setTimeout(() => void worker.terminate(), IDLE_MS).unref()
    const entry: IdleThread = {
      worker,
      timer,
      forget() {
        clearTimeout(timer)
        idle.splice(idle.indexOf(entry), 1)
      },
    }
    worker.once('exit', entry.forget)
    idle.push(entry)
  }

  /**
   * @param signal ends the task at once; then its reason is thrown
   * @throws UnreadableSiteError
   */
  return async function run<Name extends keyof SiteTasks>(
    task: Name,
    input: Parameters<SiteTasks[Name]>[0],
    signal: AbortSignal,
  ): Promise<ReturnType<SiteTasks[Name]>> {
    signal.throwIfAborted()
    await place(signal)
    let worker: Worker | undefined
    let ended: Promise<unknown> | undefined
    try {
      worker = await take(signal)
      worker.postMessage({ task, input })
      const [result] = await once(worker, 'message', {
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeLimitMs)]),
      })
      keep(worker)
      return result as ReturnType<SiteTasks[Name]>
    } catch (error) {
      ended = worker?.terminate()
      if (signal.aborted) throw signal.reason
      if (!worker) throw error
      throw new UnreadableSiteError(`"${task}" was ended`, { cause: error })
    } finally {
      // A thread holds its memory until it has ended; the next one must not start beside it.
      if (ended) void ended.finally(leave)
      else leave()
    }
  }
}

/** A thread that has loaded what it needs. @throws what keeps it from starting: a fault of ours */
async function startWorker(heapMb: number, signal: AbortSignal): Promise<Worker> {
  const worker = new Worker(THREAD, {
    // What a reader prints there is text of strangers, and goes nowhere.
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: YOUNG_HEAP_MB },
  })
  // Whoever waits for a result hears of an error; one that comes later concerns nobody, and must not end the process.
  worker.on('error', () => undefined)
  worker.stdout.resume()
  worker.stderr.resume()
  // Readings keep the process alive by their connections; a thread that waits must not.
  worker.unref()
  try {
    await once(worker, 'message', { signal })
    return worker
  } catch (error) {
    void worker.terminate()
    throw error
  }
}
