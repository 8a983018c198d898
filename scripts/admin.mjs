// npm run admin -- list | create EMAIL | reset EMAIL | rotate-keys
import { ensureBuilt, ensureInstalled, run } from './setup.mjs'

const node = ensureInstalled()
ensureBuilt(node)
run(node, ['dist/server/admin.js', ...process.argv.slice(2)], { NODE_ENV: 'production' })
