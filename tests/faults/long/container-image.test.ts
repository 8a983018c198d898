import { execFile, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import {
  copy,
  copyBuildContext,
  DOCKERFILE,
  environmentOf,
  readStages,
  type Stage,
  valuesOf,
} from '../../support/programs/dockerfile.ts'
import { launchProgram } from '../../support/programs/running-product.ts'

const run = promisify(execFile)
/** The image's Node.js is the one that runs this test. */
const PATH = `${path.dirname(process.execPath)}${path.delimiter}${process.env.PATH}`
const BUILD_WITHIN_MS = 300_000
const IMAGE_WITHIN_MS = 1_200_000

/** A package in the lock file. */
interface Locked {
  /** Needed for development only. */
  dev?: boolean
  /** Only a peer of other packages, which the image does not install. */
  peer?: boolean
}

let stages: Stage[]

beforeAll(async () => {
  stages = readStages(await readFile(DOCKERFILE, 'utf8'))
})

test(
  'the files that the Dockerfile copies are enough to build the product and to run it',
  async () => {
    // Outside the clone, so that neither its files nor its packages are found in parent folders.
    const parent = await mkdtemp(path.join(os.tmpdir(), 'image-'))
    onTestFinished(() => rm(parent, { recursive: true, force: true }))
    const context = path.join(parent, 'context')
    const dataDir = path.join(parent, 'data')
    await copyBuildContext(context)
    for (const stage of stages) {
      const folder = folderOf(stage, parent)
      await mkdir(folder)
      for (const { name, value } of stage.instructions) {
        const [, copied = '', from = ''] = /^--from=(\S+) (.+)$/.exec(value) ?? []
        if (name === 'COPY' && from) await copy(inFolder(from), path.join(parent, copied), folder)
        else if (name === 'COPY') await copy(value, context, folder)
        if (name === 'RUN') await runStep(value, stage, folder, dataDir)
      }
    }

    const image = stages.at(-1) as Stage
    const [program, ...args]: string[] = JSON.parse(valuesOf(image, 'CMD').at(-1) ?? '[]')
    expect(program).toBe('node')
    const product = await launchProgram(args, {
      cwd: folderOf(image, parent),
      env: { ...environmentOf(image), HOST: '127.0.0.1', DATA_DIR: dataDir },
    })
    onTestFinished(product.stop)
    await product.ready
    await expectToServe(product.address)
  },
  BUILD_WITHIN_MS,
)

test(
  'the image itself is built and serves, where there is a container engine',
  async ({ skip }) => {
    const engine = ['docker', 'podman'].find(
      (command) => spawnSync(command, ['info'], { stdio: 'ignore' }).status === 0,
    )
    if (!engine) return skip('Neither a Docker nor a Podman engine answers on this machine.')
    const tag = `morgenfalz-test-${process.pid}`
    await run(engine, ['build', '-f', DOCKERFILE, '-t', tag, '.'], { maxBuffer: 64 * 1024 ** 2 })
    onTestFinished(() => void spawnSync(engine, ['rmi', '-f', tag]))
    const started = await run(engine, [
      ...['run', '--detach', '--rm', '--init', '--read-only', '--tmpfs', '/tmp'],
      ...['--volume', '/data', '--publish', '127.0.0.1::3000', tag],
    ])
    const container = started.stdout.trim()
    onTestFinished(() => void spawnSync(engine, ['rm', '-f', '-v', container]))
    const { stdout } = await run(engine, ['port', container, '3000'])
    const address = `http://${stdout.split('\n')[0]}`
    const isServing = () =>
      fetch(`${address}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      )
    await expect.poll(isServing, { timeout: 120_000, interval: 500 }).toBe(true)
    await expectToServe(address)
  },
  IMAGE_WITHIN_MS,
)

async function expectToServe(address: string): Promise<void> {
  expect((await fetch(`${address}/healthz`)).status).toBe(200)
  const page = await fetch(`${address}/trainings`)
  expect(page.status).toBe(200)
  const html = await page.text()
  const [, script = ''] = /"(\/assets\/[\w-]+\.js)"/.exec(html) ?? []
  expect((await fetch(address + script)).headers.get('Content-Type')).toMatch(/javascript/)
}

/** The folder that represents a stage's working directory. The last stage has no name. */
function folderOf({ name }: Stage, parent: string): string {
  return path.join(parent, name || 'image')
}

/** "/app/dist dist" as "dist dist": a stage's folder represents /app. */
function inFolder(value: string): string {
  return value.replaceAll('/app/', '')
}

/**
 * Runs a RUN line as the image's build does, except for what would change this machine or use a registry: installed
 * packages are linked, npm's cache stays, and the data folder is the test's own.
 */
async function runStep(
  commands: string,
  stage: Stage,
  folder: string,
  dataDir: string,
): Promise<void> {
  for (const command of commands.split('&&').map((part) => part.trim())) {
    if (/^npm ci\b/.test(command)) await linkPackages(folder, command.includes('--omit=dev'))
    else if (command.endsWith(' /data')) await mkdir(dataDir, { mode: 0o700 })
    else if (command !== 'npm cache clean --force')
      await run('sh', ['-c', command], {
        cwd: folder,
        env: { PATH, HOME: folder, ...environmentOf(stage) },
      })
  }
}

/**
 * Links the packages of the copied lock file; without development packages if the image omits them.
 */
async function linkPackages(folder: string, omitsDevelopment: boolean): Promise<void> {
  const lock = await readFile(path.join(folder, 'package-lock.json'), 'utf8')
  expect(lock).toBe(await readFile('package-lock.json', 'utf8'))
  const target = path.join(folder, 'node_modules')
  if (!omitsDevelopment) return symlink(path.resolve('node_modules'), target)
  const { packages } = JSON.parse(lock) as { packages: Record<string, Locked> }
  for (const [name, { dev, peer }] of Object.entries(packages)) {
    // Nested packages come with their parents; packages for other systems are missing.
    const isOwn = /^node_modules\/(@[^/]+\/)?[^/]+$/.test(name)
    if (!isOwn || dev || peer || !existsSync(name)) continue
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    await symlink(path.resolve(name), path.join(folder, name))
  }
}
