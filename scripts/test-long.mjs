// npm run test:long: what takes too long for npm test, and prints what it measured.
import { ensureServers } from './servers.mjs'
import { ensureBuilt, ensureInstalled, run } from './setup.mjs'

ensureBuilt(ensureInstalled())
ensureServers()
run('vitest', ['run', '--project', 'long'])
run('vitest', ['run', '--project', 'faults', 'killed-at-random'], { FAULT_KILLS: '100' })
