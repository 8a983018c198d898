// npm test: what must pass before a commit is offered, from a fresh clone. Stops at the first step that fails.
import { ensureServers } from './servers.mjs'
import { ensureBrowser, ensureBuilt, ensureInstalled } from './setup.mjs'
import { checkSource, step } from './steps.mjs'
import { makeTestFolder } from './test-folder.mjs'

/** Left to `npm run test:all`. */
const LEFT_OUT = ['unit', 'long', 'long faults', 'http, own PostgreSQL', 'browsers']

const node = ensureInstalled()
makeTestFolder()

await checkSource()
ensureBuilt(node)
step('weights', 'size-limit', ['--silent'])
ensureServers()
const browser = ensureBrowser()
step(
  'set-up, HTTP, pages and faults',
  'vitest',
  ['run', ...LEFT_OUT.flatMap((project) => ['--project', `!${project}`])],
  browser,
)
step(
  'journeys in a browser',
  'playwright',
  ['test', '--project', 'desktop', '--project', 'phone'],
  browser,
)
