// npm run lighthouse [-- --write]: the part of the bench that measures pages as on a phone; sees to build and browser.
import { ensureBrowser, ensureBuilt, ensureInstalled, run } from './setup.mjs'

const node = ensureInstalled()
ensureBuilt(node)
run(node, ['bench/bench.ts', 'phone', ...process.argv.slice(2)], ensureBrowser())
