// The process that `npm run dev` starts. Vite compiles and reloads; the product itself is the one of production.
import { createServer as createHttpServer } from 'node:http'
import path from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { pino } from 'pino'
import { createServer, isRunnableDevEnvironment } from 'vite'

const SERVER_PARTS = ['src/server', 'src/domain'].map((folder) => path.resolve(folder) + path.sep)
const RENDERING = path.resolve('src/server/render') + path.sep

const http = createHttpServer()
const vite = await createServer({
  server: {
    middlewareMode: true,
    hmr: { server: http },
    watch: { ignored: ['**/data/**', '**/dist/**', '**/.cache/**'] },
  },
})
const { ssr } = vite.environments
if (!isRunnableDevEnvironment(ssr))
  throw new Error('Vite cannot run the server part in this process')
const load = (file) => ssr.runner.import(file)

const { readConfig } = await load('/src/server/config.ts')
const { readEnvironment } = await load('/src/server/environment.ts')
const config = readConfig(readEnvironment())
const log = pino({ level: process.env.LOG_LEVEL ?? 'warn' })

let product = await startProduct()
http.on('request', (request, response) => {
  vite.middlewares(request, response, () => getRequestListener(product.fetch)(request, response))
})
http.listen(config.port, config.host, async () => {
  const { welcome } = await load('/src/server/welcome.ts')
  process.stdout.write(welcome({ config, port: config.port, product }))
})

let restarting = Promise.resolve()
vite.watcher.on('change', (file) => {
  const inServer =
    SERVER_PARTS.some((folder) => file.startsWith(folder)) && !file.startsWith(RENDERING)
  if (!inServer || file.endsWith('.test.ts')) return
  restarting = restarting
    .then(restart)
    .catch((error) => log.error({ err: error }, 'the server part did not start'))
})

process.on('SIGINT', stop)
process.on('SIGTERM', stop)
process.once('disconnect', () => stopping || stop())

async function startProduct() {
  const server = await load('/src/server/product.ts')
  return server.startProduct({ config, log, render: renderFresh })
}

/** Loads the renderer for every page, so that it holds the screens as they are now. */
async function renderFresh(request, fetch) {
  const { pageRenderer } = await load('/src/server/render/render-page.tsx')
  return pageRenderer(await devAssets(), config.publicUrl)(request, fetch)
}

async function devAssets() {
  const { preambleCode } = await import('@vitejs/plugin-react').then((module) => module.default)
  return {
    routes: {
      __root__: {
        css: ['/src/web/ui/app.css'],
        scripts: [
          { attrs: { type: 'module' }, children: preambleCode.replace('__BASE__', '/') },
          { attrs: { type: 'module', src: '/@vite/client' } },
          { attrs: { type: 'module', src: '/src/web/entry-client.tsx' } },
        ],
      },
    },
  }
}

async function restart() {
  const earlier = product
  ssr.runner.clearCache()
  product = await startProduct()
  await earlier.stop()
}

let stopping = false
async function stop() {
  if (stopping) process.exit(1)
  stopping = true
  http.close()
  http.closeAllConnections()
  await vite.close()
  await product.stop()
  process.exit(0)
}
