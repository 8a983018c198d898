// npm test: everything that has to hold, from a fresh clone. Each step ends the run where it fails.
import { rmSync } from 'node:fs'
import path from 'node:path'
import { ensureServers } from './servers.mjs'
import { ensureBrowser, ensureBuilt, ensureInstalled, ROOT, run, say } from './setup.mjs'

const node = ensureInstalled()
rmSync(path.join(ROOT, '.cache/tests'), { recursive: true, force: true })

step('types', 'tsc')
step('format and lint', 'biome', ['ci', '--error-on-warnings'])
step('structure', 'depcruise', ['--config', '.dependency-cruiser.mjs', 'src', 'tests'])
step('unused code and packages', 'knip')
ensureBuilt(node)
step('weights', 'size-limit')
ensureServers()
step('rules, HTTP, pages and faults', 'vitest', ['run', '--project', '!long'])
const browser = ensureBrowser()
step('journeys in a browser', 'playwright', ['test'], browser)

function step(title, tool, args = [], environment = {}) {
  say(title)
  run(tool, args, environment)
}
