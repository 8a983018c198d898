// npm test: all checks, from a fresh clone. Stops at the first step that fails.
import { rmSync } from 'node:fs'
import path from 'node:path'
import { ensureServers } from './servers.mjs'
import { ensureBrowser, ensureBuilt, ensureInstalled, ROOT } from './setup.mjs'
import { checkSource, step } from './steps.mjs'

const node = ensureInstalled()
rmSync(path.join(ROOT, '.cache/tests'), { recursive: true, force: true })

checkSource()
ensureBuilt(node)
step('weights', 'size-limit')
ensureServers()
step('set-up, HTTP, pages and faults', 'vitest', [
  'run',
  '--project',
  '!unit',
  '--project',
  '!long',
])
const browser = ensureBrowser()
step('journeys in a browser', 'playwright', ['test'], browser)
