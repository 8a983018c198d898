// npm start: everything from a fresh clone to a running product.
import { ensureBuilt, ensureInstalled, runUntilItEnds } from './setup.mjs'

const node = ensureInstalled()
ensureBuilt(node)
runUntilItEnds(node, ['--enable-source-maps', 'dist/server/main.js'], { NODE_ENV: 'production' })
