import { ConfigError } from './config.ts'
import { EmbeddedServerUnavailable } from './database/postgres-binaries.ts'
import { serveProduct } from './serve.ts'

try {
  await serveProduct()
} catch (error) {
  // What the operator can mend is one line; anything else is a fault of ours and keeps its stack.
  const mendable = error instanceof ConfigError || error instanceof EmbeddedServerUnavailable
  process.stderr.write(`${mendable ? error.message : (error as Error).stack}\n`)
  process.exit(1)
}
