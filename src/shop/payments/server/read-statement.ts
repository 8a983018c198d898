import { once } from 'node:events'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { paymentErrors } from './payments.errors.ts'
import type { ComparedStatement, StatementFile, ThreadMessage } from './statement-file.ts'

/** For one portion of the work. */
const TIME_LIMIT_MS = 20_000
/** For 20 MB as a text, a tree and lines. */
const HEAP_MB = 600

/** How it ends at its limits. */
const TOO_MUCH = ['ABORT_ERR', 'ERR_WORKER_OUT_OF_MEMORY']

/** In the same folder, both in the source and in the build. */
const HERE = fileURLToPath(import.meta.url)
const THREAD = path.join(path.dirname(HERE), `statement-thread${path.extname(HERE)}`)

/** The last reading of this process, which the next one waits for: one at a time takes memory. */
let last: Promise<unknown> = Promise.resolve()

/**
 * Reads an uploaded file and compares its lines with the invoices, in a thread of its own, with limits on time and memory:
 * the file comes from outside, and bookings must not wait for thousands of lines.
 *
 * @param rest waits between two portions of the work
 * @throws ProblemError 422 statement.unreadable, .too_much_work
 */
export function readStatements(
  file: StatementFile,
  rest: () => Promise<void>,
): Promise<ComparedStatement[]> {
  const reading = last.then(() => readInThread(file, rest))
  last = reading.catch(() => undefined)
  return reading
}

async function readInThread(
  file: StatementFile,
  rest: () => Promise<void>,
): Promise<ComparedStatement[]> {
  const worker = new Worker(THREAD, {
    // What it says on its own is about external text, and is discarded.
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  })
  // Errors are handled where the answer is awaited; a later one must not end the process.
  worker.on('error', () => undefined)
  worker.stdout.resume()
  worker.stderr.resume()
  try {
    worker.postMessage(file)
    let answer = await nextMessage(worker)
    while (answer === 'rest') {
      await rest()
      worker.postMessage('go on')
      answer = await nextMessage(worker)
    }
    if ('sentence' in answer) throw paymentErrors.unreadable(answer.sentence)
    return answer.statements
  } finally {
    void worker.terminate()
  }
}

async function nextMessage(worker: Worker): Promise<ThreadMessage> {
  const [message] = (await once(worker, 'message', {
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  }).catch((error: NodeJS.ErrnoException) => {
    throw TOO_MUCH.includes(error.code ?? '') ? paymentErrors.tooMuchWork() : error
  })) as [ThreadMessage]
  return message
}
