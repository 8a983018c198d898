import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { VERSION } from '#platform/basics/server/version.ts'
import { readConfig } from '#platform/config/server/config.ts'
import { readEnvironment } from '#platform/config/server/environment.ts'
import { inTurns } from '#platform/http/server/connection-turns.ts'
import { stoppable } from '#platform/http/server/stop-server.ts'
import { logLibraryOutput } from '#platform/log/server/library-output.ts'
import { createLog } from '#platform/log/server/log.ts'
import { builtProduct } from './built-product.ts'
import { listenErrorText } from './listen-error.ts'
import { type ProductParts, startProduct } from './product.ts'
import { stopSignals } from './stop-signals.ts'
import { welcome } from './welcome.ts'

/**
 * Limits per client, in bytes and milliseconds. The longest address that the API accepts is half of the header size.
 */
const CLIENT_LIMITS = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  // Long enough to upload a picture over a slow connection.
  requestTimeout: 60_000,
  connectionsCheckingInterval: 2_000,
  // Longer than proxies keep an idle connection open, so that none sends a request on one that is just being closed.
  keepAliveTimeout: 75_000,
}

/**
 * Starts the built product, listens, and stops when the process is asked to.
 *
 * @param parts only for tests, which start the product with this function; `main.ts` passes none
 */
export async function serveProduct(parts: Pick<ProductParts, 'siteNetwork'> = {}): Promise<void> {
  const config = readConfig(readEnvironment())
  const log = createLog(config)
  logLibraryOutput(log)
  log.info({ version: VERSION }, 'starting')
  const stopping = stopSignals()
  const product = await startProduct({
    ...parts,
    stopping,
    config,
    log,
    ...builtProduct(config.publicUrl, log),
  })

  // Probes in HTTP/1.0 may send no Host header. The name is only used to form an address.
  const { host: hostname } = new URL(config.publicUrl)
  const answer = getRequestListener(product.answer, { hostname })
  const server = createServer(CLIENT_LIMITS)
  const { listener, stop: stopListening } = stoppable(server, (request, response) => {
    if (!product.answerDirectly(request, response)) void answer(request, response)
  })
  server.on('request', inTurns(listener))
  server.listen(config.port, config.host, () => {
    const { port } = server.address() as AddressInfo
    process.stdout.write(welcome({ config, port, product }))
  })

  server.on('error', async (error: NodeJS.ErrnoException) => {
    const sentence = listenErrorText(error, config)
    if (sentence) process.stderr.write(`${sentence}\n`)
    else log.fatal({ err: error }, 'listening failed')
    await product.stop()
    process.exit(1)
  })

  const stop = async () => {
    try {
      await Promise.all([stopListening(), product.stopWorking()])
      await product.stop()
      process.exit(0)
    } catch (err) {
      log.error({ err }, 'stopping failed')
      process.exit(1)
    }
  }
  if (stopping.aborted) await stop()
  else stopping.addEventListener('abort', stop, { once: true })
}
