import { chmod, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { freshFolder } from '../programs/fresh-folder.ts'
import { freePort } from '../programs/running-product.ts'
import { runServer, type ServerProgram } from '../servers/server-program.ts'

/**
 * Starts a PgBouncer in front of a PostgreSQL, as docs/operations.md sets it up. It ends with the test.
 *
 * @returns the address of the database through PgBouncer
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
  // It refuses to run as root.
  const asNobody = process.getuid?.() === 0 ? ['--user', 'nobody'] : []
  await runServer(program, ['--quiet', ...asNobody, settings], listenPort)
  const url = new URL(databaseUrl)
  url.port = String(listenPort)
  return url.href
}
