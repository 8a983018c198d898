import { execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, expect, onTestFinished, test } from 'vitest'

const run = promisify(execFile)
const COMMANDS_WITHIN_MS = 60_000

/** A project with one package that is needed at run time, and one that only its build needs. */
let project: string

beforeAll(async () => {
  project = await emptyFolder()
  for (const name of ['needed-to-run', 'needed-to-build']) {
    const folder = path.join(project, 'packages', name)
    await writeJson(path.join(folder, 'package.json'), { name, version: '1.0.0', main: 'main.js' })
    await writeFile(path.join(folder, 'main.js'), `module.exports = '${name}'\n`)
    await npm(project, ['pack', '--silent', folder])
  }
  await writeJson(path.join(project, 'package.json'), {
    name: 'small-project',
    private: true,
    type: 'module',
    scripts: { start: 'node scripts/start.mjs' },
    dependencies: { 'needed-to-run': 'file:needed-to-run-1.0.0.tgz' },
    devDependencies: { 'needed-to-build': 'file:needed-to-build-1.0.0.tgz' },
  })
  await writeFile(path.join(project, '.npmrc'), await readFile('.npmrc'))
  await npm(project, ['install', '--package-lock-only'])
  for (const script of ['start.mjs', 'setup.mjs'])
    await cp(path.join('scripts', script), path.join(project, 'scripts', script))
  await writeFile(path.join(project, 'scripts/build.mjs'), BUILD)
  return () => rm(project, { recursive: true })
}, COMMANDS_WITHIN_MS)

const BUILD = `
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import name from 'needed-to-build'
rmSync('dist', { recursive: true, force: true })
mkdirSync('dist/server', { recursive: true })
mkdirSync('dist/client', { recursive: true })
writeFileSync('dist/client/page.css', 'a { color: red }')
writeFileSync('dist/server/main.js', \`
  import { readFileSync } from 'node:fs'
  import name from 'needed-to-run'
  console.log('built by', '\${name}', 'runs with', name, readFileSync('dist/client/page.css', 'utf8'))
\`)
`
const RUNS = 'built by needed-to-build runs with needed-to-run a { color: red }\n'

test.each([
  ['NODE_ENV=production', { NODE_ENV: 'production' }],
  ['omit=dev in npm’s settings', { npm_config_omit: 'dev' }],
])(
  'a fresh clone is set up and started under %s',
  async (_name, environment) => {
    const clone = await freshClone()

    expect(await start(clone, environment)).toContain(RUNS)
  },
  COMMANDS_WITHIN_MS,
)

test.each([
  [
    'packages of development and the build were removed',
    async (clone: string) => {
      await npm(clone, ['prune', '--omit=dev'])
      await rm(path.join(clone, 'dist'), { recursive: true })
    },
  ],
  [
    'a package is missing',
    (clone: string) => rm(path.join(clone, 'node_modules/needed-to-run'), { recursive: true }),
  ],
  [
    'a file of the build is missing',
    (clone: string) => rm(path.join(clone, 'dist/server/main.js')),
  ],
  [
    'a file of the build is cut short',
    (clone: string) => truncate(path.join(clone, 'dist/client/page.css'), 3),
  ],
])(
  'a half-done installation is mended at the next start: %s',
  async (_name, spoil) => {
    const clone = await freshClone()
    await start(clone)
    await spoil(clone)

    expect(await start(clone)).toContain(RUNS)
  },
  COMMANDS_WITHIN_MS,
)

test.each([
  ['installs', 'node_modules'],
  ['builds', 'dist/client'],
])(
  'a start that is killed while it %s is made up for by the next one',
  async (_does, firstSign) => {
    const clone = await freshClone()
    const { cwd, env } = where(clone)
    const killed = spawn('npm', ['start'], { cwd, env, stdio: 'ignore', detached: true })
    onTestFinished(() => void killed.kill())
    await expect
      .poll(() => existsSync(path.join(clone, firstSign)), { interval: 1, timeout: 20_000 })
      .toBe(true)
    if (killed.pid) process.kill(-killed.pid, 'SIGKILL')

    expect(await start(clone)).toContain(RUNS)
  },
  COMMANDS_WITHIN_MS,
)

test(
  'what is installed and built already is not done again',
  async () => {
    const clone = await freshClone()
    await start(clone)

    expect(await start(clone)).toBe(RUNS)
  },
  COMMANDS_WITHIN_MS,
)

/** Runs `npm start` to its end, and returns its output. */
async function start(clone: string, environment = {}): Promise<string> {
  return npm(clone, ['start', '--silent'], environment)
}

async function freshClone(): Promise<string> {
  const clone = await emptyFolder()
  onTestFinished(() => rm(clone, { recursive: true }))
  await cp(project, clone, { recursive: true })
  return clone
}

/** Outside this clone, so that its packages are not found in parent folders. */
function emptyFolder(): Promise<string> {
  return mkdtemp(path.join(os.tmpdir(), 'set-up-'))
}

async function npm(cwd: string, args: string[], environment = {}): Promise<string> {
  const { stdout } = await run('npm', args, where(cwd, environment))
  return stdout
}

/** The folder and environment of a command, without variables that the test run has set. */
function where(cwd: string, environment: Record<string, string> = {}) {
  const { PATH = '', HOME = '' } = process.env
  const node = path.dirname(process.execPath)
  return { cwd, env: { PATH: `${node}${path.delimiter}${PATH}`, HOME, ...environment } }
}

async function writeJson(file: string, content: object): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, `${JSON.stringify(content, null, 2)}\n`)
}
