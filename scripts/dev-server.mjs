// The process that `npm run dev` starts. Vite compiles and reloads; the product itself is the same as in production.
import { createServer as createHttpServer } from 'node:http'
import path from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createServer, createServerModuleRunner } from 'vite'

/** Changes of these files start the product again; rendering is loaded anew for each page. */
const SERVER_PARTS = new RegExp(`^${path.resolve('src')}/.*/(server|domain)/`)
const RENDERING = path.resolve('src/app/server/render-page.tsx')
const FIRM = '/src/site/pages/web/firm.ts'
/** The firm as the running product knows it. */
let presentFirm
const sheet = (address) => `<link rel="stylesheet" href="${address}">`
/** The elements that load a script from its source, and what refreshes it. */
const assetsOf = (entry) =>
  ['/@vite/client', '/scripts/react-preamble.mjs', entry]
    .map((script) => `<script type="module" src="${script}"></script>`)
    .join('')
const ADMIN_ASSETS = assetsOf('/src/app/web/admin/admin-entry.tsx')
const PAGE_ASSETS = {
  styles: (area) => sheet(`/src/app/web/sheets/${area}.css`),
  scripts: assetsOf('/src/app/web/page-script.ts'),
  preload: () => '',
}

const http = createHttpServer()
const vite = await createServer({
  plugins: [{ name: 'take-over-changes', hotUpdate: takeOverChange }],
  server: {
    middlewareMode: true,
    hmr: { server: http },
    watch: { ignored: ['**/data/**', '**/dist/**', '**/.cache/**'] },
  },
})
const runner = createServerModuleRunner(vite.environments.ssr, { hmr: false })
const load = (file) => runner.import(file)

const { readConfig } = await load('/src/platform/config/server/config.ts')
const { readEnvironment } = await load('/src/platform/config/server/environment.ts')
const config = readConfig(readEnvironment())
const { createLog } = await load('/src/platform/log/server/log.ts')
const log = createLog({ logLevel: process.env.LOG_LEVEL ?? 'warn' })

let restarting = Promise.resolve()
let product = await startProduct()
http.on('request', (request, response) => {
  vite.middlewares(request, response, () => getRequestListener(product.fetch)(request, response))
})
http.listen(config.port, config.host, async () => {
  const { welcome } = await load('/src/app/server/welcome.ts')
  process.stdout.write(welcome({ config, port: config.port, product }))
})

process.on('SIGINT', stop)
process.on('SIGTERM', stop)
process.once('disconnect', () => stopping || stop())

/**
 * Only the browser replaces single modules. Here, a changed module is loaded anew with the next page, and the product
 * restarts if the file is one of its own.
 */
function takeOverChange({ file }) {
  if (this.environment.name !== 'ssr') return
  runner.clearCache()
  if (!SERVER_PARTS.test(file) || file === RENDERING || file.endsWith('.test.ts')) return
  restarting = restarting
    .then(restart)
    .catch((error) => log.error({ err: error }, 'the server part did not start'))
}

async function startProduct() {
  const server = await load('/src/app/server/product.ts')
  const { firm } = await load(FIRM)
  presentFirm = firm
  return server.startProduct({ config, log, render: renderFresh, adminAssets: ADMIN_ASSETS })
}

/** Loads the renderer for every page, so that it has the current screens. Modules loaded anew are told the firm. */
async function renderFresh(request, fetch) {
  const { setFirm } = await load(FIRM)
  setFirm(presentFirm())
  const { pageRenderer } = await load('/src/app/server/render-page.tsx')
  const { publicUrl } = config
  return pageRenderer({ assets: PAGE_ASSETS, publicUrl, log })(request, fetch)
}

async function restart() {
  const earlier = product
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
