import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { PERSON } from '../support/failing-libraries.ts'
import { freshFolder } from '../support/programs/fresh-folder.ts'
import { launchProgram } from '../support/programs/running-product.ts'

const FATAL = 60
const LINE_MAX_BYTES = 8 * 1024
const PROGRAM = [
  '--enable-source-maps',
  '--import',
  './tests/support/failing-libraries.ts',
  'dist/server/main.js',
]

test('what libraries print, warn of and throw comes out as short lines of the log, without the data of people', async () => {
  const product = await launchProgram(PROGRAM, {
    env: { NODE_ENV: 'production', DATA_DIR: await freshFolder('libraries'), LOG_LEVEL: 'trace' },
  })
  onTestFinished(product.kill)
  await product.ready
  const output = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const)
    product.process[name]?.on('data', (chunk) => {
      output[name] += chunk
    })

  product.process.kill('SIGUSR2')
  const [code] = await once(product.process, 'close')

  expect(code).toBe(1)
  expect(output.stderr).toBe('')
  const lines = output.stdout.trimEnd().split('\n')
  for (const line of lines) {
    expect.soft(Buffer.byteLength(line)).toBeLessThan(LINE_MAX_BYTES)
    expect.soft(() => JSON.parse(line)).not.toThrow()
  }
  for (const word of Object.values(PERSON)) expect.soft(output.stdout).not.toContain(word)
  const parsed = lines.map((line) => JSON.parse(line))
  expect(parsed.at(-1)).toMatchObject({
    level: FATAL,
    msg: 'an uncaught error ends the process',
    err: { stack: expect.stringContaining('failing-libraries.ts') },
  })
  // The log contains what is needed to find the fault.
  expect(parsed).toContainEqual(
    expect.objectContaining({
      err: expect.objectContaining({
        cause: expect.objectContaining({
          code: '22P02',
          message: 'invalid input syntax for type uuid: …',
        }),
      }),
    }),
  )
})

test('the first line of the log names the version', async () => {
  const product = await launchProgram(['dist/server/main.js'], {
    env: { NODE_ENV: 'production', DATA_DIR: await freshFolder('version') },
  })
  onTestFinished(product.kill)
  let output = ''
  product.process.stdout?.on('data', (chunk) => {
    output += chunk
  })
  await product.ready
  const { version } = (await (await fetch(`${product.address}/healthz`)).json()) as {
    version: string
  }

  expect(JSON.parse(output.split('\n')[0] ?? '')).toMatchObject({ msg: 'starting', version })
})
