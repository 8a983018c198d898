// Servers that some tests put before or behind the product: a proxy, a pooler. On Debian they are fetched as root and
// unpacked into .cache: nothing is installed, and no service starts. tests/support/server-program.ts finds them there.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { ROOT, say } from './setup.mjs'

const FOLDER = path.join(ROOT, '.cache/servers')
/** The program of each Debian package. */
const SERVERS = {
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
}

/** Fetches the servers that are not there yet. Where that cannot be done their tests are skipped, and say so. */
export function ensureServers() {
  const missing = Object.keys(SERVERS).filter((name) => !isThere(SERVERS[name]))
  if (missing.length === 0 || process.getuid?.() !== 0 || !works('apt-get', ['--version'])) return
  say(`fetching ${missing.join(' and ')} for tests`)
  const archives = path.join(FOLDER, 'archives')
  mkdirSync(path.join(archives, 'partial'), { recursive: true })
  const fetched =
    works('apt-get', ['update', '-qq']) &&
    works('apt-get', [
      ...['install', '--download-only', '-y', '-qq', '--no-install-recommends'],
      ...['-o', `Dir::Cache::archives=${archives}`],
      ...missing,
    ])
  const packages = readdirSync(archives).filter((file) => file.endsWith('.deb'))
  for (const file of packages) works('dpkg', ['-x', path.join(archives, file), FOLDER])
  rmSync(archives, { recursive: true })
  if (!fetched) say(`${missing.join(' and ')} could not be fetched; their tests are skipped`)
}

function isThere(program) {
  return ['/', FOLDER].some((root) => existsSync(path.join(root, 'usr/sbin', program)))
}

function works(command, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(command, args, { stdio: 'ignore', env }).status === 0
}
