// npm run journey -- NAME: the journeys whose file name contains NAME, in Chromium. Builds what is needed and finds or
// installs the browser. Further arguments are Playwright's, such as --project phone.
import { ensureBrowser, ensureBuilt, ensureInstalled } from './setup.mjs'
import { step } from './steps.mjs'
import { makeTestFolder } from './test-folder.mjs'

const node = ensureInstalled()
makeTestFolder()
ensureBuilt(node)
step('journeys in a browser', 'playwright', ['test', ...process.argv.slice(2)], ensureBrowser())
