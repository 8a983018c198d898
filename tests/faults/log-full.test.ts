import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, openSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { freshFolder } from '../support/programs/fresh-folder.ts'
import { freePort } from '../support/programs/running-product.ts'

/** A Linux device that has no room. */
const FULL = '/dev/full'

test.skipIf(!existsSync(FULL))(
  'a log whose disk is full (needs /dev/full) stops nobody: the product starts, serves and stops',
  async () => {
    const port = await freePort()
    const full = openSync(FULL, 'w')
    const product = spawn(process.execPath, ['dist/server/main.js'], {
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        PORT: String(port),
        DATA_DIR: await freshFolder('log'),
      },
      stdio: ['ignore', full, full],
    })
    onTestFinished(() => void product.kill('SIGKILL'))
    const ended = once(product, 'exit')
    const ask = () =>
      fetch(`http://localhost:${port}/trainings`).then(
        ({ status }) => status,
        () => 0,
      )

    await expect.poll(ask, { timeout: 60_000 }).toBe(200)
    product.kill('SIGTERM')

    expect(await ended).toEqual([0, null])
  },
)
