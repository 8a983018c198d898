import { once } from 'node:events'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { SiteTasks } from './site-thread-tasks.ts'

/** With HEAP_MB, this limits the memory of all readings; see bench/reader-attacks.ts. */
const THREADS_MAX = 2
/** Ordinary pages of 1.5 MB take less than a second on a small machine. */
const TIME_LIMIT_MS = 5000
/** An idle thread is ended after this time; a new one takes a tenth of a second. */
const IDLE_MS = 10_000
const HEAP_MB = 80
const YOUNG_HEAP_MB = 8

/** In the same folder, both in the source and in the build. */
const HERE = fileURLToPath(import.meta.url)
const THREAD = path.join(path.dirname(HERE), `site-thread${path.extname(HERE)}`)

/** Parsing a website's content takes too much time or memory. The cause says which. */
export class UnreadableSiteError extends Error {}

interface IdleThread {
  worker: Worker
  timer: NodeJS.Timeout
  forget: () => void
}

export type SiteThreads = ReturnType<typeof createSiteThreads>

/**
 * Runs tasks with external text in threads with limits on time and memory, two at once in this process; further tasks
 * are queued. Malicious text may keep a parser busy for minutes, or exhaust its stack or memory (250 kB of nested
 * elements do). Such a thread is ended, and the next task gets a new one.
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

  /** Passes the place of a finished task to the longest waiting one. */
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

  /** Keeps a thread for the next task. A thread that ends meanwhile is removed. */
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
   * @param signal aborts the task at once; its reason is then thrown
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
      // A thread occupies its memory until it has ended, so its place is only released then.
      if (ended) void ended.finally(leave)
      else leave()
    }
  }
}

/**
 * Starts a thread and waits until it has loaded its modules. @throws the error that prevents its start, which is a
 * defect of the product
 */
async function startWorker(heapMb: number, signal: AbortSignal): Promise<Worker> {
  const worker = new Worker(THREAD, {
    // Output of a task is external text and is discarded.
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: YOUNG_HEAP_MB },
  })
  // Errors are handled where a result is awaited; a later one is irrelevant and must not end the process.
  worker.on('error', () => undefined)
  worker.stdout.resume()
  worker.stderr.resume()
  // Readings keep the process running by their connections; an idle thread must not.
  worker.unref()
  try {
    await once(worker, 'message', { signal })
    return worker
  } catch (error) {
    void worker.terminate()
    throw error
  }
}
