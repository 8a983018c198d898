import { ConfigError } from './config.ts'
import { DatabaseUnusable } from './database/await-server.ts'
import { EmbeddedServerUnavailable } from './database/postgres-binaries.ts'
import { serveProduct } from './serve.ts'

try {
  await serveProduct()
} catch (error) {
  // Asked to stop while it still waited for its database.
  if (error instanceof Error && error.name === 'AbortError') process.exit(0)
  // What the operator can mend is one line; anything else is a fault of ours and keeps its stack.
  const mendable =
    error instanceof ConfigError ||
    error instanceof DatabaseUnusable ||
    error instanceof EmbeddedServerUnavailable
  process.stderr.write(`${mendable ? error.message : (error as Error).stack}\n`)
  process.exit(1)
}
