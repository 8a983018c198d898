// npm run lighthouse [-- --write]: builds, prepares the browser, and measures the pages as on a phone.
import { ensureBrowser, ensureBuilt, ensureInstalled, run } from './setup.mjs'

const node = ensureInstalled()
ensureBuilt(node)
run(node, ['bench/bench.ts', 'phone', ...process.argv.slice(2)], ensureBrowser())
