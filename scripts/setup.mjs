// Set-up that every command needs: the dependencies, a recent Node.js, and an up-to-date build. Plain JavaScript for
// Node.js 18, because it runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** The Node.js that is installed if the machine's own is too old. Its lock file names versions and checksums. */
const OWN_NODE_FOLDER = path.join(ROOT, 'scripts/own-node')
const NEEDED_NODE = [22, 22]
const ON_WINDOWS = process.platform === 'win32'
const DEBIAN_BROWSERS = ['chromium-headless-shell', 'chromium']
const DEBIAN_FONTS = ['fonts-liberation', 'fonts-noto-color-emoji']
const DEPENDENCIES_STAMP = path.join(ROOT, 'node_modules/.setup-stamp')
const BUILD_STAMP = path.join(ROOT, 'dist/.build-stamp')
/** Everything that the build reads. */
const BUILD_INPUTS = [
  'src',
  'public',
  'vite.config.ts',
  'scripts/build.mjs',
  'scripts/client-chunks.ts',
  'scripts/routes.ts',
  'package-lock.json',
]

/** Installs all dependencies, whatever NODE_ENV or npm's settings leave out: the build needs development ones. */
const INSTALL = [
  'ci',
  ...['dev', 'optional', 'peer'].map((kind) => `--include=${kind}`),
  ...['--no-audit', '--no-fund', '--loglevel=error'],
]

/**
 * Installs the dependencies if the lock file has changed since the last time or an installed package is missing.
 * Returns the Node.js to run the product with.
 */
export function ensureInstalled() {
  process.chdir(ROOT)
  const wanted = hashOf(['package.json', 'package-lock.json'])
  const [installed, ...packages] = readIfThere(DEPENDENCIES_STAMP)?.split('\n') ?? []
  if (installed !== wanted || packages.length === 0 || !packages.every(isPackage)) {
    print('installing dependencies')
    rmSync(DEPENDENCIES_STAMP, { force: true })
    run('npm', INSTALL)
    writeFileSync(DEPENDENCIES_STAMP, [wanted, ...packagesIn('node_modules')].join('\n'))
  }
  // npx and npm scripts find the project's tools, and the installed Node.js, before any other.
  process.env.PATH = `${path.join(ROOT, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`
  return ensureNode()
}

/** Builds the product if an input or an output of the last build has changed. */
export function ensureBuilt(node) {
  const wanted = hashOf(BUILD_INPUTS)
  if (readIfThere(BUILD_STAMP) === `${wanted} ${builtFiles()}`) return
  print('building')
  rmSync(BUILD_STAMP, { force: true })
  run(node, ['scripts/build.mjs'], { NODE_ENV: 'production' })
  writeFileSync(BUILD_STAMP, `${wanted} ${builtFiles()}`)
}

/** The folders of all packages in a folder, including packages nested in others. */
function packagesIn(folder) {
  return readdirSync(path.join(ROOT, folder))
    .filter((name) => !name.startsWith('.'))
    .map((name) => `${folder}/${name}`)
    .flatMap((place) => {
      if (path.basename(place).startsWith('@')) return packagesIn(place)
      const inside = `${place}/node_modules`
      const ofIts = existsSync(path.join(ROOT, inside)) ? packagesIn(inside) : []
      return isPackage(place) ? [place, ...ofIts] : ofIts
    })
}

function isPackage(folder) {
  return existsSync(path.join(ROOT, folder, 'package.json'))
}

/** A fingerprint of the build's output: names and sizes. */
function builtFiles() {
  const files = filesIn('dist').filter((file) => path.join(ROOT, file) !== BUILD_STAMP)
  const list = files.map((file) => `${file} ${statSync(path.join(ROOT, file)).size}`)
  return createHash('sha256').update(list.join('\n')).digest('hex')
}

/** Runs a command to its end and shows its output. Ends this process with the command's code if it fails. */
export function run(command, args, environment = {}) {
  const { status, error } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
    shell: ON_WINDOWS,
  })
  if (error) throw error
  if (status !== 0) process.exit(status ?? 1)
}

/** A terminal sends a signal to npm and to us, and npm forwards its own to us: two within this time count as one. */
const SAME_SIGNAL_MS = 1_000
const LOOK_FOR_NPM_EVERY_MS = 1_000

/**
 * Runs the product until it ends. Only this process forwards signals to it, each once. Through the channel between the
 * two the product notices when this process is killed. If npm runs this process, it checks every second that npm runs.
 */
export function runUntilItEnds(node, args, environment = {}) {
  const child = spawn(node, args, {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...environment },
    detached: !ON_WINDOWS,
  })
  let lastSignal = Number.NEGATIVE_INFINITY
  const forward = (signal) => {
    const isSame = performance.now() - lastSignal < SAME_SIGNAL_MS
    lastSignal = performance.now()
    if (!isSame) child.kill(signal)
  }
  process.on('SIGINT', forward)
  process.on('SIGTERM', forward)
  process.on('SIGHUP', () => forward('SIGTERM'))
  const npm = npmPid()
  if (npm) {
    const watch = setInterval(() => {
      if (isAlive(npm)) return
      clearInterval(watch)
      // A closed terminal ends npm and signals us: the product was or is about to be told, and a second time aborts it.
      if (lastSignal === Number.NEGATIVE_INFINITY) forward('SIGTERM')
    }, LOOK_FOR_NPM_EVERY_MS)
  }
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}

