import { parentPort } from 'node:worker_threads'
import { readStatementFile, type StatementAnswer, type StatementFile } from './statement-file.ts'

// A file that exhausts the stack or memory of this thread, or takes too long, only ends this thread.
parentPort?.once('message', (file: StatementFile) => {
  void readStatementFile(file).then((answer: StatementAnswer) => {
    parentPort?.postMessage(answer)
    parentPort?.close()
  })
})
