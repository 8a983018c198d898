// npm run dev: screens and API in one process. A changed screen is replaced in the open page; a changed server file
// restarts the server part at the same address.
import { ensureInstalled, runUntilItEnds } from './setup.mjs'

const node = ensureInstalled()
runUntilItEnds(node, ['--enable-source-maps', 'scripts/dev-server.mjs'], {
  NODE_ENV: 'development',
})
