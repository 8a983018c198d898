// npm test: what must pass before a commit is offered, from a fresh clone. Stops at the first step that fails.
import { ensureServers } from './servers.mjs'
import { ensureBrowser, ensureBuilt, ensureInstalled } from './setup.mjs'
import { checkSource, step, test } from './steps.mjs'
import { makeTestFolder } from './test-folder.mjs'

/** Left to `npm run test:all`. */
const LEFT_OUT = ['unit', 'long', 'long faults', 'http, own PostgreSQL', 'browsers']

const node = ensureInstalled()
makeTestFolder()

await checkSource()
ensureBuilt(node)
step('weights', 'size-limit', ['--silent'])
ensureServers()
Object.assign(process.env, ensureBrowser())
await test(
  ['--project', 'desktop', '--project', 'phone'],
  LEFT_OUT.flatMap((project) => ['--project', `!${project}`]),
)
