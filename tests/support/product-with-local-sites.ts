// The built product, with websites of this machine in place of the world's: `node product-with-local-sites.ts
// '{"firma.example:80":54321}'`. It calls the function that dist/server/main.js calls without arguments; so what a test
// needs to reach its own website is code that is not shipped, and no setting of the product leads there.
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { localSites } from '../../src/server/testing/local-sites.ts'

const sites = JSON.parse(process.argv[2] ?? '{}') as Record<string, number>
const built = pathToFileURL(path.resolve('dist/server/serve.js')).href
const { serveProduct } = (await import(built)) as typeof import('../../src/server/serve.ts')

await serveProduct({ siteNetwork: localSites(sites) })
