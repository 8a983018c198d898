// npm run test:all: npm test, and what takes longer. A release runs it.
import { ensureOtherBrowsers } from './other-browsers.mjs'
import { ensureBrowser, ensureInstalled } from './setup.mjs'
import { step } from './steps.mjs'
import { makeTestFolder } from './test-folder.mjs'

ensureInstalled()
step('npm test', 'npm', ['test'])
makeTestFolder()
const browser = ensureBrowser()
step(
  'long faults, and what depends on connections over TCP',
  'vitest',
  ['run', '--project', 'long faults', '--project', 'http, own PostgreSQL'],
  browser,
)
step(
  'more journeys, and those of a release',
  'playwright',
  ['test', '--project', 'both', '--project', 'twins', '--project', 'release'],
  browser,
)
ensureOtherBrowsers()
step('journeys in Firefox and WebKit', 'vitest', ['run', '--project', 'browsers'])
