// npm run migration -- what_changes: writes the migration from the last one to the tables as they are declared now.
// drizzle-kit compares with its newest snapshot alone. The older ones are deleted, so a change is a few lines of one file.
import { readdirSync, rmSync } from 'node:fs'
import { ensureInstalled, run } from './setup.mjs'

const SNAPSHOTS = 'src/platform/database/server/migrations/meta'

const [name] = process.argv.slice(2)
if (!name) {
  console.error('Name what changes: npm run migration -- what_changes')
  process.exit(2)
}
ensureInstalled()
run('drizzle-kit', ['generate', `--name=${name}`])
const snapshots = readdirSync(SNAPSHOTS).filter((file) => file.endsWith('_snapshot.json'))
for (const file of snapshots.toSorted().slice(0, -1)) rmSync(`${SNAPSHOTS}/${file}`)
