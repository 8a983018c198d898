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
 * Takes a page apart in a thread that is ended afterwards.
 *
 * @param signal ends it at once; then its reason is thrown
 * @throws UnreadablePageError
 */
export async function outlineOf(
  page: PageSource,
  signal: AbortSignal,
  { timeLimitMs = TIME_LIMIT_MS } = {},
): Promise<PageOutline> {
  signal.throwIfAborted()
  const thread = new Worker(THREAD, { resourceLimits: RESOURCES })
  try {
    thread.postMessage(page)
    const [outline] = await once(thread, 'message', {
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeLimitMs)]),
    })
    return outline as PageOutline
  } catch (error) {
    if (signal.aborted) throw signal.reason
    throw new UnreadablePageError(`${page.url} could not be taken apart`, { cause: error })
  } finally {
    await thread.terminate()
  }
}
