import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { freshFolder } from './fresh-folder.ts'
import { freePort } from './running-product.ts'
import type { ServerProgram } from './server-program.ts'

/**
 * Starts HAProxy before several processes of the product. It ends with the test.
 *
 * @returns its address
 */
export async function startHaproxy(
  program: ServerProgram,
  addresses: readonly string[],
): Promise<string> {
  const port = await freePort()
  const settings = path.join(await freshFolder('haproxy'), 'haproxy.cfg')
  const servers = addresses.map(
    (address, index) => `  server process${index} ${new URL(address).host} check inter 500ms`,
  )
  await writeFile(
    settings,
    `defaults
  mode http
  option forwardfor
  timeout connect 2s
  timeout client 60s
  timeout server 60s
frontend visitors
  bind 127.0.0.1:${port}
  default_backend product
backend product
  balance roundrobin
  option httpchk GET /readyz
  option redispatch
  retry-on conn-failure
${servers.join('\n')}
`,
  )
  const child = spawn(program.file, ['-q', '-f', settings], {
    env: { PATH: process.env.PATH, ...program.env },
    stdio: 'ignore',
  })
  onTestFinished(async () => {
    const gone = once(child, 'exit')
    if (child.exitCode === null && child.kill('SIGTERM')) await gone
  })
  const address = `http://127.0.0.1:${port}`
  const answers = async () => (await fetch(`${address}/healthz`).catch(() => null))?.status
  await expect.poll(answers, { timeout: 10_000 }).toBe(200)
  return address
}
