// Programs that some tests need: proxies, a pooler, and age, which decrypts backups. On Debian they are downloaded as
// root and unpacked into .cache, where tests/support/servers/server-program.ts finds them: nothing is installed or started.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { print, ROOT } from './setup.mjs'

const FOLDER = path.join(ROOT, '.cache/servers')
/** Debian packages and their programs. */
const SERVERS = {
  haproxy: 'usr/sbin/haproxy',
  nginx: 'usr/sbin/nginx',
  pgbouncer: 'usr/sbin/pgbouncer',
  age: 'usr/bin/age',
}

/** Downloads missing programs. If that is not possible, their tests are skipped and report it. */
export function ensureServers() {
  const missing = Object.keys(SERVERS).filter((name) => !isThere(SERVERS[name]))
  if (missing.length === 0 || process.getuid?.() !== 0 || !works('apt-get', ['--version'])) return
  print(`fetching ${missing.join(', ')} for tests`)
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
  if (!fetched) print(`${missing.join(', ')} could not be fetched; their tests are skipped`)
}

function isThere(program) {
  return ['/', FOLDER].some((root) => existsSync(path.join(root, program)))
}

function works(command, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(command, args, { stdio: 'ignore', env }).status === 0
}
