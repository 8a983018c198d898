// npm run lighthouse [-- PATH ...]: the built product, measured by Lighthouse as on a phone, as a small table.
import { ensureBrowser, ensureBuilt, ensureInstalled, run } from './setup.mjs'

const node = ensureInstalled()
ensureBuilt(node)
run(node, ['scripts/measure-pages.ts', ...process.argv.slice(2)], ensureBrowser())
