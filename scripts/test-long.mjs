// npm run test:long: tests that take too long for npm test. They print their measurements.
import { ensureServers } from './servers.mjs'
import { ensureBuilt, ensureInstalled, run } from './setup.mjs'
import { makeTestFolder } from './test-folder.mjs'

ensureBuilt(ensureInstalled())
ensureServers()
makeTestFolder()
run('vitest', ['run', '--project', 'long'])
run('vitest', ['run', '--project', 'long faults', 'killed-at-random'], { FAULT_KILLS: '100' })
run('vitest', ['run', '--project', 'http, embedded database', 'embedded-server'], {
  ROUNDS_OF_STARTS: '20',
})
