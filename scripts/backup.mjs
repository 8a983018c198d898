// npm run backup [-- FOLDER], npm run restore -- FOLDER, npm run rehearse -- FOLDER, npm run live, npm run move -- DATABASE_URL
import { ensureBuilt, ensureInstalled, run } from './setup.mjs'

const node = ensureInstalled()
ensureBuilt(node)
run(node, ['dist/server/backup.js', ...process.argv.slice(2)], { NODE_ENV: 'production' })
