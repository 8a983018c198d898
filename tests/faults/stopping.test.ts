import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startEmbeddedServer } from '#platform/database/server/embedded-server.ts'
import { freshFolder } from '../support/programs/fresh-folder.ts'
import { freePort, startBuiltProduct } from '../support/programs/running-product.ts'

const PATH = `${path.dirname(process.execPath)}${path.delimiter}${process.env.PATH}`
/** As in the start script, which looks whether its npm still runs. */
const LOOKS_FOR_NPM_EVERY_MS = 1_000
const POLL_OPTIONS = { timeout: 30_000, interval: 100 }

let dataDir: string

beforeAll(async () => {
  const parent = path.resolve('.cache/tests')
  await mkdir(parent, { recursive: true })
  dataDir = await mkdtemp(path.join(parent, 'stopping-'))
  await stopDatabase()
}, 60_000)

afterAll(async () => {
  await stopDatabase()
  await rm(dataDir, { recursive: true })
})

/** Even if a product that was killed has left it running. */
async function stopDatabase() {
  const server = await startEmbeddedServer({ dataDir, log: pino({ level: 'silent' }) })
  await server.stop()
}

/** PostgreSQL deletes this file as its last action. */
async function isDatabaseStopped(): Promise<boolean> {
  return readFile(path.join(dataDir, 'postgres/postmaster.pid')).then(
    () => false,
    () => true,
  )
}

async function start() {
  const product = await startBuiltProduct({ DATA_DIR: dataDir })
  onTestFinished(product.kill)
  const refuses = () =>
    fetch(`${product.address}/healthz`).then(
      () => false,
      () => true,
    )
  return {
    ...product,
    exitCode: once(product.process, 'exit').then(([code]) => code as number | null),
    /** Signals it to stop, and waits until it refuses calls. */
    async askToStop() {
      product.process.kill('SIGTERM')
      await expect.poll(refuses, POLL_OPTIONS).toBe(true)
    },
    /** Sends the head of a booking, without its body of two bytes. */
    async begin() {
      const { hostname, port } = new URL(product.address)
      const socket = connect({ host: hostname, port: Number(port) })
      await once(socket, 'connect')
      socket.write(
        'POST /api/registrations HTTP/1.1\r\nHost: localhost\r\n' +
          'Content-Type: application/json\r\nContent-Length: 2\r\n\r\n',
      )
      // Once this later request is answered, the first has been accepted.
      await fetch(`${product.address}/healthz`)
      return socket
    },
  }
}

test('SIGTERM: what was begun is answered, nothing new is taken, and the database is stopped', async () => {
  const product = await start()
  const socket = await product.begin()
  const answer = socket.setEncoding('utf8').toArray()

  await product.askToStop()
  socket.write('{}')

  expect((await answer).join('')).toMatch(/^HTTP\/1\.1 422 /)
  expect(await product.exitCode).toBe(0)
  expect(await isDatabaseStopped()).toBe(true)
})

test('SIGTERM: a client that never ends its call does not keep the product', async () => {
  const product = await start()
  await product.begin()

  await product.askToStop()

  expect(await product.exitCode).toBe(0)
  expect(await isDatabaseStopped()).toBe(true)
})

test('a second signal ends it at once', async () => {
  const product = await start()
  await product.begin()
  await product.askToStop()

  product.process.kill('SIGTERM')

  expect(await product.exitCode).toBe(1)
})

/** The module of the start script, which is plain JavaScript without types. */
function setup() {
  return import(path.resolve('scripts/setup.mjs'))
}

