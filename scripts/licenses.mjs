// npm run licenses [-- --write]: lists the licence of everything that is shipped. Fails if one is not allowed.
import { ensureInstalled, run } from './setup.mjs'

const node = ensureInstalled()
run(node, ['scripts/list-licenses.ts', ...process.argv.slice(2)])