/**
 * The process id of the npm that runs us; null if none does or it cannot be determined. A shell may be in between.
 *
 * @param env of this process; a program that npm runs may have started us and passed its own variables on
 * @param script the file that this process runs
 * @param parent the parent process's id
 */
export function npmPid(env = process.env, script = process.argv[1], parent = process.ppid) {
  if (!env.npm_lifecycle_event || ON_WINDOWS) return null
  const { npm_lifecycle_script: command } = env
  if (command && !command.includes(path.basename(script))) return null
  let pid = parent
  for (let steps = 0; steps < 2; steps += 1) {
    const found = readProcess(pid)
    if (!found) return null
    if (/^(npm|\S*node)\b/.test(found.args)) return pid
    pid = found.parent
  }
  return null
}

/** A process's parent and command line. On Linux from /proc, because small images have no `ps`. */
function readProcess(pid) {
  if (process.platform === 'linux') {
    const status = readIfThere(`/proc/${pid}/status`)
    const args = readIfThere(`/proc/${pid}/cmdline`)
    const parent = /^PPid:\s*(\d+)$/m.exec(status ?? '')?.[1]
    return parent && args !== null
      ? { parent: Number(parent), args: args.replaceAll('\0', ' ') }
      : null
  }
  const { status, stdout } = spawnSync('ps', ['-o', 'ppid=', '-o', 'args=', '-p', String(pid)])
  const [, parent, args] = /^\s*(\d+)\s+(.*)/.exec(String(stdout)) ?? []
  return status === 0 && parent ? { parent: Number(parent), args } : null
}

/** Whether a process runs. A killed one that its parent has not reaped (a zombie) still accepts signals: not alive. */
export function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return !/^State:\s*[ZX]/m.test(readIfThere(`/proc/${pid}/status`) ?? '')
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/**
 * Returns the browser as an environment variable for Playwright. On Debian as root, installs Debian's headless shell,
 * which needs two thirds of the processor time of the whole Chromium, or Chromium where there is no such package;
 * elsewhere, Playwright's headless shell.
 */
export function ensureBrowser() {
  if (process.env.CHROMIUM) return {}
  const [shell, ...others] = DEBIAN_BROWSERS
  if (isInstalled(shell)) return { CHROMIUM: pathOf(shell) }
  if (canInstall()) {
    print('installing a browser and fonts')
    aptGet(['update'])
    const browser = DEBIAN_BROWSERS.find((name) =>
      aptGet(['install', '-y', '--no-install-recommends', name, ...DEBIAN_FONTS]),
    )
    if (browser) return { CHROMIUM: pathOf(browser) }
  }
  const installed = others.find(isInstalled)
  if (installed) return { CHROMIUM: pathOf(installed) }
  run('playwright', ['install', 'chromium'])
  return {}
}

function pathOf(debianBrowser) {
  return `/usr/bin/${debianBrowser}`
}

function isInstalled(debianBrowser) {
  return existsSync(pathOf(debianBrowser))
}

/** Whether packages of Debian can be installed here. */
export function canInstall() {
  return process.getuid?.() === 0 && works('apt-get', ['--version'])
}

/** Runs apt-get without questions. Returns whether it succeeded. */
export function aptGet(args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return works('apt-get', ['-qq', ...args], { stdio: 'inherit', env })
}

export function print(text) {
  process.stdout.write(`> ${text}\n`)
}

function ensureNode() {
  const own = path.join(ROOT, 'node_modules/.bin', ON_WINDOWS ? 'node.exe' : 'node')
  // This process may itself run on the installed Node.js, which a fresh install has just deleted.
  if (process.execPath !== own && isNewEnough(process.versions.node)) return process.execPath
  if (!existsSync(own)) installNode(own)
  return own
}

/**
 * Installs a Node.js where npm scripts and npx look first. The packages in its lock file contain only the programs:
 * no code of theirs runs during installation.
 */
function installNode(own) {
  const mine = `this machine has Node.js ${process.versions.node}`
  print(
    process.execPath === own
      ? 'installing the Node.js of this folder again, which was removed with the old dependencies'
      : `${mine}; installing a newer one beside the dependencies`,
  )
  run('npm', [...INSTALL, '--prefix', OWN_NODE_FOLDER])
  const system = `${ON_WINDOWS ? 'win' : process.platform}-${process.arch}`
  const program = path.join(
    OWN_NODE_FOLDER,
    `node_modules/node-${system}/bin/${path.basename(own)}`,
  )
  if (!existsSync(program)) {
    print(
      `${mine}, and there is none to bring along for ${system}. Install ${NEEDED_NODE.join('.')}.`,
    )
    process.exit(1)
  }
  mkdirSync(path.dirname(own), { recursive: true })
  rmSync(own, { force: true })
  linkSync(program, own)
}

function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number)
  return major > NEEDED_NODE[0] || (major === NEEDED_NODE[0] && minor >= NEEDED_NODE[1])
}

function hashOf(inputs) {
  const hash = createHash('sha256')
  for (const file of inputs.flatMap((input) => filesIn(input))) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(ROOT, file)))
      .update('\0')
  }
  return hash.digest('hex')
}

function filesIn(entry) {
  const full = path.join(ROOT, entry)
  if (!existsSync(full)) return []
  if (!statSync(full).isDirectory()) return [entry]
  return readdirSync(full)
    .sort()
    .filter((name) => !name.endsWith('.test.ts'))
    .flatMap((name) => filesIn(`${entry}/${name}`))
}

function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

function works(command, args, options = { stdio: 'ignore' }) {
  return spawnSync(command, args, options).status === 0
}
