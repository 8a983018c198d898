import { once } from 'node:events'
import { type MessagePort, parentPort } from 'node:worker_threads'
import { readStatementFile, type StatementFile, type ThreadMessage } from './statement-file.ts'

const port = parentPort as MessagePort
const say = (message: ThreadMessage) => port.postMessage(message)

// A file that exhausts the stack or memory of this thread, or takes too long, only ends this thread.
port.once('message', async (file: StatementFile) => {
  say(await readStatementFile(file, rest))
  port.close()
})

/** Only the process knows what visitors wait for. */
async function rest(): Promise<void> {
  say('rest')
  await once(port, 'message')
}
