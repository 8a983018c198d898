import { parentPort } from 'node:worker_threads'
import { type PageSource, readOutline } from './page-outline-reader.ts'

// A thread of its own takes the HTML of strangers apart: what exhausts its stack or its memory ends nothing else, and
// what takes too long is ended with it. Pages come in, their outlines go out.
parentPort?.on('message', (page: PageSource) => parentPort?.postMessage(readOutline(page)))
