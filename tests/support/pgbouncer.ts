import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import path from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { freshFolder } from './fresh-folder.ts'
import { freePort } from './running-product.ts'
import type { ServerProgram } from './server-program.ts'

/**
 * Starts a PgBouncer before a PostgreSQL, as docs/operations.md sets it up. It ends with the test.
 *
 * @returns the address of the database by way of it
 */
export async function startPgBouncer(
  program: ServerProgram,
  databaseUrl: string,
  poolMode: 'session' | 'transaction' | 'statement',
): Promise<string> {
  const { username, password, hostname, port } = new URL(databaseUrl)
  const listenPort = await freePort()
  const folder = await freshFolder('pgbouncer')
  const settings = path.join(folder, 'pgbouncer.ini')
  const users = path.join(folder, 'userlist.txt')
  await writeFile(users, `"${username}" "${password}"\n`)
  await writeFile(
    settings,
    `[databases]
* = host=${hostname} port=${port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = ${poolMode}
default_pool_size = 40
max_client_conn = 100
server_login_retry = 1
`,
  )
  await chmod(folder, 0o755)
  // It does not run as root.
  const asNobody = process.getuid?.() === 0 ? ['--user', 'nobody'] : []
  const child = spawn(program.file, ['--quiet', ...asNobody, settings], {
    env: { PATH: process.env.PATH, ...program.env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  onTestFinished(async () => {
    if (child.exitCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGTERM')
    await gone
  })
  await expect
    .poll(() => listens(listenPort), { timeout: 10_000, message: `PgBouncer: ${said}` })
    .toBe(true)
  const url = new URL(databaseUrl)
  url.port = String(listenPort)
  return url.href
}

async function listens(port: number): Promise<boolean> {
  const socket = connect({ host: '127.0.0.1', port })
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
