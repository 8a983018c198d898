import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { mountedIn } from '../../support/programs/mounting-lines.ts'
import { launchProgram } from '../../support/programs/running-product.ts'

const run = promisify(execFile)
const WITHIN_MS = 1_200_000
const NOT_COPIED = /^(node_modules|dist|data|\.git|\.cache|test-results|src\/tools)$/
/** Imports of a file, dynamic ones too. */
const IMPORTED = /(?:from|import\() ?'([#.][^']+)'/g

const CHECKS = [
  ['tsc'],
  ['biome', 'lint', '--error-on-warnings', 'src', 'tests', 'scripts'],
  ['depcruise', '--preserve-symlinks', '--config', '.dependency-cruiser.mjs', 'src', 'tests'],
  ['vitest', 'run', '--project', 'unit'],
] as const

test(
  'without src/tools and the lines that mount it, the product is checked, built and started',
  async () => {
    const copy = await copyWithoutTools()
    // Write the table of routes and the types of calls, and fail because they have changed.
    for (const script of ['check-routes', 'check-api-calls'])
      await inCopy(copy, 'node', [`scripts/${script}.mjs`]).catch(() => undefined)
    for (const [tool, ...args] of CHECKS) await inCopy(copy, tool, args)
    await inCopy(copy, 'node', ['scripts/build.mjs'])

    const product = await launchProgram(['dist/server/main.js'], {
      cwd: copy,
      env: { NODE_ENV: 'production', LOG_LEVEL: 'error', DATA_DIR: path.join(copy, 'data') },
    })
    onTestFinished(() => product.stop())
    await product.ready
    const read = async (address: string) => {
      const answer = await fetch(product.address + address)
      return { status: answer.status, text: await answer.text() }
    }
    for (const page of ['/', '/en', '/trainings', '/potenziale-erkennen', '/sitemap.xml']) {
      const { status, text } = await read(page)
      expect(status, page).toBe(200)
      expect(text, page).not.toMatch(/\/tools\/|#tools|id="tools"/)
    }
    for (const gone of ['/tools/meeting-moderator', '/en/meeting', '/api/tools'])
      expect((await read(gone)).status, gone).toBe(404)
  },
  WITHIN_MS,
)

/** A copy of the clone without the tools, their mounting lines, and the tests that know them. */
async function copyWithoutTools(): Promise<string> {
  const copy = await mkdtemp(path.join(os.tmpdir(), 'without-tools-'))
  onTestFinished(() => rm(copy, { recursive: true, force: true }))
  await cp('.', copy, {
    recursive: true,
    filter: (file) => !NOT_COPIED.test(path.relative('.', file)),
  })
  await symlink(path.resolve('node_modules'), path.join(copy, 'node_modules'))
  const sources = globSync('{src,tests,bench,scripts}/**/*.{ts,tsx,mjs}', { cwd: copy })
  const texts = new Map<string, string>()
  for (const file of sources) texts.set(file, await readFile(path.join(copy, file), 'utf8'))

  const gone = new Set(testsOfTools(texts))
  for (const [file, text] of texts) {
    const { lines, rest } = gone.has(file) ? { lines: [], rest: null } : mountedIn(text)
    if (rest === null) await rm(path.join(copy, file))
    else if (lines.length > 0) await writeFile(path.join(copy, file), rest)
  }
  return copy
}

/** The tests, and files for tests, that import from `src/tools`, also through others. */
function* testsOfTools(texts: ReadonlyMap<string, string>): Generator<string> {
  const tests = [...texts].filter(([file]) => /^tests\/|^bench\/|\.test\./.test(file))
  const imports = tests.map(
    ([file, text]) =>
      [file, [...text.matchAll(IMPORTED)].map(([, name = '']) => fileOf(name, file))] as const,
  )
  const gone = new Set<string>()
  for (let before = -1; before < gone.size; ) {
    before = gone.size
    for (const [file, imported] of imports)
      if (imported.some((other) => other.startsWith('src/tools/') || gone.has(other)))
        gone.add(file)
  }
  yield* gone
}

function fileOf(name: string, importer: string): string {
  if (name.startsWith('#tests/')) return name.slice(1)
  if (name.startsWith('#')) return `src/${name.slice(1)}`
  return path.join(path.dirname(importer), name)
}

async function inCopy(copy: string, tool: string, args: readonly string[]): Promise<void> {
  const bin = path.join(copy, 'node_modules/.bin')
  const node = path.dirname(process.execPath)
  const PATH = [node, bin, process.env.PATH].join(path.delimiter)
  const { HOME = '' } = process.env
  await run(tool, args, { cwd: copy, env: { PATH, HOME }, maxBuffer: 64 * 2 ** 20 }).catch(
    ({ stdout, stderr }) => {
      throw new Error(`${tool} failed without the tools:\n${stdout}\n${stderr}`)
    },
  )
}
