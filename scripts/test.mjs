// npm test: everything that has to hold, from a fresh clone. Each step ends the run where it fails.
import { spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { ensureBuilt, ensureInstalled, ROOT, run, say } from './setup.mjs'

const DEBIAN_CHROMIUM = '/usr/bin/chromium'
const DEBIAN_PACKAGES = ['chromium', 'fonts-liberation', 'fonts-noto-color-emoji']

const node = ensureInstalled()
// npx and npm scripts find the tools of the project, and the Node.js that was brought along, before any other.
process.env.PATH = `${path.join(ROOT, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`
rmSync(path.join(ROOT, '.cache/tests'), { recursive: true, force: true })

step('types', 'tsc')
step('format and lint', 'biome', ['ci', '--error-on-warnings'])
step('structure', 'depcruise', ['--config', '.dependency-cruiser.mjs', 'src', 'tests'])
step('unused code and packages', 'knip')
ensureBuilt(node)
step('rules, HTTP and faults', 'vitest', ['run'])
const browser = ensureBrowser()
step('journeys in a browser', 'playwright', ['test'], browser)

function step(title, tool, args = [], environment = {}) {
  say(title)
  run(tool, args, environment)
}

/** Debian's Chromium where this is Debian and we may install it, elsewhere the browser that Playwright brings. */
function ensureBrowser() {
  if (existsSync(DEBIAN_CHROMIUM)) return { CHROMIUM: DEBIAN_CHROMIUM }
  if (process.getuid?.() === 0 && works('apt-get', ['--version'])) {
    say('installing Chromium and fonts')
    const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
    run('apt-get', ['update', '-qq'], quiet)
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...DEBIAN_PACKAGES], quiet)
    return { CHROMIUM: DEBIAN_CHROMIUM }
  }
  run('playwright', ['install', 'chromium'])
  return {}
}

function works(command, args) {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0
}
