import { ConfigError } from './config.ts'
import { DatabaseUnusable } from './database/await-server.ts'
import { EmbeddedServerUnavailable } from './database/postgres-binaries.ts'
import { createLog } from './log.ts'
import { serveProduct } from './serve.ts'

try {
  await serveProduct()
} catch (error) {
  // Asked to stop while it still waited for its database.
  if (error instanceof Error && error.name === 'AbortError') process.exit(0)
  const mendable =
    error instanceof ConfigError ||
    error instanceof DatabaseUnusable ||
    error instanceof EmbeddedServerUnavailable
  // What the operator can mend is a sentence; anything else is a fault of ours, with its stack.
  if (mendable) process.stderr.write(`${error.message}\n`)
  else createLog({ logLevel: 'fatal' }).fatal({ err: error }, 'the start failed')
  process.exit(1)
}
