// npm test: all checks, from a fresh clone. Stops at the first step that fails.
import { ensureOtherBrowsers } from './other-browsers.mjs'
import { ensureServers } from './servers.mjs'
import { ensureBrowser, ensureBuilt, ensureInstalled } from './setup.mjs'
import { checkSource, step } from './steps.mjs'
import { makeTestFolder } from './test-folder.mjs'

const node = ensureInstalled()
makeTestFolder()

checkSource()
ensureBuilt(node)
step('weights', 'size-limit')
ensureServers()
const browser = ensureBrowser()
step(
  'set-up, HTTP, pages and faults',
  'vitest',
  ['run', '--project', '!unit', '--project', '!long', '--project', '!browsers'],
  browser,
)
step('journeys in a browser', 'playwright', ['test'], browser)
ensureOtherBrowsers()
step('journeys in Firefox and WebKit', 'vitest', ['run', '--project', 'browsers'])
