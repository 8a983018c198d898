import { parentPort } from 'node:worker_threads'
import { type PageSource, readOutline } from './page-outline-reader.ts'

// A thread of its own takes the HTML of strangers apart: what exhausts its stack or its memory ends nothing else, and
// what takes too long is ended with it. One page comes in, its outline goes out.
parentPort?.once('message', (page: PageSource) => parentPort?.postMessage(readOutline(page)))
