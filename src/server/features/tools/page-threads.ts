import { once } from 'node:events'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { PageOutline } from './page-outline.ts'
import type { PageSource } from './page-outline-reader.ts'

/** Honest pages of 2 MB take less than a second on a small machine. */
const TIME_LIMIT_MS = 5000
const RESOURCES = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 48 }

/** Beside this file, as source or as built. */
const HERE = fileURLToPath(import.meta.url)
const THREAD = path.join(path.dirname(HERE), `page-thread${path.extname(HERE)}`)

/** A page's HTML is such that taking it apart takes too long or too much memory. */
export class UnreadablePageError extends Error {}

/**
 * Takes pages apart, one after another, in a thread of its own: HTML can be made to keep a reader busy for minutes or to
 * exhaust its stack (250 kB of nested elements do both). A page that does is left, its thread is ended, and the next page
 * gets a new one.
 */
export class PageThread implements Disposable {
  #worker: Worker | null = null

  /**
   * @param signal ends it at once; then its reason is thrown
   * @throws UnreadablePageError
   */
  async outlineOf(page: PageSource, signal: AbortSignal): Promise<PageOutline> {
    signal.throwIfAborted()
    this.#worker ??= startWorker()
    try {
      this.#worker.postMessage(page)
      const [outline] = await once(this.#worker, 'message', {
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT_MS)]),
      })
      return outline as PageOutline
    } catch (error) {
      this[Symbol.dispose]()
      if (signal.aborted) throw signal.reason
      throw new UnreadablePageError(`${page.url} could not be taken apart`, { cause: error })
    }
  }

  [Symbol.dispose](): void {
    void this.#worker?.terminate()
    this.#worker = null
  }
}

function startWorker(): Worker {
  const worker = new Worker(THREAD, { resourceLimits: RESOURCES })
  // Whoever waits for an outline hears of an error; one that comes later concerns nobody, and must not end the process.
  worker.on('error', () => undefined)
  return worker
}
