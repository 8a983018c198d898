// The built product, with local websites in place of public ones: `node product-with-local-sites.ts
// '{"firma.example:80":54321}'`. It calls the function that dist/server/main.js calls without arguments. The code by
// which tests reach their own websites is therefore not shipped, and no setting of the product enables it.
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { localSites } from './local-sites.ts'

const sites = JSON.parse(process.argv[2] ?? '{}') as Record<string, number>
const built = pathToFileURL(path.resolve('dist/server/serve.js')).href
const { serveProduct } = (await import(built)) as typeof import('#app/server/serve.ts')

await serveProduct({ siteNetwork: localSites(sites) })
