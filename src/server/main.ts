import { createLog } from './log.ts'
import { OperatorError } from './operator-error.ts'
import { serveProduct } from './serve.ts'

try {
  await serveProduct()
} catch (error) {
  // Asked to stop while it still waited for its database.
  if (error instanceof Error && error.name === 'AbortError') process.exit(0)
  // What the operator can mend is a sentence; anything else is a fault of ours, with its stack.
  if (error instanceof OperatorError) process.stderr.write(`${error.message}\n`)
  else createLog({ logLevel: 'fatal' }).fatal({ err: error }, 'the start failed')
  process.exit(1)
}
