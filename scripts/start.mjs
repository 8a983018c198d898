// npm start: sets a fresh clone up and runs the product.
import { ensureBuilt, ensureInstalled, runUntilItEnds } from './setup.mjs'

const node = ensureInstalled()
ensureBuilt(node)
runUntilItEnds(node, ['--enable-source-maps', 'dist/server/main.js'], { NODE_ENV: 'production' })
