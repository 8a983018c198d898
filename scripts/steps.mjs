import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { print, run } from './setup.mjs'

/** Runs one tool under a title. Ends this process if it fails. */
export function step(title, tool, args = [], environment = {}) {
  print(title)
  run(tool, args, environment)
}

/** Write what is generated from the source, and end with this code where that changes it. */
const OUT_OF_DATE = 3
const GENERATED = [
  ['types of calls', 'node', ['scripts/check-api-calls.mjs']],
  ['routes', 'node', ['scripts/check-routes.mjs']],
]

/** What needs neither a build, nor a database, nor a browser: title, tool, arguments. The longest come first. */
const SOURCE = [
  ['rules', 'vitest', ['run', '--project', 'unit', '--reporter', 'dot']],
  ['structure', 'depcruise', ['--config', '.dependency-cruiser.mjs', 'src', 'tests']],
  ['unused code and packages', 'knip'],
  ['types', 'tsc'],
  ['format and lint', 'biome', ['ci', '--error-on-warnings']],
]

/** All checks of the source. Ends this process if one fails, or if what is generated was not committed. */
export function checkSource() {
  return atOnce([...SOURCE, ...GENERATED])
}

/** The same, for work under way: what is generated is written anew, and says so. */
export async function generateAndCheckSource() {
  const written = await Promise.all(GENERATED.map((one) => finish(one, [0, OUT_OF_DATE])))
  if (written.includes(false)) process.exit(1)
  await atOnce(SOURCE)
}

/**
 * Runs tools, as many at once as there are processors. What one has printed is shown when it has ended. After the first
 * that fails none is begun, and when the others have ended this process ends.
 */
async function atOnce(steps) {
  const waiting = [...steps]
  let isFailed = false
  const workers = Array.from({ length: availableParallelism() }, async () => {
    for (let next = waiting.shift(); next && !isFailed; next = waiting.shift())
      isFailed = !(await finish(next)) || isFailed
  })
  await Promise.all(workers)
  if (isFailed) process.exit(1)
}

/** Runs one tool. Resolves to whether it ended with one of the codes that are fine. */
function finish([title, tool, args = []], fine = [0]) {
  return new Promise((resolve) => {
    const begun = performance.now()
    const child = spawn(tool, args, { shell: process.platform === 'win32' })
    const printed = []
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data) => printed.push(data))
    child.on('error', (error) => printed.push(Buffer.from(String(error))))
    child.on('close', (code) => {
      const seconds = Math.round((performance.now() - begun) / 1_000)
      const isFine = fine.includes(code)
      print(`${title}: ${isFine ? 'in order' : 'FAILED'}, ${seconds} s`)
      if (code !== 0) process.stdout.write(Buffer.concat(printed))
      resolve(isFine)
    })
  })
}