/** `npm start` in a test's own package, which runs the built product as the product's does. */
async function npmStart(
  searchPath = PATH,
): Promise<{ npm: ChildProcess; script: number; isServing: () => Promise<boolean> }> {
  const folder = await freshFolder('npm')
  const setup = JSON.stringify(path.resolve('scripts/setup.mjs'))
  const entry = JSON.stringify([path.resolve('dist/server/main.js')])
  await writeFile(
    path.join(folder, 'start.mjs'),
    `import { writeFileSync } from 'node:fs'
     import { runUntilItEnds } from ${setup}
     writeFileSync('pid', String(process.pid))
     runUntilItEnds(process.execPath, ${entry})`,
  )
  await writeFile(
    path.join(folder, 'package.json'),
    JSON.stringify({ scripts: { start: 'node start.mjs' } }),
  )
  const port = String(await freePort())
  const npm = spawn('npm', ['start'], {
    cwd: folder,
    env: {
      PATH: searchPath,
      HOME: folder,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      DATA_DIR: dataDir,
      PORT: port,
    },
    stdio: 'ignore',
    // A process group of its own, as in a terminal.
    detached: true,
  })
  const isServing = () =>
    fetch(`http://localhost:${port}/healthz`).then(
      () => true,
      () => false,
    )
  onTestFinished(() => void npm.kill('SIGKILL'))
  await expect.poll(isServing, POLL_OPTIONS).toBe(true)
  return { npm, script: Number(await readFile(path.join(folder, 'pid'), 'utf8')), isServing }
}

test('a killed npm takes the product and its database with it', async () => {
  const { npm, isServing } = await npmStart()

  npm.kill('SIGKILL')

  await expect.poll(isServing, POLL_OPTIONS).toBe(false)
  await expect.poll(isDatabaseStopped, POLL_OPTIONS).toBe(true)
})

test('so does one on a machine that has no ps, as small container images have none', async () => {
  const programs = await freshFolder('no-ps')
  // The first program of a name in PATH is the one that is used.
  for (const folder of PATH.split(path.delimiter))
    for (const name of await readdir(folder).catch(() => []))
      if (name !== 'ps')
        await symlink(path.join(folder, name), path.join(programs, name)).catch(() => undefined)
  const { npm, isServing } = await npmStart(programs)

  npm.kill('SIGKILL')

  await expect.poll(isServing, POLL_OPTIONS).toBe(false)
  await expect.poll(isDatabaseStopped, POLL_OPTIONS).toBe(true)
})

test('a killed process that its parent has not reaped counts as ended', async () => {
  const { isAlive } = await setup()
  const shell = spawn('sh', ['-c', 'sleep 0 & echo $!; exec sleep 1000'])
  onTestFinished(() => void shell.kill())
  const [line] = await once(shell.stdout, 'data')

  await expect.poll(() => isAlive(Number(line)), POLL_OPTIONS).toBe(false)
  expect(isAlive(shell.pid)).toBe(true)
})

test('only the end of the npm that runs the start script ends it, not that of another program', async () => {
  const { npmPid } = await setup()
  // This process is a Node.js process, and takes the role of whatever started the script.
  const ofNpm = { npm_lifecycle_event: 'start', npm_lifecycle_script: 'node scripts/start.mjs' }
  const ofAnother = { npm_lifecycle_event: 'deploy', npm_lifecycle_script: 'node deploy.mjs' }

  expect(npmPid(ofNpm, '/srv/scripts/start.mjs', process.pid)).toBe(process.pid)
  expect(npmPid(ofAnother, '/srv/scripts/start.mjs', process.pid)).toBeNull()
  expect(npmPid({}, '/srv/scripts/start.mjs', process.pid)).toBeNull()
})

test('a closed terminal, which hangs up on everything that it runs, stops it', async () => {
  const { npm, isServing } = await npmStart()

  process.kill(-(npm.pid ?? 0), 'SIGHUP')

  await expect.poll(isServing, POLL_OPTIONS).toBe(false)
  await expect.poll(isDatabaseStopped, POLL_OPTIONS).toBe(true)
})

test('so does one that ends npm before the start script could take the signal, as on a busy machine', async () => {
  const { npm, script, isServing } = await npmStart()

  process.kill(script, 'SIGSTOP')
  process.kill(-(npm.pid ?? 0), 'SIGHUP')
  await once(npm, 'exit')
  await pause(LOOKS_FOR_NPM_EVERY_MS)
  process.kill(script, 'SIGCONT')

  await expect.poll(isServing, POLL_OPTIONS).toBe(false)
  await expect.poll(isDatabaseStopped, POLL_OPTIONS).toBe(true)
})

test('Ctrl-C, which reaches everything that a terminal runs, stops it as one signal does', async () => {
  const { npm, isServing } = await npmStart()

  process.kill(-(npm.pid ?? 0), 'SIGINT')

  await expect.poll(isServing, POLL_OPTIONS).toBe(false)
  await expect.poll(isDatabaseStopped, POLL_OPTIONS).toBe(true)
})
