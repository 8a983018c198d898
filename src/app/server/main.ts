import { OperatorError } from '#platform/basics/server/operator-error.ts'
import { createLog } from '#platform/log/server/log.ts'
import { serveProduct } from './serve.ts'

try {
  await serveProduct()
} catch (error) {
  // Asked to stop while it was still waiting for its database.
  if (error instanceof Error && error.name === 'AbortError') process.exit(0)
  // An error that the operator can fix is printed as one sentence; any other is a defect of the product, with its
  // stack.
  if (error instanceof OperatorError) process.stderr.write(`${error.message}\n`)
  else createLog({ logLevel: 'fatal' }).fatal({ err: error }, 'the start failed')
  process.exit(1)
}
