import { once } from 'node:events'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { PdfTask } from './invoice-pdf.ts'

/** An idle thread holds its fonts, and is ended after this time, in milliseconds; a new one takes a second. */
const IDLE_MS = 60_000
/** A PDF takes about a tenth of a second, and on a busy machine several. */
const MADE_WITHIN_MS = 30_000

/** In the same folder, both in the source and in the build. */
const HERE = fileURLToPath(import.meta.url)
const THREAD = path.join(path.dirname(HERE), `pdf-thread${path.extname(HERE)}`)

let thread: Worker | null = null
let idle: NodeJS.Timeout | undefined
let last: Promise<unknown> = Promise.resolve()

/**
 * Makes an invoice's PDF in a thread of its own, so that answers to others do not wait for it. One at a time in this
 * process.
 *
 * @throws Error where it cannot be made; the thread is then ended
 */
export function makeInThread(...task: PdfTask): Promise<Buffer> {
  const mine = last.then(() => make(task))
  last = mine.catch(() => undefined)
  return mine
}

async function make(task: PdfTask): Promise<Buffer> {
  clearTimeout(idle)
  thread ??= start()
  try {
    thread.postMessage(task)
    const [{ pdf, error }] = (await once(thread, 'message', {
      signal: AbortSignal.timeout(MADE_WITHIN_MS),
    })) as [{ pdf: Uint8Array; error?: unknown }]
    if (error !== undefined) throw error
    idle = setTimeout(end, IDLE_MS).unref()
    return Buffer.from(pdf)
  } catch (error) {
    end()
    throw error
  }
}

function start(): Worker {
  const worker = new Worker(THREAD)
  // An error is thrown where a PDF is awaited; a later one must not end the process.
  worker.on('error', () => undefined)
  worker.on('exit', () => {
    if (thread === worker) thread = null
  })
  // An idle thread must not keep the process running.
  worker.unref()
  return worker
}

function end(): void {
  const ended = thread
  thread = null
  void ended?.terminate()
}
